#include "theme/stylepainter.h"

#include <QPainter>
#include <QPainterPath>

namespace {

bool has(const QStyleOption &option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

/// A rectangle whose one-pixel outline falls on whole pixels.
QRectF outline(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    const auto part = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

void roundedBox(QPainter &painter, const QRect &rect, const QBrush &ground, const QColor &line, qreal radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(QPen(line, 1));
    painter.drawRoundedRect(outline(rect), radius, radius);
}

QBrush goldGround(const QRect &rect, const QStyleOption &option, const Theme &theme)
{
    QLinearGradient gradient(rect.topLeft(), rect.bottomLeft());
    const bool pressed = has(option, QStyle::State_Sunken);
    const bool hovered = has(option, QStyle::State_MouseOver);
    gradient.setColorAt(0, pressed ? theme.accentDeep : hovered ? theme.accent.lighter(106) : theme.accent);
    gradient.setColorAt(1, pressed ? theme.accentDeep.darker(106) : theme.accentDeep);
    return gradient;
}

void goldButton(QPainter &painter, const QStyleOption &option, const Theme &theme, qreal radius)
{
    // A lip under the button, as if it had a thickness to press.
    QRect face = option.rect;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentDeep.darker(125));
    painter.drawRoundedRect(face, radius, radius);
    face.adjust(0, 0, 0, -2);
    painter.setBrush(goldGround(face, option, theme));
    painter.drawRoundedRect(face, radius, radius);
}

void arrowDown(QPainter &painter, const QRect &rect, const QColor &colour, qreal size)
{
    const QPointF middle = QRectF(rect).center();
    QPainterPath path(middle + QPointF(-size, -size / 2));
    path.lineTo(middle + QPointF(0, size / 2));
    path.lineTo(middle + QPointF(size, -size / 2));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace

int StylePainter::unit(const QStyleOption &option)
{
    return option.fontMetrics.height();
}

void StylePainter::focusRing(QPainter &painter, const QRect &rect, const QPalette &palette, qreal radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Link), 2));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
}

void StylePainter::button(QPainter &painter, const QStyleOption &option, const Theme &theme, bool primary)
{
    const qreal radius = 0.5 * unit(option);
    const QPalette &palette = option.palette;
    if (primary && has(option, QStyle::State_Enabled)) {
        goldButton(painter, option, theme, radius);
        return;
    }
    QColor ground = palette.color(QPalette::Base);
    if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On))
        ground = mixed(ground, palette.color(QPalette::Mid), 0.9);
    else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        ground = mixed(ground, palette.color(QPalette::Mid), 0.45);
    roundedBox(painter, option.rect, ground, palette.color(QPalette::Mid), radius);
}

void StylePainter::field(QPainter &painter, const QStyleOption &option, const Theme &theme, bool invalid)
{
    const qreal radius = 0.45 * unit(option);
    const QPalette &palette = option.palette;
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    const QColor line = palette.color(QPalette::Mid);
    roundedBox(painter, option.rect, palette.brush(QPalette::Base),
               hovered ? mixed(line, palette.color(QPalette::PlaceholderText), 0.5) : line, radius);
    if (invalid) {
        painter.setPen(QPen(theme.warning, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), radius, radius);
    }
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled) && !invalid)
        focusRing(painter, option.rect, palette, radius);
}

void StylePainter::comboBox(QPainter &painter, const QStyleOptionComboBox &option, const QRect &arrow,
                            const Theme &theme)
{
    field(painter, option, theme, false);
    arrowDown(painter, arrow, option.palette.color(QPalette::PlaceholderText), 0.22 * unit(option));
}

void StylePainter::slider(QPainter &painter, const QStyleOptionSlider &option, const QRect &groove, const QRect &handle)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &palette = option.palette;
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor strong = palette.color(enabled ? QPalette::Link : QPalette::PlaceholderText);
    const qreal thickness = qMax(4.0, 0.28 * unit(option));
    QRectF track(groove.left(), groove.center().y() + 0.5 - thickness / 2, groove.width(), thickness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Mid));
    painter.drawRoundedRect(track, thickness / 2, thickness / 2);
    const QPointF middle = QRectF(handle).center();
    if (option.upsideDown)
        track.setLeft(middle.x());
    else
        track.setRight(middle.x());
    painter.setBrush(strong);
    painter.drawRoundedRect(track, thickness / 2, thickness / 2);

    const qreal radius = 0.5 * unit(option) - 2;
    painter.drawEllipse(middle, radius, radius);
    if (has(option, QStyle::State_HasFocus)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(QPalette::Text), 2));
        painter.drawEllipse(middle, radius, radius);
    }
}

void StylePainter::scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lively = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const QRectF bar = QRectF(handle).adjusted(2, 2, -2, -2);
    const qreal radius = qMin(bar.width(), bar.height()) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        lively ? option.palette.color(QPalette::PlaceholderText)
               : mixed(option.palette.color(QPalette::Mid), option.palette.color(QPalette::PlaceholderText), 0.4));
    painter.drawRoundedRect(bar, radius, radius);
}

void StylePainter::checkBox(QPainter &painter, const QStyleOption &option)
{
    const QPalette &palette = option.palette;
    const bool on = has(option, QStyle::State_On);
    const qreal size = option.rect.width();
    roundedBox(painter, option.rect, palette.color(on ? QPalette::Highlight : QPalette::Base),
               palette.color(on ? QPalette::Highlight : QPalette::PlaceholderText), 0.25 * size);
    if (!on)
        return;
    const QPointF corner = option.rect.topLeft();
    QPainterPath tick(corner + QPointF(0.25, 0.52) * size);
    tick.lineTo(corner + QPointF(0.43, 0.70) * size);
    tick.lineTo(corner + QPointF(0.76, 0.32) * size);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(palette.color(QPalette::HighlightedText), 0.12 * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void StylePainter::radioButton(QPainter &painter, const QStyleOption &option)
{
    const QPalette &palette = option.palette;
    const bool on = has(option, QStyle::State_On);
    roundedBox(painter, option.rect, palette.color(on ? QPalette::Highlight : QPalette::Base),
               palette.color(on ? QPalette::Highlight : QPalette::PlaceholderText), option.rect.width() / 2.0);
    if (!on)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::HighlightedText));
    const qreal dot = 0.2 * option.rect.width();
    painter.drawEllipse(QRectF(option.rect).center(), dot, dot);
}

void StylePainter::tab(QPainter &painter, const QStyleOptionTab &option)
{
    const QPalette &palette = option.palette;
    const bool selected = has(option, QStyle::State_Selected);
    if (!selected && has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        painter.fillRect(option.rect, mixed(palette.color(QPalette::AlternateBase), palette.color(QPalette::Mid), 0.4));
    if (!selected)
        return;
    const bool below = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    QRect line = option.rect;
    if (below)
        line.setBottom(line.top() + 2);
    else
        line.setTop(line.bottom() - 2);
    painter.fillRect(line, palette.color(QPalette::Link));
}

void StylePainter::menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    const QPalette &palette = option.palette;
    painter.fillRect(option.rect, palette.color(QPalette::AlternateBase));
    if (has(option, QStyle::State_Selected)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Highlight));
        painter.drawRoundedRect(option.rect.adjusted(1, 3, -1, -3), 5, 5);
    }
}

void StylePainter::panel(QPainter &painter, const QStyleOption &option, const QBrush &ground, qreal radius)
{
    roundedBox(painter, option.rect, ground, option.palette.color(QPalette::Mid), radius);
}
