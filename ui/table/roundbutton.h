#pragma once

#include "table/tablebutton.h"
#include "theme/svgicon.h"
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
    void paintBadge(QPainter &painter, const QRectF &disc) const;

    Kind m_kind;
    Theme m_theme;
    int m_unread = 0;
    SvgIcon m_bubble{QStringLiteral("chat")};
    SvgIcon m_bulb{QStringLiteral("hint-glass")};
    SvgIcon m_socket{QStringLiteral("hint-socket")};
};
