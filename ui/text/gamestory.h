#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "game/standings.h"

#include <QCoreApplication>
#include <QString>

/// What can be said about a game that has ended, in the language of the moment. Nothing is stored.
class GameStory {
    Q_DECLARE_TR_FUNCTIONS(GameStory)

public:
    /// Who has won: "Ana wins", "Ana and Boris win".
    static QString title(const GameState &state);
    /// The same of a game of which no more is at hand. @param standings of all seats, best first
    static QString title(const std::vector<SeatSpec> &seats, const std::vector<Standing> &standings);
    struct Moment {
        QString heading; ///< what kind of moment it is
        QString text;    ///< empty when nothing stands out
    };
    /// The throw that won at once, the time that parted equal cards, or else the row of the winner with the most
    /// points, which is said to be that and no more.
    static Moment moment(const GameState &state, const Journal &journal);
    /// Each seat's card total after each of its rows, from 0 on. The bonus comes with the row that earns it.
    static std::vector<std::vector<int>> courses(const GameState &state, const Journal &journal);
};
