#pragma once

#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QStyledItemDelegate>

class HistoryModel;
struct HistoryLine;

/// Paints the lines of the history. Throws take one line, or two where the widest of them would not fit: all
/// alike, so that columns stay aligned.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(QObject *parent)
        : QStyledItemDelegate(parent)
    {}

    void setTheme(const Theme &theme) { m_theme = theme; }
    /// Measures anew: to be called when names, font, language or width change.
    /// @param width of the list's viewport, px
    /// Emits sizeHintChanged() when lines change their height.
    void measure(const HistoryModel &model, const QFont &font, int width);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHead(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintThrow(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintDecision(QPainter &painter, const QRect &rect, const QModelIndex &index, const HistoryLine &line) const;
    [[nodiscard]] QFont struckIf(bool undone, QFont::Weight weight) const;

    Theme m_theme;
    SvgIcon m_clock{QStringLiteral("clock")};
    QFont m_font;
    int m_lineHeight = 20;
    int m_dieSize = 14;
    int m_nameWidth = 60;
    int m_labelWidth = 40;
    bool m_twoLines = false;
};
