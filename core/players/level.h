#pragma once

#include "players/splitmix64.h"
#include "players/strategy.h"
#include "strategy/advisor.h"

#include <optional>

/// What makes a computer player as strong or weak as it is.
struct LevelTraits {
    enum class Foresight {
        None,  ///< takes what this turn brings
        Usual, ///< knows what each row usually brings and what the bonus is worth
        Exact, ///< knows the value of every position
    };
    Foresight foresight = Foresight::None;
    double error = 0; ///< how far it misjudges an action at most, in points of an average row
    int forgets = 0;  ///< chance that it overlooks an open row in a turn, percent
};

/// A computer player that works out its turn and chooses the action that seems best to it. Its misjudgements come
/// from its own chance, never from that of the dice; the same seed and the same positions give the same decisions.
class LevelStrategy : public Strategy {
public:
    explicit LevelStrategy(LevelTraits traits)
        : m_traits(traits)
    {}

    void beginGame(const QByteArray &seed) override;
    [[nodiscard]] bool wantsTable() const override { return m_traits.foresight == LevelTraits::Foresight::Exact; }
    void useTable(std::shared_ptr<const ValueTable> table) override;
    [[nodiscard]] Decision decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber) override;

private:
    void prepareRules(const RuleSet &rules);
    void prepareTurn(const Card &card, int throwNumber);
    [[nodiscard]] Card asSeen(const Card &card);
    [[nodiscard]] double usualValue(const Card &after) const;
    [[nodiscard]] Decision exactDecision(const Card &card, const Dice &dice, int throwNumber);
    [[nodiscard]] Decision seemingDecision(const Card &card, const Dice &dice, int throwNumber);
    [[nodiscard]] double misjudgement();

    const LevelTraits m_traits;
    SplitMix64 m_chance;
    RollSpace m_space;
    std::optional<RuleSet> m_rules;
    std::optional<PointTable> m_points;
    std::vector<double> m_usual; // what each row brings when a turn is played for it alone
    double m_average = 0;        // of these
    std::shared_ptr<const ValueTable> m_table;
    std::optional<Advisor> m_advisor;
    // The turn that is being played.
    bool m_exact = false; // judged by the table
    Card m_card;
    int m_lastThrow = MaxThrows;
    std::optional<ExactTurn> m_turn;
};
