#pragma once

#include "strategy/exactturn.h"
#include "strategy/turnpolicy.h"
#include "strategy/valuetable.h"

#include <memory>
#include <optional>
#include <vector>

/// One thing that can be done with the dice that lie, and what it is worth.
struct Advice {
    int row = -1;     ///< the row to fill; -1 = throw again
    int keep = -1;    ///< what to keep when throwing again, as a keep of RollSpace
    DiceMask kept;    ///< one choice of dice that is this keep: of equal faces the first positions
    double value = 0; ///< expected final card total under best play afterwards

    [[nodiscard]] bool fills() const { return row >= 0; }
};

/// Answers questions about positions of one rule set from its value table. Remembers the last turn, so that the
/// questions of one turn cost nothing but the first. One for each thread.
class Advisor {
public:
    /// @param table not null
    explicit Advisor(std::shared_ptr<const ValueTable> table);

    [[nodiscard]] const ValueTable &table() const { return *m_table; }
    [[nodiscard]] const RollSpace &space() const { return m_space; }

    /// Everything about a turn on this card.
    /// @param card one that table().space() reaches, with an open row. The reference holds until the next question
    [[nodiscard]] const ExactTurn &turn(const Card &card);

    /// All actions that differ, best first; keeps that consist of the same faces are one action. Among equals rows
    /// come first, in card order, then keeps of more dice.
    /// @param throwNumber which throw of the turn the dice are, 1..MaxThrows
    [[nodiscard]] std::vector<Advice> actions(const Card &card, const Dice &dice, int throwNumber);
    /// The first of actions().
    [[nodiscard]] Advice best(const Card &card, const Dice &dice, int throwNumber);
    /// The best action alone, for players in a hurry: remembers whole turns of many positions.
    [[nodiscard]] TurnPolicy::Action bestAction(const Card &card, const Dice &dice, int throwNumber);

private:
    std::shared_ptr<const ValueTable> m_table;
    RollSpace m_space;
    PointTable m_points;
    Card m_card;
    std::optional<ExactTurn> m_turn; // of m_card
    struct Remembered {
        quint32 state = ~quint32(0);
        TurnPolicy policy;
    };
    std::vector<Remembered> m_policies; // by state modulo their number; made when first needed
};

/// All that can be done with the dice that lie on this turn, best first; see Advisor::actions().
[[nodiscard]] std::vector<Advice> actionsOf(const RollSpace &space, const ExactTurn &turn, const Dice &dice,
                                            int throwNumber);

/// The dice among these that make up a keep: of equal faces the first positions.
/// @param keep a part of these dice
[[nodiscard]] DiceMask diceOfKeep(const RollSpace &space, const Dice &dice, int keep);
