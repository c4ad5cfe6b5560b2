#include "strategy/rowodds.h"

#include "rules/scoring.h"

RowOdds::RowOdds(const RollSpace &space, const PointTable &table, const RuleSet &rules, bool jokers)
    : m_values(rules.rows.size())
{
    constexpr std::size_t first = RollSpace::FirstRoll;
    for (int row = 0; row < rules.rowCount(); ++row) {
        const RowRule &rule = rules.row(row);
        const int goal = rule.pattern == Pattern::Face ? UpperGoal * rule.number : 1;
        const PointTable::Points &points = table.row(row, false, jokers);
        auto &values = m_values[static_cast<std::size_t>(row)];
        Values &now = values[0];
        now.fill(0);
        for (std::size_t roll = 0; roll < points.size(); ++roll)
            now[first + roll] = points[roll] >= goal ? 1 : 0;
        for (std::size_t left = 1; left < values.size(); ++left) {
            // Whoever has made it keeps all five; else the best part of the roll is thrown on.
            values[left] = values[left - 1];
            if (left > 1)
                space.bestOfParts(values[left]);
            space.meanOverThrows(values[left]);
        }
    }
}

std::vector<double> rowChances(const RuleSet &rules, const Card &card, const Dice &dice, DiceMask kept, int throwNumber)
{
    const RollSpace space;
    const PointTable table(rules, space);
    const bool jokers = rules.jokerRow >= 0 && card.isFilled(rules.jokerRow);
    const RowOdds odds(space, table, rules, jokers);
    const bool stays = kept == DiceMask::all() || throwNumber >= MaxThrows;
    const int keep = space.keepOf(dice, stays ? DiceMask::all() : kept);
    std::vector<double> chances(rules.rows.size(), 0.0);
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (card.isFilled(row) || !table.counts(row, card))
            continue;
        chances[static_cast<std::size_t>(row)] = odds.chance(row, keep, stays ? 0 : MaxThrows - throwNumber);
    }
    return chances;
}
