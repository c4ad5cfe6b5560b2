#include "solving.h"

#include "inputs.h"
#include "strategy/solver.h"

#include <thread>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int MostThreads = 256;

QString reasonText(SolveError error)
{
    switch (error) {
    case SolveError::TooLarge:
        return u"too many positions to be solved exactly"_s;
    case SolveError::Unsupported:
        return u"rows of a kind that cannot be solved exactly"_s;
    case SolveError::Cancelled:
        break;
    }
    return u"stopped"_s;
}

} // namespace

Parameter threadsParameter()
{
    return {u"threads"_s, u"N"_s, u"how many threads; all cores when left out"_s, Parameter::Presence::Optional};
}

Result<int, Failure> readThreads(const Arguments &arguments)
{
    const int cores = qBound(1, static_cast<int>(std::thread::hardware_concurrency()), MostThreads);
    return readNumber(arguments, u"threads"_s, 1, MostThreads, cores);
}

Result<std::shared_ptr<const ValueTable>, Failure> solveRules(const RuleSet &rules, int threads, QTextStream &err)
{
    SolveOptions options;
    options.threads = threads;
    int shown = -1;
    if (isatty(STDERR_FILENO) == 1) {
        options.progress = [&err, &shown](double share) {
            const int percent = static_cast<int>(share * 100);
            if (percent == shown)
                return;
            shown = percent;
            err << '\r' << percent << " %" << Qt::flush;
        };
    }
    const auto table = solve(rules, options);
    if (shown >= 0)
        err << "\r      \r" << Qt::flush;
    if (!table)
        return Failure::input(u"rule set %1: %2; expected a smaller one"_s.arg(rules.id, reasonText(table.error())));
    return *table;
}

QString sixDecimals(double value)
{
    return QString::number(value, 'f', 6);
}

QString facesText(const Dice &dice, DiceMask kept)
{
    QStringList faces;
    for (int die = 0; die < DiceCount; ++die) {
        if (kept.has(die))
            faces << QString::number(dice[die]);
    }
    faces.sort();
    return faces.isEmpty() ? u"-"_s : faces.join(u',');
}
