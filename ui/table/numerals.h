#pragma once

#include <array>
#include <cstdint>
#include <vector>

/// The figures 1..6 as masks to look up while a die is drawn: how much of a point of a face is covered.
class Numerals {
public:
    /// The mask's side on a die of edge 1: it ends where the die's edges begin to round.
    static constexpr float Side = 0.74F;

    /// @param size pixels across a mask; about as many as it will take on the screen
    explicit Numerals(int size);

    /// Coverage, 0..1, at a point of the face that shows `face`, 1..6. x to the figure's right, y up, from its middle,
    /// in edges.
    [[nodiscard]] float at(int face, float x, float y) const
    {
        const float toPixels = static_cast<float>(m_size) / Side;
        const float column = x * toPixels + static_cast<float>(m_size) * 0.5F - 0.5F;
        const float row = static_cast<float>(m_size) * 0.5F - y * toPixels - 0.5F;
        if (column < 0 || row < 0 || column >= static_cast<float>(m_size - 1) || row >= static_cast<float>(m_size - 1))
            return 0;
        const int left = static_cast<int>(column);
        const int top = static_cast<int>(row);
        const float across = column - static_cast<float>(left);
        const float down = row - static_cast<float>(top);
        const std::uint8_t *pixel =
            m_masks[static_cast<std::size_t>(face)].data() + static_cast<std::size_t>(top * m_size + left);
        const float upper = static_cast<float>(pixel[0]) * (1 - across) + static_cast<float>(pixel[1]) * across;
        const float lower =
            static_cast<float>(pixel[m_size]) * (1 - across) + static_cast<float>(pixel[m_size + 1]) * across;
        return (upper * (1 - down) + lower * down) / 255.0F;
    }

private:
    int m_size;
    std::array<std::vector<std::uint8_t>, 7> m_masks; // by face; rows from top
};
