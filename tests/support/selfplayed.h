#pragma once

#include "players/selfplay.h"
#include "players/strategy.h"
#include "support/games.h"

#include <memory>

/// Whole games that the computer played with itself, on the dice of their seed.
namespace SelfPlayed {

/// @param number another number, another game that began a day earlier
inline SelfPlay game(const GameSetup &setup, int number)
{
    ManualClock clock;
    QByteArray seed(SeedBytes, 'l');
    seed[0] = static_cast<char>(number % 251);
    seed[1] = static_cast<char>(number / 251);
    Journal journal = *newJournal(setup, seed, clock);
    constexpr qint64 day = 86'400'000;
    journal.front().utcMs -= number * day;
    const GameState opening = *startState(std::get<GameStarted>(journal.front().event));
    std::vector<std::unique_ptr<Strategy>> strategies;
    std::vector<Strategy *> players;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        strategies.push_back(makeStrategy(QStringLiteral("greedy"), QByteArray::number(static_cast<int>(seat))));
        players.push_back(strategies.back().get());
    }
    return playOut(std::move(journal), opening, players);
}

/// The same, broken off after so many entries: not over.
inline Journal beginning(const GameSetup &setup, int number, std::size_t entries)
{
    Journal journal = game(setup, number).journal;
    journal.resize(qMin(entries, journal.size() - 1));
    return journal;
}

} // namespace SelfPlayed
