#include "table/feltpainter.h"

#include "table/noise.h"
#include "table/rimpainter.h"

#include <QPaintDevice>
#include <QtMath>
#include <algorithm>

namespace {

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QColor blended(const QColor &a, const QColor &b, double share)
{
    const auto channel = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

/// Stitches along an edge, as many as fit with gaps between and at both ends.
void addStitches(QList<QLineF> &stitches, const QLineF &edge, double stitch, double gap)
{
    const double length = edge.length();
    const int count = qFloor((length - gap) / (stitch + gap));
    const double spare = count > 0 ? (length - count * stitch) / (count + 1) : 0;
    for (int k = 0; k < count; ++k) {
        const double from = spare + k * (stitch + spare);
        stitches << QLineF(edge.pointAt(from / length), edge.pointAt((from + stitch) / length));
    }
}

} // namespace

void FeltPainter::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_picture = QImage();
}

void FeltPainter::paint(QPainter &painter, const Shape &shape, const QRect &clip)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const bool sameRatio = qFuzzyCompare(m_picture.devicePixelRatio(), ratio);
    if (m_picture.isNull() || !sameRatio || m_shape != shape) {
        m_picture = picture(shape, ratio);
        m_shape = shape;
    }
    const QRectF source(QPointF(clip.topLeft()) * ratio, QSizeF(clip.size()) * ratio);
    painter.drawImage(QRectF(clip), m_picture, source);
}

QImage FeltPainter::picture(const Shape &shape, double ratio) const
{
    const QSize pixels(qCeil(shape.size.width() * ratio), qCeil(shape.size.height() * ratio));
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(m_theme.window);
    QPainter painter(&picture);
    painter.scale(ratio, ratio);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFelt(painter, shape, ratio);
    paintSlots(painter, shape);
    painter.end();
    paintRim(picture, m_theme, shape.rim * ratio);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void FeltPainter::paintFelt(QPainter &painter, const Shape &shape, double ratio) const
{
    const QRectF felt = QRectF(QPointF(), shape.size).adjusted(shape.rim, shape.rim, -shape.rim, -shape.rim);
    painter.save();
    painter.setClipRect(felt);
    // The lamp hangs over the dice: a wide pool of light, darker towards the corners.
    const double reach = std::hypot(felt.width(), felt.height()) * 0.62;
    QRadialGradient pool(shape.lamp, reach);
    const QColor bright = blended(m_theme.feltLight, Qt::white, 0.07);
    pool.setColorAt(0, bright);
    pool.setColorAt(0.25, m_theme.feltLight);
    pool.setColorAt(0.60, blended(m_theme.feltLight, m_theme.feltDark, 0.66));
    pool.setColorAt(1, blended(m_theme.feltDark, Qt::black, 0.32));
    painter.fillRect(felt, pool);

    const QImage cloth = clothTile(qRound(128 * ratio), 1.3 * ratio, 11);
    QPixmap tile = QPixmap::fromImage(cloth);
    tile.setDevicePixelRatio(ratio);
    painter.drawTiledPixmap(felt, tile);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(felt, brushedPatches(QSize(40, 40), 23));
    painter.restore();
}

void FeltPainter::paintSlots(QPainter &painter, const Shape &shape) const
{
    const double unit = std::max(1.0, shape.rim / 12.0);
    QList<QLineF> stitches;
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(Qt::black, 0.10));
    for (const QPolygonF &slot : shape.outlines) {
        painter.drawPolygon(slot);
        for (qsizetype i = 0; i < slot.size(); ++i)
            addStitches(stitches, QLineF(slot[i], slot[(i + 1) % slot.size()]), 4.8 * unit, 3.9 * unit);
    }
    // Thread with its own small shadow; one line after the other, since a long path is smoothed by more threads
    // than it is worth.
    QPen thread(withAlpha(Qt::black, 0.35), 1.5 * unit, Qt::SolidLine, Qt::RoundCap);
    painter.setPen(thread);
    painter.translate(0.5 * unit, 0.9 * unit);
    painter.drawLines(stitches);
    painter.translate(-0.5 * unit, -0.9 * unit);
    thread.setColor(withAlpha(m_theme.accent, 0.55));
    painter.setPen(thread);
    painter.drawLines(stitches);
}
