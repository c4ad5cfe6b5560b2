#pragma once

#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QAbstractButton>

/// The arrow beside the chat field.
class SendButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit SendButton(QWidget *parent);

    void setTheme(const Theme &theme);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    SvgIcon m_arrow{QStringLiteral("send")};
};
