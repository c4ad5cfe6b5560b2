#include "table/diebutton.h"

#include "table/textfit.h"
#include "theme/fonts.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr double OutlineMargin = 6;

} // namespace

DieButton::DieButton(const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_theme(theme)
{
    setCheckable(true);
}

void DieButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void DieButton::setOutline(const QPolygonF &outline)
{
    const QRect box = outline.boundingRect()
                          .adjusted(-OutlineMargin, -OutlineMargin, OutlineMargin, OutlineMargin)
                          .toAlignedRect();
    setGeometry(box);
    m_outline = outline.translated(-box.topLeft());
    update();
}

void DieButton::paintEvent(QPaintEvent * /*event*/)
{
    if (!hovered() && !focusShown())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addPolygon(m_outline);
    outline.closeSubpath();
    if (hovered()) {
        QColor glow = m_theme.accent;
        for (int k = 3; k >= 1; --k) {
            glow.setAlpha(70);
            painter.strokePath(outline, QPen(glow, 2.2 * k + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
    }
    if (focusShown())
        paintFocus(painter, outline);
}

LockButton::LockButton(int number, const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_number(number)
    , m_theme(theme)
{
    setCheckable(true);
}

void LockButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void LockButton::setDisc(double diameter)
{
    m_disc = diameter;
    update();
}

void LockButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole((width() - m_disc) / 2, 0, m_disc, m_disc);
    const QRectF disc = whole.adjusted(2, 2, -2, -2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 75));
    painter.drawEllipse(disc.translated(0, 1.5));
    if (isChecked()) {
        QLinearGradient gold(disc.topLeft(), disc.bottomLeft());
        gold.setColorAt(0, m_theme.accent.lighter(hovered() ? 112 : 104));
        gold.setColorAt(1, m_theme.accentDeep);
        painter.setBrush(gold);
    } else {
        painter.setBrush(hovered() ? m_theme.plate : m_theme.plateActive);
        QColor edge = m_theme.onPlateDim;
        edge.setAlpha(isEnabled() ? 130 : 60);
        painter.setPen(QPen(edge, 1));
    }
    painter.drawEllipse(disc);
    paintPadlock(painter, disc);

    const QRectF label(0, m_disc, width(), height() - m_disc);
    painter.setPen(m_theme.onFelt);
    painter.setFont(scaledFont(font(), 0.92, isChecked()));
    painter.drawText(label, Qt::AlignCenter, locale().toString(m_number));
    if (focusShown()) {
        QPainterPath ring;
        ring.addEllipse(disc);
        paintFocus(painter, ring);
    }
}

void LockButton::paintPadlock(QPainter &painter, const QRectF &disc) const
{
    const double s = disc.width();
    const QPointF o = disc.topLeft();
    QColor colour = isChecked() ? m_theme.onAccent : m_theme.onPlateDim;
    if (!isEnabled() && !isChecked())
        colour.setAlpha(120);

    // The shackle: both legs in the body, or swung up and out to the side.
    QPainterPath shackle;
    const double left = isChecked() ? 0.37 : 0.50;
    const double right = isChecked() ? 0.63 : 0.74;
    const double top = isChecked() ? 0.37 : 0.32;
    const double half = (right - left) / 2;
    shackle.moveTo(o + QPointF(left, 0.50) * s);
    shackle.lineTo(o + QPointF(left, top) * s);
    shackle.arcTo(QRectF(o.x() + left * s, o.y() + (top - half) * s, 2 * half * s, 2 * half * s), 180, -180);
    shackle.lineTo(o + QPointF(right, isChecked() ? 0.50 : 0.42) * s);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 0.075 * s, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(shackle);

    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double shift = isChecked() ? 0 : -0.04;
    const QRectF body(o.x() + (0.29 + shift) * s, o.y() + 0.47 * s, 0.42 * s, 0.32 * s);
    painter.drawRoundedRect(body, 0.06 * s, 0.06 * s);
    painter.setBrush(isChecked() ? m_theme.accent : m_theme.plateActive);
    painter.drawEllipse(body.center() - QPointF(0, 0.02 * s), 0.045 * s, 0.045 * s);
    painter.drawRect(QRectF(body.center().x() - 0.018 * s, body.center().y(), 0.036 * s, 0.09 * s));
}
