#pragma once

#include "players/strategy.h"
#include "players/turnvalues.h"

#include <optional>

/// Takes as many points as this turn can be expected to give, exactly, and never thinks of the next one. Among
/// equals: a row before another throw, rows in card order, more dice kept before fewer. When a row has to be
/// scratched, it is the one that could have given least.
class GreedyStrategy : public Strategy {
public:
    [[nodiscard]] Decision decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber) override;

private:
    void prepare(const RuleSet &rules, const Card &card);
    [[nodiscard]] int bestRow(const RuleSet &rules, const Card &card, const Dice &dice, bool served) const;
    [[nodiscard]] int cheapestRow(RowMask rows, const Card &card) const;

    // What was worked out last: the decisions of one turn share it.
    RollSpace m_space;
    RuleSet m_rules;
    Card m_card;
    std::optional<PointTable> m_table;
    std::optional<TurnValues> m_values;
};
