#include "game/game.h"
#include "players/analysis.h"
#include "players/selfplay.h"
#include "strategy/solver.h"
#include "support/games.h"
#include "support/ruletext.h"

#include <QtTest>
#include <cmath>

/// What the analysis says about games whose worth is known.
class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void addsUp_data();
    void addsUp();
    void expertMakesNoMistake();
    void namesTheMistake();
    void takenBackDoesNotCount();
};

namespace {

SelfPlay playedBy(const QString &name, const QByteArray &ruleSet, int number,
                  const std::shared_ptr<const ValueTable> &table)
{
    const ManualClock clock;
    const QByteArray seed = QByteArray::number(number).rightJustified(SeedBytes, 'a');
    const Journal journal = *newJournal(Games::setup(ruleSet.constData(), Games::seats(2, 2)), seed, clock);
    const auto first = makeStrategy(name, seed);
    const auto second = makeStrategy(name, seed + '2');
    first->useTable(table);
    second->useTable(table);
    return playOut(journal, *startState(std::get<GameStarted>(journal.front().event)), {first.get(), second.get()});
}

} // namespace

void TestAnalysis::addsUp_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id.toUtf8();
}

void TestAnalysis::addsUp()
{
    QFETCH(QByteArray, ruleSet);
    const auto table = *solve(rulesFrom(ruleSet));
    Advisor advisor(table);
    const double expected = advisor.table().expectedTotal(Card());
    int full = 0;
    for (int number = 0; number < 20; ++number) {
        const QString name = number % 2 == 0 ? QStringLiteral("random") : QStringLiteral("greedy");
        const SelfPlay game = playedBy(name, ruleSet, number, table);
        const auto seats = analyse(game.journal, advisor);
        QCOMPARE(seats.size(), std::size_t(2));
        for (int seat = 0; seat < 2; ++seat) {
            const SeatAnalysis &of = seats[static_cast<std::size_t>(seat)];
            double cost = 0;
            for (const Mistake &mistake : of.mistakes) {
                QVERIFY(mistake.cost > 0);
                cost += mistake.cost;
            }
            QVERIFY(std::abs(cost - of.givenAway) < 1e-9);
            const Card &card = game.state.at(seat).card;
            if (card.filled() != game.state.rules->allRows())
                continue;
            ++full;
            QVERIFY(of.decisions >= game.state.rounds());
            const double total = totals(*game.state.rules, card).total;
            QVERIFY(std::abs(total - (expected - of.givenAway + of.luck)) < 1e-6);
        }
    }
    QVERIFY(full >= 20);
}

void TestAnalysis::expertMakesNoMistake()
{
    const auto table = *solve(rulesFrom("yahtzee"));
    Advisor advisor(table);
    for (int number = 0; number < 10; ++number) {
        const SelfPlay game = playedBy(QStringLiteral("expert"), "yahtzee", number, table);
        for (const SeatAnalysis &seat : analyse(game.journal, advisor)) {
            QCOMPARE(seat.givenAway, 0.0);
            QVERIFY(seat.mistakes.empty());
            QVERIFY(seat.decisions >= 13);
        }
    }
}

void TestAnalysis::namesTheMistake()
{
    Advisor advisor(*solve(rulesFrom("nordic")));
    const ManualClock clock;
    const auto game =
        Games::scripted(Games::setup("nordic", Games::seats(1)), ScriptedDice().at(0, 1, 1, {3, 3, 3, 5, 5}), clock);
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->fillRow(0, game->rules().rowIndex(u"ones"), Actor::Person)); // a served full house scratched
    const auto seats = analyse(game->journal(), advisor);
    QCOMPARE(seats.front().decisions, 1);
    QCOMPARE(seats.front().mistakes.size(), std::size_t(1));
    const Mistake &mistake = seats.front().mistakes.front();
    QCOMPARE(mistake.round, 1);
    QCOMPARE(mistake.throwNumber, 1);
    QCOMPARE(mistake.done, Decision::fill(0));
    QCOMPARE(mistake.best.row, game->rules().rowIndex(u"full-house"));
    const ExactTurn &turn = advisor.turn(Card());
    const int roll = advisor.space().rollOf(diceFrom("33355"));
    QVERIFY(std::abs(mistake.cost - (turn.afterThrow(roll, 1) - turn.rowValue(0, roll, 1))) < 1e-9);
    QVERIFY(std::abs(seats.front().luck - (turn.afterThrow(roll, 1) - turn.beforeThrow())) < 1e-9);
}

void TestAnalysis::takenBackDoesNotCount()
{
    Advisor advisor(*solve(rulesFrom("nordic")));
    const ManualClock clock;
    const auto game =
        Games::scripted(Games::setup("nordic", Games::seats(1)), ScriptedDice().at(0, 1, 1, {3, 3, 3, 5, 5}), clock);
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->fillRow(0, 0, Actor::Person));
    QVERIFY(!game->undo());
    QVERIFY(!game->fillRow(0, game->rules().rowIndex(u"full-house"), Actor::Person));
    const auto seats = analyse(game->journal(), advisor);
    QCOMPARE(seats.front().decisions, 1);
    QVERIFY(seats.front().mistakes.empty());
    QCOMPARE(seats.front().givenAway, 0.0);
}

QTEST_GUILESS_MAIN(TestAnalysis)
#include "tst_analysis.moc"
