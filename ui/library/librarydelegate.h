#pragma once

#include <QStyledItemDelegate>

/// Paints a cell of the library: a strong line with a quiet one under it; of the players their discs and
/// under them their names. What does not fit is elided at a whole character, and the tool tip tells all of
/// it.
class LibraryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit LibraryDelegate(QObject *parent)
        : QStyledItemDelegate(parent)
    {}

    /// Height of every row for this font, px.
    [[nodiscard]] static int rowHeight(const QFontMetrics &metrics) { return 3 * metrics.height(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};
