#pragma once

#include "rules/card.h"
#include "rules/dice.h"
#include "rules/ruleset.h"

/// The only scoring code: previews, game, computer seats, command line and replay all call it.

/// Points that a row would give for these dice, were it filled now.
/// @param row index in card order, 0..rowCount()-1
/// @param dice all five thrown, faces 1..6
/// @param throwNumber which throw of the turn these dice are, 1..MaxThrows: first throws may be served
/// @param card the seat's card, for rows that depend on others
[[nodiscard]] int score(const RuleSet &rules, int row, const Dice &dice, int throwNumber, const Card &card);

/// Rows that may be filled with these dice now.
[[nodiscard]] RowMask openRows(const RuleSet &rules, const Card &card);

/// The open row that gives the most points, the first in card order on a tie. -1 when none is open.
[[nodiscard]] int bestRow(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card);

/// True when these dice, as a turn's first throw, win the game at once (served Generala).
[[nodiscard]] bool winsAtOnce(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card);

[[nodiscard]] bool isFiveAlike(const Dice &dice);

/// Sums of a card, points.
struct CardTotals {
    int upper = 0; ///< upper rows without the bonus; 0 in rule sets without a bonus
    int bonus = 0; ///< 0 until the upper rows reach the threshold
    int total = 0; ///< all rows and the bonus

    friend bool operator==(const CardTotals &, const CardTotals &) = default;
};

[[nodiscard]] CardTotals totals(const RuleSet &rules, const Card &card);
