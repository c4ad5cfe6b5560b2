#include "panes/sendbutton.h"

#include <QPainter>

SendButton::SendButton(QWidget *parent)
    : QAbstractButton(parent)
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

    const qreal size = box.height() * 0.42;
    painter.save();
    painter.translate(box.center());
    if (layoutDirection() == Qt::RightToLeft)
        painter.scale(-1, 1);
    m_arrow.paint(painter, QRectF(-size / 2, -size / 2, size, size), isEnabled() ? m_theme.onGood : m_theme.textDim);
    painter.restore();
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.dark ? m_theme.accent : m_theme.text, 1.6));
    painter.drawRoundedRect(box, 8, 8);
}
