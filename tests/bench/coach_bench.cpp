// How long the coach takes over a finished game: each rule set × two and six seats, once its table is there.

#include "coach/coachreport.h"
#include "rules/rulecatalog.h"
#include "strategy/solver.h"
#include "support/selfplayed.h"

#include <benchmark/benchmark.h>
#include <string>

namespace {

void coaching(benchmark::State &state, const QString &id, int seats)
{
    const Journal journal = SelfPlayed::game(Games::setup(id.toUtf8().constData(), Games::seats(seats)), 1).journal;
    const auto table = solve(RuleCatalog::make(id).value()).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(coachReport(journal, table, nullptr));
}

} // namespace

int main(int argc, char **argv)
{
    for (const QString &id : RuleCatalog::ids()) {
        for (const int seats : {2, 6}) {
            const std::string name = "coach/" + id.toStdString() + '/' + std::to_string(seats) + "-seats";
            benchmark::RegisterBenchmark(name.c_str(),
                                         [id, seats](benchmark::State &state) { coaching(state, id, seats); })
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime();
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
