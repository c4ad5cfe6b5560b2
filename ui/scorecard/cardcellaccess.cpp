#include "scorecard/cardcellaccess.h"

#include "scorecard/scorecardmodel.h"

#include <QHeaderView>

CardCellAccess::CardCellAccess(ScorecardView *view, int line, int column)
    : AccessiblePiece(view)
    , m_line(line)
    , m_column(column)
{}

QModelIndex CardCellAccess::index() const
{
    return widget() != nullptr && m_line >= 0 ? widget()->model()->index(m_line, m_column) : QModelIndex();
}

bool CardCellAccess::isValid() const
{
    return widget() != nullptr && m_column < widget()->model()->columnCount() && m_line < widget()->model()->rowCount();
}

QString CardCellAccess::text(QAccessible::Text which) const
{
    if (!isValid() || (which != QAccessible::Name && which != QAccessible::Description))
        return {};
    if (m_line >= 0)
        return index()
            .data(which == QAccessible::Name ? Qt::AccessibleTextRole : Qt::AccessibleDescriptionRole)
            .toString();
    return which == QAccessible::Name ? widget()->model()->headerData(m_column, Qt::Horizontal).toString() : QString();
}

QRect CardCellAccess::rect() const
{
    if (!isValid())
        return {};
    if (m_line >= 0) {
        const QRect cell = widget()->visualRect(index());
        return {widget()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
    }
    const QHeaderView *header = widget()->horizontalHeader();
    const QPoint corner(header->sectionViewportPosition(m_column), 0);
    return {header->viewport()->mapToGlobal(corner), QSize(header->sectionSize(m_column), header->height())};
}

QAccessible::Role CardCellAccess::role() const
{
    if (m_line < 0)
        return QAccessible::ColumnHeader;
    return m_column == ScorecardModel::NameColumn ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State CardCellAccess::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = state.invalid || !widget()->isVisible();
    state.readOnly = true;
    if (state.invalid || m_line < 0 || m_column == ScorecardModel::NameColumn)
        return state;
    state.focusable = true;
    state.focused = widget()->hasFocus() && widget()->currentIndex() == index();
    return state;
}

void *CardCellAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

QList<QAccessibleInterface *> CardCellAccess::columnHeaderCells() const
{
    QAccessibleInterface *table = isValid() && m_line >= 0 ? parent() : nullptr;
    return table != nullptr ? QList{table->child(m_column)} : QList<QAccessibleInterface *>();
}

QList<QAccessibleInterface *> CardCellAccess::rowHeaderCells() const
{
    QAccessibleInterface *table = isValid() && m_line >= 0 && m_column > 0 ? parent() : nullptr;
    return table != nullptr ? QList{table->tableInterface()->cellAt(m_line, ScorecardModel::NameColumn)}
                            : QList<QAccessibleInterface *>();
}

bool CardCellAccess::writable() const
{
    return isValid() && widget()->isOpenCell(index());
}

QStringList CardCellAccess::actionNames() const
{
    return writable() ? QStringList{pressAction()} : QStringList();
}

void CardCellAccess::doAction(const QString &action)
{
    if (action == pressAction() && writable())
        widget()->choose(m_line);
}
