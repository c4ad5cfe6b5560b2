#pragma once

#include "strategy/pointtable.h"
#include "strategy/rollspace.h"

#include <vector>

/// How likely a turn is to make each row for somebody who plays for that row alone: exact, from what is kept and the
/// throws that are left. What players call "the odds"; it tells nothing about what is best for the total.
///
/// A row is made when it gives points without the extra for a first throw. A row that counts a face is always filled
/// with something: there, made means at least three dice of that face, what the upper bonus asks on the average.
class RowOdds {
public:
    /// Dice of its face that make a row which counts a face.
    static constexpr int UpperGoal = 3;

    /// Works everything out, about a tenth of a millisecond.
    /// @param table of `rules`; neither need outlive this
    /// @param jokers five alike are jokers on this card: RuleSet::jokerRow is filled
    RowOdds(const RollSpace &space, const PointTable &table, const RuleSet &rules, bool jokers);

    /// Chance, 0..1, to make a row, were it open and did it count.
    /// @param keep number of the dice that stay, see RollSpace
    /// @param throwsLeft 0..2; with 0 the keep must be five dice
    [[nodiscard]] double chance(int row, int keep, int throwsLeft) const
    {
        return m_values[static_cast<std::size_t>(row)][static_cast<std::size_t>(throwsLeft)]
                       [static_cast<std::size_t>(keep)];
    }

private:
    using Values = std::array<double, RollSpace::KeepCount>;

    std::vector<std::array<Values, 3>> m_values; // by row and throws left
};

/// The odds of every row of a card: 0 for filled ones and for those that can give nothing any more.
/// @param kept the dice that would stay; where all five stay or no throw is left, these dice decide
/// @param throwNumber which throw of the turn the dice are, 1..MaxThrows
[[nodiscard]] std::vector<double> rowChances(const RuleSet &rules, const Card &card, const Dice &dice, DiceMask kept,
                                             int throwNumber);
