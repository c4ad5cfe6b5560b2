#pragma once

#include "gamesession.h"
#include "support/games.h"
#include "support/manualclock.h"
#include "support/scripteddice.h"

#include <QTemporaryDir>
#include <memory>

/// Generala with the usual rules, without a clock.
inline GameSetup classic(int people, int computers = 0)
{
    return Games::setup("classic", Games::seats(people + computers, computers),
                        {{QStringLiteral("clock"), QStringLiteral("off")}});
}

/// A running game that nobody sees: whoever writes the test lays the dice to rest.
struct UnseenGame {
    UnseenGame(const GameSetup &setup, const ScriptedDice &dice)
        : store(folder.filePath(QStringLiteral("games")))
        , writer(store)
        , session(std::make_unique<GameSession>(Games::scripted(setup, dice, clock), writer,
                                                folder.filePath(QStringLiteral("a.generala")), clock, tables,
                                                GameSession::Waits{}))
    {}

    void press()
    {
        clock.advance(1000);
        session->pressThrow();
    }
    void fill(const char *row) { session->fillRow(session->game().rules().rowIndex(QString::fromLatin1(row))); }

    QTemporaryDir folder;
    ManualClock clock;
    GameStore store;
    DiskWriter writer;
    TableSource tables;
    std::unique_ptr<GameSession> session;
};
