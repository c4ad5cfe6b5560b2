#include "table/tablebutton.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

TableButton::TableButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void TableButton::paintFocus(QPainter &painter, const QPainterPath &outline) const
{
    if (!focusShown())
        return;
    const double width = std::max(2.0, fontMetrics().height() * 0.12);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), width * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.setPen(QPen(Qt::white, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
}

bool TableButton::event(QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    // The game's own Space must not fire while the player sees the focus on this button.
    if (event->type() == QEvent::ShortcutOverride && focusShown()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QAbstractButton::event(event);
}

void TableButton::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat())
        click();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        event->ignore(); // these lead to the card, not to the next button
    else
        QAbstractButton::keyPressEvent(event);
}

void TableButton::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::ActiveWindowFocusReason)
        m_focusShown = true;
    QAbstractButton::focusInEvent(event);
    update();
}

void TableButton::focusOutEvent(QFocusEvent *event)
{
    // Kept while another window or a menu is in front.
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        m_focusShown = false;
    QAbstractButton::focusOutEvent(event);
    update();
}
