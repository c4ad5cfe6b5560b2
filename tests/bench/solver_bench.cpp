// How long solving and advising take: each rule set × kind of processor × threads. Run with --benchmark_filter=….

#include "rules/rulecatalog.h"
#include "strategy/advisor.h"
#include "strategy/solver.h"

#include <benchmark/benchmark.h>
#include <string>

namespace {

constexpr std::array Levels{SimdLevel::Portable, SimdLevel::Sse2, SimdLevel::Avx2, SimdLevel::Avx512};
constexpr std::array LevelNames{"portable", "sse2", "avx2", "avx512"};

void solving(benchmark::State &state, const RuleSet &rules, SimdLevel level, int threads)
{
    SolveOptions options;
    options.level = level;
    options.threads = threads;
    for (auto _ : state)
        benchmark::DoNotOptimize(solve(rules, options).value());
}

void advising(benchmark::State &state, const RuleSet &rules)
{
    Advisor advisor(solve(rules).value());
    Dice dice;
    dice.faces = {1, 2, 3, 6, 6};
    int turn = 0;
    for (auto _ : state) {
        // Another card each time: nothing is remembered.
        Card card;
        card.fill(0, turn++ % 5);
        benchmark::DoNotOptimize(advisor.actions(card, dice, 1).front().value);
    }
}

} // namespace

int main(int argc, char **argv)
{
    for (const QString &id : RuleCatalog::ids()) {
        const RuleSet rules = RuleCatalog::make(id).value();
        for (std::size_t i = 0; i < Levels.size(); ++i) {
            for (const int threads : {1, 2}) {
                if (!available(Levels[i]))
                    continue;
                const std::string name =
                    "solve/" + id.toStdString() + '/' + LevelNames[i] + '/' + std::to_string(threads) + "-threads";
                const SimdLevel level = Levels[i];
                benchmark::RegisterBenchmark(
                    name.c_str(),
                    [rules, level, threads](benchmark::State &state) { solving(state, rules, level, threads); })
                    ->Unit(benchmark::kMillisecond)
                    ->UseRealTime();
            }
        }
        benchmark::RegisterBenchmark(("advise/" + id.toStdString()).c_str(), [rules](benchmark::State &state) {
            advising(state, rules);
        })->Unit(benchmark::kMicrosecond);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
