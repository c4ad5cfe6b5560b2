#include "players/randomplay.h"

#include "rules/scoring.h"

Decision RandomStrategy::decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    const RowMask rows = fillableRows(rules, card, dice);
    // Every set of dice may be kept but all five.
    const int keeps = throwNumber < MaxThrows ? static_cast<int>(DiceMask::all().bits()) : 0;
    const int choice = m_generator.below(keeps + std::popcount(rows));
    if (choice < keeps)
        return Decision::keep(DiceMask(static_cast<unsigned>(choice)));
    int left = choice - keeps;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (((rows >> row) & 1U) != 0 && left-- == 0)
            return Decision::fill(row);
    }
    return Decision::fill(bestRow(rules, dice, throwNumber, card));
}
