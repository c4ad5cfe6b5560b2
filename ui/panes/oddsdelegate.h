#pragma once

#include "theme/theme.h"

#include <QStyledItemDelegate>

/// Paints a line of the odds.
class OddsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit OddsDelegate(QObject *parent)
        : QStyledItemDelegate(parent)
    {}

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
};
