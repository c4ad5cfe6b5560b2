#include "game/decisiontimer.h"
#include "support/manualclock.h"

#include <QtTest>

/// The stopwatch of one decision.
class TestDecisionTimer : public QObject {
    Q_OBJECT

private slots:
    void runsWithTheClock();
    void startsAtZeroWhateverTheClockShows();
    void standsStillWhileHeld_data();
    void standsStillWhileHeld();
    void severalReasonsAtOnce();
    void sameReasonTwice();
    void releasingWhatDoesNotHold();
    void restart();
    void restartKeepsHolds();
    void theDateDoesNotMatter();
    void longHold();
};

void TestDecisionTimer::runsWithTheClock()
{
    ManualClock clock;
    const DecisionTimer timer(clock);
    QCOMPARE(timer.elapsedMs(), 0);
    clock.advance(1);
    QCOMPARE(timer.elapsedMs(), 1);
    clock.advance(14'999);
    QCOMPARE(timer.elapsedMs(), 15'000);
    QVERIFY(!timer.held());
}

void TestDecisionTimer::startsAtZeroWhateverTheClockShows()
{
    ManualClock clock;
    clock.advance(1'000'000'000'000);
    const DecisionTimer timer(clock);
    clock.advance(5);
    QCOMPARE(timer.elapsedMs(), 5);
}

void TestDecisionTimer::standsStillWhileHeld_data()
{
    QTest::addColumn<int>("reason");
    QTest::newRow("pause") << static_cast<int>(HoldReason::Pause);
    QTest::newRow("animation") << static_cast<int>(HoldReason::Animation);
    QTest::newRow("dialog") << static_cast<int>(HoldReason::Dialog);
    QTest::newRow("waiting") << static_cast<int>(HoldReason::Waiting);
}

void TestDecisionTimer::standsStillWhileHeld()
{
    QFETCH(int, reason);
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(300);
    timer.setHold(static_cast<HoldReason>(reason), true);
    QVERIFY(timer.held());
    clock.advance(7000);
    QCOMPARE(timer.elapsedMs(), 300);
    timer.setHold(static_cast<HoldReason>(reason), false);
    QVERIFY(!timer.held());
    QCOMPARE(timer.elapsedMs(), 300);
    clock.advance(50);
    QCOMPARE(timer.elapsedMs(), 350);
}

void TestDecisionTimer::severalReasonsAtOnce()
{
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(100);
    timer.setHold(HoldReason::Pause, true);
    clock.advance(100);
    timer.setHold(HoldReason::Animation, true);
    timer.setHold(HoldReason::Dialog, true);
    clock.advance(100);
    timer.setHold(HoldReason::Pause, false);
    clock.advance(100);
    QVERIFY(timer.held());
    timer.setHold(HoldReason::Dialog, false);
    clock.advance(100);
    QCOMPARE(timer.elapsedMs(), 100);
    timer.setHold(HoldReason::Animation, false);
    clock.advance(100);
    QCOMPARE(timer.elapsedMs(), 200);
}

void TestDecisionTimer::sameReasonTwice()
{
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(10);
    timer.setHold(HoldReason::Dialog, true);
    clock.advance(10);
    timer.setHold(HoldReason::Dialog, true);
    clock.advance(10);
    QCOMPARE(timer.elapsedMs(), 10);
    // A reason is on or off, it is not counted.
    timer.setHold(HoldReason::Dialog, false);
    clock.advance(10);
    QCOMPARE(timer.elapsedMs(), 20);
}

void TestDecisionTimer::releasingWhatDoesNotHold()
{
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(40);
    timer.setHold(HoldReason::Pause, false);
    clock.advance(40);
    QCOMPARE(timer.elapsedMs(), 80);
}

void TestDecisionTimer::restart()
{
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(90);
    timer.setHold(HoldReason::Pause, true);
    timer.setHold(HoldReason::Pause, false);
    clock.advance(10);
    timer.restart();
    QCOMPARE(timer.elapsedMs(), 0);
    clock.advance(5);
    QCOMPARE(timer.elapsedMs(), 5);
}

void TestDecisionTimer::restartKeepsHolds()
{
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(90);
    timer.setHold(HoldReason::Animation, true);
    timer.restart();
    QVERIFY(timer.held());
    clock.advance(900);
    QCOMPARE(timer.elapsedMs(), 0);
    timer.setHold(HoldReason::Animation, false);
    clock.advance(9);
    QCOMPARE(timer.elapsedMs(), 9);
}

void TestDecisionTimer::theDateDoesNotMatter()
{
    ManualClock clock;
    const DecisionTimer timer(clock);
    clock.setUtc(0);
    QCOMPARE(timer.elapsedMs(), 0);
    clock.setUtc(4'000'000'000'000);
    clock.advance(3);
    QCOMPARE(timer.elapsedMs(), 3);
}

void TestDecisionTimer::longHold()
{
    constexpr qint64 year = qint64(365) * 24 * 3600 * 1000;
    ManualClock clock;
    DecisionTimer timer(clock);
    clock.advance(1);
    timer.setHold(HoldReason::Pause, true);
    clock.advance(100 * year);
    timer.setHold(HoldReason::Pause, false);
    clock.advance(1);
    QCOMPARE(timer.elapsedMs(), 2);
}

QTEST_GUILESS_MAIN(TestDecisionTimer)
#include "tst_decisiontimer.moc"
