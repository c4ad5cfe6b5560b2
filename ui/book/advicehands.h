#pragma once

#include "book/rulesbook.h"

/// Positions in which the best action is known: those that the book's advice shows. A test works them out
/// anew, for every rule set and option for which they are shown.
namespace AdviceHands {

/// Dice of which some are kept. @param faces of the five dice, such as "44662" @param kept positions 0..4 as
/// bits
[[nodiscard]] BookHand keep(const char *faces, DiceMask kept, int throwNumber, const Card &card = {});
/// Dice that are written into a row.
[[nodiscard]] BookHand write(const RuleSet &rules, const char *faces, int throwNumber, QStringView row,
                             const Card &card = {});

/// When the dice lie, on which card, and where they are written: "after the first throw".
[[nodiscard]] QString caption(const RuleSet &rules, const BookHand &hand);

} // namespace AdviceHands
