#pragma once

#include "rules/dice.h"

#include <algorithm>
#include <array>
#include <cstddef>

/// Everything that five dice can show and everything that can be kept of it, where only the faces count and not
/// the positions: the 252 rolls (five dice) and the 462 keeps (none to five dice). A keep of all five is a roll.
///
/// Keeps are numbered by size, the empty one first, so the rolls are the last of them: roll r is keep
/// FirstRoll + r. A keep with one die more has a higher number than the keep itself.
///
/// The keeps form a lattice (one die more, one die less) on which a throw is two passes instead of thousands of
/// products: the value of a keep is the mean over one more die, and the best keep of a roll is the best over
/// all keeps with one die taken away. Built in a fraction of a millisecond; never changes; share it.
class RollSpace {
public:
    static constexpr int RollCount = 252;
    static constexpr int KeepCount = 462;
    static constexpr int FirstRoll = KeepCount - RollCount;
    static constexpr int Faces = 6;
    /// Orders in which five dice can fall, 6^5: the sum of ways() of all rolls.
    static constexpr int Orders = 7776;

    RollSpace();

    /// The keep that consists of these dice. Kept dice must show 1..6.
    [[nodiscard]] int keepOf(const Dice &dice, DiceMask kept) const;
    /// The roll, 0..251, that five thrown dice are.
    [[nodiscard]] int rollOf(const Dice &dice) const { return keepOf(dice, DiceMask::all()) - FirstRoll; }

    /// The faces of a roll, ascending.
    [[nodiscard]] Dice dice(int roll) const { return m_dice[static_cast<std::size_t>(roll + FirstRoll)]; }
    /// How many dice a keep has, 0..5.
    [[nodiscard]] int size(int keep) const { return m_size[static_cast<std::size_t>(keep)]; }
    /// How many of the 7776 orders of five dice are this roll.
    [[nodiscard]] int ways(int roll) const { return m_ways[static_cast<std::size_t>(roll)]; }

    /// The keep with one die more, face 1..6. Only for keeps of fewer than five dice.
    [[nodiscard]] int with(int keep, int face) const
    {
        return m_with[static_cast<std::size_t>(keep)][static_cast<std::size_t>(face - 1)];
    }
    /// The keep with one die less, or the keep itself when no die of it shows this face.
    [[nodiscard]] int without(int keep, int face) const
    {
        return m_without[static_cast<std::size_t>(keep)][static_cast<std::size_t>(face - 1)];
    }

    /// Takes values of the rolls (from FirstRoll on) and sets the value of every smaller keep: what it is worth on
    /// the average to throw the other dice. With whole numbers the result is exact when every roll's value is
    /// a multiple of Orders.
    template <typename Value>
    void meanOverThrows(std::array<Value, KeepCount> &values) const
    {
        for (std::size_t keep = FirstRoll; keep-- > 0;) {
            const auto &next = m_with[keep];
            Value sum = 0;
            for (const qint16 wider : next)
                sum += values[static_cast<std::size_t>(wider)];
            values[keep] = sum / Faces;
        }
    }

    /// Raises the value of every keep to the best of all keeps that are part of it, itself included.
    template <typename Value>
    void bestOfParts(std::array<Value, KeepCount> &values) const
    {
        for (std::size_t keep = 1; keep < KeepCount; ++keep) {
            Value best = values[keep];
            for (const qint16 part : m_without[keep])
                best = std::max(best, values[static_cast<std::size_t>(part)]);
            values[keep] = best;
        }
    }

private:
    using Neighbours = std::array<qint16, Faces>;

    void number();
    void link();
    void countWays();

    std::array<Dice, KeepCount> m_dice{}; // ascending faces first, then 0 for each missing die
    std::array<qint8, KeepCount> m_size{};
    std::array<Neighbours, KeepCount> m_with{};
    std::array<Neighbours, KeepCount> m_without{};
    std::array<qint16, RollCount> m_ways{};
};
