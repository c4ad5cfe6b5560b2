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

void DieButton::setHinted(bool on)
{
    if (on == m_hinted)
        return;
    m_hinted = on;
    update();
}

void DieButton::setOutline(const QPolygonF &outline)
{
    const QRect box =
        outline.boundingRect().adjusted(-OutlineMargin, -OutlineMargin, OutlineMargin, OutlineMargin).toAlignedRect();
    setGeometry(box);
    m_outline = outline.translated(-box.topLeft());
    update();
}

void DieButton::paintEvent(QPaintEvent * /*event*/)
{
    if (!hovered() && !focusShown() && !m_hinted)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addPolygon(m_outline);
    outline.closeSubpath();
    if (m_hinted) {
        painter.strokePath(outline, QPen(m_theme.accent, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const double size = width() * 0.24;
        const QRectF disc(width() - size - 1, 1, size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.plateActive);
        painter.drawEllipse(disc);
        m_bulb.paint(painter, disc.adjusted(size * 0.22, size * 0.18, -size * 0.22, -size * 0.26), m_theme.accent);
    }
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
    setSwingMs(0);
    connect(&m_swing, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &shut) { setShut(shut.toDouble()); });
}

void LockButton::checkStateSet()
{
    const double goal = isChecked() ? 1 : 0;
    m_swing.stop();
    if (!isVisible() || m_swing.duration() == 0) {
        setShut(goal);
        return;
    }
    m_swing.setStartValue(m_shut);
    m_swing.setEndValue(goal);
    m_swing.start();
}

void LockButton::setShut(double shut)
{
    m_shut = shut;
    update();
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
    painter.setBrush(hovered() ? m_theme.plate : m_theme.plateActive);
    QColor edge = m_theme.onPlateDim;
    edge.setAlpha(isEnabled() ? 130 : 60);
    painter.setPen(QPen(edge, 1));
    painter.drawEllipse(disc);
    if (m_shut > 0) {
        QLinearGradient gold(disc.topLeft(), disc.bottomLeft());
        gold.setColorAt(0, m_theme.accent.lighter(hovered() ? 112 : 104));
        gold.setColorAt(1, m_theme.accentDeep);
        painter.setOpacity(m_shut);
        painter.setPen(Qt::NoPen);
        painter.setBrush(gold);
        painter.drawEllipse(disc);
        painter.setOpacity(1);
    }
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
    const bool golden = m_shut > 0.5;
    QColor colour = golden ? m_theme.onAccent : m_theme.onPlateDim;
    if (!isEnabled() && !golden)
        colour.setAlpha(120);
    m_body.paint(painter, disc, colour);
    // The shackle swings about its left leg, out of the body on the right.
    const QPointF leg = disc.topLeft() + QPointF(0.37, 0.50) * disc.width();
    painter.save();
    painter.translate(leg);
    painter.rotate(-30 * (1 - m_shut));
    painter.translate(-leg);
    m_shackle.paint(painter, disc, colour);
    painter.restore();
}
