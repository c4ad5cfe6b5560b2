#include "book/accessiblebook.h"

#include "book/bookview.h"

#include <QTextCursor>

namespace {

QAccessibleInterface *makeInterface(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<BookView *>(object);
    return view == nullptr ? nullptr : new AccessibleBook(view); // the cache of Qt owns it
}

} // namespace

void AccessibleBook::install()
{
    QAccessible::installFactory(makeInterface); // Qt takes each factory once
}

AccessibleBook::AccessibleBook(BookView *view)
    : QAccessibleWidget(view, QAccessible::Document)
{}

BookView &AccessibleBook::view() const
{
    return *static_cast<BookView *>(widget());
}

SpokenText AccessibleBook::spoken() const
{
    return SpokenText(*view().document());
}

void *AccessibleBook::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State AccessibleBook::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    return state;
}

void AccessibleBook::selection(int /*index*/, int *start, int *end) const
{
    *start = 0;
    *end = 0;
}

int AccessibleBook::cursorPosition() const
{
    return spoken().offsetOf(view().textCursor().position());
}

void AccessibleBook::setCursorPosition(int offset)
{
    QTextCursor cursor = view().textCursor();
    cursor.setPosition(qBound(0, spoken().positionOf(offset), view().document()->characterCount() - 1));
    view().setTextCursor(cursor);
    view().ensureCursorVisible();
}

QString AccessibleBook::text(int start, int end) const
{
    return spoken().text().mid(start, end - start);
}

int AccessibleBook::characterCount() const
{
    return static_cast<int>(spoken().text().size());
}

QRect AccessibleBook::characterRect(int offset) const
{
    QTextCursor cursor(view().document());
    cursor.setPosition(qBound(0, spoken().positionOf(offset), view().document()->characterCount() - 1));
    const QRect place = view().cursorRect(cursor);
    return {view().viewport()->mapToGlobal(place.topLeft()), place.size()};
}

int AccessibleBook::offsetAtPoint(const QPoint &point) const
{
    return spoken().offsetOf(view().cursorForPosition(view().viewport()->mapFromGlobal(point)).position());
}

void AccessibleBook::scrollToSubstring(int start, int /*end*/)
{
    setCursorPosition(start);
}

QString AccessibleBook::attributes(int /*offset*/, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}
