#include "support/driven.h"

#include <QtTest>

/// A computer seat that wants a value table decides nothing before it is there, and once when it is.
class TestTurnDriverTable : public QObject {
    Q_OBJECT

private slots:
    void waitsThenActsOnce();
    void undoneMeanwhile();
    void takenOverMeanwhile();
    void endedMeanwhile();
    void replacedMeanwhile();
    void destroyedMeanwhile();
};

using namespace Driven;

namespace {

constexpr auto Slow = "yatzy";   // takes longest to solve
constexpr int Patience = 60'000; // ms

std::vector<SeatSpec> withExpert(int seats)
{
    std::vector<SeatSpec> specs = Games::seats(seats, 1);
    specs.back().level = QStringLiteral("expert");
    return specs;
}

std::unique_ptr<Game> expertGame(const char *ruleSet, int seats, const Clock &clock)
{
    const ScriptedDice dice;
    return Games::scripted(Games::setup(ruleSet, withExpert(seats)), dice, clock);
}

int decisions(const Game &game)
{
    return events<DiceKept>(game) + events<RowFilled>(game);
}

} // namespace

void TestTurnDriverTable::waitsThenActsOnce()
{
    const ManualClock clock;
    const auto game = expertGame(Slow, 1, clock);
    const RuleSet rules = game->rules();
    TableSource tables;
    TurnDriver driver(*game, tables);
    // Held as soon as something is decided, so that a second act would be one too many.
    const auto hold = [&driver] { driver.setSuspended(true); };
    connect(game.get(), &Game::diceKept, this, hold);
    connect(game.get(), &Game::rowFilled, this, hold);
    int waited = 0;
    QElapsedTimer timer;
    timer.start();
    while (!tables.tableOf(rules) && timer.elapsed() < Patience) {
        QCOMPARE(decisions(*game), 0);
        QCOMPARE(game->locks(), DiceMask());
        QCoreApplication::processEvents();
        waited += !tables.tableOf(rules) && game->state().phase == Phase::Deciding ? 1 : 0;
    }
    QVERIFY(tables.tableOf(rules));
    QVERIFY2(waited > 0, "the table was there before the dice");
    QCOMPARE(events<DiceThrown>(*game), 1);
    QTRY_COMPARE(decisions(*game), 1);
    QTest::qWait(Moment);
    QCOMPARE(decisions(*game), 1);
}

void TestTurnDriverTable::undoneMeanwhile()
{
    const ManualClock clock;
    const auto game = expertGame(Slow, 2, clock);
    const RuleSet rules = game->rules();
    TableSource tables;
    TurnDriver driver(*game, tables);
    QVERIFY(playPerson(*game));
    QVERIFY(driver.hasTurn());
    QVERIFY(!tables.tableOf(rules));
    QVERIFY(!game->undo());
    QTRY_VERIFY_WITH_TIMEOUT(tables.tableOf(rules), Patience);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 1), 0);
    QCOMPARE(game->state().seat, 0);
}

void TestTurnDriverTable::takenOverMeanwhile()
{
    const ManualClock clock;
    const auto game = expertGame(Slow, 1, clock);
    const RuleSet rules = game->rules();
    TableSource tables;
    TurnDriver driver(*game, tables);
    QTRY_COMPARE(events<DiceThrown>(*game), 1);
    SeatSpec person = game->state().spec(0);
    person.kind = PlayerKind::Person;
    QVERIFY(!game->changeSeat(0, person));
    QTRY_VERIFY_WITH_TIMEOUT(tables.tableOf(rules), Patience);
    QTest::qWait(Moment);
    QCOMPARE(moves(*game, 0), 1 + decisions(*game));
    QVERIFY(decisions(*game) <= 1); // none, unless the table had come first
    QVERIFY(!driver.hasTurn());
}

void TestTurnDriverTable::endedMeanwhile()
{
    const ManualClock clock;
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 6, 6, 6});
    const auto game = Games::scripted(Games::setup("nordic", withExpert(1)), dice, clock);
    const RuleSet rules = game->rules();
    TableSource tables;
    TurnDriver driver(*game, tables);
    QTRY_VERIFY(game->state().over());
    QTRY_VERIFY_WITH_TIMEOUT(tables.tableOf(rules), Patience);
    QTest::qWait(Moment);
    QCOMPARE(game->journal().size(), std::size_t(3)); // started, thrown, finished
}

void TestTurnDriverTable::replacedMeanwhile()
{
    const ManualClock clock;
    auto old = expertGame(Slow, 1, clock);
    TableSource tables;
    auto oldDriver = std::make_unique<TurnDriver>(*old, tables);
    QTRY_COMPARE(events<DiceThrown>(*old), 1);
    const auto game = expertGame(Slow, 2, clock);
    TurnDriver driver(*game, tables);
    oldDriver.reset();
    old.reset();
    QTest::qWait(Moment);
    QCOMPARE(game->journal().size(), std::size_t(1)); // a person is to begin
    QVERIFY(playPerson(*game));
    QTRY_VERIFY_WITH_TIMEOUT(game->state().round == 2, Patience);
    QCOMPARE(events<RowFilled>(*game), 2);
}

void TestTurnDriverTable::destroyedMeanwhile()
{
    const ManualClock clock;
    auto game = expertGame(Slow, 1, clock);
    const RuleSet rules = game->rules();
    TableSource tables;
    TurnDriver driver(*game, tables);
    QVERIFY(!tables.tableOf(rules));
    game.reset();
    // The table still comes; there is nobody left to act for.
    QTRY_VERIFY_WITH_TIMEOUT(tables.tableOf(rules), Patience);
    QTest::qWait(Moment);
    QVERIFY(!driver.hasTurn());
}

QTEST_GUILESS_MAIN(TestTurnDriverTable)
#include "tst_turndriver_table.moc"
