#include "strategy/pointtable.h"

#include "rules/scoring.h"

#include <algorithm>

PointTable::PointTable(const RuleSet &rules, const RollSpace &space)
{
    const std::size_t rows = rules.rows.size();
    m_plain.resize(rows);
    m_served.resize(rows);
    m_most.resize(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        m_needs.push_back(rules.rows[row].needsRow);
        Card card;
        if (m_needs.back() >= 0)
            card.fill(m_needs.back(), 1);
        for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
            const auto points = [&](int throwNumber) {
                return score(rules, static_cast<int>(row), space.dice(roll), throwNumber, card);
            };
            const auto at = static_cast<std::size_t>(roll);
            m_served[row][at] = static_cast<qint16>(points(1));
            m_plain[row][at] = static_cast<qint16>(points(MaxThrows));
            m_most[row] = std::max({m_most[row], points(1), points(MaxThrows)});
        }
    }
}
