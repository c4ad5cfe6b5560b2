#pragma once

#include "game/gamestate.h"

#include <vector>

/// One seat's place in the ranking.
struct Standing {
    int place = 1; ///< equal results share a place; the next one counts on (1, 1, 3)
    int seat = 0;
    int total = 0;     ///< card total, points
    int timeBonus = 0; ///< 0..1000; 0 in rule sets without one
    int finalPoints = 0; ///< total × 1000 + bonus where the rules have a time bonus, else the total
    bool servedWin = false; ///< won at once with a served Generala

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// 1000 less the whole seconds spent deciding, never below 0.
[[nodiscard]] int timeBonus(qint64 thinkingMs);

/// Ranking of all seats, best first; seats of equal rank in seat order. Valid in the middle of a game too.
[[nodiscard]] std::vector<Standing> standings(const GameState &state);
