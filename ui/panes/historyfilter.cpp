#include "panes/historyfilter.h"

#include "panes/historymodel.h"

void HistoryFilter::setSeat(int seat)
{
    if (seat == m_seat)
        return;
    m_seat = seat;
    invalidateFilter();
}

void HistoryFilter::setRow(int row)
{
    if (row == m_row)
        return;
    m_row = row;
    invalidateFilter();
}

bool HistoryFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    if (m_seat < 0 && m_row < 0)
        return true;
    const QModelIndex index = sourceModel()->index(sourceRow, 0, sourceParent);
    const auto line = index.data(HistoryModel::LineRole).value<HistoryLine>();
    if (m_row >= 0 && (line.decision != HistoryLine::Decision::Filled || line.row != m_row))
        return false;
    if (m_seat < 0)
        return true;
    if (line.kind == HistoryLine::Kind::Round)
        return ((line.seats >> m_seat) & 1U) != 0;
    return line.seat == m_seat;
}
