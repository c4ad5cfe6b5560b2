#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "players/analysis.h"

#include <memory>
#include <vector>

/// A costly decision and where it stands.
struct CoachMistake {
    int seat = 0;
    int entry = -1; ///< index in the journal of the throw on which it was decided
    Mistake mistake;
};

/// What the coach knows about a game, as plain data.
struct CoachReport {
    std::vector<SeatAnalysis> seats;
    /// For each seat the expected final total before its first row, after one row, two rows, …; points, rounded.
    std::vector<std::vector<int>> expected;
    std::vector<CoachMistake> mistakes; ///< of all seats, the costliest first
};

/// @param journal a game's own, which may still run
/// @param table of the game's rules
[[nodiscard]] CoachReport coachReport(const Journal &journal, std::shared_ptr<const ValueTable> table);
