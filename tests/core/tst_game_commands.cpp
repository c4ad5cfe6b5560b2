#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Commands that are refused, and that they change nothing.
class TestGameCommands : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void negativeSeatAndRow();
    void allDiceKept();
    void afterTheEnd();
    void whilePaused();
    void doubleClickThrowsOnce();
    void doubleClickFillsOneRow();
    void newGames_data();
    void newGames();
    void aNewGame();
    void pointsAreTheRules();
    void keptDiceStay();
    void locks();
    void locksOpenOnlyWhileDeciding();
};

void TestGameCommands::refused_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<int>("error");
    const auto add = [](const char *before, const char *command, EventError error) {
        QTest::addRow("%s after '%s'", command, before)
            << QByteArray(before) << QByteArray(command) << static_cast<int>(error);
    };
    // Two persons, duel without a clock: rotation by throw, A begins.
    add("", "B:throw", EventError::NotInTurn);
    add("", "B:keep", EventError::NotInTurn);
    add("", "B:chance", EventError::NotInTurn);
    add("", "C:throw", EventError::NoSuchSeat);
    add("", "Z:keep", EventError::NoSuchSeat);
    add("", "F:chance", EventError::NoSuchSeat);
    add("", "A:keep", EventError::NotDeciding);
    add("", "A:chance", EventError::NotDeciding);
    add("A:throw", "A:throw", EventError::NotThrowing);
    add("A:throw", "B:throw", EventError::NotInTurn);
    add("A:throw", "A:keep12345", EventError::AllDiceKept);
    add("A:throw", "A:generala", EventError::NoSuchRow);
    add("A:throw A:keep1", "A:throw", EventError::NotInTurn);
    add("A:throw A:keep1", "A:keep2", EventError::NotInTurn);
    add("A:throw A:keep1", "A:chance", EventError::NotInTurn);
    add("A:throw A:keep1", "B:chance", EventError::NotDeciding);
    add("A:throw A:chance B:throw B:chance A:throw", "A:chance", EventError::RowFilledAlready);
    add("A:throw A:chance B:throw B:keep", "A:throw", EventError::NotInTurn);
    const char *third = "A:throw A:keep B:throw B:keep A:throw A:keep B:throw B:keep A:throw";
    add(third, "A:keep", EventError::NoThrowsLeft);
    add(third, "A:keep12", EventError::NoThrowsLeft);
    add(third, "A:throw", EventError::NotThrowing);
}

void TestGameCommands::refused()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, command);
    QFETCH(int, error);
    TestGame game({"duel", "clock=off"});
    QVERIFY(before.isEmpty() || game.play(before));
    const Journal journal = game.journal();
    const GameState state = game.state();
    SignalLog log(game.game());
    QCOMPARE(game.command(command), ::refused(static_cast<EventError>(error)));
    QVERIFY(game.journal() == journal);
    QVERIFY(sameGame(game.state(), state));
    QCOMPARE(log.take(), QByteArray());
}

void TestGameCommands::negativeSeatAndRow()
{
    TestGame game({"classic"});
    QCOMPARE(game->throwDice(-1, Actor::Person), ::refused(EventError::NoSuchSeat));
    QCOMPARE(game->throwDice(INT_MAX, Actor::Person), ::refused(EventError::NoSuchSeat));
    QVERIFY(game.play("A:throw"));
    QCOMPARE(game->keepDice(INT_MIN, DiceMask::none(), Actor::Person), ::refused(EventError::NoSuchSeat));
    for (const int row : {-1, 11, 47, 48, 64, 1000, INT_MAX, INT_MIN})
        QCOMPARE(game->fillRow(0, row, Actor::Person), ::refused(EventError::NoSuchRow));
    QCOMPARE(game->fillRow(0, 10, Actor::Person), accepted);
}

void TestGameCommands::allDiceKept()
{
    TestGame game({"classic"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(DiceMask::all());
    QCOMPARE(game->keepDice(0, game->locks(), Actor::Person), ::refused(EventError::AllDiceKept));
    QCOMPARE(game->locks(), DiceMask::all());
    QVERIFY(game.play("A:keep1234 A:throw"));
    // The third throw of one die only.
    QVERIFY(game.play("A:keep1235 A:throw A:poker"));
}

void TestGameCommands::afterTheEnd()
{
    TestGame game({"nordic", "", "p"});
    for (const RowRule &row : game->rules().rows)
        QVERIFY(game.play("throw " + row.id.toLatin1()));
    QVERIFY(game.state().over());
    QCOMPARE(game.state().finishReason, FinishReason::Complete);
    const Journal journal = game.journal();
    for (const QByteArray command : {"A:throw", "A:keep", "A:ones", "A:keep12345"})
        QCOMPARE(game.command(command), ::refused(EventError::GameOver));
    QCOMPARE(game.command("B:throw"), ::refused(EventError::NoSuchSeat));
    QCOMPARE(game->setPaused(true), ::refused(EventError::GameOver));
    QCOMPARE(game->undo(), ::refused(EventError::NothingToUndo));
    QCOMPARE(game->changeSeat(0, testSeats("c").front()), ::refused(EventError::GameOver));
    QVERIFY(!game->checkClock());
    QVERIFY(!game->canUndo());
    QVERIFY(game.journal() == journal);
    // People still talk about the game.
    QCOMPARE(game->postChat(0, u"Well played"_s), accepted);
}

void TestGameCommands::whilePaused()
{
    TestGame game({"duel", "clock=off"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(maskOf({0}));
    QCOMPARE(game->setPaused(true), accepted);
    QCOMPARE(game->setPaused(true), ::refused(EventError::GamePaused));
    const Journal journal = game.journal();
    for (const QByteArray command : {"A:throw", "A:keep", "A:chance", "B:throw"})
        QCOMPARE(game.command(command), ::refused(EventError::GamePaused));
    QCOMPARE(game->undo(), ::refused(EventError::GamePaused));
    QVERIFY(!game->canUndo());
    QVERIFY(!game->locksOpen());
    game->setLocks(maskOf({1}));
    QCOMPARE(game->locks(), maskOf({0}));
    QVERIFY(game.journal() == journal);
    QCOMPARE(game->postChat(1, u"Coffee?"_s), accepted);
    QCOMPARE(game->setPaused(false), accepted);
    QVERIFY(game.play("A:chance"));
}

void TestGameCommands::doubleClickThrowsOnce()
{
    TestGame game({"classic"});
    SignalLog log(game.game());
    QCOMPARE(game.command("A:throw"), accepted);
    for (int click = 0; click < 11; ++click)
        QCOMPARE(game.command("A:throw"), ::refused(EventError::NotThrowing));
    QCOMPARE(log.take(), QByteArray("entry thrown turn:0"));
    QCOMPARE(game.state().current().throws, 1);
    QCOMPARE(game.faces(0), QByteArray("12346"));
}

void TestGameCommands::doubleClickFillsOneRow()
{
    TestGame game({"classic"});
    QVERIFY(game.play("A:throw A:ones"));
    QCOMPARE(game.command("A:ones"), ::refused(EventError::NotInTurn));
    QCOMPARE(game.command("A:twos"), ::refused(EventError::NotInTurn));
    QCOMPARE(game.state().at(0).card.filledCount(), 1);
}

void TestGameCommands::newGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("seats");
    QTest::addColumn<int>("starter");
    QTest::addColumn<int>("seedBytes");
    QTest::addColumn<int>("error"); // -1: none
    const auto add = [](const char *name, const char *ruleSet, const char *options, const char *seats, int starter,
                        int seedBytes, int error) {
        QTest::newRow(name) << QByteArray(ruleSet) << QByteArray(options) << QByteArray(seats) << starter << seedBytes
                            << error;
    };
    add("practice", "duel", "", "p", 0, 32, -1);
    add("six", "duel", "", "pppppp", 5, 32, -1);
    add("computers only", "classic", "", "ccc", 0, 32, -1);
    add("nobody", "duel", "", "", 0, 32, static_cast<int>(EventError::BadSeats));
    add("seven", "duel", "", "ppppppp", 0, 32, static_cast<int>(EventError::BadSeats));
    add("starter too high", "duel", "", "pp", 2, 32, static_cast<int>(EventError::BadSeats));
    add("starter negative", "duel", "", "pp", -1, 32, static_cast<int>(EventError::BadSeats));
    add("unknown rules", "yatzee", "", "pp", 0, 32, static_cast<int>(EventError::UnknownRules));
    add("bad option", "duel", "clock=4", "pp", 0, 32, static_cast<int>(EventError::UnknownRules));
    add("short seed", "duel", "", "pp", 0, 31, static_cast<int>(EventError::BadSeed));
    add("long seed", "duel", "", "pp", 0, 33, static_cast<int>(EventError::BadSeed));
    add("no seed", "duel", "", "pp", 0, 0, static_cast<int>(EventError::BadSeed));
}

void TestGameCommands::newGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, seats);
    QFETCH(int, starter);
    QFETCH(int, seedBytes);
    const ManualClock clock;
    const GameSetup setup{QString::fromLatin1(ruleSet), choicesFrom(options), testSeats(seats), starter};
    const auto journal = newJournal(setup, QByteArray(seedBytes, 's'), clock);
    QTEST(journal.ok() ? -1 : static_cast<int>(journal.error()), "error");
}

void TestGameCommands::aNewGame()
{
    const ManualClock clock;
    GameSetup setup{u"classic"_s, choicesFrom("served=10"), testSeats("pp"), 1};
    setup.seats[0].name = u"  Ana \n María "_s;
    const Journal journal = *newJournal(setup, testSeed(), clock);
    QCOMPARE(journal.size(), std::size_t(1));
    QCOMPARE(journal.front().utcMs, clock.utcMs());
    QCOMPARE(journal.front().decisionMs, 0);
    const auto &start = std::get<GameStarted>(journal.front().event);
    QCOMPARE(start.format, 1);
    QCOMPARE(start.seats[0].name, u"Ana María"_s);
    QCOMPARE(start.fairnessCode, fairnessCode(testSeed()));
    QCOMPARE(start.fingerprint, rulesFrom("classic", "served=10").fingerprint());
    // Every option is written down: a later program may have other defaults.
    QCOMPARE(start.options.size(), RuleCatalog::options(u"classic"_s).size());

    const Game game(journal, std::make_unique<ScriptedDice>(), clock);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.state().round, 1);
    QCOMPARE(game.state().phase, Phase::Throwing);
    QVERIFY(!game.state().current().dice.thrown());
    QVERIFY(!game.canUndo());
}

void TestGameCommands::pointsAreTheRules()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 6, 2, 6}).at(1, 1, 1, {1, 2, 5, 5, 5}).at(1, 1, 2, {2, 2, 6, 6, 6});
    TestGame game({"classic"}, dice);
    QVERIFY(game.play("A:throw A:poker B:throw B:keep345 B:throw B:full-house"));
    QCOMPARE(game.points(0, "poker"), 45);
    QCOMPARE(game.faces(1), QByteArray("22555"));
    QCOMPARE(game.points(1, "full-house"), 30);
    QCOMPARE(game.points(0, "full-house"), -1);
}

void TestGameCommands::keptDiceStay()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 1, 6, 2, 6}).at(0, 1, 2, {3, 4, 6, 6, 6}).at(0, 1, 3, {5, 6, 6, 6, 6});
    TestGame game({"classic"}, dice);
    QVERIFY(game.play("A:throw A:keep135 A:throw"));
    QCOMPARE(game.faces(0), QByteArray("63646"));
    QCOMPARE(game.state().current().kept, maskOf({0, 2, 4}));
    // A die that was kept may go back into the cup later.
    QVERIFY(game.play("A:keep2345 A:throw"));
    QCOMPARE(game.faces(0), QByteArray("53646"));
}

void TestGameCommands::locks()
{
    TestGame game({"classic"});
    SignalLog log(game.game());
    QVERIFY(game.play("A:throw"));
    log.take();
    QCOMPARE(game->locks(), DiceMask::none());
    game->setLocks(maskOf({1, 2}));
    QCOMPARE(log.take(), QByteArray("locks"));
    game->setLocks(maskOf({1, 2}));
    QCOMPARE(log.take(), QByteArray());
    QCOMPARE(game->locks(), maskOf({1, 2}));
    const std::size_t entries = game.journal().size();
    game->setLocks(DiceMask::all());
    QCOMPARE(game.journal().size(), entries);
    // The next decision begins with the dice that were kept.
    QVERIFY(game.play("A:keep23 A:throw"));
    QCOMPARE(game->locks(), maskOf({1, 2}));
    QVERIFY(game.play("A:keep3 A:throw"));
    QCOMPARE(game->locks(), maskOf({2}));
}

void TestGameCommands::locksOpenOnlyWhileDeciding()
{
    TestGame game({"classic"});
    QVERIFY(!game->locksOpen());
    game->setLocks(maskOf({0}));
    QCOMPARE(game->locks(), DiceMask::none());
    QVERIFY(game.play("A:throw"));
    QVERIFY(game->locksOpen());
    QVERIFY(game.play("A:keep"));
    QVERIFY(!game->locksOpen());
    QVERIFY(game.play("A:throw"));
    QVERIFY(game->locksOpen());
    QVERIFY(game.play("A:keep A:throw"));
    // After the third throw there is nothing to keep dice for.
    QVERIFY(!game->locksOpen());
}

QTEST_GUILESS_MAIN(TestGameCommands)
#include "tst_game_commands.moc"
