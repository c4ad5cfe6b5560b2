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
/// all keeps with one die taken away. Built in a fraction of a millisecond, or by the compiler; never changes;
/// share it.
class RollSpace {
public:
    static constexpr int RollCount = 252;
    static constexpr int KeepCount = 462;
    static constexpr int FirstRoll = KeepCount - RollCount;
    static constexpr int Faces = 6;
    /// Orders in which five dice can fall, 6^5: the sum of ways() of all rolls.
    static constexpr int Orders = 7776;

    /// Not constexpr on purpose: a compiler that tries to fold every local space takes minutes for one file.
    RollSpace();
    /// The same, built by the compiler: for code that wants every number of the lattice as a constant.
    static constexpr RollSpace known() { return RollSpace(Known()); }

    /// The keep that consists of these dice. Kept dice must show 1..6.
    [[nodiscard]] constexpr int keepOf(const Dice &dice, DiceMask kept) const;
    /// The roll, 0..251, that five thrown dice are.
    [[nodiscard]] constexpr int rollOf(const Dice &dice) const { return keepOf(dice, DiceMask::all()) - FirstRoll; }

    /// The faces of a roll, ascending.
    [[nodiscard]] constexpr Dice dice(int roll) const { return m_dice[static_cast<std::size_t>(roll + FirstRoll)]; }
    /// The faces of a keep, ascending, and 0 for each die that it lacks.
    [[nodiscard]] constexpr Dice faces(int keep) const { return m_dice[static_cast<std::size_t>(keep)]; }
    /// How many dice a keep has, 0..5.
    [[nodiscard]] constexpr int size(int keep) const { return m_size[static_cast<std::size_t>(keep)]; }
    /// How many of the 7776 orders of five dice are this roll.
    [[nodiscard]] constexpr int ways(int roll) const { return m_ways[static_cast<std::size_t>(roll)]; }

    /// The keep with one die more, face 1..6. Only for keeps of fewer than five dice.
    [[nodiscard]] constexpr int with(int keep, int face) const
    {
        return m_with[static_cast<std::size_t>(keep)][static_cast<std::size_t>(face - 1)];
    }
    /// The keep with one die less, or the keep itself when no die of it shows this face.
    [[nodiscard]] constexpr int without(int keep, int face) const
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
    struct Known {};
    constexpr explicit RollSpace(Known);

    using Neighbours = std::array<qint16, Faces>;

    constexpr void number();
    constexpr void link();
    constexpr void countWays();
    static constexpr Dice withFace(const Dice &dice, int size, int face);
    /// One number for each multiset of up to five faces.
    static constexpr std::size_t keyOf(const Dice &dice);
    static constexpr std::size_t Keys = 16807; // 7^5

    std::array<Dice, KeepCount> m_dice{}; // ascending faces first, then 0 for each missing die
    std::array<qint8, KeepCount> m_size{};
    std::array<Neighbours, KeepCount> m_with{};
    std::array<Neighbours, KeepCount> m_without{};
    std::array<qint16, RollCount> m_ways{};
};

constexpr RollSpace::RollSpace(Known)
{
    number();
    link();
    countWays();
}

/// The first `size` dice, ascending, and one more in its place among them.
constexpr Dice RollSpace::withFace(const Dice &dice, int size, int face)
{
    Dice wider = dice;
    int place = size;
    for (; place > 0 && dice[place - 1] > face; --place)
        wider.set(place, dice[place - 1]);
    wider.set(place, face);
    return wider;
}

constexpr std::size_t RollSpace::keyOf(const Dice &dice)
{
    std::size_t key = 0;
    for (const quint8 face : dice.faces)
        key = key * (Faces + 1) + face;
    return key;
}

/// Writes down all keeps: those of one size after those of the size before, each by adding a die that is
/// no lower than its last one.
constexpr void RollSpace::number()
{
    std::size_t next = 1; // keep 0 is the empty one
    std::size_t sizeBegin = 0;
    for (int size = 0; size < DiceCount; ++size) {
        const std::size_t sizeEnd = next;
        for (std::size_t keep = sizeBegin; keep < sizeEnd; ++keep) {
            const int lowest = size == 0 ? 1 : m_dice[keep][size - 1];
            for (int face = lowest; face <= Faces; ++face) {
                m_dice[next] = m_dice[keep];
                m_dice[next].set(size, face);
                m_size[next] = static_cast<qint8>(size + 1);
                ++next;
            }
        }
        sizeBegin = sizeEnd;
    }
}

constexpr void RollSpace::link()
{
    std::array<qint16, Keys> numbers{};
    for (std::size_t keep = 0; keep < KeepCount; ++keep) {
        numbers[keyOf(m_dice[keep])] = static_cast<qint16>(keep);
        for (std::size_t face = 0; face < Faces; ++face) {
            m_with[keep][face] = -1;
            m_without[keep][face] = static_cast<qint16>(keep);
        }
    }
    for (std::size_t keep = 0; keep < FirstRoll; ++keep) {
        for (int face = 1; face <= Faces; ++face) {
            const qint16 wider = numbers[keyOf(withFace(m_dice[keep], m_size[keep], face))];
            m_with[keep][static_cast<std::size_t>(face - 1)] = wider;
            m_without[static_cast<std::size_t>(wider)][static_cast<std::size_t>(face - 1)] = static_cast<qint16>(keep);
        }
    }
}

constexpr void RollSpace::countWays()
{
    // Each order of the dice is one path through the lattice.
    std::array<int, KeepCount> paths{};
    paths[0] = 1;
    for (std::size_t keep = 0; keep < FirstRoll; ++keep) {
        for (const qint16 wider : m_with[keep])
            paths[static_cast<std::size_t>(wider)] += paths[keep];
    }
    for (std::size_t roll = 0; roll < RollCount; ++roll)
        m_ways[roll] = static_cast<qint16>(paths[FirstRoll + roll]);
}

constexpr int RollSpace::keepOf(const Dice &dice, DiceMask kept) const
{
    int keep = 0;
    for (int die = 0; die < DiceCount; ++die) {
        if (kept.has(die))
            keep = with(keep, dice[die]);
    }
    return keep;
}
