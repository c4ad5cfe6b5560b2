#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Which signals a command sends, in which order; the log marks one that comes before the state has changed.
class TestGameSignals : public QObject {
    Q_OBJECT

private slots:
    void throwKeepFill();
    void contents();
    void lastRowEndsTheGame();
    void servedWinEndsTheGame();
    void chatPauseAndSeat();
    void undo();
    void clock();
    void holdsAreSilent();
};

void TestGameSignals::throwKeepFill()
{
    TestGame game({"duel", "clock=off", "ppp", 1});
    SignalLog log(game.game());
    QVERIFY(game.play("B:throw"));
    QCOMPARE(log.take(), QByteArray("entry thrown turn:1"));
    QVERIFY(game.play("B:keep12"));
    QCOMPARE(log.take(), QByteArray("entry kept turn:2"));
    QVERIFY(game.play("C:throw C:chance"));
    QCOMPARE(log.take(), QByteArray("entry thrown turn:2 entry filled turn:0"));
}

void TestGameSignals::contents()
{
    TestGame game({"classic", ""});
    QList<DiceThrown> thrown;
    QList<DiceKept> kept;
    QList<RowFilled> filled;
    connect(&game.game(), &Game::diceThrown, this, [&](const DiceThrown &event) { thrown << event; });
    connect(&game.game(), &Game::diceKept, this, [&](const DiceKept &event) { kept << event; });
    connect(&game.game(), &Game::rowFilled, this, [&](const RowFilled &event) { filled << event; });
    QVERIFY(game.play("A:throw A:keep15 A:throw"));
    game->setLocks(maskOf({0, 3}));
    QVERIFY(game.play("A:sixes"));
    const DiceThrown first{0, 1, 1, DiceMask::none(), diceFrom("12346"), Actor::Person};
    const DiceThrown second{0, 1, 2, maskOf({0, 4}), diceFrom("11236"), Actor::Person};
    QCOMPARE(thrown, (QList<DiceThrown>{first, second}));
    QCOMPARE(kept, (QList<DiceKept>{{0, maskOf({0, 4}), Actor::Person}}));
    QCOMPARE(filled, (QList<RowFilled>{{0, 5, 6, maskOf({0, 3}), Actor::Person}}));
    QCOMPARE(std::get<RowFilled>(game.journal().back().event), filled.front());
}

void TestGameSignals::lastRowEndsTheGame()
{
    TestGame game({"classic", "double-generala=off", "p"});
    const auto &rows = game->rules().rows;
    for (std::size_t row = 0; row + 1 < rows.size(); ++row)
        QVERIFY(game.play("throw " + rows[row].id.toLatin1()));
    QVERIFY(game.play("throw"));
    SignalLog log(game.game());
    QVERIFY(game.play("generala"));
    QCOMPARE(log.take(), QByteArray("entry filled entry finished"));
    QCOMPARE(std::get<Finished>(game.journal().back().event), Finished{FinishReason::Complete});
}

void TestGameSignals::servedWinEndsTheGame()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {4, 4, 4, 4, 4});
    TestGame game({"nordic"}, dice);
    SignalLog log(game.game());
    QVERIFY(game.play("A:throw"));
    QCOMPARE(log.take(), QByteArray("entry thrown entry finished"));
    QCOMPARE(std::get<Finished>(game.journal().back().event), Finished{FinishReason::ServedWin});
}

void TestGameSignals::chatPauseAndSeat()
{
    TestGame game({"duel"});
    SignalLog log(game.game());
    QCOMPARE(game->postChat(1, u"Hello"_s), accepted);
    QCOMPARE(log.take(), QByteArray("entry chat"));
    QCOMPARE(game->setPaused(true), accepted);
    QCOMPARE(log.take(), QByteArray("entry paused"));
    QCOMPARE(game->setPaused(false), accepted);
    QCOMPARE(log.take(), QByteArray("entry resumed"));
    QCOMPARE(game->changeSeat(1, testSeats("pc")[1]), accepted);
    QCOMPARE(log.take(), QByteArray("entry reset"));
}

void TestGameSignals::undo()
{
    TestGame game({"duel", "clock=off"});
    QVERIFY(game.play("A:throw A:keep1"));
    SignalLog log(game.game());
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(log.take(), QByteArray("entry reset"));
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
    QCOMPARE(log.take(), QByteArray());
}

void TestGameSignals::clock()
{
    TestGame game({"duel", "clock=15", "p"});
    SignalLog log(game.game());
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QCOMPARE(log.take(), QByteArray("entry thrown turn:0"));
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QCOMPARE(log.take(), QByteArray("entry kept turn:0 entry thrown turn:0"));
    QVERIFY(!game->checkClock());
    QCOMPARE(log.take(), QByteArray());
    // A late command finds the clock's move made, and sends nothing of its own.
    game.clock().advance(15'000);
    QCOMPARE(game.command("A:keep1"), refused(EventError::TooLate));
    QCOMPARE(log.take(), QByteArray("entry kept turn:0 entry thrown turn:0"));
}

void TestGameSignals::holdsAreSilent()
{
    TestGame game({"duel"});
    SignalLog log(game.game());
    game->setHold(HoldReason::Animation, true);
    game->setHold(HoldReason::Animation, false);
    QVERIFY(!game->checkClock());
    QCOMPARE(log.take(), QByteArray());
    QCOMPARE(game.journal().size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestGameSignals)
#include "tst_game_signals.moc"
