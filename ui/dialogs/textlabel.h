#pragma once

#include <QLabel>

/// A label of plain text (names of players stay as typed) in one of the few ways in which dialogs set text.
/// Size and colour follow the application's font and palette, live.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    enum class Role { Body, Strong, Heading, Dim, Warning };

    explicit TextLabel(Role role, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyFont();

    Role m_role;
};
