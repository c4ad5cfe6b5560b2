#pragma once

#include <QPainter>
#include <array>

/// Whether a face, 1..6, drawn flat, has a pip in this place of the 3 × 3 grid; column and row are 0, 1 or 2, row 0 on
/// top.
[[nodiscard]] constexpr bool hasPip(int face, int column, int row)
{
    constexpr std::array<unsigned, 7> grid = {0,           0b000010000, 0b001000100, 0b001010100,
                                              0b101000101, 0b101010101, 0b101101101};
    return ((grid[static_cast<std::size_t>(face)] >> static_cast<unsigned>(row * 3 + column)) & 1U) != 0;
}

/// Draws the pips of a flat die with the painter's pen and brush.
/// @param pitch distance between neighbouring places, as a share of the box
/// @param radius of a pip, px
inline void paintPips(QPainter &painter, const QRectF &box, int face, qreal pitch, qreal radius)
{
    if (face < 1 || face > 6)
        return;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            if (hasPip(face, column, row))
                painter.drawEllipse(box.center() + QPointF((column - 1) * box.width(), (row - 1) * box.height()) * pitch,
                                    radius, radius);
        }
    }
}
