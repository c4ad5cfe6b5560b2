#pragma once

#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QAbstractButton>

/// A button with one of the game's icons, as it is or looking the other way.
class IconButton : public QAbstractButton {
    Q_OBJECT

public:
    /// @param icon name of the file, see SvgIcon
    IconButton(const QString &icon, bool mirrored, QWidget *parent);

    void setIconName(const QString &icon);
    void setTheme(const Theme &theme);
    /// What it does: tool tip and accessible name.
    void setWords(const QString &text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    SvgIcon m_icon;
    bool m_mirrored;
};
