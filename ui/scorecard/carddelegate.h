#pragma once

#include "scorecard/cardlook.h"
#include "theme/svgicon.h"

#include <QStyledItemDelegate>

class ScorecardModel;
struct CardCell;

/// Paints the cells of the card.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model and look must outlive the delegate
    CardDelegate(const ScorecardModel &model, const CardLook &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QColor ground(const QModelIndex &index) const;
    void paintGround(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintName(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintSeat(QPainter &painter, const QRect &rect, const QModelIndex &index) const;
    void paintBonus(QPainter &painter, const QRect &rect, const QModelIndex &index, const CardCell &cell) const;
    void paintMarks(QPainter &painter, const QRect &rect, const QModelIndex &index, bool isCurrent) const;

    const ScorecardModel &m_model;
    const CardLook &m_look;
    SvgIcon m_bulb{QStringLiteral("hint-glass")};
};
