#pragma once

#include "game/journal.h"
#include "strategy/valuetable.h"

#include <atomic>
#include <vector>

/// Who would win, at one moment of a game.
struct WinChances {
    int entry = 0; ///< index in the journal of what had just happened: the start, a row, a throw that won at once
    std::vector<double> seats; ///< chance of each seat, 0..1; together 1. Who share the first place share this too
};

/// How many playouts winChances() makes of one round's cards together, unless told otherwise.
constexpr int UsualPlayouts = 1500;

/// Each seat's chance to win at the start of a game and after every row that stayed written, if from there on all
/// play for the highest expected total. At the end it is 0, 1 or a share, as standings() says.
///
/// Chances are estimated: every playout of a seat's card (see playOn()) meets every one of the other seats', weighted
/// so that the mean total is the exact one. With the usual number of playouts they are off by half a percent on the
/// average of a game for two or three seats, by three quarters for six, and not at all at the end. The same journal
/// always gives the same numbers.
///
/// Three things are simpler than at the table. Seats count as independent also where they share their dice, which
/// in fact draws their totals together. Dice that lie while another seat writes its row are not looked at: their seat
/// counts as if its turn were still to come. And nobody is expected to gain or lose in time for deciding: equal totals
/// are told apart by the time bonus as it stands.
///
/// @param journal one that replay() accepts, of a game by the rules of the table; it need not be over
/// @param playouts of one round's cards together, so that games of many seats take no longer: each card has that many
///        divided by the seats. The usual number takes half a second for 15 rows
/// @param stop set it from anywhere to stop early; must outlive the call; may be null
/// @return one for each moment, in the order of the game; empty for a game of one seat, and when it was stopped
[[nodiscard]] std::vector<WinChances> winChances(const Journal &journal, const ValueTable &table,
                                                 int playouts = UsualPlayouts, const std::atomic<bool> *stop = nullptr);
