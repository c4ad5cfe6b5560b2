#include "advisecommand.h"

#include "inputs.h"
#include "rules/scoring.h"
#include "solving.h"
#include "strategy/advisor.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int MostActions = 1000; // more than there are

void printAction(const Advice &advice, const Dice &dice, const RuleSet &rules, QTextStream &out)
{
    if (advice.fills())
        out << "score\t" << rules.row(advice.row).id;
    else
        out << "keep\t" << facesText(dice, advice.kept);
    out << '\t' << sixDecimals(advice.value) << '\n';
}

/// What is asked about, checked.
struct Question {
    RuleSet rules;
    Card card;
    std::optional<Dice> dice; // none: before the first throw
    int throwNumber = 1;
    int top = MostActions;
    int threads = 1;
};

std::optional<Failure> readDecision(const Arguments &arguments, Question &question)
{
    if (!arguments.has(u"dice"_s)) {
        for (const QString &name : {u"throw"_s, u"top"_s}) {
            if (arguments.has(name))
                return Failure::usage(u"advise: --%1 needs --dice"_s.arg(name));
        }
        return std::nullopt;
    }
    const auto dice = readDice(arguments);
    if (!dice)
        return dice.error();
    question.dice = *dice;
    if (openRows(question.rules, question.card) == 0)
        return Failure::input(u"--card: every row is filled; expected an open one for the dice"_s);
    const auto throwNumber = readNumber(arguments, u"throw"_s, 1, MaxThrows, 1);
    if (!throwNumber)
        return throwNumber.error();
    question.throwNumber = *throwNumber;
    const auto top = readNumber(arguments, u"top"_s, 1, MostActions, MostActions);
    if (!top)
        return top.error();
    question.top = *top;
    return std::nullopt;
}

Result<Question, Failure> readQuestion(const Arguments &arguments)
{
    Question question;
    const auto rules = readRules(arguments.value(u"rules"_s), arguments);
    if (!rules)
        return rules.error();
    question.rules = *rules;
    const auto card = readCard(arguments, *rules);
    if (!card)
        return card.error();
    question.card = *card;
    if (auto failure = readDecision(arguments, question))
        return *failure;
    const auto threads = readThreads(arguments);
    if (!threads)
        return threads.error();
    question.threads = *threads;
    return question;
}

} // namespace

QString AdviseCommand::name() const
{
    return u"advise"_s;
}

QString AdviseCommand::summary() const
{
    return u"best actions for given dice"_s;
}

QString AdviseCommand::description() const
{
    return u"Without --dice \"expected\", value: the expected final card total before throw 1. With --dice a line for\n"
           "each distinct action, best first: \"keep\", the faces kept in ascending order (- for none), value; or\n"
           "\"score\", row, value. A value is the expected final card total under best play afterwards.\n"_s;
}

Usage AdviseCommand::usage() const
{
    using Presence = Parameter::Presence;
    return {{rulesParameter(),
             {u"dice"_s, u"1,1,3,4,5"_s, u"the five faces"_s, Presence::Optional},
             {u"throw"_s, u"1|2|3"_s, u"which throw of the turn these dice are; 1 when left out"_s, Presence::Optional},
             cardParameter(),
             {u"top"_s, u"N"_s, u"the best N actions only"_s, Presence::Optional},
             optionParameter(),
             threadsParameter()},
            {},
            false};
}

std::optional<Failure> AdviseCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &err) const
{
    const auto question = readQuestion(arguments);
    if (!question)
        return question.error();
    const auto table = solveRules(question->rules, question->threads, err);
    if (!table)
        return table.error();
    if (!(*table)->space().reaches(question->card))
        return Failure::input(u"--card: these rows cannot be the ones filled first; expected them in their order"_s);
    if (!question->dice) {
        out << "expected\t" << sixDecimals((*table)->expectedTotal(question->card)) << '\n';
        return std::nullopt;
    }
    Advisor advisor(*table);
    const auto actions = advisor.actions(question->card, *question->dice, question->throwNumber);
    for (std::size_t i = 0; i < actions.size() && i < static_cast<std::size_t>(question->top); ++i)
        printAction(actions[i], *question->dice, question->rules, out);
    return std::nullopt;
}
