#include "access/focusmark.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>

void FocusMark::put(QAbstractScrollArea &page)
{
    new FocusMark(page);
}

FocusMark::FocusMark(QAbstractScrollArea &page)
    : QWidget(&page)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    page.installEventFilter(this);
    page.viewport()->installEventFilter(this);
    follow();
}

bool FocusMark::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::Resize:
    case QEvent::Move:
        follow(); // both are told when it has happened
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusMark::follow()
{
    const auto *page = qobject_cast<QAbstractScrollArea *>(parentWidget());
    if (page == nullptr)
        return; // it is being destroyed, and has lost its focus on the way
    setGeometry(page->viewport()->geometry());
    setVisible(page->hasFocus());
    raise();
}

void FocusMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Link), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}
