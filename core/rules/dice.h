#pragma once

#include <QtGlobal>
#include <array>
#include <bit>

/// How many dice every game of the family uses.
constexpr int DiceCount = 5;
/// Throws in one turn, the first included.
constexpr int MaxThrows = 3;

/// A subset of the five dice: bit k stands for the die at position k (0..4).
class DiceMask {
public:
    constexpr DiceMask() = default;
    constexpr explicit DiceMask(unsigned bits)
        : m_bits(static_cast<quint8>(bits & 31U))
    {}

    static constexpr DiceMask none() { return DiceMask(); }
    static constexpr DiceMask all() { return DiceMask(31U); }

    [[nodiscard]] constexpr bool has(int die) const { return ((m_bits >> die) & 1U) != 0; }
    [[nodiscard]] constexpr DiceMask toggled(int die) const { return DiceMask(m_bits ^ (1U << die)); }
    [[nodiscard]] constexpr DiceMask with(int die) const { return DiceMask(m_bits | (1U << die)); }
    [[nodiscard]] constexpr DiceMask inverted() const { return DiceMask(~static_cast<unsigned>(m_bits)); }
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }
    [[nodiscard]] constexpr unsigned bits() const { return m_bits; }

    friend constexpr bool operator==(DiceMask, DiceMask) = default;

private:
    quint8 m_bits = 0;
};

/// Faces of the five dice by position, 1..6 each; all 0 before a turn's first throw.
struct Dice {
    std::array<quint8, DiceCount> faces{};

    [[nodiscard]] constexpr int operator[](int die) const { return faces[static_cast<std::size_t>(die)]; }
    constexpr void set(int die, int face) { faces[static_cast<std::size_t>(die)] = static_cast<quint8>(face); }

    /// True when all five dice have been thrown, that is show 1..6.
    [[nodiscard]] constexpr bool thrown() const
    {
        for (const quint8 face : faces) {
            if (face < 1 || face > 6)
                return false;
        }
        return true;
    }

    /// Sum of the pips of all five dice.
    [[nodiscard]] constexpr int sum() const
    {
        int total = 0;
        for (const quint8 face : faces)
            total += face;
        return total;
    }

    friend constexpr bool operator==(const Dice &, const Dice &) = default;
};
