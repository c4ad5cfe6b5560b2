#pragma once

#include <QSortFilterProxyModel>

/// The history of one seat, or of all.
class HistoryFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// @param seat index, or -1 for all
    void setSeat(int seat);
    [[nodiscard]] int seat() const { return m_seat; }

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    int m_seat = -1;
};
