#include "simulatecommand.h"

#include "inputs.h"
#include "solving.h"
#include "tournament.h"

#include <QDir>
#include <QElapsedTimer>

#include <cmath>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int MostGames = 10'000'000; // the sums of squares stay exact
constexpr int Decimals = 3;

QString fixed(double value)
{
    return QString::number(value, 'f', Decimals);
}

/// Standard deviation of a sample, 0 for a single game.
double deviation(const SeatTally &tally, int games)
{
    if (games < 2)
        return 0.0;
    const double mean = static_cast<double>(tally.points) / games;
    const double spread = static_cast<double>(tally.squares) - mean * static_cast<double>(tally.points);
    return std::sqrt(std::max(0.0, spread) / (games - 1));
}

void printTallies(const std::vector<SeatTally> &tallies, const TournamentSetup &setup, QTextStream &out)
{
    for (std::size_t seat = 0; seat < tallies.size(); ++seat) {
        const SeatTally &tally = tallies[seat];
        const double wins = static_cast<double>(tally.winParts) / SeatTally::WinParts;
        out << seat + 1 << '\t' << setup.strategies[static_cast<qsizetype>(seat)] << '\t'
            << fixed(static_cast<double>(tally.points) / setup.games) << '\t' << fixed(deviation(tally, setup.games))
            << '\t' << fixed(wins) << '\t' << tally.instantWins << '\n';
    }
}

std::optional<Failure> readStrategies(const Arguments &arguments, QStringList &strategies)
{
    strategies = arguments.value(u"seats"_s).split(u',');
    if (strategies.size() > MaxSeats)
        return Failure::input(u"--seats: %1 seats; expected %2 to %3"_s.arg(
            QString::number(strategies.size()), QString::number(MinSeats), QString::number(MaxSeats)));
    for (const QString &name : strategies) {
        if (!strategyNames().contains(name))
            return Failure::input(
                u"--seats: unknown strategy \"%1\"; expected %2"_s.arg(name, strategyNames().join(u'|')));
    }
    return std::nullopt;
}

Result<TournamentSetup, Failure> readSetup(const Arguments &arguments)
{
    TournamentSetup setup;
    const auto rules = readRules(arguments.value(u"rules"_s), arguments);
    if (!rules)
        return rules.error();
    setup.ruleSet = rules->id;
    setup.options = rules->options;
    if (auto failure = readStrategies(arguments, setup.strategies))
        return *failure;
    const auto games = readNumber(arguments, u"games"_s, 1, MostGames, 1);
    if (!games)
        return games.error();
    setup.games = *games;
    const auto seed = readSeed(arguments);
    if (!seed)
        return seed.error();
    setup.seed = *seed;
    const auto threads = readThreads(arguments);
    if (!threads)
        return threads.error();
    setup.threads = *threads;
    setup.journalFolder = arguments.value(u"journal"_s);
    return setup;
}

} // namespace

QString SimulateCommand::name() const
{
    return u"simulate"_s;
}

QString SimulateCommand::summary() const
{
    return u"a tournament between strategies"_s;
}

QString SimulateCommand::description() const
{
    return u"A line for each seat: number, strategy, mean total, standard deviation, wins (a shared win counts as\n"
           "its share), instant wins; then \"games-per-second\", number. Seat 1 begins every game. The same seed\n"
           "gives the same lines on every machine and for every number of threads.\nStrategies: "_s
           + strategyNames().join(u", "_s) + u'\n';
}

Usage SimulateCommand::usage() const
{
    using Presence = Parameter::Presence;
    return {{rulesParameter(),
             optionParameter(),
             {u"seats"_s, u"NAME,NAME..."_s, u"a strategy for each of 1 to 6 seats"_s, Presence::Required},
             {u"games"_s, u"N"_s, u"how many games"_s, Presence::Required},
             seedParameter(),
             threadsParameter(),
             {u"journal"_s, u"DIR"_s, u"also write each game's journal into this folder"_s, Presence::Optional}},
            {},
            false};
}

std::optional<Failure> SimulateCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &err) const
{
    const auto setup = readSetup(arguments);
    if (!setup)
        return setup.error();
    if (arguments.has(u"journal"_s) && !QDir().mkpath(setup->journalFolder))
        return Failure::input(u"--journal: \"%1\" cannot be made; expected a folder"_s.arg(setup->journalFolder));

    std::function<void(int)> progress;
    if (isatty(STDERR_FILENO) == 1) {
        progress = [&err, &setup](int played) { err << '\r' << played << '/' << setup->games << Qt::flush; };
    }
    QElapsedTimer watch;
    watch.start();
    const auto tallies = Tournament(*setup).play(progress);
    const double seconds = static_cast<double>(qMax(qint64(1), watch.nsecsElapsed())) / 1e9;
    if (progress)
        err << '\r' << QString(2 * QString::number(setup->games).size() + 1, u' ') << '\r' << Qt::flush;
    if (!tallies)
        return tallies.error();
    printTallies(*tallies, *setup, out);
    out << "games-per-second\t" << QString::number(setup->games / seconds, 'f', 1) << '\n';
    return std::nullopt;
}
