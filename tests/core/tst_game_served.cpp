#include "game/standings.h"
#include "support/errortext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Served Generala: five alike on a turn's first throw.
class TestGameServed : public QObject {
    Q_OBJECT

private slots:
    void generalaOpen_data();
    void generalaOpen();
    void generalaFilled();
    void generalaScratched();
    void onTheSecondThrow();
    void scratchedGeneralaGoesOn();
    void switchedOff();
    void neverInTheDuel();
    void inTheMiddleOfARound();
    void inPractice();
    void ofAComputer();
    void byTheClock();
};

namespace {

constexpr std::array<int, DiceCount> sixes{6, 6, 6, 6, 6};

QByteArray ranking(const GameState &state)
{
    QByteArray text;
    for (const Standing &standing : standings(state))
        text += static_cast<char>('A' + standing.seat);
    return text;
}

} // namespace

void TestGameServed::generalaOpen_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("classic") << QByteArray("classic") << QByteArray();
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray();
    QTest::newRow("without the double") << QByteArray("classic") << QByteArray("double-generala=off");
}

void TestGameServed::generalaOpen()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    TestGame game({ruleSet, options}, ScriptedDice().at(0, 2, 1, sixes));
    QVERIFY(game.play("A:throw A:ones B:throw B:sixes A:throw"));
    QVERIFY(game.state().over());
    QCOMPARE(game.state().finishReason, FinishReason::ServedWin);
    QCOMPARE(game.state().servedWinner, 0);
    // Nothing is written: the win does not depend on points.
    QCOMPARE(game.points(0, "generala"), -1);
    QCOMPARE(ranking(game.state()), QByteArray("AB"));
    QCOMPARE(game.command("A:generala"), refused(EventError::GameOver));
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
}

void TestGameServed::generalaFilled()
{
    TestGame game({"classic"}, ScriptedDice().at(0, 1, 2, sixes).at(0, 2, 1, sixes));
    QVERIFY(game.play("A:throw A:keep A:throw A:generala"));
    QCOMPARE(game.points(0, "generala"), 50);
    QVERIFY(!game.state().over());
    QVERIFY(game.play("B:throw B:ones A:throw"));
    QVERIFY(game.state().over());
    QCOMPARE(game.state().servedWinner, 0);
}

void TestGameServed::generalaScratched()
{
    TestGame game({"classic"}, ScriptedDice().at(0, 2, 1, sixes).at(1, 2, 1, sixes));
    QVERIFY(game.play("A:throw A:generala B:throw B:ones A:throw"));
    QVERIFY(!game.state().over());
    QCOMPARE(game.state().phase, Phase::Deciding);
    // An ordinary throw: served poker, and the double gives nothing.
    QCOMPARE(game.command("A:generala"), refused(EventError::RowFilledAlready));
    QVERIFY(game.play("A:poker"));
    QCOMPARE(game.points(0, "poker"), 45);
    // It concerns only the seat that scratched.
    QVERIFY(game.play("B:throw"));
    QCOMPARE(game.state().servedWinner, 1);
}

void TestGameServed::onTheSecondThrow()
{
    TestGame game({"nordic"}, ScriptedDice().at(0, 1, 2, sixes).at(1, 1, 3, sixes));
    QVERIFY(game.play("A:throw A:keep A:throw A:generala B:throw B:keep B:throw B:keep B:throw"));
    QVERIFY(!game.state().over());
    QVERIFY(game.play("B:double-generala"));
    QCOMPARE(game.points(0, "generala"), 50);
    QCOMPARE(game.points(1, "double-generala"), 0);
}

// H09
void TestGameServed::scratchedGeneralaGoesOn()
{
    TestGame game({"classic"}, ScriptedDice().at(0, 1, 1, {1, 2, 2, 4, 6}));
    QVERIFY(game.play("A:throw A:generala"));
    QCOMPARE(game.points(0, "generala"), 0);
    QVERIFY(!game.state().over());
    QCOMPARE(game.state().seat, 1);
}

void TestGameServed::switchedOff()
{
    TestGame game({"classic", "instant-win=off"}, ScriptedDice().at(0, 1, 1, sixes).at(0, 2, 1, sixes));
    QVERIFY(game.play("A:throw"));
    QVERIFY(!game.state().over());
    QVERIFY(game.play("A:generala B:throw B:ones A:throw A:double-generala"));
    QCOMPARE(game.points(0, "generala"), 50);
    QCOMPARE(game.points(0, "double-generala"), 100);
    QCOMPARE(game.state().servedWinner, -1);
}

void TestGameServed::neverInTheDuel()
{
    TestGame game({"duel", "clock=off"}, ScriptedDice().at(0, 1, 1, sixes));
    QVERIFY(game.play("A:throw A:yatzy B:throw"));
    QCOMPARE(game.points(0, "yatzy"), 50);
    QVERIFY(!game.state().over());
}

void TestGameServed::inTheMiddleOfARound()
{
    ScriptedDice dice;
    dice.at(1, 1, 1, {2, 2, 2, 2, 6}).at(2, 1, 1, {2, 2, 3, 3, 3}).at(0, 1, 1, {5, 5, 5, 1, 1}).at(1, 2, 1, sixes);
    TestGame game({"classic", "", "pppp", 1}, dice);
    QVERIFY(game.play("B:throw B:twos C:throw C:full-house D:throw D:ones A:throw A:fives B:throw"));
    QVERIFY(game.state().over());
    QCOMPARE(game.state().round, 2);
    // C has 35, A 15, D 1; B's 8 do not matter.
    QCOMPARE(ranking(game.state()), QByteArray("BCAD"));
    QVERIFY(standings(game.state()).front().servedWin);
    QCOMPARE(standings(game.state())[1].place, 2);
    for (const QByteArray command : {"C:throw", "D:throw", "B:keep"})
        QCOMPARE(game.command(command), refused(EventError::GameOver));
}

void TestGameServed::inPractice()
{
    TestGame game({"nordic", "", "p"}, ScriptedDice().at(0, 3, 1, sixes));
    QVERIFY(game.play("throw ones throw twos throw"));
    QVERIFY(game.state().over());
    QCOMPARE(game.state().finishReason, FinishReason::ServedWin);
    QVERIFY(standings(game.state()).front().servedWin);
}

void TestGameServed::ofAComputer()
{
    TestGame game({"classic", "", "pc"}, ScriptedDice().at(1, 1, 1, sixes));
    QVERIFY(game.play("A:throw A:ones B:throw"));
    QCOMPARE(game.state().servedWinner, 1);
    // The loser cannot take back its last row to avoid it.
    QVERIFY(!game->canUndo());
}

void TestGameServed::byTheClock()
{
    TestGame game({"classic", "clock=10"}, ScriptedDice().at(0, 1, 1, sixes));
    game.clock().advance(10'000);
    QVERIFY(game->checkClock());
    QCOMPARE(game.state().servedWinner, 0);
    game.clock().advance(100'000);
    QVERIFY(!game->checkClock());
}

QTEST_GUILESS_MAIN(TestGameServed)
#include "tst_game_served.moc"
