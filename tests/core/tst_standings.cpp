#include "game/standings.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>

/// Who is where, and why.
class TestStandings : public QObject {
    Q_OBJECT

private slots:
    void timeBonus_data();
    void timeBonus();
    void cardGoesBeforeBonus();
    void finalPoints();
    void bonusBreaksTies();
    void thinkingTimeIsFlooredOnce();
    void tiesInEverySeatOrder_data();
    void tiesInEverySeatOrder();
    void noBonusOutsideTheDuel();
    void servedWinnerIsFirst();
    void everybodyEqual();
    void upperBonusCounts();
    void oneSeat();
};

namespace {

/// A game in which each seat holds `totals` points, written into the rows that count for no bonus.
GameState gameWith(const QByteArray &ruleSet, const std::vector<int> &totals,
                   const std::vector<qint64> &thinkingMs = {})
{
    GameState state;
    state.rules = std::make_shared<const RuleSet>(rulesFrom(ruleSet));
    state.seats.resize(totals.size());
    state.specs.resize(totals.size());
    const int row = state.rules->rowCount() - 1;
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        state.seats[seat].card.fill(row, totals[seat]);
        if (seat < thinkingMs.size())
            state.seats[seat].thinkingMs = thinkingMs[seat];
    }
    return state;
}

/// "place:seat place:seat …", best first.
QByteArray ranking(const GameState &state)
{
    QByteArrayList parts;
    for (const Standing &standing : standings(state))
        parts << QByteArray::number(standing.place) + ':' + QByteArray::number(standing.seat);
    return parts.join(' ');
}

} // namespace

void TestStandings::timeBonus_data()
{
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<int>("bonus");
    QTest::newRow("0 ms") << qint64(0) << 1000;
    QTest::newRow("999 ms") << qint64(999) << 1000;
    QTest::newRow("1000 ms") << qint64(1000) << 999;
    QTest::newRow("1999 ms") << qint64(1999) << 999;
    QTest::newRow("300 s") << qint64(300'000) << 700;
    QTest::newRow("998.999 s") << qint64(998'999) << 2;
    QTest::newRow("999 s") << qint64(999'000) << 1;
    QTest::newRow("999.999 s") << qint64(999'999) << 1;
    QTest::newRow("1000 s") << qint64(1'000'000) << 0;
    QTest::newRow("1001 s") << qint64(1'001'000) << 0;
    QTest::newRow("a century") << qint64(3'200'000'000'000) << 0;
    QTest::newRow("negative") << qint64(-5000) << 1000;
}

void TestStandings::timeBonus()
{
    QFETCH(qint64, ms);
    QTEST(::timeBonus(ms), "bonus");
}

void TestStandings::cardGoesBeforeBonus()
{
    const auto table = standings(gameWith("duel", {213, 214}, {0, 2'000'000}));
    QCOMPARE(table[0].seat, 1);
    QCOMPARE(table[0].finalPoints, 214'000);
    QCOMPARE(table[0].timeBonus, 0);
    QCOMPARE(table[1].seat, 0);
    QCOMPARE(table[1].place, 2);
    QCOMPARE(table[1].timeBonus, 1000);
    // The sum alone would call it a draw.
    QCOMPARE(table[1].finalPoints, 214'000);
}

void TestStandings::finalPoints()
{
    const auto table = standings(gameWith("duel", {213}, {300'000}));
    QCOMPARE(table[0].total, 213);
    QCOMPARE(table[0].timeBonus, 700);
    QCOMPARE(table[0].finalPoints, 213'700);
}

void TestStandings::bonusBreaksTies()
{
    QCOMPARE(ranking(gameWith("duel", {200, 200, 200}, {30'000, 10'000, 20'000})), QByteArray("1:1 2:2 3:0"));
    // The same whole second is the same bonus.
    QCOMPARE(ranking(gameWith("duel", {200, 200, 199}, {10'999, 10'000, 0})), QByteArray("1:0 1:1 3:2"));
}

void TestStandings::thinkingTimeIsFlooredOnce()
{
    // Two decisions of 600 ms are 1.2 s: floored one by one they would be nothing.
    GameState state = gameWith("duel", {100});
    applyEvent(state, {DiceThrown{0, 1, 1, DiceMask::none(), diceFrom("12346"), Actor::Person}, 600, 0});
    QCOMPARE(standings(state).front().timeBonus, 1000);
    applyEvent(state, {DiceKept{0, DiceMask::none(), Actor::Person}, 600, 0});
    QCOMPARE(standings(state).front().timeBonus, 999);
}

void TestStandings::tiesInEverySeatOrder_data()
{
    QTest::addColumn<QList<int>>("totals");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("last") << QList<int>{220, 220, 180} << QByteArray("1:0 1:1 3:2");
    QTest::newRow("middle") << QList<int>{220, 180, 220} << QByteArray("1:0 1:2 3:1");
    QTest::newRow("first") << QList<int>{180, 220, 220} << QByteArray("1:1 1:2 3:0");
    QTest::newRow("tie behind the first") << QList<int>{180, 220, 180} << QByteArray("1:1 2:0 2:2");
    QTest::newRow("two ties") << QList<int>{5, 9, 5, 9, 5, 1} << QByteArray("1:1 1:3 3:0 3:2 3:4 6:5");
}

// H19
void TestStandings::tiesInEverySeatOrder()
{
    QFETCH(QList<int>, totals);
    for (const QByteArray rules : {"duel", "classic", "nordic"})
        QTEST(ranking(gameWith(rules, {totals.begin(), totals.end()})), "expected");
}

void TestStandings::noBonusOutsideTheDuel()
{
    for (const QByteArray rules : {"classic", "nordic"}) {
        const GameState state = gameWith(rules, {100, 100}, {0, 500'000});
        QCOMPARE(ranking(state), QByteArray("1:0 1:1"));
        QCOMPARE(standings(state).front().finalPoints, 100);
        QCOMPARE(standings(state).front().timeBonus, 0);
    }
}

void TestStandings::servedWinnerIsFirst()
{
    GameState state = gameWith("classic", {90, 0, 120, 90});
    state.phase = Phase::Finished;
    state.finishReason = FinishReason::ServedWin;
    state.servedWinner = 1;
    QCOMPARE(ranking(state), QByteArray("1:1 2:2 3:0 3:3"));
    QVERIFY(standings(state)[0].servedWin);
    QVERIFY(!standings(state)[1].servedWin);
    // Equal totals do not let anybody share the first place.
    state.servedWinner = 3;
    QCOMPARE(ranking(state), QByteArray("1:3 2:2 3:0 4:1"));
}

void TestStandings::everybodyEqual()
{
    QCOMPARE(ranking(gameWith("duel", {0, 0, 0, 0, 0, 0})), QByteArray("1:0 1:1 1:2 1:3 1:4 1:5"));
}

void TestStandings::upperBonusCounts()
{
    GameState state = gameWith("duel", {0, 90});
    const QList<int> points{3, 6, 9, 12, 15, 18};
    for (int row = 0; row < 6; ++row)
        state.seats[0].card.fill(row, points[row]);
    QCOMPARE(ranking(state), QByteArray("1:0 2:1"));
    QCOMPARE(standings(state).front().total, 98);
}

void TestStandings::oneSeat()
{
    QCOMPARE(ranking(gameWith("nordic", {0})), QByteArray("1:0"));
}

QTEST_GUILESS_MAIN(TestStandings)
#include "tst_standings.moc"
