#include "game/replay.h"
#include "support/driven.h"

#include <QSignalSpy>
#include <QtTest>

/// The driver acts for computer seats exactly when it should, once, and for nobody else.
class TestTurnDriver : public QObject {
    Q_OBJECT

private slots:
    void playsItsTurnAndStops();
    void neverActsForPersons();
    void showsItsLocksBeforeItThrows();
    void waitsBeforeEachAct();
    void suspendedHoldsStill();
    void suspendedBetweenLocksAndThrow();
    void pausedHoldsStill();
    void undoWhileItThinks();
    void seatTakenOverAndGivenBack();
    void gameEnded();
    void servedWinEndsIt();
    void driverDestroyed();
    void gameDestroyed();
    void clockDecidesForAComputer();
    void chatDoesNotDisturb();
};

using namespace Driven;

void TestTurnDriver::playsItsTurnAndStops()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 2, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    for (int round = 1; round <= 3; ++round) {
        QTest::qWait(Moment);
        QCOMPARE(game->state().seat, 0);
        QVERIFY(playPerson(*game));
        QTRY_COMPARE(game->state().seat, 0);
        QCOMPARE(game->state().round, round + 1);
    }
    // Each throw was followed by exactly one decision, and each turn ended with one row.
    QCOMPARE(events<DiceThrown>(*game), events<DiceKept>(*game) + events<RowFilled>(*game));
    QCOMPARE(events<RowFilled>(*game), 6);
    for (const JournalEntry &entry : game->journal()) {
        if (const auto *filled = std::get_if<RowFilled>(&entry.event))
            QCOMPARE(filled->by, filled->seat == 1 ? Actor::Computer : Actor::Person);
    }
    QVERIFY(replay(game->journal()).complete());
}

void TestTurnDriver::neverActsForPersons()
{
    const ManualClock clock;
    const auto game = newGame("duel", 2, 0, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QVERIFY(!driver.hasTurn());
    driver.playAll();
    QTest::qWait(Moment);
    QCOMPARE(game->journal().size(), std::size_t(1));
}

void TestTurnDriver::showsItsLocksBeforeItThrows()
{
    const ManualClock clock;
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 1, 6, 2});
    const auto game = Games::scripted(Games::setup("nordic", Games::seats(1, 1)), dice, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QSignalSpy locks(game.get(), &Game::locksChanged);
    std::vector<DiceMask> shown; // what the locks showed whenever dice were kept
    connect(game.get(), &Game::locksChanged, this, [&](DiceMask mask) { shown.push_back(mask); });
    QSignalSpy kept(game.get(), &Game::diceKept);
    QTRY_VERIFY(!kept.isEmpty());
    QVERIFY(!shown.empty());
    QCOMPARE(shown.front(), DiceMask(0b01011U));
    QCOMPARE(kept.front().front().value<DiceKept>().kept, shown.front());
}

void TestTurnDriver::waitsBeforeEachAct()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setPauseMs(Long);
    // The wait that began with the driver was without a pause; the next one is long.
    QTRY_COMPARE(moves(*game, 0), 1);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 1);
    QCOMPARE(driver.pauseMs(), Long);
}

void TestTurnDriver::suspendedHoldsStill()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setSuspended(true);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 0);
    driver.setSuspended(false);
    // As a window does while dice move: held from inside the game's own signal.
    connect(game.get(), &Game::diceThrown, this, [&driver] { driver.setSuspended(true); });
    QTRY_COMPARE(moves(*game, 0), 1);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 1);
    driver.setSuspended(false);
    QTRY_VERIFY(moves(*game, 0) > 1);
}

void TestTurnDriver::suspendedBetweenLocksAndThrow()
{
    const ManualClock clock;
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 1, 6, 2});
    const auto game = Games::scripted(Games::setup("nordic", Games::seats(1, 1)), dice, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    connect(game.get(), &Game::locksChanged, this, [&driver] { driver.setSuspended(true); });
    QTRY_VERIFY(driver.suspended());
    QTest::qWait(Moment);
    QCOMPARE(events<DiceKept>(*game), 0);
    QCOMPARE(game->locks(), DiceMask(0b01011U));
    driver.setSuspended(false);
    QTRY_VERIFY(events<DiceKept>(*game) > 0);
    QCOMPARE(std::get<DiceKept>(game->journal()[2].event).kept, DiceMask(0b01011U));
}

void TestTurnDriver::pausedHoldsStill()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QVERIFY(!game->setPaused(true));
    QVERIFY(!driver.hasTurn());
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 0);
    QVERIFY(!game->setPaused(false));
    QTRY_VERIFY(moves(*game, 0) > 0);
}

void TestTurnDriver::undoWhileItThinks()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 2, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setPauseMs(Moment);
    QVERIFY(playPerson(*game));
    QVERIFY(driver.hasTurn());
    QVERIFY(!game->undo());
    QVERIFY(!driver.hasTurn());
    QTest::qWait(3 * Moment);
    QCOMPARE(moves(*game, 1), 0);
    QCOMPARE(game->state().seat, 0);

    // Undone after the computer has shown its locks: what it decided is forgotten with the position.
    driver.setPauseMs(0);
    connect(game.get(), &Game::locksChanged, this, [&driver] { driver.setSuspended(true); });
    QVERIFY(!game->fillRow(0, 0, Actor::Person));
    QTRY_VERIFY(driver.suspended());
    QVERIFY(!game->undo());
    driver.setSuspended(false);
    const int before = moves(*game, 1);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 1), before);
    QCOMPARE(game->state().seat, 0);
    game->disconnect(this);
    QVERIFY(!game->fillRow(0, 1, Actor::Person));
    QTRY_COMPARE(game->state().seat, 0);
    QCOMPARE(game->state().round, 2);
    QVERIFY(replay(game->journal()).complete());
}

void TestTurnDriver::seatTakenOverAndGivenBack()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 2, 0, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    SeatSpec spec = game->state().spec(0);
    spec.kind = PlayerKind::Computer;
    spec.level = QStringLiteral("random");
    QVERIFY(!game->changeSeat(0, spec));
    QTRY_COMPARE(game->state().seat, 1);
    driver.setPauseMs(Long);
    QVERIFY(playPerson(*game));
    spec.kind = PlayerKind::Person;
    QVERIFY(!game->changeSeat(0, spec));
    driver.setPauseMs(0);
    const int before = moves(*game, 0);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), before);
}

void TestTurnDriver::gameEnded()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QSignalSpy finished(game.get(), &Game::finished);
    QTRY_COMPARE(finished.size(), 1);
    const std::size_t entries = game->journal().size();
    QVERIFY(!driver.hasTurn());
    QTest::qWait(Moment);
    driver.playAll();
    driver.setSuspended(true);
    driver.setSuspended(false);
    QTest::qWait(Moment);
    QCOMPARE(game->journal().size(), entries);
}

void TestTurnDriver::servedWinEndsIt()
{
    const ManualClock clock;
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 6, 6, 6});
    const auto game = Games::scripted(Games::setup("nordic", Games::seats(2, 2)), dice, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QTRY_VERIFY(game->state().over());
    QTest::qWait(Moment);
    QCOMPARE(game->journal().size(), std::size_t(3)); // started, thrown, finished
}

void TestTurnDriver::driverDestroyed()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    auto driver = std::make_unique<TurnDriver>(*game, tables);
    driver.reset();
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 0);
}

void TestTurnDriver::gameDestroyed()
{
    const ManualClock clock;
    auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    game.reset();
    QVERIFY(!driver.hasTurn());
    driver.playAll();
    driver.setSuspended(true);
    driver.setSuspended(false);
    QTest::qWait(Moment);
}

void TestTurnDriver::clockDecidesForAComputer()
{
    ManualClock clock;
    const auto game = newGame("duel", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setPauseMs(Moment);
    driver.setSuspended(true);
    clock.advance(15'000);
    QVERIFY(game->checkClock());
    QCOMPARE(std::get<DiceThrown>(game->journal().back().event).by, Actor::Clock);
    driver.setSuspended(false);
    QTRY_VERIFY(moves(*game, 0) >= 2); // it goes on from there by itself
    QVERIFY(replay(game->journal()).complete());
}

void TestTurnDriver::chatDoesNotDisturb()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 2, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    QVERIFY(playPerson(*game));
    for (int i = 0; i < 20 && driver.hasTurn(); ++i) {
        QVERIFY(!game->postChat(0, QStringLiteral("…")));
        QCoreApplication::processEvents();
    }
    QTRY_COMPARE(game->state().seat, 0);
    QCOMPARE(events<RowFilled>(*game), 2);
    QVERIFY(replay(game->journal()).complete());
}

QTEST_GUILESS_MAIN(TestTurnDriver)
#include "tst_turndriver.moc"
