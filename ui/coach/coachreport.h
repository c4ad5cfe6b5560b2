#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "players/analysis.h"
#include "players/winchances.h"

#include <memory>
#include <vector>

/// A costly decision and where it stands.
struct CoachMistake {
    int seat = 0;
    int entry = -1; ///< index in the journal of the throw on which it was decided
    Mistake mistake;
};

/// What each seat's chance to win was once something had happened.
struct CoachMoment {
    int entry = 0; ///< index in the journal of the throw to look at: the last one of whoever acted; 0 = the start
    int seat = -1; ///< who acted; -1 at the start
    int round = 1;
    int row = -1;                ///< what was written; -1 at the start and for a throw that won at once
    int points = 0;              ///< in the row
    std::vector<double> chances; ///< by seat, 0..1
};

/// What the coach knows about a game, as plain data.
struct CoachReport {
    std::vector<SeatAnalysis> seats;
    /// For each seat the expected final total before its first row, after one row, two rows, …; points, rounded.
    std::vector<std::vector<int>> expected;
    std::vector<CoachMistake> mistakes; ///< of all seats, the costliest first
    /// Those of winChances(), where the rules are byRound() only those after whole rounds; empty for a game of one
    /// seat.
    std::vector<CoachMoment> moments;
};

/// True when everybody's dice lie as the first one writes its row: chances in the middle of a round, which know cards
/// and no dice, would be misleading.
[[nodiscard]] bool byRound(const RuleSet &rules);

/// Takes half a second for six seats and 15 rows, most of it for the chances.
/// @param journal a game's own, which may still run
/// @param table of the game's rules
/// @param stop set it from anywhere to stop early, with a report that lacks the moments; must outlive the call; may be
///        null
[[nodiscard]] CoachReport coachReport(const Journal &journal, std::shared_ptr<const ValueTable> table,
                                      const std::atomic<bool> *stop = nullptr);
