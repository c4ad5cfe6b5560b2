#pragma once

#include "rules/card.h"
#include "rules/dice.h"
#include "rules/ruleset.h"

#include <QByteArray>
#include <QStringList>
#include <memory>

class ValueTable;

/// What a seat does with the dice that lie before it: fill a row, or keep some dice and throw the others again.
struct Decision {
    int row = -1;  ///< row to fill, index in card order; -1 = throw again
    DiceMask kept; ///< dice to keep when throwing again; never all five

    [[nodiscard]] static Decision fill(int row) { return {row, {}}; }
    [[nodiscard]] static Decision keep(DiceMask kept) { return {-1, kept}; }
    [[nodiscard]] bool fills() const { return row >= 0; }

    friend bool operator==(const Decision &, const Decision &) = default;
};

/// A computer player. It sees what a person at the table sees and no more: a strategy is handed the rules, the
/// card and the dice that lie, and has no way to ask where the next ones come from.
class Strategy {
public:
    virtual ~Strategy() = default;

    /// Begins another game. The strategy's own chance, if it has any, starts from these bytes: the same seed and
    /// the same positions give the same decisions. Never the seed of the game's dice.
    virtual void beginGame(const QByteArray &seed) { Q_UNUSED(seed) }

    /// True for players that look up the exact value of positions.
    [[nodiscard]] virtual bool wantsTable() const { return false; }
    /// Gives such a player the table of the rules that will be played, so that seats and games share it. A player
    /// that was given none, or another one, makes its own at its first decision, which then takes longer.
    virtual void useTable(std::shared_ptr<const ValueTable> table);

    /// @param card the seat's card, with at least one open row
    /// @param dice all five thrown
    /// @param throwNumber which throw of the turn these dice are, 1..MaxThrows; after the last one only a row
    ///        may be the answer
    /// @return a row is one of fillableRows()
    [[nodiscard]] virtual Decision decide(const RuleSet &rules, const Card &card, const Dice &dice,
                                          int throwNumber) = 0;
};

/// Names of all strategies, as they stand in SeatSpec::level and on the command line, weakest first: each but
/// `greedy` reaches at least 8 % more points than the one before, in every rule set.
[[nodiscard]] QStringList strategyNames();

/// Strategies that players can choose for a computer seat, weakest first.
[[nodiscard]] QStringList computerLevels();

/// The one of them for players who have chosen none.
[[nodiscard]] QString usualLevel();

/// A new strategy, begun with this seed; nullptr for an unknown name.
[[nodiscard]] std::unique_ptr<Strategy> makeStrategy(const QString &name, const QByteArray &seed);
