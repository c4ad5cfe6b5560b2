#pragma once

#include "players/turndriver.h"
#include "support/games.h"

/// Games with computer seats, and what has happened in them.
namespace Driven {

constexpr int Long = 1'000'000; // ms; nothing that waits so long happens in a test
constexpr int Moment = 30;      // ms in which a driver without a pause would have acted

/// A game on the dice of Games::seed().
inline std::unique_ptr<Game> newGame(const char *ruleSet, int seats, int computers, const Clock &clock)
{
    const GameSetup setup = Games::setup(ruleSet, Games::seats(seats, computers));
    const Journal journal = *newJournal(setup, Games::seed(), clock);
    const auto state = *startState(std::get<GameStarted>(journal.front().event));
    return std::make_unique<Game>(journal, std::make_unique<SeededDice>(Games::seed(), state.rules->sharing), clock);
}

/// Throws and decisions of a seat so far.
inline int moves(const Game &game, int seat)
{
    int count = 0;
    for (const JournalEntry &entry : game.journal())
        count += seatOfMove(entry.event) == seat ? 1 : 0;
    return count;
}

/// How often one kind of event has happened.
template <typename Event>
int events(const Game &game)
{
    int count = 0;
    for (const JournalEntry &entry : game.journal())
        count += std::holds_alternative<Event>(entry.event) ? 1 : 0;
    return count;
}

/// The person in turn throws once and fills the first open row.
inline bool playPerson(Game &game)
{
    const int seat = game.state().seat;
    if (game.throwDice(seat, Actor::Person))
        return false;
    return !game.fillRow(seat, std::countr_zero(openRows(game.rules(), game.state().current().card)), Actor::Person);
}

} // namespace Driven
