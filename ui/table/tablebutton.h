#pragma once

#include <QAbstractButton>

class QPainterPath;

/// What all buttons on the table share. They take focus by Tab only, so that a mouse click never takes the game's keys
/// away. A focus that came from the keyboard is shown, and then Space and Enter belong to the button; the focus a
/// window hands out when it is activated for the first time is neither shown nor does it catch Space.
class TableButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit TableButton(QWidget *parent);

protected:
    [[nodiscard]] bool hovered() const { return underMouse() && isEnabled(); }
    [[nodiscard]] bool focusShown() const { return m_focusShown && hasFocus(); }
    /// A white line with a dark one round it, so that it shows on any ground. Nothing without shown focus.
    void paintFocus(QPainter &painter, const QPainterPath &outline) const;

    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_focusShown = false;
};
