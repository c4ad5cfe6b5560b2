#pragma once

#include "strategy/pointtable.h"
#include "strategy/rollspace.h"

#include <array>

/// What one turn can bring on one card, exactly: the expected growth of the card's total, the upper bonus
/// included when this turn reaches it, under play that looks no further than this turn.
///
/// All values are whole numbers, counted in parts of a point: each throw to come multiplies the scale by 7776,
/// the number of ways in which five dice fall, so that no mean is ever rounded. Equal values compare as equal,
/// and every machine decides alike.
class TurnValues {
public:
    /// A point as counted in keepValue() after throw 1, and in fillValue() at throw 1.
    static constexpr qint64 PointAfterFirst = qint64(RollSpace::Orders) * RollSpace::Orders;
    /// The same after throw 2.
    static constexpr qint64 PointAfterSecond = RollSpace::Orders;

    /// @param space, table need not outlive the values; table is that of `rules`
    TurnValues(const RollSpace &space, const PointTable &table, const RuleSet &rules, const Card &card);

    /// How much the card's total grows when a roll is written into a row that may take it.
    [[nodiscard]] int gain(const PointTable &table, int row, int roll, bool served) const;
    /// How much the best row that may take it gives, by roll.
    [[nodiscard]] int bestGain(int roll, bool served) const
    {
        return (served ? m_bestServed : m_bestPlain)[static_cast<std::size_t>(roll)];
    }
    /// What keeping these dice and throwing the others is worth after throw 1 or 2, in the scale of that throw.
    [[nodiscard]] qint64 keepValue(int keep, int throwNumber) const
    {
        return (throwNumber == 1 ? m_afterFirst : m_afterSecond)[static_cast<std::size_t>(keep)];
    }
    /// Expected points of the whole turn, before its first throw.
    [[nodiscard]] double expected(const RollSpace &space) const;

private:
    using Gains = std::array<qint16, RollSpace::RollCount>;
    using Values = std::array<qint64, RollSpace::KeepCount>;

    /// Five alike of one face: other rows may be open to it, and it may earn points beside them.
    struct FiveAlike {
        int roll = 0;
        RowMask fillable = 0;
        int extra = 0;
    };

    [[nodiscard]] Gains bestGains(const PointTable &table, bool served) const;
    [[nodiscard]] int plainGain(const PointTable &table, int row, int roll, bool served) const;
    [[nodiscard]] bool mayReachBonus(const PointTable &table, int row) const;

    const Card m_card;
    const RowMask m_next; // rows whose turn has come
    const bool m_jokers;  // five alike are jokers
    std::array<FiveAlike, RollSpace::Faces> m_fives;
    RowMask m_bonusRows = 0; // rows that count towards a bonus that is not reached yet
    int m_bonusMissing = 0;
    int m_bonus = 0;
    Gains m_bestPlain{};
    Gains m_bestServed{};
    Values m_afterSecond{};
    Values m_afterFirst{};
};
