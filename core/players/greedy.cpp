#include "players/greedy.h"

#include "rules/scoring.h"

#include <bit>

Decision GreedyStrategy::decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    prepare(rules, card);
    const int roll = m_space.rollOf(dice);
    const bool served = throwNumber == 1;
    const Decision fill = Decision::fill(bestRow(rules, card, dice, served));
    if (throwNumber >= MaxThrows)
        return fill;

    const qint64 point = served ? TurnValues::PointAfterFirst : TurnValues::PointAfterSecond;
    qint64 best = point * m_values->bestGain(roll, served);
    Decision decision = fill;
    for (unsigned bits = 0; bits < DiceMask::all().bits(); ++bits) {
        const DiceMask kept(bits);
        const qint64 value = m_values->keepValue(m_space.keepOf(dice, kept), throwNumber);
        const bool keepsMore = !decision.fills() && kept.count() > decision.kept.count();
        if (value > best || (value == best && keepsMore)) {
            best = value;
            decision = Decision::keep(kept);
        }
    }
    return decision;
}

void GreedyStrategy::prepare(const RuleSet &rules, const Card &card)
{
    const bool sameRules = m_table.has_value() && m_rules == rules;
    if (sameRules && m_values && m_card == card)
        return;
    if (!sameRules) {
        m_table.emplace(rules, m_space);
        m_rules = rules;
    }
    m_values.emplace(m_space, *m_table, rules, card);
    m_card = card;
}

int GreedyStrategy::bestRow(const RuleSet &rules, const Card &card, const Dice &dice, bool served) const
{
    const int roll = m_space.rollOf(dice);
    const RowMask rows = fillableRows(rules, card, dice);
    const int most = m_values->bestGain(roll, served);
    // Points beside the row come with every row.
    if (most <= extraPoints(rules, dice, card))
        return cheapestRow(rows, card);
    for (RowMask left = rows; left != 0; left &= left - 1) {
        const int row = std::countr_zero(left);
        if (m_values->gain(*m_table, row, roll, served) == most)
            return row;
    }
    return cheapestRow(rows, card);
}

int GreedyStrategy::cheapestRow(RowMask rows, const Card &card) const
{
    int cheapest = -1;
    int least = 0;
    for (RowMask left = rows; left != 0; left &= left - 1) {
        const int row = std::countr_zero(left);
        const int most = m_table->canStillCount(row, card) ? m_table->most(row) : 0;
        if (cheapest < 0 || most < least) {
            cheapest = row;
            least = most;
        }
    }
    return cheapest;
}
