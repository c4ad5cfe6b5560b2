#include "panes/sendbutton.h"

#include <QPainter>
#include <QPainterPath>

SendButton::SendButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void SendButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize SendButton::sizeHint() const
{
    const int height = fontMetrics().height() + 16;
    return {height * 6 / 5, height};
}

void SendButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = m_theme.good;
    if (isDown())
        ground = ground.darker(115);
    else if (underMouse() && isEnabled())
        ground = ground.lighter(112);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? ground : m_theme.panelLine);
    painter.drawRoundedRect(box, 8, 8);

    const qreal size = box.height() * 0.36;
    QPainterPath arrow(QPointF(-0.9, -0.85));
    arrow.lineTo(1.05, 0);
    arrow.lineTo(-0.9, 0.85);
    arrow.lineTo(-0.45, 0);
    arrow.closeSubpath();
    painter.save();
    painter.translate(box.center());
    painter.scale(layoutDirection() == Qt::RightToLeft ? -size * 0.6 : size * 0.6, size * 0.6);
    painter.setBrush(isEnabled() ? m_theme.onGood : m_theme.textDim);
    painter.drawPath(arrow);
    painter.restore();
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.dark ? m_theme.accent : m_theme.text, 1.6));
    painter.drawRoundedRect(box, 8, 8);
}
