// Mean total of every strategy in every rule set, and by how much it beats the one before. Not a test: it takes
// minutes. Usage: levels [GAMES [RULESET…]]

#include "game/game.h"
#include "players/selfplay.h"
#include "rules/rulecatalog.h"
#include "strategy/solver.h"

#include <QCryptographicHash>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

namespace {

class NoClock : public Clock {
public:
    [[nodiscard]] qint64 monotonicMs() const override { return 0; }
    [[nodiscard]] qint64 utcMs() const override { return 0; }
};

struct Tally {
    double sum = 0;
    double squares = 0;
};

QByteArray seedOf(const QString &purpose, int game)
{
    return QCryptographicHash::hash(purpose.toUtf8() + QByteArray::number(game), QCryptographicHash::Sha256);
}

/// A card of each game is counted even when a served Generala has ended it: instant wins are switched off.
RuleSet rulesOf(const QString &id)
{
    RuleSet rules = *RuleCatalog::make(id);
    rules.servedWinRow = -1;
    return rules;
}

Tally play(const RuleSet &rules, const QString &name, const std::shared_ptr<const ValueTable> &table, int first, int end)
{
    const auto player = makeStrategy(name, {});
    if (player->wantsTable())
        player->useTable(table);
    const SeatSpec seat{QStringLiteral("A"), QStringLiteral("#808080"), PlayerKind::Computer, name};
    const Journal opening = *newJournal({rules.id, {}, {seat}, 0}, QByteArray(SeedBytes, '0'), NoClock());
    auto start = std::get<GameStarted>(opening.front().event);
    const GameState state = openingState(start, std::make_shared<const RuleSet>(rules));
    Tally tally;
    for (int game = first; game < end; ++game) {
        start.seed = seedOf(QStringLiteral("dice"), game);
        player->beginGame(seedOf(name, game));
        const SelfPlay played = playOut({{start, 0, 0}}, state, {player.get()});
        const double total = totals(rules, played.state.at(0).card).total;
        tally.sum += total;
        tally.squares += total * total;
    }
    return tally;
}

Tally playOnAllCores(const RuleSet &rules, const QString &name, const std::shared_ptr<const ValueTable> &table, int games)
{
    const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<Tally> parts(static_cast<std::size_t>(threads));
    std::vector<std::thread> workers;
    for (int i = 0; i < threads; ++i) {
        workers.emplace_back([&, i] {
            parts[static_cast<std::size_t>(i)] = play(rules, name, table, games * i / threads, games * (i + 1) / threads);
        });
    }
    Tally sum;
    for (int i = 0; i < threads; ++i) {
        workers[static_cast<std::size_t>(i)].join();
        sum.sum += parts[static_cast<std::size_t>(i)].sum;
        sum.squares += parts[static_cast<std::size_t>(i)].squares;
    }
    return sum;
}

} // namespace

int main(int argc, char **argv)
{
    const int games = argc > 1 ? std::atoi(argv[1]) : 20'000;
    QStringList ids;
    for (int i = 2; i < argc; ++i)
        ids << QString::fromLocal8Bit(argv[i]);
    for (const QString &id : ids.isEmpty() ? RuleCatalog::ids() : ids) {
        const RuleSet rules = rulesOf(id);
        const auto table = *solve(rules);
        double before = 0;
        for (const QString &name : strategyNames()) {
            const Tally tally = playOnAllCores(rules, name, table, games);
            const double mean = tally.sum / games;
            const double error = std::sqrt((tally.squares / games - mean * mean) / games);
            std::printf("%s\t%s\t%.2f\t+-%.2f", qPrintable(id), qPrintable(name), mean, error);
            if (before > 0)
                std::printf("\t%+.1f %%", 100 * (mean / before - 1));
            std::printf("\n");
            std::fflush(stdout);
            // Greedy is no level for players: the next one is compared with that before it.
            if (computerLevels().contains(name) || before <= 0)
                before = mean;
        }
    }
    return 0;
}
