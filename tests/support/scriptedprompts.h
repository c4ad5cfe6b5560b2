#pragma once

#include "dialogs/prompts.h"

#include <QStringList>

/// Answers every question at once with what the test wrote down, and remembers what was asked.
class ScriptedPrompts : public Prompts {
public:
    ZeroAnswer zeroAnswer{true, false};
    bool discardAnswer = true;
    bool leaveUnsavedAnswer = false;

    int zerosAsked = 0;
    int discardsAsked = 0;
    int leaveUnsavedAsked = 0;
    ZeroQuestion lastZero;
    QStringList warnings;

    void askZero(const ZeroQuestion &question, std::function<void(ZeroAnswer)> then) override
    {
        ++zerosAsked;
        lastZero = question;
        then(zeroAnswer);
    }
    void askDiscardGame(std::function<void(bool)> then) override
    {
        ++discardsAsked;
        then(discardAnswer);
    }
    void askLeaveUnsaved(const QString &, std::function<void(bool)> then) override
    {
        ++leaveUnsavedAsked;
        then(leaveUnsavedAnswer);
    }
    void warn(const QString &text, std::function<void()> then) override
    {
        warnings << text;
        then();
    }
};
