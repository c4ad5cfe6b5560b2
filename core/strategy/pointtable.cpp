#include "strategy/pointtable.h"

#include "rules/scoring.h"

#include <algorithm>

PointTable::PointTable(const RuleSet &rules, const RollSpace &space)
    : m_most(rules.rows.size())
{
    for (const RowRule &row : rules.rows)
        m_needs.push_back(row.needsRow);
    for (const bool served : {false, true}) {
        for (const bool jokers : {false, true})
            fill(rules, space, served, jokers);
    }
}

void PointTable::fill(const RuleSet &rules, const RollSpace &space, bool served, bool jokers)
{
    std::vector<Points> &table = m_points[kind(served, jokers)];
    table.resize(rules.rows.size());
    for (std::size_t row = 0; row < table.size(); ++row) {
        Card card;
        if (m_needs[row] >= 0)
            card.fill(m_needs[row], 1);
        if (jokers && rules.jokerRow >= 0)
            card.fill(rules.jokerRow, 0);
        for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
            const int points = score(rules, static_cast<int>(row), space.dice(roll), served ? 1 : MaxThrows, card);
            table[row][static_cast<std::size_t>(roll)] = static_cast<qint16>(points);
            m_most[row] = std::max(m_most[row], points);
        }
    }
}
