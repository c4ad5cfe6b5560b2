#pragma once

#include <QImage>
#include <QPainter>
#include <QPointF>

/// Draws `image` smoothly with its top left corner at `corner`, each of its pixels `step` logical pixels wide.
///
/// In bands: Qt's raster engine hands anything higher than about a hundred rows to a pool of threads, and for pictures
/// as small as a die, sixty times a second, waking those costs more than they save.
void drawEnlarged(QPainter &painter, QPointF corner, double step, const QImage &image);
