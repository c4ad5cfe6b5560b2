#pragma once

#include "dialogs/prompts.h"

class QWidget;

/// Questions as dialogs over a window. A dialog that is still open when the window goes is never answered.
class DialogPrompts : public Prompts {
public:
    /// @param window the window that is asked over; outlives the prompts
    explicit DialogPrompts(QWidget *window)
        : m_window(window)
    {}

    void askZero(const ZeroQuestion &question, std::function<void(ZeroAnswer)> then) override;
    void askDiscardGame(std::function<void(bool)> then) override;
    void askLeaveUnsaved(const QString &reason, std::function<void(bool)> then) override;
    void warn(const QString &text, std::function<void()> then) override;

private:
    QWidget *m_window;
};
