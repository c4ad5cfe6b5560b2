#pragma once

#include "game/gamestate.h"

#include <vector>

/// One seat's place in the ranking.
struct Standing {
    int place = 1; ///< equal results share a place; the next one counts on (1, 1, 3)
    int seat = 0;
    int total = 0;          ///< card total, points
    int timeBonus = 0;      ///< 0..MaxTimeBonus; 0 in rule sets without one
    int finalPoints = 0;    ///< see finalPoints()
    bool servedWin = false; ///< won at once with a served Generala

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// What a seat that never hesitates gets, points.
constexpr int MaxTimeBonus = 1000;
/// Final points for each point of the card, so that the time bonus can only break ties.
constexpr int FinalPointsFactor = 1000;

/// MaxTimeBonus less the whole seconds spent deciding, never below 0.
[[nodiscard]] int timeBonus(qint64 thinkingMs);
/// Total × FinalPointsFactor + bonus where the rules have a time bonus, else the total.
[[nodiscard]] int finalPoints(const RuleSet &rules, int total, int timeBonus);

/// Ranking of all seats, best first; seats of equal rank in seat order. Valid in the middle of a game too.
[[nodiscard]] std::vector<Standing> standings(const GameState &state);
