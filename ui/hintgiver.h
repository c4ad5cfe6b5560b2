#pragma once

#include "strategy/advisor.h"
#include "strategy/solverjob.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

/// Finds the best actions for players who ask. The rule set is worked out beside the window the first time somebody
/// does; afterwards answers come at once.
class HintGiver : public QObject {
    Q_OBJECT

public:
    explicit HintGiver(QObject *parent) : QObject(parent) {}

    /// Asks about dice that lie; a question that is still open is dropped.
    /// @param card with an open row
    /// @param throwNumber which throw of the turn the dice are, 1..MaxThrows
    void ask(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber);
    /// Drops the open question.
    void drop() { m_question.reset(); }

signals:
    /// All actions, best first. Within ask() when the rules are known already; never for rules that cannot be worked
    /// out.
    void answered(const std::vector<Advice> &actions);

private:
    struct Question {
        Card card;
        Dice dice;
        int throwNumber;
    };

    void onSolved();
    void answer();

    std::unique_ptr<SolverJob> m_job;
    std::optional<Advisor> m_advisor;
    std::optional<Question> m_question;
};
