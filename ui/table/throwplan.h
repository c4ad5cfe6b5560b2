#pragma once

#include "table/diemotion.h"

/// The flights of all dice of one throw. Tries a few ways to pour and takes the one in which dice pass through each
/// other least; still a pure function of its arguments.
class ThrowPlan {
public:
    ThrowPlan() = default;
    ThrowPlan(quint32 seed, DiceMask thrown, const Dice &faces, const ThrowTable &table);

    /// Only for dice that are thrown.
    [[nodiscard]] const DieMotion &die(int number) const { return m_motions[static_cast<std::size_t>(number)]; }

    /// How much dice pass through each other: 0 = never. For choosing and for tests.
    [[nodiscard]] double crush() const { return m_crush; }

private:
    using Motions = std::array<DieMotion, DiceCount>;
    static double crushOf(const Motions &motions, DiceMask thrown, const ThrowTable &table);

    Motions m_motions;
    double m_crush = 0;
};
