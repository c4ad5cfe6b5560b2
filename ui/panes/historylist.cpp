#include "panes/historylist.h"

#include <QKeyEvent>
#include <QPainter>

HistoryList::HistoryList(QWidget *parent)
    : QListView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.flags().testFlag(Qt::ItemIsSelectable))
            emit chosen(index);
    });
}

void HistoryList::setEmptyText(const QString &text, const QColor &colour)
{
    m_emptyText = text;
    m_emptyColour = colour;
    viewport()->update();
}

void HistoryList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QListView::keyPressEvent(event);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid() && currentIndex().flags().testFlag(Qt::ItemIsSelectable)) {
            event->accept();
            if (!event->isAutoRepeat())
                emit chosen(currentIndex());
            return;
        }
        break;
    default:
        break;
    }
    event->ignore();
}

QModelIndex HistoryList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex wanted = QListView::moveCursor(action, modifiers);
    if (!wanted.isValid() || wanted.flags().testFlag(Qt::ItemIsSelectable))
        return wanted;
    // Heads of rounds are passed over.
    const bool up = action == MoveUp || action == MovePageUp || action == MoveEnd || action == MovePrevious;
    const QModelIndex next = wanted.siblingAtRow(wanted.row() + (up && wanted.row() > 0 ? -1 : 1));
    if (up && wanted.row() == 0)
        return currentIndex();
    return next.isValid() ? next : currentIndex();
}

void HistoryList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        emit widthChanged();
}

void HistoryList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
    if (model() == nullptr || model()->rowCount(rootIndex()) > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(m_emptyColour);
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
}
