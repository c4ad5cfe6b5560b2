#pragma once

#include "game/dicesource.h"
#include "game/gamestate.h"

#include <optional>

/// What a journal amounts to: the state after its longest valid prefix, and why the rest is not valid.
struct Replay {
    std::optional<GameState> state; ///< none when not even the first entry can be used
    std::size_t validEntries = 0;
    std::optional<EventError> error; ///< of entry number validEntries; none when all are valid

    [[nodiscard]] bool complete() const { return !error.has_value(); }
};

/// Folds a journal with every check: turn order, points, and the dice of the seed.
[[nodiscard]] Replay replay(const Journal &journal);

/// The same with other dice than the seed's, for games played with a scripted source.
[[nodiscard]] Replay replay(const Journal &journal, const DiceSource &dice);

/// The fold of a journal that is known to be valid (a Game's own), up to `entries` of its entries.
[[nodiscard]] GameState stateOf(const Journal &journal, std::size_t entries);

/// The same, quicker, when the game's rules are at hand.
[[nodiscard]] GameState stateOf(const Journal &journal, std::size_t entries, std::shared_ptr<const RuleSet> rules);
