#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Undo among persons: the last decision comes back, luck does not.
class TestGameUndo : public QObject {
    Q_OBJECT

private slots:
    void nothingYet();
    void aKeepComesBack();
    void aRowComesBack();
    void theFirstRowOfARoundComesBack();
    void aThrowDoesNot();
    void untilTheNextThrow();
    void onlyTheLastDecision();
    void twiceAndThenAnother();
    void talkAndPausesStay();
    void seatChangesStay();
    void afterARestart();
    void aloneTheClocksMovesToo();
    void withAnotherPersonNotTheClocks();
    void timeStaysSpent();
    void theTimeBeforeAnUndoIsSpentToo();
    void anUndoComesTooLate();
    void theDecisionGoesOnWithTheTimeItHadLeft();
    void undoingAgainAndAgainBuysNoTime();
};

void TestGameUndo::nothingYet()
{
    TestGame game({"duel", "clock=off"});
    QVERIFY(!game->canUndo());
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
    QCOMPARE(game.journal().size(), std::size_t(1));
}

void TestGameUndo::aKeepComesBack()
{
    TestGame game({"classic", "", "p"});
    QVERIFY(game.play("throw keep12 throw"));
    game->setLocks(maskOf({0, 1, 3}));
    const GameState before = game.state();
    QVERIFY(game.play("keep124"));
    QVERIFY(game->canUndo());
    QCOMPARE(game->undo(), accepted);
    QVERIFY(sameGame(game.state(), before));
    QCOMPARE(game->locks(), maskOf({0, 1, 3}));
    QCOMPARE(game.state().current().kept, maskOf({0, 1}));
    QVERIFY(game->locksOpen());
}

void TestGameUndo::aRowComesBack()
{
    TestGame game({"duel", "clock=off", "ppp"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(maskOf({2, 4}));
    const GameState before = game.state();
    QVERIFY(game.play("A:chance"));
    QCOMPARE(game.points(0, "chance"), 16);
    QCOMPARE(game->undo(), accepted);
    QVERIFY(sameGame(game.state(), before));
    QCOMPARE(game.points(0, "chance"), -1);
    QCOMPARE(game->locks(), maskOf({2, 4}));
    QCOMPARE(std::get<Undone>(game.journal().back().event), Undone{2});
    QVERIFY(replay(game.journal(), game.dice()).complete());
}

void TestGameUndo::theFirstRowOfARoundComesBack()
{
    // The row ended the round: the dice of everybody come back with it.
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:keep1 B:throw B:keep2 A:throw A:ones B:throw"));
    const GameState before = game.state();
    QVERIFY(game.play("B:twos"));
    QCOMPARE(game.state().round, 2);
    QCOMPARE(game->undo(), accepted);
    QVERIFY(sameGame(game.state(), before));
    QCOMPARE(game.state().round, 1);
    QVERIFY(game.state().at(0).done);
}

void TestGameUndo::aThrowDoesNot()
{
    TestGame game({"classic", "", "p"});
    QVERIFY(game.play("throw"));
    QVERIFY(!game->canUndo());
    QVERIFY(game.play("keep1 throw"));
    QVERIFY(!game->canUndo());
    QVERIFY(game.play("keep1 throw ones throw"));
    QVERIFY(!game->canUndo());
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
}

void TestGameUndo::untilTheNextThrow()
{
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:keep1"));
    QVERIFY(game->canUndo());
    QVERIFY(game.play("B:throw"));
    QVERIFY(!game->canUndo());
    // B's decision can be taken back, A's stands.
    QVERIFY(game.play("B:keep"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.state().at(0).kept, maskOf({0}));
    QVERIFY(!game->canUndo());
}

void TestGameUndo::onlyTheLastDecision()
{
    TestGame game({"classic", "", "pp"});
    QVERIFY(game.play("A:throw A:keep1 A:throw A:ones"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().seat, 0);
    QCOMPARE(game.state().current().throws, 2);
    // The keep before it was followed by a throw.
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
}

void TestGameUndo::twiceAndThenAnother()
{
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:ones"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
    QVERIFY(game.play("A:keep45"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game->locks(), maskOf({3, 4}));
    QVERIFY(game.play("A:sixes B:throw B:ones A:throw"));
    QCOMPARE(game.points(0, "ones"), -1);
    QCOMPARE(game.points(0, "sixes"), 6);
    QCOMPARE(game.points(1, "ones"), 1);
    const Replay again = replay(game.journal(), game.dice());
    QVERIFY(again.complete());
    QVERIFY(sameGame(*again.state, game.state()));
    const std::vector<bool> undone = undoneEntries(game.journal());
    // start, throw, ones (undone), undo, keep (undone), undo, sixes, …
    QVERIFY(undone[2] && undone[4]);
    QCOMPARE(std::count(undone.begin(), undone.end(), true), 2);
}

void TestGameUndo::talkAndPausesStay()
{
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:ones"));
    QCOMPARE(game->postChat(1, u"Really?"_s), accepted);
    QCOMPARE(game->setPaused(true), accepted);
    QCOMPARE(game->undo(), refused(EventError::GamePaused));
    QCOMPARE(game->setPaused(false), accepted);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.points(0, "ones"), -1);
    QVERIFY(!game.state().paused);
    const std::vector<bool> undone = undoneEntries(game.journal());
    QCOMPARE(std::count(undone.begin(), undone.end(), true), 1);
    QVERIFY(std::holds_alternative<ChatPosted>(game.journal()[3].event));
    QVERIFY(!undone[3]);
}

void TestGameUndo::seatChangesStay()
{
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:ones"));
    SeatSpec spec = game.state().spec(1);
    spec.name = u"Berta"_s;
    QCOMPARE(game->changeSeat(1, spec), accepted);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().spec(1).name, u"Berta"_s);
    QCOMPARE(game.points(0, "ones"), -1);
    // A computer that has taken the seat over takes nothing back.
    QVERIFY(game.play("A:ones"));
    SeatSpec computer = testSeats("c").front();
    QCOMPARE(game->changeSeat(0, computer), accepted);
    QVERIFY(!game->canUndo());
}

void TestGameUndo::afterARestart()
{
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:keep13"));
    TestGame resumed = TestGame::resumed(game.journal());
    QVERIFY(resumed->canUndo());
    QCOMPARE(resumed->undo(), accepted);
    QCOMPARE(resumed->locks(), maskOf({0, 2}));
    QVERIFY(resumed.play("A:ones"));
}

void TestGameUndo::aloneTheClocksMovesToo()
{
    TestGame game({"duel", "", "p"});
    QVERIFY(game.play("throw"));
    game->setLocks(maskOf({0, 1}));
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QVERIFY(!game->canUndo()); // the clock has thrown again at once, and dice that were seen stay
    QVERIFY(game.play("keep12 throw"));
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QCOMPARE(game.state().round, 2);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().round, 1);
    QCOMPARE(game.state().at(0).card.filledCount(), 0);
}

void TestGameUndo::withAnotherPersonNotTheClocks()
{
    TestGame game({"duel", "", "pp"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(DiceMask::all());
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QCOMPARE(game.state().at(0).card.filledCount(), 1);
    QVERIFY(!game->canUndo());
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
    // The throw-again that the clock decided stays too.
    QVERIFY(game.play("B:throw"));
    game.clock().advance(15'000);
    QVERIFY(game->checkClock());
    QVERIFY(!game->canUndo());
}

void TestGameUndo::timeStaysSpent()
{
    TestGame game({"duel", "", "pp"});
    game.clock().advance(2000);
    QVERIFY(game.play("A:throw"));
    game.clock().advance(9000);
    QVERIFY(game.play("A:ones"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().at(0).thinkingMs, 11'000);
    game.clock().advance(500);
    QVERIFY(game.play("A:twos"));
    QCOMPARE(game.state().at(0).thinkingMs, 11'500);
    QCOMPARE(replay(game.journal(), game.dice()).state->at(0).thinkingMs, 11'500);
}

void TestGameUndo::theTimeBeforeAnUndoIsSpentToo()
{
    // Else one could decide, think for fourteen seconds, and take the decision back: for nothing.
    TestGame game({"duel", "", "p"});
    QVERIFY(game.play("throw"));
    for (int n = 1; n <= 3; ++n) {
        QVERIFY(game.play("keep1"));
        game.clock().advance(14'000);
        QCOMPARE(game->undo(), accepted);
        QCOMPARE(game.journal().back().decisionMs, 14'000);
        QCOMPARE(game.state().at(0).thinkingMs, n * 14'000);
    }
    QCOMPARE(replay(game.journal(), game.dice()).state->at(0).thinkingMs, 42'000);
    // Among persons it is the time of the one who decides anew.
    TestGame two({"duel", "", "pp"});
    QVERIFY(two.play("A:throw A:keep1"));
    two.clock().advance(4000);
    QCOMPARE(two->undo(), accepted);
    QCOMPARE(two.state().at(0).thinkingMs, 4000);
    QCOMPARE(two.state().at(1).thinkingMs, 0);
}

void TestGameUndo::anUndoComesTooLate()
{
    TestGame game({"duel", "", "pp"});
    QVERIFY(game.play("A:throw A:keep1"));
    game.clock().advance(15'000);
    // Time was up for B's cup: it has been thrown, and so A's decision stands.
    QCOMPARE(game->undo(), refused(EventError::TooLate));
    QCOMPARE(std::get<DiceThrown>(game.journal().back().event).by, Actor::Clock);
    QCOMPARE(game->undo(), refused(EventError::NothingToUndo));
}

void TestGameUndo::theDecisionGoesOnWithTheTimeItHadLeft()
{
    TestGame game({"duel", "", "pp"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(4000);
    QVERIFY(game.play("A:keep1"));
    game.clock().advance(2000);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game->remainingMs(), 9000);
    game.clock().advance(1000);
    QCOMPARE(game->remainingMs(), 8000);
    // A restart changes nothing about it but the time of the decision that is open.
    QCOMPARE(TestGame::resumed(game.journal(), game.dice())->remainingMs(), 9000);
    QVERIFY(game.play("A:keep2"));
    QCOMPARE(game->remainingMs(), 15'000); // B's own
}

void TestGameUndo::undoingAgainAndAgainBuysNoTime()
{
    TestGame game({"duel", "", "pp"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(14'000);
    qint64 more = 0;
    for (const qint64 left : {5000, 2500, 1250, 625}) {
        QVERIFY(game.play("A:keep1"));
        QCOMPARE(game->undo(), accepted);
        QCOMPARE(game->remainingMs(), left);
        game.clock().advance(left - 1);
        QVERIFY(!game->checkClock());
        more += left;
    }
    QVERIFY(more < 10'000);
    game.clock().advance(1);
    QVERIFY(game->checkClock());
    QCOMPARE(std::get<DiceKept>(game.journal().back().event).by, Actor::Clock);
}

QTEST_GUILESS_MAIN(TestGameUndo)
#include "tst_game_undo.moc"
