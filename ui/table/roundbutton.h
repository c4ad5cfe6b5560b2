#pragma once

#include "table/tablebutton.h"
#include "theme/theme.h"


/// A round button on the felt: chat (with a count of unread messages) or hint. The key is named in the tooltip.
class RoundButton : public TableButton {
    Q_OBJECT

public:
    enum class Kind { Chat, Hint };

    RoundButton(Kind kind, const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void setUnread(int count);
    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &pos) const override;

private:
    void paintBubble(QPainter &painter, const QRectF &box) const;
    void paintBulb(QPainter &painter, const QRectF &box) const;
    void paintBadge(QPainter &painter, const QRectF &disc) const;

    Kind m_kind;
    Theme m_theme;
    int m_unread = 0;
};
