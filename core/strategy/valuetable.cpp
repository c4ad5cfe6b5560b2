#include "strategy/valuetable.h"

#include "rules/scoring.h"

double ValueTable::expectedTotal(const Card &card) const
{
    const CardTotals sums = totals(rules(), card);
    return sums.total - sums.bonus + value(m_space.stateOf(card));
}
