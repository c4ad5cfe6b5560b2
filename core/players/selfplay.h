#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "players/strategy.h"

#include <optional>
#include <vector>

/// A game that strategies played among themselves.
struct SelfPlay {
    Journal journal;
    GameState state;
    std::optional<EventError> error; ///< a strategy answered something illegal: the game stopped before it
    [[nodiscard]] int seatAtFault() const { return state.seat; } ///< when there is an error
};

/// Plays a new game to its end without a window, a timer or any waiting: nobody spends time deciding. Every
/// step goes through the same checks as in a Game.
/// @param journal a new game's, see newJournal(); dice come from its seed
/// @param opening the state after it, see startState(); handed in because many games can share one
/// @param players one strategy a seat, begun already; not owned
[[nodiscard]] SelfPlay playOut(Journal journal, GameState opening, const std::vector<Strategy *> &players);
