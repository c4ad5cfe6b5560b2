#pragma once

#include "rules/card.h"
#include "rules/ruleset.h"
#include "strategy/rollspace.h"

#include <array>
#include <vector>

/// What every row of a rule set gives for every roll, taken from the scoring code once, so that whoever looks at
/// many rolls need not ask it thousands of times. Rows that depend on another row stand here as if that one
/// held points; ask counts() for a card. Which rows may be filled is fillableRows()'s business.
class PointTable {
public:
    using Points = std::array<qint16, RollSpace::RollCount>;

    PointTable(const RuleSet &rules, const RollSpace &space);

    /// Points of a row by roll.
    /// @param served the dice are the turn's first throw
    /// @param jokers five alike are jokers on this card: RuleSet::jokerRow is filled
    [[nodiscard]] const Points &row(int row, bool served, bool jokers = false) const
    {
        return m_points[kind(served, jokers)][static_cast<std::size_t>(row)];
    }
    /// The most that a row can ever give.
    [[nodiscard]] int most(int row) const { return m_most[static_cast<std::size_t>(row)]; }

    /// False when the row gives nothing on this card because the row that it depends on holds no points.
    [[nodiscard]] bool counts(int row, const Card &card) const
    {
        const int needed = m_needs[static_cast<std::size_t>(row)];
        return needed < 0 || card.points(needed) > 0;
    }
    /// False when the row cannot give anything any more, whatever is thrown.
    [[nodiscard]] bool canStillCount(int row, const Card &card) const
    {
        return counts(row, card) || !card.isFilled(m_needs[static_cast<std::size_t>(row)]);
    }

private:
    static constexpr std::size_t kind(bool served, bool jokers) { return (served ? 1U : 0U) + (jokers ? 2U : 0U); }
    void fill(const RuleSet &rules, const RollSpace &space, bool served, bool jokers);

    std::array<std::vector<Points>, 4> m_points; // by kind()
    std::vector<int> m_most;
    std::vector<int> m_needs; // index of the row that must hold points, or -1
};
