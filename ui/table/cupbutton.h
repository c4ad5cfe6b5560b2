#pragma once

#include "table/tablebutton.h"

/// The cup as something to take in the hand. Paints only focus; the table paints the cup. From the keyboard it is a
/// plain button (clicked()); the mouse takes hold, moves and lets go. All positions in the parent's coordinates.
class CupButton : public TableButton {
    Q_OBJECT

public:
    explicit CupButton(QWidget *parent);
    void retranslate();

signals:
    void grabbed(const QPointF &position);
    void moved(const QPointF &position);
    /// Once for each grabbed(), wherever the mouse is then.
    void letGo();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_held = false;
};
