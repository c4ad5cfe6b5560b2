#include "scorecard/cardaccess.h"

#include "scorecard/cardcellaccess.h"
#include "scorecard/scorecardview.h"

#include <QAbstractItemModel>
#include <QHeaderView>

namespace {

QAccessibleInterface *cardAccess(const QString & /*className*/, QObject *object)
{
    auto *view = qobject_cast<ScorecardView *>(object);
    return view != nullptr ? new CardAccess(view) : nullptr;
}

} // namespace

CardAccess::CardAccess(ScorecardView *view)
    : QAccessibleWidget(view, QAccessible::Table)
{}

CardAccess::~CardAccess()
{
    for (const QAccessible::Id cell : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(cell);
}

void CardAccess::install()
{
    QAccessible::installFactory(cardAccess);
}

ScorecardView *CardAccess::view() const
{
    return static_cast<ScorecardView *>(widget());
}

int CardAccess::childOf(const ScorecardView &view, int line, int column)
{
    return (line + 1) * view.model()->columnCount() + column;
}

int CardAccess::childCount() const
{
    return (rowCount() + 1) * columnCount();
}

QAccessibleInterface *CardAccess::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const std::pair place(index / columnCount() - 1, index % columnCount());
    const auto known = m_cells.constFind(place);
    if (known != m_cells.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto *cell = new CardCellAccess(view(), place.first, place.second);
    m_cells.insert(place, QAccessible::registerAccessibleInterface(cell)); // owned by Qt's cache
    return cell;
}

int CardAccess::indexOfChild(const QAccessibleInterface *child) const
{
    for (auto cell = m_cells.constBegin(); cell != m_cells.constEnd(); ++cell) {
        if (QAccessible::accessibleInterface(*cell) == child && child->isValid())
            return childOf(*view(), cell.key().first, cell.key().second);
    }
    return -1;
}

QAccessibleInterface *CardAccess::childAt(int x, int y) const
{
    const QPoint place = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const QModelIndex index = view()->indexAt(place);
    if (index.isValid())
        return cellAt(index.row(), index.column());
    const int column = place.y() < 0 ? view()->horizontalHeader()->logicalIndexAt(place.x()) : -1;
    return column < 0 ? nullptr : child(column);
}

QAccessibleInterface *CardAccess::focusChild() const
{
    const QModelIndex current = view()->currentIndex();
    return view()->hasFocus() && current.isValid() ? cellAt(current.row(), current.column()) : nullptr;
}

void *CardAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *CardAccess::cellAt(int row, int column) const
{
    const bool inside = row >= 0 && row < rowCount() && column >= 0 && column < columnCount();
    return inside ? child(childOf(*view(), row, column)) : nullptr;
}

int CardAccess::columnCount() const
{
    return view()->model()->columnCount();
}

int CardAccess::rowCount() const
{
    return view()->model()->rowCount();
}

QString CardAccess::columnDescription(int column) const
{
    return view()->model()->headerData(column, Qt::Horizontal).toString();
}

QString CardAccess::rowDescription(int row) const
{
    return view()->model()->headerData(row, Qt::Vertical).toString();
}
