#pragma once

#include "game/gamestate.h"

#include <QCoreApplication>
#include <QString>

/// What a screen reader says about a game, in the language of the moment: short sentences, each with its full stop.
/// Computer seats are told of by their rows alone.
class Announcements {
    Q_DECLARE_TR_FUNCTIONS(Announcements)

public:
    /// What an event of the game means to somebody who does not see the table; empty where that is nothing.
    /// @param state the game after the event
    static QString event(const GameState &state, const GameEvent &event);
    /// What a computer seat writes in the chat; empty for a person.
    static QString message(const GameState &state, const ChatPosted &event);
    /// Who is to act, with the round where that is a new one; empty when the game is over, or for a computer seat.
    static QString turn(const GameState &state, bool newRound);
    /// A game that comes to the table: its rules, and who is to act.
    static QString game(const GameState &state);
    /// Which dice are locked.
    static QString locks(const Dice &dice, DiceMask locked);
    static QString secondsLeft(int seconds);
    /// What a newcomer is told.
    static QString tip(const QString &heading, const QString &text);

private:
    static QString dice(const Dice &dice, DiceMask which = DiceMask::all());
    static QString throwsLeft(int throws);
    static QString thrown(const GameState &state, const DiceThrown &event);
    static QString written(const GameState &state, const RowFilled &event);
    static QString takenBack(const GameState &state);
    static QString end(const GameState &state);
};
