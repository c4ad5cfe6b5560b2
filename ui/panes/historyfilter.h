#pragma once

#include <QSortFilterProxyModel>

/// The history of one seat or of all, and of the turns that ended in one row or in any.
class HistoryFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// @param seat index, or -1 for all
    void setSeat(int seat);
    [[nodiscard]] int seat() const { return m_seat; }
    /// @param row index, or -1 for all; with a row the heads of rounds are left out
    void setRow(int row);
    [[nodiscard]] int row() const { return m_row; }

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    int m_seat = -1;
    int m_row = -1;
};
