#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

/// The decision clock of a game, on a clock that only the test turns.
class TestGameClock : public QObject {
    Q_OBJECT

private slots:
    void theCupIsThrown();
    void lockedDiceGoIntoTheCupToo_data();
    void lockedDiceGoIntoTheCupToo();
    void thirdThrowFillsTheBestRow();
    void fiveLockedDiceFillTheBestRow_data();
    void fiveLockedDiceFillTheBestRow();
    void tiesPickTheFirstRow();
    void clickAroundTheEnd_data();
    void clickAroundTheEnd();
    void everyDecisionHasItsOwnTime();
    void aRefusedCommandDoesNotBuyTime();
    void neverOnADecisionMade();
    void otherRuleSets_data();
    void otherRuleSets();
    void noClock();
    void playsOnUntilTheEnd();
};

namespace {

const QByteArray none;

/// Brings a seat alone to the decision after throw `throwNumber`, in no time.
bool toDecision(TestGame &game, int throwNumber)
{
    for (int n = 1; n < throwNumber; ++n) {
        if (!game.play("throw keep"))
            return false;
    }
    return game.play("throw");
}

/// Turns the clock by a whole budget and lets it act.
bool timeOut(TestGame &game)
{
    game.clock().advance(game->budgetMs());
    return game->checkClock();
}

} // namespace

void TestGameClock::theCupIsThrown()
{
    TestGame game({"duel", none, "pp"});
    game.clock().advance(14'999);
    QVERIFY(!game->checkClock());
    QCOMPARE(game->remainingMs(), 1);
    game.clock().advance(1);
    QCOMPARE(game->remainingMs(), 0);
    QVERIFY(game->checkClock());
    const auto &thrown = std::get<DiceThrown>(game.journal().back().event);
    QCOMPARE(thrown.seat, 0);
    QCOMPARE(thrown.by, Actor::Clock);
    QCOMPARE(game.faces(0), QByteArray("12346"));
    QCOMPARE(game.state().phase, Phase::Deciding);
    QCOMPARE(game->remainingMs(), 15'000);
}

void TestGameClock::lockedDiceGoIntoTheCupToo_data()
{
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<int>("locks");
    QTest::newRow("throw 1, nothing locked") << 1 << 0;
    QTest::newRow("throw 1, two locked") << 1 << 0b00011;
    QTest::newRow("throw 1, four locked") << 1 << 0b11110;
    QTest::newRow("throw 2, two locked") << 2 << 0b10001;
}

void TestGameClock::lockedDiceGoIntoTheCupToo()
{
    QFETCH(int, throwNumber);
    QFETCH(int, locks);
    TestGame game({"duel", none, "p"}, ScriptedDice().at(0, 1, throwNumber + 1, {5, 5, 5, 6, 6}));
    QVERIFY(toDecision(game, throwNumber));
    game->setLocks(DiceMask(static_cast<unsigned>(locks)));
    QVERIFY(timeOut(game));
    const Journal &journal = game.journal();
    QCOMPARE(std::get<DiceKept>(journal[journal.size() - 2].event), (DiceKept{0, DiceMask::none(), Actor::Clock}));
    // Nobody else is to act: the cup does not wait for another whole time.
    QCOMPARE(std::get<DiceThrown>(journal.back().event).by, Actor::Clock);
    QCOMPARE(game.state().phase, Phase::Deciding);
    QCOMPARE(game->locks(), DiceMask::none());
    QCOMPARE(game.faces(0), QByteArray("55566"));
}

void TestGameClock::thirdThrowFillsTheBestRow()
{
    TestGame game({"duel", none, "p"}, ScriptedDice().at(0, 1, 3, {2, 2, 3, 3, 3}));
    QVERIFY(toDecision(game, 3));
    game->setLocks(maskOf({0})); // closed anyway: there is nothing left to throw
    QVERIFY(timeOut(game));
    const auto &filled = std::get<RowFilled>(game.journal().back().event);
    QCOMPARE(filled.row, game.row("full-house"));
    QCOMPARE(filled.points, 25);
    QCOMPARE(filled.by, Actor::Clock);
    QCOMPARE(game.state().round, 2);
}

void TestGameClock::fiveLockedDiceFillTheBestRow_data()
{
    QTest::addColumn<int>("throwNumber");
    QTest::newRow("throw 1") << 1;
    QTest::newRow("throw 2") << 2;
}

void TestGameClock::fiveLockedDiceFillTheBestRow()
{
    QFETCH(int, throwNumber);
    TestGame game({"duel", none, "pp"}, ScriptedDice().at(0, 1, throwNumber, {2, 3, 4, 5, 6}));
    for (int n = 1; n < throwNumber; ++n)
        QVERIFY(game.play("A:throw A:keep B:throw B:keep"));
    QVERIFY(game.play("A:throw"));
    game->setLocks(DiceMask::all());
    QVERIFY(timeOut(game));
    const RowFilled expected{0, game.row("large-straight"), 40, DiceMask::all(), Actor::Clock};
    QCOMPARE(std::get<RowFilled>(game.journal().back().event), expected);
    QCOMPARE(game.state().seat, 1);
    // The seat waits for the round to end.
    QVERIFY(game.state().at(0).done);
}

void TestGameClock::tiesPickTheFirstRow()
{
    // One pair, three alike, four alike and chance would all give 26: the first in card order is taken each time.
    const std::array<int, DiceCount> faces{6, 6, 6, 6, 2};
    TestGame game(
        {"duel", none, "p"},
        ScriptedDice().at(0, 1, 3, faces).at(0, 2, 3, faces).at(0, 3, 3, faces).at(0, 4, 3, faces).at(0, 5, 3, faces));
    for (const QByteArray row : {"one-pair", "three-alike", "four-alike", "chance", "sixes"}) {
        QVERIFY(toDecision(game, 3));
        QVERIFY(timeOut(game));
        QVERIFY2(game.points(0, row) >= 24, row.constData());
    }
    // All zeros: the first open row.
    ScriptedDice small;
    small.at(0, 6, 3, {2, 2, 3, 3, 5});
    TestGame other({"classic", "clock=5", "p"}, small);
    QVERIFY(other.play("throw twos throw threes throw fives throw sixes throw straight"));
    QVERIFY(toDecision(other, 3));
    QVERIFY(timeOut(other));
    QCOMPARE(other.points(0, "ones"), 0);
}

void TestGameClock::clickAroundTheEnd_data()
{
    QTest::addColumn<int>("clickMs");
    QTest::addColumn<bool>("checkedBefore"); // did the heartbeat look before the click came?
    QTest::addColumn<bool>("byClick");
    QTest::newRow("14.95 s") << 14'950 << true << true;
    QTest::newRow("15.00 s") << 15'000 << true << false;
    QTest::newRow("15.05 s") << 15'050 << true << false;
    QTest::newRow("14.95 s, heartbeat late") << 14'950 << false << true;
    QTest::newRow("15.00 s, heartbeat late") << 15'000 << false << false;
    QTest::newRow("15.05 s, heartbeat late") << 15'050 << false << false;
    QTest::newRow("8 min, heartbeat late") << 480'000 << false << false;
}

void TestGameClock::clickAroundTheEnd()
{
    QFETCH(int, clickMs);
    QFETCH(bool, checkedBefore);
    QFETCH(bool, byClick);
    TestGame game({"duel", none, "pp"}, ScriptedDice().at(0, 1, 1, {2, 3, 4, 5, 6}));
    QVERIFY(game.play("A:throw"));
    game->setLocks(DiceMask::all());
    const std::size_t before = game.journal().size();
    SignalLog log(game.game());

    game.clock().advance(clickMs);
    QCOMPARE(checkedBefore && game->checkClock(), checkedBefore && !byClick);
    const auto late = checkedBefore ? refused(EventError::NotInTurn) : refused(EventError::TooLate);
    QCOMPARE(game.command("A:chance"), byClick ? accepted : late);
    QVERIFY(!game->checkClock());

    // One row filled, one change of turn, and the next decision has all its time.
    QCOMPARE(game.journal().size(), before + 1);
    QCOMPARE(log.take(), QByteArray("entry filled turn:1"));
    QCOMPARE(game.state().at(0).card.filledCount(), 1);
    QCOMPARE(game.points(0, byClick ? "chance" : "large-straight"), byClick ? 20 : 40);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game->remainingMs(), 15'000);
    game.clock().advance(14'999);
    QVERIFY(!game->checkClock());
    game.clock().advance(1);
    QVERIFY(game->checkClock());
}

void TestGameClock::everyDecisionHasItsOwnTime()
{
    TestGame game({"duel", none, "pp"});
    for (const QByteArray command : {"A:throw", "A:keep1", "B:throw", "B:chance", "A:throw", "A:chance", "A:throw"}) {
        game.clock().advance(14'000);
        QCOMPARE(game->remainingMs(), 1000);
        QCOMPARE(game.command(command), accepted);
        QCOMPARE(game->remainingMs(), 15'000);
    }
}

void TestGameClock::aRefusedCommandDoesNotBuyTime()
{
    TestGame game({"duel", none, "pp"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(10'000);
    for (const QByteArray command : {"A:throw", "B:throw", "A:keep12345", "A:generala"})
        QVERIFY(game.command(command) != accepted);
    game->setLocks(maskOf({0}));
    QCOMPARE(game->postChat(0, QStringLiteral("wait")), accepted);
    QCOMPARE(game->remainingMs(), 5000);
}

void TestGameClock::neverOnADecisionMade()
{
    TestGame game({"duel", none, "pp"});
    QVERIFY(game.play("A:throw"));
    game->setLocks(maskOf({4}));
    game.clock().advance(14'999);
    QVERIFY(game.play("A:keep5"));
    game.clock().advance(1);
    QVERIFY(!game->checkClock());
    QCOMPARE(std::get<DiceKept>(game.journal().back().event).kept, maskOf({4}));
    QCOMPARE(game.state().at(0).kept, maskOf({4}));
}

void TestGameClock::otherRuleSets_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("seconds");
    QTest::newRow("classic 5 s") << QByteArray("classic") << 5;
    QTest::newRow("nordic 120 s") << QByteArray("nordic") << 120;
    QTest::newRow("duel 60 s") << QByteArray("duel") << 60;
}

void TestGameClock::otherRuleSets()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, seconds);
    TestGame game({ruleSet, "clock=" + QByteArray::number(seconds), "pp"});
    QCOMPARE(game->budgetMs(), 1000 * seconds);
    game.clock().advance(1000 * seconds - 1);
    QVERIFY(!game->checkClock());
    game.clock().advance(1);
    QVERIFY(game->checkClock());
}

void TestGameClock::noClock()
{
    TestGame game({"classic"});
    QCOMPARE(game->budgetMs(), 0);
    QCOMPARE(game->remainingMs(), 0);
    game.clock().advance(qint64(30) * 24 * 3600 * 1000);
    QVERIFY(!game->checkClock());
    QVERIFY(game.play("A:throw"));
}

void TestGameClock::playsOnUntilTheEnd()
{
    // Nobody is there: the clock alone brings a game to its end.
    TestGame game({"duel", "clock=5", "ppp", 1});
    int moves = 0;
    while (timeOut(game))
        ++moves;
    QVERIFY(game.state().over());
    // 15 rounds of three seats: three throws, two decisions to throw again, one row.
    QCOMPARE(moves, 15 * 3 * 6);
    QCOMPARE(game->remainingMs(), 0);
}

QTEST_GUILESS_MAIN(TestGameClock)
#include "tst_game_clock.moc"
