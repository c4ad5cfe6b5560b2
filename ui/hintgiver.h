#pragma once

#include "strategy/advisor.h"

#include <QObject>
#include <optional>
#include <vector>

class TableSource;

/// Finds the best actions for players who ask. Where the rules are not known yet, the answer waits until they are
/// worked out; afterwards answers come at once.
class HintGiver : public QObject {
    Q_OBJECT

public:
    /// @param tables must outlive this object
    HintGiver(TableSource &tables, QObject *parent);

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
        RuleSet rules;
        Card card;
        Dice dice;
        int throwNumber;
    };

    /// Answers the open question if the table of its rules is there.
    void answer();

    TableSource &m_tables;
    std::optional<Advisor> m_advisor;
    std::optional<Question> m_question;
};
