#pragma once

#include <QString>
#include <functional>

/// Questions that a player must answer. They never block: the answer comes later, by a call. The decision clock
/// is for the asker to hold meanwhile (HoldReason::Dialog). One question at a time.
class Prompts {
public:
    struct ZeroQuestion {
        QString row;       ///< id of the row that would be scratched
        QString betterRow; ///< id of an open row that gives something
        int points = 0;    ///< what it gives
    };
    struct ZeroAnswer {
        bool write = false; ///< scratch the row all the same
        bool neverAskAgain = false;
    };

    virtual ~Prompts() = default;

    /// A zero is about to be written while a better row is open.
    virtual void askZero(const ZeroQuestion &question, std::function<void(ZeroAnswer)> then) = 0;
    /// A running game is about to be set aside; `then` is called with true to go on.
    virtual void askDiscardGame(std::function<void(bool)> then) = 0;
    /// What happened in the game cannot be saved, and it is about to be left; `then` is called with true to leave it
    /// all the same.
    /// @param reason a sentence
    virtual void askLeaveUnsaved(const QString &reason, std::function<void(bool)> then) = 0;
    /// Tells something that went wrong; `then` is called when the player has seen it.
    virtual void warn(const QString &text, std::function<void()> then) = 0;
};
