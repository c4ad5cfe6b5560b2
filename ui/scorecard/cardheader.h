#pragma once

#include "scorecard/cardlook.h"

#include <QHeaderView>

class ScorecardModel;

/// The head of the card: its title and the seats' names, which are shown as typed.
class CardHeader : public QHeaderView {
    Q_OBJECT

public:
    /// @param model and look must outlive the header
    CardHeader(const ScorecardModel &model, const CardLook &look, QWidget *parent);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;

private:
    void paintSeat(QPainter &painter, const QRect &rect, int seat) const;

    const ScorecardModel &m_model;
    const CardLook &m_look;
};
