#pragma once

#include "theme/theme.h"

#include <QStyledItemDelegate>

class QTextLayout;

/// Paints chat messages: the seat's name in its colour, the text below it in a bubble, wrapped and in its own
/// direction of writing.
class ChatDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ChatDelegate(QObject *parent)
        : QStyledItemDelegate(parent)
    {}

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
};
