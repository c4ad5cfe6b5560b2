#pragma once

#include "game/replay.h"
#include "storage/journalfile.h"
#include "support/games.h"

/// Short journals as text, to be damaged.
namespace JournalText {

/// The end of every line.
inline const QByteArray Utc = ",\"utc\":\"2026-01-01T00:00:00.000Z\"}";

/// A game of two persons that has begun: one line.
inline QByteArray beginning()
{
    const ManualClock clock;
    return toJsonLines(*newJournal(Games::setup("nordic", Games::seats(2)), Games::seed(), clock));
}

/// The beginning, seat 1's throw, and a decision to be made: two lines.
inline QByteArray afterThrow()
{
    const ManualClock clock;
    const Journal journal = *newJournal(Games::setup("nordic", Games::seats(2)), Games::seed(), clock);
    Game game(journal, std::make_unique<SeededDice>(Games::seed(), DiceSharing::Own), clock);
    game.throwDice(0, Actor::Person);
    return toJsonLines(game.journal());
}

/// Whether what was loaded is whole in itself.
inline bool isSound(const LoadedJournal &loaded)
{
    if (loaded.journal.empty())
        return !loaded.state.has_value() && loaded.fault.has_value();
    if (!loaded.state.has_value())
        return false;
    const Replay checked = replay(loaded.journal);
    return checked.complete() && sameGame(*checked.state, *loaded.state);
}

} // namespace JournalText
