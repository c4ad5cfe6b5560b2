#pragma once

#include "rules/card.h"
#include "rules/dice.h"
#include "rules/ruleset.h"

#include <vector>

/// What an example shows about its row. Whether the dice count is for the points to tell.
enum class Lesson {
    Usual,         ///< what the row is for
    Served,        ///< the same on the turn's first throw, which is paid extra
    ServedWin,     ///< on the first throw it wins the game
    FiveAlike,     ///< five alike in a row for fewer, or for a full house
    FourAlike,     ///< four alike as two pairs
    HighestPair,   ///< of two pairs only the higher one counts
    MatchingOnly,  ///< more dice are alike than the row counts
    FullHouse,     ///< a full house as two pairs
    LongerRun,     ///< more dice in sequence than the row asks for
    OtherRun,      ///< a straight, but not this one
    WrapsRound,    ///< a straight that goes on from 6 to 1
    WildAce,       ///< a 1 in place of the 2
    WithNeeded,    ///< while the row that RowRule::needsRow names holds points
    WithoutNeeded, ///< while it holds none
    Joker          ///< five alike that count as this row
};

/// Dice for a row, and what core/rules/scoring gives for them.
struct ScoringExample {
    Lesson lesson = Lesson::Usual;
    Dice dice;
    int throwNumber = MaxThrows; ///< which throw of the turn these dice are
    Card card;                   ///< before the dice are written; the row is open, and may be filled
    int points = 0;              ///< in the row; 0 where people often expect some
    int extra = 0;               ///< beside the row

    friend bool operator==(const ScoringExample &, const ScoringExample &) = default;
};

/// Examples for a row, the usual one first: those that a reader of the rules learns something from. Never
/// empty; the first gives points.
[[nodiscard]] std::vector<ScoringExample> examplesOf(const RuleSet &rules, int row);
