#include "players/turnvalues.h"

#include "rules/scoring.h"

#include <algorithm>
#include <bit>

TurnValues::TurnValues(const RollSpace &space, const PointTable &table, const RuleSet &rules, const Card &card)
    : m_card(card)
    , m_next(nextRows(rules, card.filled()))
    , m_jokers(rules.jokerRow >= 0 && card.isFilled(rules.jokerRow))
{
    for (std::size_t i = 0; i < m_fives.size(); ++i) {
        Dice dice;
        dice.faces.fill(static_cast<quint8>(i + 1));
        m_fives[i] = {space.rollOf(dice), fillableRows(rules, card, dice), extraPoints(rules, dice, card)};
    }
    const CardTotals sums = totals(rules, card);
    if (rules.bonus && sums.upper < rules.bonus->threshold) {
        m_bonusMissing = rules.bonus->threshold - sums.upper;
        m_bonus = rules.bonus->points;
        for (std::size_t row = 0; row < rules.rows.size(); ++row)
            m_bonusRows |= RowMask(rules.rows[row].upper ? 1 : 0) << row;
    }
    m_bestPlain = bestGains(table, false);
    m_bestServed = bestGains(table, true);

    constexpr std::size_t first = RollSpace::FirstRoll;
    for (std::size_t roll = 0; roll < m_bestPlain.size(); ++roll)
        m_afterSecond[first + roll] = PointAfterSecond * m_bestPlain[roll];
    space.meanOverThrows(m_afterSecond);

    // After throw 2 a roll is worth its best row or its best keep, whichever is more.
    m_afterFirst = m_afterSecond;
    space.bestOfParts(m_afterFirst);
    for (std::size_t roll = 0; roll < m_bestPlain.size(); ++roll)
        m_afterFirst[first + roll] *= RollSpace::Orders;
    space.meanOverThrows(m_afterFirst);
}

int TurnValues::gain(const PointTable &table, int row, int roll, bool served) const
{
    const auto five =
        std::find_if(m_fives.begin(), m_fives.end(), [roll](const FiveAlike &each) { return each.roll == roll; });
    return plainGain(table, row, roll, served) + (five != m_fives.end() ? five->extra : 0);
}

int TurnValues::plainGain(const PointTable &table, int row, int roll, bool served) const
{
    if (!table.counts(row, m_card))
        return 0;
    const int points = table.row(row, served, m_jokers)[static_cast<std::size_t>(roll)];
    const bool reachesBonus = ((m_bonusRows >> row) & 1U) != 0 && points >= m_bonusMissing;
    return points + (reachesBonus ? m_bonus : 0);
}

double TurnValues::expected(const RollSpace &space) const
{
    Values values = m_afterFirst;
    space.bestOfParts(values);
    qint64 sum = 0; // at most Orders × PointAfterFirst × the best row: far from 2^63
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        const qint64 filled = PointAfterFirst * bestGain(roll, true);
        // All five kept stands for the same dice as throw 2, which are never worth more than as throw 1.
        sum += space.ways(roll) * std::max(filled, values[static_cast<std::size_t>(RollSpace::FirstRoll + roll)]);
    }
    return static_cast<double>(sum) / RollSpace::Orders / static_cast<double>(PointAfterFirst);
}

bool TurnValues::mayReachBonus(const PointTable &table, int row) const
{
    return ((m_bonusRows >> row) & 1U) != 0 && table.most(row) >= m_bonusMissing;
}

TurnValues::Gains TurnValues::bestGains(const PointTable &table, bool served) const
{
    Gains best{};
    for (RowMask left = m_next; left != 0; left &= left - 1) {
        const int row = std::countr_zero(left);
        if (!table.counts(row, m_card))
            continue;
        const PointTable::Points &points = table.row(row, served, m_jokers);
        if (!mayReachBonus(table, row)) {
            for (std::size_t roll = 0; roll < best.size(); ++roll)
                best[roll] = std::max(best[roll], points[roll]);
            continue;
        }
        for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
            qint16 &value = best[static_cast<std::size_t>(roll)];
            value = std::max(value, static_cast<qint16>(plainGain(table, row, roll, served)));
        }
    }
    for (const FiveAlike &five : m_fives) {
        int most = 0;
        for (RowMask left = five.fillable; left != 0; left &= left - 1)
            most = std::max(most, plainGain(table, std::countr_zero(left), five.roll, served));
        best[static_cast<std::size_t>(five.roll)] = static_cast<qint16>(most + five.extra);
    }
    return best;
}
