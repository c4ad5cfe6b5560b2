// Mean total of every level in every rule set, its standard error, and by how much it beats the level below.
// Not a test: it takes minutes. Usage: levels [GAMES [RULESET…]]; progress goes to standard error.

#include "rules/rulecatalog.h"
#include "strategy/solver.h"
#include "support/levelgames.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

namespace {

using LevelGames::Tally;

Tally playOnAllCores(const RuleSet &rules, const QString &level, const std::shared_ptr<const ValueTable> &table,
                     int games)
{
    const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<Tally> parts(static_cast<std::size_t>(threads));
    std::vector<std::thread> workers;
    std::atomic<int> played = 0;
    const auto afterGame = [&] {
        const int now = ++played;
        if (now % std::max(1, games / 20) == 0)
            std::fprintf(stderr, "%s %s %d/%d\n", qPrintable(rules.id), qPrintable(level), now, games);
    };
    for (int i = 0; i < threads; ++i) {
        workers.emplace_back([&, i] {
            parts[static_cast<std::size_t>(i)] =
                LevelGames::play(rules, level, table, games * i / threads, games * (i + 1) / threads, afterGame);
        });
    }
    Tally sum;
    for (int i = 0; i < threads; ++i) {
        workers[static_cast<std::size_t>(i)].join();
        sum += parts[static_cast<std::size_t>(i)];
    }
    return sum;
}

void measure(const RuleSet &rules, int games)
{
    RuleSet played = rules; // as LevelGames plays them
    played.servedWinRow = -1;
    const auto table = *solve(played);
    double below = 0;
    for (const QString &level : computerLevels()) {
        const Tally tally = playOnAllCores(rules, level, table, games);
        std::printf("%s\t%s\t%.2f\t+-%.2f", qPrintable(rules.id), qPrintable(level), tally.mean(),
                    tally.standardError());
        if (below > 0)
            std::printf("\t%+.1f %%", 100 * (tally.mean() / below - 1));
        std::printf("\n");
        std::fflush(stdout);
        below = tally.mean();
    }
}

} // namespace

int main(int argc, char **argv)
{
    const int games = argc > 1 ? std::max(2, std::atoi(argv[1])) : 20'000;
    QStringList ids;
    for (int i = 2; i < argc; ++i)
        ids << QString::fromLocal8Bit(argv[i]);
    for (const QString &id : ids.isEmpty() ? RuleCatalog::ids() : ids) {
        const auto rules = RuleCatalog::make(id);
        if (!rules) {
            std::fprintf(stderr, "levels: no rule set %s\n", qPrintable(id));
            return 1;
        }
        measure(*rules, games);
    }
    return 0;
}
