#pragma once

#include <QPolygonF>

/// The smallest convex polygon round the points, clockwise on the screen; not closed.
QPolygonF convexHull(const QPolygonF &points);
