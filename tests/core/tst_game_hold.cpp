#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

/// When the decision clock stands still, and how much time a seat has spent.
class TestGameHold : public QObject {
    Q_OBJECT

private slots:
    void standsStill_data();
    void standsStill();
    void severalReasons();
    void aHoldCoversTheNextDecision();
    void aDialogOfSixSeconds();
    void aJumpOfEightMinutes();
    void aJumpWhileHeld();
    void theDateDoesNotMatter();
    void pausedGameResumes();
    void pausedTwiceOnOneDecision();
    void pausingTwiceIsRefused();
    void thinkingTimeIsSummed();
    void thinkingTimeOfTheClock();
    void holdsAreNoThinkingTime();
    void otherSeatsTimeDoesNotCount();
};

void TestGameHold::standsStill_data()
{
    QTest::addColumn<int>("reason");
    QTest::newRow("animation") << static_cast<int>(HoldReason::Animation);
    QTest::newRow("dialog") << static_cast<int>(HoldReason::Dialog);
}

void TestGameHold::standsStill()
{
    QFETCH(int, reason);
    TestGame game({"duel"});
    game.clock().advance(5000);
    game->setHold(static_cast<HoldReason>(reason), true);
    QVERIFY(game->clockHeld());
    game.clock().advance(3600'000);
    QCOMPARE(game->remainingMs(), 10'000);
    QVERIFY(!game->checkClock());
    game->setHold(static_cast<HoldReason>(reason), false);
    QCOMPARE(game->remainingMs(), 10'000);
    game.clock().advance(9999);
    QVERIFY(!game->checkClock());
    game.clock().advance(1);
    QVERIFY(game->checkClock());
}

void TestGameHold::severalReasons()
{
    TestGame game({"duel"});
    game.clock().advance(1000);
    game->setHold(HoldReason::Animation, true);
    QCOMPARE(game->setPaused(true), accepted);
    game->setHold(HoldReason::Dialog, true);
    game->setHold(HoldReason::Animation, false);
    game.clock().advance(60'000);
    QCOMPARE(game->setPaused(false), accepted);
    game.clock().advance(60'000);
    QVERIFY(game->clockHeld());
    QCOMPARE(game->remainingMs(), 14'000);
    game->setHold(HoldReason::Dialog, false);
    game.clock().advance(1000);
    QCOMPARE(game->remainingMs(), 13'000);
}

void TestGameHold::aHoldCoversTheNextDecision()
{
    TestGame game({"duel"});
    // The dice begin to move before or after the command that throws them: both ways round the time is full.
    game->setHold(HoldReason::Animation, true);
    QVERIFY(game.play("A:throw"));
    game.clock().advance(2500);
    QCOMPARE(game->remainingMs(), 15'000);
    game->setHold(HoldReason::Animation, false);
    QCOMPARE(game->remainingMs(), 15'000);
    game.clock().advance(400);
    QVERIFY(game.play("A:keep"));
    QCOMPARE(game.state().at(0).thinkingMs, 400);
}

void TestGameHold::aDialogOfSixSeconds()
{
    TestGame game({"duel"});
    game.clock().advance(3000);
    game->setHold(HoldReason::Dialog, true);
    game.clock().advance(6000);
    game->setHold(HoldReason::Dialog, false);
    QCOMPARE(game->remainingMs(), 12'000);
}

void TestGameHold::aJumpOfEightMinutes()
{
    TestGame game({"duel"});
    game.clock().advance(5000);
    game.clock().advance(480'000);
    QVERIFY(game->checkClock());
    // One expiry for the seat in turn, no burst of turns.
    for (int n = 0; n < 10; ++n)
        QVERIFY(!game->checkClock());
    QCOMPARE(game.journal().size(), std::size_t(2));
    QCOMPARE(game.state().seat, 0);
    QCOMPARE(game->remainingMs(), 15'000);
    QCOMPARE(game.state().at(0).thinkingMs, 15'000);
}

void TestGameHold::aJumpWhileHeld()
{
    TestGame game({"duel"});
    QCOMPARE(game->setPaused(true), accepted);
    game.clock().advance(480'000);
    QCOMPARE(game->setPaused(false), accepted);
    QVERIFY(!game->checkClock());
    QCOMPARE(game->remainingMs(), 15'000);
}

void TestGameHold::theDateDoesNotMatter()
{
    TestGame game({"duel"});
    game.clock().setUtc(0);
    QVERIFY(!game->checkClock());
    game.clock().setUtc(9'000'000'000'000);
    QVERIFY(!game->checkClock());
    QCOMPARE(game->remainingMs(), 15'000);
    game.clock().advance(250);
    QVERIFY(game.play("A:throw"));
    QCOMPARE(game.journal().back().decisionMs, 250);
    QCOMPARE(game.journal().back().utcMs, 9'000'000'000'250);
}

void TestGameHold::pausedGameResumes()
{
    TestGame game({"duel"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(4000);
    QCOMPARE(game->setPaused(true), accepted);
    game.clock().advance(50'000);
    TestGame resumed = TestGame::resumed(game.journal());
    QVERIFY(resumed.state().paused);
    QVERIFY(resumed->clockHeld());
    QCOMPARE(resumed->remainingMs(), 11'000);
    resumed.clock().advance(100'000);
    QVERIFY(!resumed->checkClock());
    QCOMPARE(resumed->setPaused(false), accepted);
    QVERIFY(!resumed->clockHeld());
    resumed.clock().advance(10'999);
    QVERIFY(!resumed->checkClock());
    // What was spent before counts once.
    QVERIFY(resumed.play("A:keep"));
    QCOMPARE(resumed.journal().back().decisionMs, 14'999);
    QCOMPARE(resumed.state().at(0).thinkingMs, 14'999);
    QCOMPARE(resumed->remainingMs(), 15'000);
}

void TestGameHold::pausedTwiceOnOneDecision()
{
    TestGame game({"duel"});
    QVERIFY(game.play("A:throw"));
    for (int pause = 0; pause < 2; ++pause) {
        game.clock().advance(3000);
        QCOMPARE(game->setPaused(true), accepted);
        game.clock().advance(7000);
        QCOMPARE(game->setPaused(false), accepted);
    }
    QCOMPARE(game->remainingMs(), 9000);
    QCOMPARE(TestGame::resumed(game.journal())->remainingMs(), 9000);
    QVERIFY(game.play("A:keep"));
    QCOMPARE(TestGame::resumed(game.journal())->remainingMs(), 15'000); // another decision
    QCOMPARE(game.state().at(0).thinkingMs, 6000);
}

void TestGameHold::pausingTwiceIsRefused()
{
    TestGame game({"duel"});
    QCOMPARE(game->setPaused(false), refused(EventError::GamePaused));
    QVERIFY(!game->clockHeld());
    QCOMPARE(game->setPaused(true), accepted);
    QCOMPARE(game->setPaused(true), refused(EventError::GamePaused));
    QVERIFY(game->clockHeld());
    QCOMPARE(game->setPaused(false), accepted);
    QVERIFY(!game->clockHeld());
}

void TestGameHold::thinkingTimeIsSummed()
{
    TestGame game({"duel"});
    const QList<qint64> times{600, 600, 999, 1, 14'999};
    const QByteArrayList commands{"A:throw", "A:keep1", "B:throw", "B:chance", "A:throw"};
    for (qsizetype i = 0; i < times.size(); ++i) {
        game.clock().advance(times[i]);
        QVERIFY(game.play(commands[i]));
        QCOMPARE(game.journal().back().decisionMs, times[i]);
    }
    QCOMPARE(game.state().at(0).thinkingMs, 600 + 600 + 14'999);
    QCOMPARE(game.state().at(1).thinkingMs, 1000);
}

void TestGameHold::thinkingTimeOfTheClock()
{
    TestGame game({"duel"});
    game.clock().advance(15'400); // the heartbeat was late; that is not the seat's time
    QVERIFY(game->checkClock());
    QCOMPARE(game.state().at(0).thinkingMs, 15'000);
}

void TestGameHold::holdsAreNoThinkingTime()
{
    TestGame game({"duel", "clock=off"});
    game.clock().advance(1000);
    game->setHold(HoldReason::Animation, true);
    game.clock().advance(1000);
    game->setHold(HoldReason::Animation, false);
    game.clock().advance(1000);
    QCOMPARE(game->setPaused(true), accepted);
    game.clock().advance(1000);
    QCOMPARE(game->setPaused(false), accepted);
    QVERIFY(game.play("A:throw"));
    // Without a decision clock the time counts all the same: it breaks ties.
    QCOMPARE(game.state().at(0).thinkingMs, 2000);
}

void TestGameHold::otherSeatsTimeDoesNotCount()
{
    TestGame game({"duel", "", "ppp"});
    QVERIFY(game.play("A:throw A:keep"));
    game.clock().advance(7000);
    QVERIFY(game.play("B:throw B:keep"));
    QCOMPARE(game.state().at(0).thinkingMs, 0);
    QCOMPARE(game.state().at(1).thinkingMs, 7000);
    QCOMPARE(game.state().at(2).thinkingMs, 0);
}

QTEST_GUILESS_MAIN(TestGameHold)
#include "tst_game_hold.moc"
