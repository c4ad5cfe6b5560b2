#pragma once

#include "table/tablebutton.h"
#include "table/tablestate.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

/// The hint on the felt, before the cup: why, and what the best actions are worth. Hidden while there is none; a press
/// takes it away.
class HintPanel : public TableButton {
    Q_OBJECT

public:
    HintPanel(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void setHint(const HintState &hint);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintAction(QPainter &painter, const QRectF &line, const HintState::Action &action, bool best) const;

    Theme m_theme;
    HintState m_hint;
    SvgIcon m_bulb{QStringLiteral("hint-glass")};
    SvgIcon m_socket{QStringLiteral("hint-socket")};
};
