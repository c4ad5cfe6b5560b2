#include "game/standings.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Who is next. Every command names its seat, and a seat that is not in turn would be refused: so a script that
/// can be played is the exact order.
class TestGameRotation : public QObject {
    Q_OBJECT

private slots:
    void byTurn();
    void byThrow();
    void byThrowEveryThird();
    void earlyRowWaits();
    void aloneEitherWay();
    void rounds();
    void wholeGames_data();
    void wholeGames();
    void aFullCardIsPassedOver();
};

namespace {

/// Letters of the seats that are asked in turn until the game ends, when everybody throws once and fills a row.
QByteArray quickGame(TestGame &game)
{
    QByteArray order;
    while (!game.state().over()) {
        const int seat = game.state().seat;
        order += static_cast<char>('A' + seat);
        const Card &card = game.state().current().card;
        const int row = std::countr_zero(openRows(game->rules(), card));
        if (!game.play("throw") || game->fillRow(seat, row, Actor::Person))
            return "refused";
    }
    return order;
}

} // namespace

void TestGameRotation::byTurn()
{
    TestGame game({"classic", "", "ppp", 2});
    QVERIFY(game.play("C:throw C:keep1 C:throw C:keep12 C:throw C:ones "
                      "A:throw A:ones "
                      "B:throw B:keep B:throw B:ones "
                      "C:throw C:twos A:throw A:keep A:throw A:keep A:throw A:twos B:throw B:twos"));
    QCOMPARE(game.state().round, 3);
    QCOMPARE(game.state().seat, 2);
}

void TestGameRotation::byThrow()
{
    TestGame game({"duel", "clock=off", "ppp", 1});
    QVERIFY(game.play("B:throw B:keep1 C:throw C:keep A:throw A:keep2 "
                      "B:throw B:ones C:throw C:keep3 A:throw A:keep2 "
                      "C:throw C:ones A:throw A:ones "
                      "B:throw"));
    QCOMPARE(game.state().round, 2);
    QCOMPARE(game.state().at(1).throws, 1);
    QCOMPARE(game.state().at(0).throws, 0);
}

void TestGameRotation::byThrowEveryThird()
{
    TestGame game({"duel", "clock=off", "pp", 1});
    QVERIFY(game.play("B:throw B:keep A:throw A:keep B:throw B:keep A:throw A:keep "
                      "B:throw B:yatzy A:throw A:yatzy B:throw"));
    QCOMPARE(game.state().round, 2);
}

void TestGameRotation::earlyRowWaits()
{
    TestGame game({"duel", "clock=off", "ppp"});
    QVERIFY(game.play("A:throw A:keep B:throw B:chance"));
    QVERIFY(game.state().at(1).done);
    QCOMPARE(game.command("B:throw"), refused(EventError::NotInTurn));
    QVERIFY(game.play("C:throw C:keep A:throw A:keep C:throw C:keep A:throw"));
    QCOMPARE(game.command("B:throw"), refused(EventError::NotInTurn));
    QVERIFY(game.state().at(1).done);
    // What the waiting seat threw stays to be seen until its next throw.
    QVERIFY(game.state().at(1).dice.thrown());
    QVERIFY(game.play("A:chance C:throw C:chance A:throw A:ones B:throw"));
    QVERIFY(!game.state().at(1).done);
    // The one who is left finishes the round alone.
    QVERIFY(game.play("B:ones C:throw C:keep C:throw C:keep C:throw C:ones"));
    QCOMPARE(game.state().round, 3);
}

void TestGameRotation::aloneEitherWay()
{
    for (const QByteArray options : {"clock=off", "clock=off rotation=turn"}) {
        TestGame game({"duel", options, "p"});
        QVERIFY(game.play("A:throw A:keep1 A:throw A:keep1 A:throw A:ones A:throw A:twos A:throw"));
        QCOMPARE(game.state().round, 3);
    }
}

void TestGameRotation::rounds()
{
    QCOMPARE(TestGame({"duel", ""}).state().rounds(), 15);
    QCOMPARE(TestGame({"classic", ""}).state().rounds(), 11);
    QCOMPARE(TestGame({"classic", "double-generala=off"}).state().rounds(), 10);
    QCOMPARE(TestGame({"nordic", ""}).state().rounds(), 11);
    QCOMPARE(TestGame({"duel", "", "pppp", 2}).state().order(), (std::vector<int>{2, 3, 0, 1}));
}

void TestGameRotation::wholeGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("rounds");
    QTest::newRow("duel") << QByteArray("duel") << QByteArray("clock=off") << 15;
    QTest::newRow("duel by turn") << QByteArray("duel") << QByteArray("clock=off rotation=turn") << 15;
    QTest::newRow("classic") << QByteArray("classic") << QByteArray() << 11;
    QTest::newRow("classic, ten rows") << QByteArray("classic") << QByteArray("double-generala=off") << 10;
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray() << 11;
}

void TestGameRotation::wholeGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    QFETCH(int, rounds);
    for (int seats = 1; seats <= MaxSeats; ++seats) {
        for (int starter = 0; starter < seats; ++starter) {
            QByteArray round;
            for (int i = 0; i < seats; ++i)
                round += static_cast<char>('A' + (starter + i) % seats);
            TestGame game({ruleSet, options, QByteArray(seats, 'p'), starter});
            QCOMPARE(quickGame(game), round.repeated(rounds));
            QCOMPARE(game.state().round, rounds);
            QCOMPARE(game.state().finishReason, FinishReason::Complete);
            for (int seat = 0; seat < seats; ++seat)
                QCOMPARE(game.state().at(seat).card.filled(), game->rules().allRows());
        }
    }
}

// H18
void TestGameRotation::aFullCardIsPassedOver()
{
    // No journal of these rules leads here, but a state of another game may: the others must still finish.
    for (const QByteArray options : {"clock=off", "clock=off rotation=turn"}) {
        TestGame game({"duel", options, "ppp"});
        GameState state = game.state();
        for (int row = 0; row < state.rules->rowCount(); ++row)
            state.seats[0].card.fill(row, 1);
        for (const std::size_t seat : {1U, 2U}) {
            for (int row = 2; row < state.rules->rowCount(); ++row)
                state.seats[seat].card.fill(row, 1);
        }
        state.seat = 2;
        QByteArray order;
        for (int step = 0; step < 4 && !state.over(); ++step) {
            const int seat = state.seat;
            order += static_cast<char>('A' + seat);
            const DiceThrown thrown{
                seat,           state.round, state.current().throws + 1, state.current().kept, diceFrom("12346"),
                Actor::Computer};
            QCOMPARE(checkEvent(state, thrown), accepted);
            applyEvent(state, {thrown, 0, 0});
            const int row = std::countr_zero(openRows(*state.rules, state.current().card));
            const int points = score(*state.rules, row, thrown.dice, 1, state.current().card);
            const RowFilled filled{seat, row, points, DiceMask::none(), Actor::Computer};
            QCOMPARE(checkEvent(state, filled), accepted);
            applyEvent(state, {filled, 0, 0});
        }
        QCOMPARE(order, QByteArray("CBBC"));
        QVERIFY(state.over());
        QCOMPARE(standings(state).size(), std::size_t(3));
    }
}

QTEST_GUILESS_MAIN(TestGameRotation)
#include "tst_game_rotation.moc"
