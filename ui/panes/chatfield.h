#pragma once

#include "theme/theme.h"

#include <QLineEdit>
#include <QValidator>

/// Keeps a message to one line and to the characters that fit. What is typed or pasted beyond that is cut at a
/// whole character; the text behind the cursor stays.
class MessageLimit : public QValidator {
    Q_OBJECT

public:
    using QValidator::QValidator;

    State validate(QString &input, int &position) const override;

    /// Whether something has been cut off since the last call.
    bool takeCut();

private:
    mutable bool m_cut = false; // validators are const; the field asks more than once for one edit
};

/// The field in which a message is typed.
class ChatField : public QLineEdit {
    Q_OBJECT

public:
    explicit ChatField(QWidget *parent);

    void setTheme(const Theme &theme);
    QSize sizeHint() const override;

signals:
    /// Enter was pressed.
    void submitted();
    /// Escape was pressed.
    void dismissed();
    /// The last edit was cut to the characters that fit, or not.
    void cut(bool off);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};
