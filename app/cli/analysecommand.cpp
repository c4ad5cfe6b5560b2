#include "analysecommand.h"

#include "base/text.h"
#include "faulttext.h"
#include "players/analysis.h"
#include "solving.h"
#include "storage/gamestore.h"

using namespace Qt::StringLiterals;

namespace {

QString actionText(const Decision &decision, const Dice &dice, const RuleSet &rules)
{
    if (decision.fills())
        return u"score "_s + rules.row(decision.row).id;
    return u"keep "_s + facesText(dice, decision.kept);
}

QString actionText(const Advice &advice, const Dice &dice, const RuleSet &rules)
{
    return actionText(advice.fills() ? Decision::fill(advice.row) : Decision::keep(advice.kept), dice, rules);
}

void print(const SeatAnalysis &seat, const QString &name, const RuleSet &rules, QTextStream &out)
{
    out << "seat\t" << singleLine(name) << '\t' << seat.decisions << '\t' << sixDecimals(seat.givenAway) << '\t'
        << sixDecimals(seat.luck) << '\n';
    for (const Mistake &mistake : seat.mistakes) {
        out << mistake.round << '\t' << mistake.throwNumber << '\t' << actionText(mistake.done, mistake.dice, rules)
            << '\t' << actionText(mistake.best, mistake.dice, rules) << '\t' << sixDecimals(mistake.cost) << '\n';
    }
}

} // namespace

QString AnalyseCommand::name() const
{
    return u"analyse"_s;
}

QString AnalyseCommand::summary() const
{
    return u"what a game's decisions gave away"_s;
}

QString AnalyseCommand::description() const
{
    return u"For each seat \"seat\", name, decisions, points given away by decisions, luck (the rest of the difference\n"
           "to expectation); then a line for each mistake: round, throw, what was done, what was best (keep FACES\n"
           "or score ROW), points given away.\n"_s;
}

Usage AnalyseCommand::usage() const
{
    return {{threadsParameter()}, u"FILE"_s, true};
}

std::optional<Failure> AnalyseCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &err) const
{
    const auto threads = readThreads(arguments);
    if (!threads)
        return threads.error();
    const QString &file = arguments.operand();
    const auto loaded = GameStore::load(file);
    if (!loaded)
        return Failure::input(u"analyse: %1: %2; expected a journal"_s.arg(file, loaded.error().systemText));
    if (const auto &fault = loaded->fault)
        return Failure::input(u"analyse: %1:%2: %3"_s.arg(file, QString::number(fault->line), faultText(*fault)));
    const GameState &state = *loaded->state;
    const auto table = solveRules(*state.rules, *threads, err);
    if (!table)
        return table.error();
    Advisor advisor(*table);
    const auto seats = analyse(loaded->journal, advisor);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        print(seats[seat], state.spec(static_cast<int>(seat)).name, *state.rules, out);
    return std::nullopt;
}
