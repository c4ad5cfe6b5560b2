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

/// Rows that are not filled yet, whether or not they may be filled now.
[[nodiscard]] RowMask openRows(const RuleSet &rules, const Card &card);

/// Open rows whose turn has come: all of them, or the topmost where the order is forced.
/// @param filled the rows that are filled
[[nodiscard]] RowMask nextRows(const RuleSet &rules, RowMask filled);

/// The rows that may be filled with these dice now: those of nextRows(), of which a joker leaves only some.
/// Never empty while a row is open.
/// @param dice all five thrown
[[nodiscard]] RowMask fillableRows(const RuleSet &rules, RowMask filled, const Dice &dice);
[[nodiscard]] RowMask fillableRows(const RuleSet &rules, const Card &card, const Dice &dice);

/// Why a row may not be filled.
enum class RowBar {
    None, ///< it may be filled
    Filled,
    Order, ///< another row comes first
    Joker  ///< these dice are a joker, which has to go elsewhere
};
[[nodiscard]] RowBar rowBar(const RuleSet &rules, int row, const Card &card, const Dice &dice);

/// True when these dice are a five alike that follows the joker rules, see RuleSet::jokerRow.
[[nodiscard]] bool isJoker(const RuleSet &rules, RowMask filled, const Dice &dice);

/// Points that these dice earn beside the row into which they are written, whichever that is.
/// @param card before the dice are written
[[nodiscard]] int extraPoints(const RuleSet &rules, const Dice &dice, const Card &card);

/// The fillable row that gives the most points, the first in card order on a tie. -1 when none is open.
[[nodiscard]] int bestRow(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card);

/// True when these dice, as a turn's first throw, win the game at once (served Generala).
[[nodiscard]] bool winsAtOnce(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card);

[[nodiscard]] bool isFiveAlike(const Dice &dice);

/// Sums of a card, points.
struct CardTotals {
    int upper = 0; ///< upper rows without the bonus; 0 in rule sets without a bonus
    int bonus = 0; ///< 0 until the upper rows reach the threshold
    int total = 0; ///< all rows, the bonus and the extra points
    int extra = 0; ///< points beside the rows, see RuleSet::extraFiveAlike

    friend bool operator==(const CardTotals &, const CardTotals &) = default;
};

[[nodiscard]] CardTotals totals(const RuleSet &rules, const Card &card);
