// The keyboard's part of ScorecardView.

#include "scorecard/cardaccess.h"
#include "scorecard/scorecardmodel.h"
#include "scorecard/scorecardview.h"

#include <QKeyEvent>
#include <QTimer>
#include <QToolTip>

void ScorecardView::keyPressEvent(QKeyEvent *event)
{
    // Everything that is not handled here goes on to the window: letters, digits and Space are keys of the game.
    event->ignore();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!plain || m_model->columnInTurn() < 0)
        return;
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        event->accept();
        if (!event->isAutoRepeat() && currentIndex().column() == m_model->columnInTurn()) {
            QToolTip::hideText(); // what it explained is decided, and it would cover the rows below
            choose(currentIndex().row());
        }
        return;
    }
    if (moveCurrent(key)) {
        event->accept();
        explainCurrent();
    }
}

bool ScorecardView::isMovable(int line) const
{
    const CardCellKind kind = m_model->cell(line, m_model->columnInTurn() - 1).kind;
    return kind == CardCellKind::Open || kind == CardCellKind::Preview;
}

bool ScorecardView::moveCurrent(int key)
{
    const int last = m_model->lineCount() - 1;
    int line = currentIndex().row();
    int step = 1;
    switch (key) {
    case Qt::Key_Down:
        ++line;
        break;
    case Qt::Key_Up:
        --line;
        step = -1;
        break;
    case Qt::Key_Home:
        line = 0;
        break;
    case Qt::Key_End:
        line = last;
        step = -1;
        break;
    default:
        return false;
    }
    while (line >= 0 && line <= last && !isMovable(line))
        line += step;
    if (line >= 0 && line <= last)
        goToLine(line);
    return true;
}

void ScorecardView::goToLine(int line)
{
    const QModelIndex index = m_model->index(line, m_model->columnInTurn());
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    viewport()->update();
}

void ScorecardView::keepCurrentInTurn()
{
    const int column = m_model->columnInTurn();
    if (column < 0 || m_model->lineCount() == 0)
        return;
    const int lines = m_model->lineCount();
    const int from = qMax(0, currentIndex().row());
    for (int i = 0; i < lines; ++i) {
        const int line = (from + i) % lines;
        if (isMovable(line)) {
            if (currentIndex() != m_model->index(line, column))
                goToLine(line);
            return;
        }
    }
}

void ScorecardView::explainCurrent()
{
    const QRect cell = visualRect(currentIndex());
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomLeft()), currentIndex().data(Qt::ToolTipRole).toString(),
                       viewport(), cell);
}

void ScorecardView::focusInEvent(QFocusEvent *event)
{
    m_look.focused = true;
    QTableView::focusInEvent(event);
    keepCurrentInTurn();
    if (QAccessible::isActive()) // after the widget itself, of which Qt tells when this returns
        QTimer::singleShot(0, this, &ScorecardView::tellCurrent);
    viewport()->update();
}

void ScorecardView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    // Past QTableView, which would name another child: its own table counts the vertical header.
    QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
    tellCurrent();
}

/// Tells a screen reader where the focus is on the card.
void ScorecardView::tellCurrent()
{
    if (!QAccessible::isActive() || !currentIndex().isValid() || !hasFocus())
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(CardAccess::childOf(*this, currentIndex().row(), currentIndex().column()));
    QAccessible::updateAccessibility(&focus);
}

void ScorecardView::focusOutEvent(QFocusEvent *event)
{
    m_look.focused = false;
    QTableView::focusOutEvent(event);
    viewport()->update();
}
