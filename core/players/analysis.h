#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "players/strategy.h"
#include "strategy/advisor.h"

#include <vector>

/// A decision that was not the best one.
struct Mistake {
    int round = 1;
    int throwNumber = 1; ///< the throw after which it was made
    Dice dice;
    Decision done;
    Advice best;
    double cost = 0; ///< points that it gave away: expected final total under best play, best action less this one
};

/// One seat's game against best play for the highest expected total.
struct SeatAnalysis {
    int decisions = 0;             ///< throws again and rows, the clock's included; what was taken back does not count
    double givenAway = 0;          ///< points, all decisions together
    double luck = 0;               ///< points that the throws brought beyond their expectation
    std::vector<Mistake> mistakes; ///< in the order of the game
};

/// Judges every decision of a game that need not be over. For each seat that filled its card,
/// total = expected total of an empty card − givenAway + luck.
/// @param journal one that replay() accepts, of a game by the rules of the advisor's table
/// @return one a seat
[[nodiscard]] std::vector<SeatAnalysis> analyse(const Journal &journal, Advisor &advisor);
