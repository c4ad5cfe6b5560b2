#pragma once

#include "game/game.h"
#include "game/replay.h"
#include "rules/scoring.h"

#include <memory>

/// Makes and plays whole games for tests that need a finished one.
namespace PlayedGame {

inline GameSetup setup(const QString &ruleSet, const QStringList &names)
{
    GameSetup setup;
    setup.ruleSet = ruleSet;
    for (const QString &name : names)
        setup.seats.push_back({name, QStringLiteral("#5aa5e8"), PlayerKind::Person, {}});
    return setup;
}

/// @param dice none = those of the seed
inline std::unique_ptr<Game> begin(const GameSetup &setup, const Clock &clock, std::unique_ptr<DiceSource> dice = {})
{
    const QByteArray seed(SeedBytes, 's');
    const auto journal = newJournal(setup, seed, clock);
    if (!dice)
        dice = std::make_unique<SeededDice>(seed, stateOf(*journal, 1).rules->sharing);
    return std::make_unique<Game>(*journal, std::move(dice), clock);
}

/// One throw and the best row, for every seat, until the game is over.
inline void toTheEnd(Game &game)
{
    while (!game.state().over()) {
        const int seat = game.state().seat;
        if (game.state().phase == Phase::Throwing) {
            game.throwDice(seat, Actor::Person);
            continue;
        }
        const SeatState &current = game.state().current();
        game.fillRow(seat, bestRow(game.rules(), current.dice, current.throws, current.card), Actor::Person);
    }
}

} // namespace PlayedGame
