#include "game/replay.h"
#include "players/selfplay.h"
#include "rules/rulecatalog.h"
#include "support/driven.h"

#include <QtTest>

using namespace Driven;

/// Games without a window: the driver plays on at once, as far as it may.
class TestPlayAll : public QObject {
    Q_OBJECT

private slots:
    void toTheEnd_data();
    void toTheEnd();
    void stopsAtAPerson();
    void whileHeld();
    void onTimeOut();
    void unknownLevelPlaysGreedily();
};

namespace {

bool sameMoves(const Journal &a, const Journal &b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].event != b[i].event)
            return false;
    }
    return true;
}

} // namespace

void TestPlayAll::toTheEnd_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("seats");
    for (const QString &ruleSet : RuleCatalog::ids()) {
        for (int seats = MinSeats; seats <= MaxSeats; ++seats)
            QTest::addRow("%s, %d", qPrintable(ruleSet), seats) << ruleSet.toUtf8() << seats;
    }
}

void TestPlayAll::toTheEnd()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, seats);
    const ManualClock clock;
    const auto game = newGame(ruleSet.constData(), seats, seats, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.playAll();
    QVERIFY(game->state().over());
    const Replay checked = replay(game->journal());
    QVERIFY(checked.complete());

    // The same game without Game and driver: move by move the same.
    std::vector<std::unique_ptr<Strategy>> owners;
    std::vector<Strategy *> players;
    for (int seat = 0; seat < seats; ++seat) {
        owners.push_back(makeStrategy(QStringLiteral("greedy"), {}));
        players.push_back(owners.back().get());
    }
    const auto &start = std::get<GameStarted>(game->journal().front().event);
    const SelfPlay alone = playOut({game->journal().front()}, *startState(start), players);
    QVERIFY(sameMoves(alone.journal, game->journal()));
}

void TestPlayAll::stopsAtAPerson()
{
    const ManualClock clock;
    const auto game = newGame("duel", 3, 2, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setPauseMs(Long);
    driver.playAll();
    QCOMPARE(game->journal().size(), std::size_t(1));
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->keepDice(0, DiceMask::none(), Actor::Person));
    driver.playAll();
    QCOMPARE(game->state().seat, 0);
    QCOMPARE(game->state().current().throws, 1);
    QCOMPARE(moves(*game, 1), 2);
    QCOMPARE(moves(*game, 2), 2);
}

void TestPlayAll::whileHeld()
{
    const ManualClock clock;
    const auto game = newGame("nordic", 1, 1, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    driver.setSuspended(true);
    driver.playAll();
    QCOMPARE(moves(*game, 0), 0);
    driver.setPauseMs(Long);
    driver.setSuspended(false);
    QVERIFY(!game->setPaused(true));
    driver.playAll();
    QCOMPARE(moves(*game, 0), 0);
    // Held in the middle: it stops after the act that was under way.
    QVERIFY(!game->setPaused(false));
    connect(game.get(), &Game::diceThrown, this, [&driver] { driver.setSuspended(true); });
    driver.playAll();
    QCOMPARE(moves(*game, 0), 1);
}

void TestPlayAll::onTimeOut()
{
    ManualClock clock;
    const auto game = newGame("duel", 2, 2, clock);
    TableSource tables;
    TurnDriver driver(*game, tables);
    clock.advance(60'000); // the first decision comes too late, the others in time
    driver.playAll();
    QVERIFY(game->state().over());
    QCOMPARE(std::get<DiceThrown>(game->journal()[1].event).by, Actor::Clock);
    QVERIFY(replay(game->journal()).complete());
}

void TestPlayAll::unknownLevelPlaysGreedily()
{
    const ManualClock clock;
    std::vector<SeatSpec> seats = Games::seats(2, 2);
    const Journal plain = *newJournal(Games::setup("nordic", seats), Games::seed(), clock);
    for (SeatSpec &seat : seats)
        seat.level = QStringLiteral("of a later version");
    const auto play = [&clock](const Journal &journal) {
        Game game(journal, std::make_unique<SeededDice>(Games::seed(), DiceSharing::Own), clock);
        TableSource tables;
        TurnDriver driver(game, tables);
        driver.playAll();
        return game.journal();
    };
    const Journal unknown = play(*newJournal(Games::setup("nordic", seats), Games::seed(), clock));
    const Journal greedy = play(plain);
    QCOMPARE(unknown.size(), greedy.size());
    for (std::size_t i = 1; i < greedy.size(); ++i)
        QVERIFY(unknown[i].event == greedy[i].event);
}

QTEST_GUILESS_MAIN(TestPlayAll)
#include "tst_playall.moc"
