#include "table/feltpainter.h"

#include "table/noise.h"

#include <QPainterPath>
#include <QPaintDevice>
#include <QtMath>
#include <algorithm>
#include <array>

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

QPainterPath roundedPath(const QRectF &rect, double radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

// One side of the rim as a trapezium with mitred ends; side 0 is the top, then clockwise.
QPolygonF rimSide(const QRectF &outer, const QRectF &inner, int side)
{
    const std::array<QPointF, 4> out = {outer.topLeft(), outer.topRight(), outer.bottomRight(), outer.bottomLeft()};
    const std::array<QPointF, 4> in = {inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft()};
    const auto a = static_cast<std::size_t>(side);
    const auto b = static_cast<std::size_t>((side + 1) % 4);
    return QPolygonF({out[a], out[b], in[b], in[a]});
}

} // namespace

void FeltPainter::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_pixmap = QPixmap();
}

void FeltPainter::paint(QPainter &painter, const Shape &shape, const QRect &clip)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const bool sameRatio = qFuzzyCompare(m_pixmap.devicePixelRatio(), ratio);
    if (m_pixmap.isNull() || !sameRatio || m_shape != shape) {
        m_pixmap = render(shape, ratio);
        m_shape = shape;
    }
    const QRectF source(QPointF(clip.topLeft()) * ratio, QSizeF(clip.size()) * ratio);
    painter.drawPixmap(QRectF(clip), m_pixmap, source);
}

QPixmap FeltPainter::render(const Shape &shape, double ratio) const
{
    QPixmap pixmap(QSize(qCeil(shape.size.width() * ratio), qCeil(shape.size.height() * ratio)));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(m_theme.window);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFelt(painter, shape, ratio);
    paintSlots(painter, shape);
    paintRim(painter, shape, ratio);
    return pixmap;
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
    for (const QPolygonF &slot : shape.outlines) {
        QPainterPath path;
        path.addPolygon(slot);
        path.closeSubpath();
        painter.fillPath(path, withAlpha(Qt::black, 0.10));
        // Thread with its own small shadow.
        QPen thread(withAlpha(Qt::black, 0.35), 1.5 * unit, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
        thread.setDashPattern({3.2, 2.6});
        painter.strokePath(path.translated(0.5 * unit, 0.9 * unit), thread);
        thread.setColor(withAlpha(m_theme.accent, 0.55));
        painter.strokePath(path, thread);
    }
}

void FeltPainter::paintRimShadow(QPainter &painter, const QRectF &inner, double rim)
{
    // Longer from the top left, where the lamp's light comes from.
    const double depth = rim * 1.5;
    const QRectF end = inner.adjusted(0.8 * depth, depth, -0.55 * depth, -0.6 * depth);
    const std::array<QLineF, 4> ways = {
        QLineF(0, inner.top(), 0, end.top()), QLineF(inner.right(), 0, end.right(), 0),
        QLineF(0, inner.bottom(), 0, end.bottom()), QLineF(inner.left(), 0, end.left(), 0)};
    painter.save();
    painter.setPen(Qt::NoPen);
    // Where two sides meet they are equally dark; smoothed edges would leave a bright line there.
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t side = 0; side < ways.size(); ++side) {
        QLinearGradient shadow(ways[side].p1(), ways[side].p2());
        for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0})
            shadow.setColorAt(t, withAlpha(Qt::black, 0.19 * (1 - t) * (1 - t)));
        painter.setBrush(shadow);
        painter.drawPolygon(rimSide(inner, end, static_cast<int>(side)));
    }
    painter.restore();
}

void FeltPainter::paintRim(QPainter &painter, const Shape &shape, double ratio) const
{
    const QRectF outer(QPointF(), shape.size);
    const double rim = shape.rim;
    const QRectF inner = outer.adjusted(rim, rim, -rim, -rim);
    const double outerRadius = rim * 1.3;
    const double innerRadius = rim * 0.55;

    paintRimShadow(painter, inner, rim);

    QPainterPath frame = roundedPath(outer, outerRadius);
    frame.addPath(roundedPath(inner, innerRadius));
    frame.setFillRule(Qt::OddEvenFill);

    painter.save();
    painter.setClipPath(frame);
    const int thick = std::max(1, qCeil(rim * ratio));
    for (int side = 0; side < 4; ++side) {
        const bool level = side % 2 == 0;
        const double length = level ? outer.width() : outer.height();
        const QRgb light = blended(m_theme.rimLight, Qt::white, side == 0 ? 0.10 : 0.0).rgb();
        const QRgb dark = blended(m_theme.rimDark, Qt::black, side == 2 ? 0.12 : 0.0).rgb();
        QImage plank = woodPlank(QSize(qCeil(length * ratio), thick), light, dark, ratio * rim / 14.0,
                                 static_cast<quint32>(side * 31 + 5));
        if (!level)
            plank = plank.transformed(QTransform().rotate(90));
        plank.setDevicePixelRatio(ratio);
        painter.save();
        QPainterPath part;
        part.addPolygon(rimSide(outer, inner, side));
        painter.setClipPath(part, Qt::IntersectClip);
        const QPointF corner(side == 1 ? inner.right() : 0, side == 2 ? inner.bottom() : 0);
        painter.drawImage(corner, plank);
        painter.restore();
    }
    // Rounded profile: light on the outer shoulder above, dark on the inner one, the other way round below.
    const auto bevel = [&](double inset, double width, double top, double bottom) {
        QLinearGradient gradient(0, 0, 0, outer.height());
        gradient.setColorAt(0, withAlpha(top > 0 ? Qt::white : Qt::black, std::abs(top)));
        gradient.setColorAt(1, withAlpha(bottom > 0 ? Qt::white : Qt::black, std::abs(bottom)));
        painter.setPen(QPen(QBrush(gradient), width));
        const double radius = outerRadius + (innerRadius - outerRadius) * inset / rim;
        painter.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), radius, radius);
    };
    for (int k = 0; k < 6; ++k) {
        const double s = (k + 0.5) / 6;
        const double slope = std::cos(s * M_PI); // 1 outside, -1 inside
        bevel(s * rim, rim / 6 + 0.6, 0.20 * slope - 0.02, -0.22 * slope - 0.06);
    }
    painter.restore();

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(Qt::black, 0.55), std::max(1.0, rim * 0.09)));
    painter.drawRoundedRect(inner, innerRadius, innerRadius);
    painter.setPen(QPen(withAlpha(Qt::black, 0.35), 1));
    painter.drawRoundedRect(outer.adjusted(0.5, 0.5, -0.5, -0.5), outerRadius, outerRadius);
}
