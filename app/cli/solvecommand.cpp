#include "solvecommand.h"

#include "inputs.h"
#include "solving.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;

QString SolveCommand::name() const
{
    return u"solve"_s;
}

QString SolveCommand::summary() const
{
    return u"expected total of best play"_s;
}

QString SolveCommand::description() const
{
    return u"\"expected\", value: the expected final card total under best play, from an empty card;\n"
           "\"states\", number: positions before a first throw that the rules tell apart; \"seconds\", time:\n"
           "wall time of the solve alone.\n"_s;
}

Usage SolveCommand::usage() const
{
    return {{rulesParameter(), optionParameter(), threadsParameter()}, {}, false};
}

std::optional<Failure> SolveCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &err) const
{
    const auto rules = readRules(arguments.value(u"rules"_s), arguments);
    if (!rules)
        return rules.error();
    const auto threads = readThreads(arguments);
    if (!threads)
        return threads.error();
    QElapsedTimer watch;
    watch.start();
    const auto table = solveRules(*rules, *threads, err);
    const double seconds = static_cast<double>(watch.nsecsElapsed()) / 1e9;
    if (!table)
        return table.error();
    out << "expected\t" << sixDecimals((*table)->expectedTotal(Card())) << '\n'
        << "states\t" << (*table)->space().positionCount() << '\n'
        << "seconds\t" << QString::number(seconds, 'f', 4) << '\n';
    return std::nullopt;
}
