#include "table/enlarged.h"

#include <QPaintDevice>
#include <algorithm>
#include <cmath>

namespace {

constexpr double BandRows = 64; // device pixels

} // namespace

void drawEnlarged(QPainter &painter, QPointF corner, double step, const QImage &image)
{
    const QRectF target(corner, QSizeF(image.size()) * step);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // The image's own edge is transparent. Smoothing it once more would make three spans of every row.
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Bands begin and end between device rows: no row is drawn twice.
    const double ratio = painter.device()->devicePixelRatioF();
    const double first = std::floor(target.top() * ratio);
    const double end = std::ceil(target.bottom() * ratio);
    for (double row = first; row < end; row += BandRows) {
        painter.save();
        painter.setClipRect(
            QRectF(target.left() - 1, row / ratio, target.width() + 2, std::min(BandRows, end - row) / ratio),
            Qt::IntersectClip);
        painter.drawImage(target, image);
        painter.restore();
    }
    painter.restore();
}
