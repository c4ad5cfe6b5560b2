#include "strategy/exactturn.h"

#include "rules/scoring.h"

#include <algorithm>
#include <bit>
#include <limits>

ExactTurn::ExactTurn(const RollSpace &space, const PointTable &points, const RuleSet &rules, const Card &card,
                     const ValueAfter &valueAfter)
    : m_nextRows(nextRows(rules, card.filled()))
    , m_rows(rules.rows.size())
{
    const CardTotals sums = totals(rules, card);
    m_onCard = sums.total - sums.bonus;
    for (std::size_t i = 0; i < m_fives.size(); ++i) {
        Dice dice;
        dice.faces.fill(static_cast<quint8>(i + 1));
        m_fives[i] = {space.rollOf(dice), fillableRows(rules, card, dice), extraPoints(rules, dice, card)};
    }
    for (const int row : rowsIn(m_nextRows))
        linkRow(points, rules, card, row, valueAfter);

    constexpr std::size_t first = RollSpace::FirstRoll;
    m_afterThird = bestRows(false);
    std::copy(m_afterThird.begin(), m_afterThird.end(), m_keepAfterSecond.begin() + first);
    space.meanOverThrows(m_keepAfterSecond);

    Keeps best = m_keepAfterSecond;
    space.bestOfParts(best);
    std::copy(best.begin() + first, best.end(), m_afterSecond.begin());
    m_keepAfterFirst = best;
    space.meanOverThrows(m_keepAfterFirst);

    // A roll's own value among its parts does no harm: to write it now is worth no less.
    best = m_keepAfterFirst;
    space.bestOfParts(best);
    m_afterFirst = bestRows(true);
    double sum = 0;
    for (std::size_t roll = 0; roll < m_afterFirst.size(); ++roll) {
        m_afterFirst[roll] = std::max(m_afterFirst[roll], best[first + roll]);
        sum += space.ways(static_cast<int>(roll)) * m_afterFirst[roll];
    }
    m_beforeThrow = sum / RollSpace::Orders;
}

void ExactTurn::linkRow(const PointTable &points, const RuleSet &rules, const Card &card, int row,
                        const ValueAfter &after)
{
    const bool jokers = rules.jokerRow >= 0 && card.isFilled(rules.jokerRow);
    Row &link = m_rows[static_cast<std::size_t>(row)];
    link.open = true;
    link.counts = points.counts(row, card);
    link.plain = &points.row(row, false, jokers);
    link.served = &points.row(row, true, jokers);
    const RowRule &rule = rules.row(row);
    const bool upper = rules.bonus && rule.upper;
    link.step = upper ? rule.number : 0;
    const int last = upper ? DiceCount : 1;
    for (int dice = 0; dice <= last; ++dice) {
        Card filled = card;
        filled.fill(row, upper ? dice * link.step : dice);
        link.next[static_cast<std::size_t>(dice)] = after(filled);
    }
}

const ExactTurn::FiveAlike *ExactTurn::fiveAlike(int roll) const
{
    for (const FiveAlike &five : m_fives) {
        if (five.roll == roll)
            return &five;
    }
    return nullptr;
}

RowMask ExactTurn::rowsFor(int roll) const
{
    const FiveAlike *five = fiveAlike(roll);
    return five != nullptr ? five->rows : m_nextRows;
}

/// What a row gives and leads to, without points beside it.
double ExactTurn::gain(const Row &row, std::size_t roll, bool served) const
{
    const int points = row.counts ? (served ? *row.served : *row.plain)[roll] : 0;
    const int next = row.step > 0 ? points / row.step : (points > 0 ? 1 : 0);
    return points + row.next[static_cast<std::size_t>(next)];
}

double ExactTurn::rowToCome(int row, int roll, int throwNumber) const
{
    const FiveAlike *five = fiveAlike(roll);
    const Row &link = m_rows[static_cast<std::size_t>(row)];
    return gain(link, static_cast<std::size_t>(roll), throwNumber == 1) + (five != nullptr ? five->extra : 0);
}

double ExactTurn::afterThrow(int roll, int throwNumber) const
{
    const auto at = static_cast<std::size_t>(roll);
    const Rolls &values = throwNumber == 1 ? m_afterFirst : throwNumber == 2 ? m_afterSecond : m_afterThird;
    return m_onCard + values[at];
}

/// The value of the best row by roll.
ExactTurn::Rolls ExactTurn::bestRows(bool served) const
{
    Rolls best;
    best.fill(-std::numeric_limits<double>::infinity());
    for (const Row &row : m_rows) {
        for (std::size_t roll = 0; row.open && roll < best.size(); ++roll)
            best[roll] = std::max(best[roll], gain(row, roll, served));
    }
    for (const FiveAlike &five : m_fives) {
        double &value = best[static_cast<std::size_t>(five.roll)];
        value = -std::numeric_limits<double>::infinity();
        for (const int row : rowsIn(five.rows))
            value = std::max(value, rowToCome(row, five.roll, served ? 1 : MaxThrows));
    }
    return best;
}
