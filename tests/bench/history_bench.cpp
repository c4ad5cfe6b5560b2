// How long the history takes: 48 rounds of six seats, three throws each, 1,728 entries; far more than any game has today.
// Not a test: figures depend on the machine. Run with QT_QPA_PLATFORM=offscreen.

#include "panes/historymodel.h"
#include "panes/historypane.h"
#include "rules/rulecatalog.h"

#include <QApplication>
#include <QComboBox>
#include <benchmark/benchmark.h>

namespace {

constexpr int Seats = 6;
constexpr int Rounds = 48;

Journal longJournal()
{
    const RuleSet rules = *RuleCatalog::make(QStringLiteral("duel"), {});
    GameStarted start;
    start.ruleSet = rules.id;
    start.options = rules.options;
    for (int seat = 0; seat < Seats; ++seat)
        start.seats.push_back(
            {QStringLiteral("A player with a name %1").arg(seat), QStringLiteral("#e8a53a"), PlayerKind::Person, {}});
    Journal journal{{start, 0, 0}};
    for (int round = 1; round <= Rounds; ++round) {
        for (int seat = 0; seat < Seats; ++seat) {
            for (int number = 1; number <= MaxThrows; ++number) {
                Dice dice;
                for (int die = 0; die < DiceCount; ++die)
                    dice.set(die, 1 + (round + seat * 3 + number + die * die) % 6);
                journal.push_back(
                    {DiceThrown{seat, round, number, DiceMask(number > 1 ? 3U : 0U), dice, Actor::Person}, 900, 0});
                if (number < MaxThrows)
                    journal.push_back({DiceKept{seat, DiceMask(3), Actor::Person}, 900, 0});
            }
            journal.push_back({RowFilled{seat, round % rules.rowCount(), 20, DiceMask(3), Actor::Person, 0}, 900, 0});
        }
    }
    return journal;
}

/// A game is opened: the whole journal is read.
void readAll(benchmark::State &state)
{
    const Journal journal = longJournal();
    for (auto _ : state) {
        HistoryModel model;
        model.setJournal(journal, journal.size());
        benchmark::DoNotOptimize(model.rowCount());
    }
}
BENCHMARK(readAll)->Unit(benchmark::kMicrosecond);

/// The game goes on: the pane on the screen takes one entry more and is painted again.
void oneMore(benchmark::State &state)
{
    const Journal journal = longJournal();
    HistoryPane pane(Theme::darkTheme());
    pane.resize(600, 320);
    pane.show();
    std::size_t shown = journal.size() / 2;
    pane.setJournal(journal, shown);
    QCoreApplication::processEvents();
    for (auto _ : state) {
        shown = shown < journal.size() ? shown + 1 : journal.size() / 2;
        pane.setJournal(journal, shown);
        QCoreApplication::processEvents();
    }
}
BENCHMARK(oneMore)->Unit(benchmark::kMicrosecond);

/// Another seat is chosen in the filter, and the list painted.
void filter(benchmark::State &state)
{
    const Journal journal = longJournal();
    HistoryPane pane(Theme::darkTheme());
    pane.resize(600, 320);
    pane.show();
    pane.setJournal(journal, journal.size());
    auto *seats = pane.findChild<QComboBox *>(QStringLiteral("historySeats"));
    for (auto _ : state) {
        seats->setCurrentIndex((seats->currentIndex() + 1) % seats->count());
        QCoreApplication::processEvents();
    }
}
BENCHMARK(filter)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
