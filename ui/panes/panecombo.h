#pragma once

#include "theme/theme.h"

#include <QComboBox>

/// A combo box in the look of the panes. Its entries are names: shown as typed, elided at whole characters.
class PaneCombo : public QComboBox {
    Q_OBJECT

public:
    /// @param characters the box wants to be as wide as its widest name, up to so many characters
    PaneCombo(int characters, QWidget *parent);

    void setTheme(const Theme &theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] QSize sizeFor(int characters) const;
    [[nodiscard]] QRect nameRect() const;

    Theme m_theme;
    int m_characters;
};
