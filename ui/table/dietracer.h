#pragma once

#include "table/diegeometry.h"
#include "table/numerals.h"
#include "table/tablecamera.h"
#include "theme/theme.h"

#include <QImage>
#include <QPolygonF>

/// Draws one die, a solid cube with rounded edges and hollow pips, into an image by following a ray per pixel.
/// `numerals`, where there are any, take the place of the pips; they turn so that they stand upright to the viewer.
/// `target` (ARGB32 premultiplied, cleared here) shows the part of the screen that begins at `corner` (logical pixels)
/// and has pixels `step` logical pixels wide.
/// `outline` is the convex outline of the cube as seen; nothing is drawn outside it.
void traceDie(QImage &target, const TableCamera &camera, const DiePose &pose, const Theme &theme,
              const Numerals *numerals, const QPolygonF &outline, QPointF corner, double step);
