#include "table/cupbutton.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

CupButton::CupButton(QWidget *parent)
    : TableButton(parent)
{
    setCursor(Qt::OpenHandCursor);
}

void CupButton::retranslate()
{
    setAccessibleName(tr("Dice cup"));
    setAccessibleDescription(tr("Shake it with the mouse and let go, or press Space"));
    setToolTip(tr("Drag to shake, let go to throw (Space)"));
}

void CupButton::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_held = true;
    emit grabbed(mapToParent(event->position()));
}

void CupButton::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held)
        emit moved(mapToParent(event->position()));
}

void CupButton::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_held || event->button() != Qt::LeftButton)
        return;
    m_held = false;
    emit letGo();
}

void CupButton::paintEvent(QPaintEvent * /*event*/)
{
    if (!focusShown())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath ring;
    const double radius = width() * 0.16;
    ring.addRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), radius, radius);
    paintFocus(painter, ring);
}
