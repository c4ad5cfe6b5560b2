#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

/// Undo against computers: their answer is taken back too, but only where the person has learned nothing from it
/// about the dice still to come.
class TestGameUndoComputer : public QObject {
    Q_OBJECT

private slots:
    void acrossAnswers_data();
    void acrossAnswers();
    void theAnswerComesBackTheSame();
    void theClocksRowAgainstComputers();
    void aPersonBehindTheComputer();
    void severalComputers();
    void aSeatThatBecameAComputer();
    void onlyComputers();
    void computersTimeStaysSpent();
};

void TestGameUndoComputer::acrossAnswers_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("starter");
    QTest::addColumn<QByteArray>("before"); // up to A's decision
    QTest::addColumn<QByteArray>("decision");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("canUndo");
    const auto add = [](const char *name, const char *options, int starter, const char *before, const char *decision,
                        const char *answer, bool can) {
        QTest::newRow(name) << QByteArray(options) << starter << QByteArray(before) << QByteArray(decision)
                            << QByteArray(answer) << can;
    };
    const char *shared = "clock=off";
    const char *own = "clock=off dice=own";
    const char *turns = "clock=off rotation=turn";
    // A is the person, B the computer. With shared dice B's throw of the same round and number shows nothing new.
    add("shared, same throw", shared, 0, "A:throw", "A:keep1", "B:throw", true);
    add("shared, same throw and decision", shared, 0, "A:throw", "A:keep1", "B:throw B:keep2", true);
    add("shared, same throw and row", shared, 0, "A:throw", "A:keep1", "B:throw B:ones", true);
    add("shared, early row, same throw", shared, 0, "A:throw", "A:ones", "B:throw B:keep", true);
    // Its next throw shows what A would throw.
    add("shared, early row, next throw", shared, 0, "A:throw", "A:ones", "B:throw B:keep B:throw", false);
    add("shared, early row, round played out", shared, 0, "A:throw", "A:ones",
        "B:throw B:keep B:throw B:keep B:throw B:ones", false);
    add("shared, B begins, next throw", shared, 1, "B:throw B:keep A:throw", "A:keep1", "B:throw", false);
    add("shared, B begins, no answer yet", shared, 1, "B:throw B:keep A:throw", "A:keep1", "", true);
    add("shared, B begins and has its row", shared, 1, "B:throw B:ones A:throw", "A:keep1", "", true);
    add("shared, B begins the next round", shared, 1, "B:throw B:ones A:throw", "A:ones", "B:throw", false);
    add("shared, A begins the next round", shared, 0, "A:throw", "A:ones", "B:throw B:ones", true);
    // Own dice tell nothing about A's.
    add("own, next throw", own, 0, "A:throw", "A:ones", "B:throw B:keep B:throw", true);
    add("own, round played out", own, 0, "A:throw", "A:ones", "B:throw B:keep B:throw B:keep B:throw B:ones", true);
    add("own, B begins the next round", own, 1, "B:throw B:ones A:throw", "A:ones", "B:throw", true);
    add("by turn, B's whole turn", turns, 0, "A:throw", "A:ones", "B:throw B:keep B:throw B:keep B:throw B:ones", true);
    add("by turn, B begins the next round", turns, 1, "B:throw B:ones A:throw", "A:ones", "B:throw B:twos", true);
    // A's own throw closes the door everywhere.
    add("shared, A's next throw", shared, 0, "A:throw", "A:keep1", "B:throw B:keep A:throw", false);
    add("own, A's next throw", own, 0, "A:throw", "A:keep1", "B:throw B:keep A:throw", false);
    add("by turn, A's next throw", turns, 0, "A:throw", "A:ones", "B:throw B:ones A:throw", false);
}

void TestGameUndoComputer::acrossAnswers()
{
    QFETCH(QByteArray, options);
    QFETCH(int, starter);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, decision);
    QFETCH(QByteArray, answer);
    QFETCH(bool, canUndo);
    TestGame game({"duel", options, "pc", starter});
    QVERIFY(game.play(before));
    const GameState state = game.state();
    QVERIFY(game.play(decision));
    QVERIFY(answer.isEmpty() || game.play(answer));
    QCOMPARE(game->canUndo(), canUndo);
    QCOMPARE(game->undo(), canUndo ? accepted : refused(EventError::NothingToUndo));
    if (!canUndo)
        return;
    QVERIFY(sameGame(game.state(), state));
    QVERIFY(!game->canUndo());
    QVERIFY(replay(game.journal(), game.dice()).complete());
    QVERIFY(game.play("A:sixes"));
}

void TestGameUndoComputer::theAnswerComesBackTheSame()
{
    const ScriptedDice dice = ScriptedDice().at(1, 1, 1, {6, 5, 5, 6, 6}).at(1, 1, 2, {1, 2, 3, 4, 5});
    TestGame game({"classic", "", "pc"}, dice);
    QVERIFY(game.play("A:throw A:ones B:throw B:keep145 B:throw"));
    const QByteArray faces = game.faces(1);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.faces(1), QByteArray("00000"));
    QVERIFY(game.play("A:twos B:throw B:keep145 B:throw"));
    QCOMPARE(game.faces(1), faces);
    QCOMPARE(faces, QByteArray("61266"));
}

void TestGameUndoComputer::theClocksRowAgainstComputers()
{
    TestGame game({"classic", "clock=10", "pcc"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(DiceMask::all());
    game.clock().advance(10'000);
    QVERIFY(game->checkClock());
    QCOMPARE(game.state().at(0).card.filledCount(), 1);
    QVERIFY(game.play("B:throw B:ones"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().at(0).card.filledCount(), 0);
    QCOMPARE(game->locks(), DiceMask::all());
}

void TestGameUndoComputer::aPersonBehindTheComputer()
{
    TestGame game({"duel", "clock=off", "pcp"});
    QVERIFY(game.play("A:throw A:keep1 B:throw B:keep1"));
    QVERIFY(game->canUndo());
    QVERIFY(game.play("C:throw"));
    QVERIFY(!game->canUndo());
    QVERIFY(game.play("C:keep"));
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().seat, 2);
}

void TestGameUndoComputer::severalComputers()
{
    TestGame game({"classic", "", "ccpc", 2});
    QVERIFY(game.play("C:throw"));
    const GameState before = game.state();
    QVERIFY(game.play("C:ones D:throw D:ones A:throw A:keep A:throw A:ones B:throw"));
    QCOMPARE(game->undo(), accepted);
    QVERIFY(sameGame(game.state(), before));
}

void TestGameUndoComputer::aSeatThatBecameAComputer()
{
    // B threw as a person, who has seen those dice: they do not become a computer's answer afterwards.
    TestGame game({"duel", "clock=off", "pp"});
    QVERIFY(game.play("A:throw A:keep1 B:throw"));
    SeatSpec computer = testSeats("pc")[1];
    QCOMPARE(game->changeSeat(1, computer), accepted);
    QVERIFY(!game->canUndo());
    // And what a computer decided is not the person's who sits there now.
    TestGame other({"duel", "clock=off", "cp"});
    QVERIFY(other.play("A:throw A:keep1"));
    QCOMPARE(other->changeSeat(0, testSeats("p").front()), accepted);
    QVERIFY(!other->canUndo());
}

void TestGameUndoComputer::onlyComputers()
{
    TestGame game({"classic", "", "cc"});
    QVERIFY(game.play("A:throw A:ones B:throw B:ones"));
    QVERIFY(!game->canUndo());
}

void TestGameUndoComputer::computersTimeStaysSpent()
{
    TestGame game({"duel", "clock=off dice=own", "pc"});
    QVERIFY(game.play("A:throw A:ones"));
    game.clock().advance(300);
    QVERIFY(game.play("B:throw"));
    game.clock().advance(700);
    QCOMPARE(game->undo(), accepted);
    QCOMPARE(game.state().at(1).thinkingMs, 300);
    QCOMPARE(game.state().at(0).thinkingMs, 700);
}

QTEST_GUILESS_MAIN(TestGameUndoComputer)
#include "tst_game_undo_computer.moc"
