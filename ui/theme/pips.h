#pragma once

#include "theme/theme.h"

#include <QPainter>

/// Whether a face, 1..6, drawn flat, has a pip in this place of the 3 × 3 grid; column and row are 0, 1 or 2, row 0 on
/// top.
[[nodiscard]] bool hasPip(int face, int column, int row);

/// Draws the pips of a flat die with the painter's brush.
/// @param pitch distance between neighbouring places, as a share of the box
/// @param radius of a pip, px
void paintPips(QPainter &painter, const QRectF &box, int face, qreal pitch, qreal radius);

/// The outline of the figure 1..6, bold, as high as `height` and with its middle at the origin.
[[nodiscard]] QPainterPath numeralPath(int face, qreal height);

/// Draws what a flat die of this box shows, pips or a figure, with the painter's brush.
void paintFace(QPainter &painter, const QRectF &box, int face, bool numerals);

/// The colour of the line round a flat die: sets it off from light and from dark grounds.
[[nodiscard]] QColor flatDieEdge(const Theme &theme);
