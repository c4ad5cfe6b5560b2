#include "players/moment.h"
#include "support/testgame.h"

#include <QtTest>

/// What players would say a word about.
class TestMoment : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void takingTheLead();
    void lastRow();
    void clockDecides();
    void takenBack();
    void ends_data();
    void ends();
    void servedWin();
    void nothingToSay();
};

using Kind = Moment::Kind;
Q_DECLARE_METATYPE(Moment::Kind)

namespace {

/// Follows a game and keeps what is notable about its latest entry.
class Listener : public QObject {
public:
    explicit Listener(TestGame &game)
        : m_game(game)
        , m_before(game.state())
    {
        connect(&game.game(), &Game::entryAppended, this, [this] {
            latest = notableMoment(m_before, m_game.journal().back().event, m_game.state());
            m_before = m_game.state();
            if (latest)
                all.push_back(*latest);
        });
    }

    std::optional<Moment> latest;
    std::vector<Moment> all;

private:
    TestGame &m_game;
    GameState m_before;
};

/// A state in which seats hold so many points in their last row, and so many rows are open.
GameState endWith(const std::vector<int> &totals)
{
    ManualClock clock;
    GameState state = *startState(std::get<GameStarted>(testJournal({"classic"}, clock).front().event));
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        state.seats[seat].card.fill(0, totals[seat]);
    state.phase = Phase::Finished;
    return state;
}

} // namespace

void TestMoment::rows_data()
{
    QTest::addColumn<QByteArray>("script"); // A plays it in round 2
    QTest::addColumn<Kind>("kind");
    QTest::newRow("five alike") << QByteArray("throw keep1234 throw generala") << Kind::FiveAlike;
    QTest::newRow("scratched") << QByteArray("throw generala") << Kind::Scratched;
    QTest::newRow("big row") << QByteArray("throw keep1234 throw poker") << Kind::BigRow;
    QTest::newRow("served") << QByteArray("throw poker") << Kind::Served;
}

void TestMoment::rows()
{
    QFETCH(QByteArray, script);
    QFETCH(Kind, kind);
    ScriptedDice dice;
    dice.at(0, 2, 1, {5, 5, 5, 5, 1}).at(0, 2, 2, {5, 5, 5, 5, 5});
    TestGame game({"classic"}, dice);
    Listener listener(game);
    QVERIFY(game.play("A:throw A:ones"));
    QVERIFY(listener.latest == (Moment{Kind::FirstTurn, 0}));
    QVERIFY(game.play("B:throw B:ones"));
    QVERIFY(listener.latest == (Moment{Kind::FirstTurn, 1}));
    QVERIFY(game.play(script));
    QVERIFY(listener.latest.has_value());
    QCOMPARE(static_cast<int>(listener.latest->kind), static_cast<int>(kind));
    QCOMPARE(listener.latest->seat, 0);
}

void TestMoment::takingTheLead()
{
    // 1-2-3-4-6 for all: A and B write ones, twos, threes; then B sixes, and A, who was behind, takes nothing.
    TestGame game({"classic"});
    Listener listener(game);
    QVERIFY(game.play("A:throw A:ones B:throw B:twos A:throw A:twos B:throw B:ones A:throw A:threes B:throw B:threes"));
    QVERIFY(game.play("A:throw A:fours"));
    QVERIFY(listener.latest == (Moment{Kind::TookLead, 0}));
    QVERIFY(game.play("B:throw B:sixes"));
    QVERIFY(listener.latest == (Moment{Kind::TookLead, 1}));
    // Leads already.
    QVERIFY(game.play("A:throw A:fives"));
    QVERIFY(listener.latest == (Moment{Kind::Scratched, 0}));
    QVERIFY(game.play("B:throw B:fours"));
    QVERIFY(!listener.latest);
}

void TestMoment::lastRow()
{
    TestGame game({"nordic", "", "p"});
    Listener listener(game);
    const RuleSet &rules = *game.state().rules;
    for (int row = rules.rowCount() - 1; row > 0; --row)
        QVERIFY(game.play("throw " + rules.row(row).id.toLatin1()));
    // Twos are the last but one.
    QVERIFY(listener.latest == (Moment{Kind::LastRow, 0}));
}

void TestMoment::clockDecides()
{
    TestGame game({"classic", "clock=15"});
    Listener listener(game);
    QVERIFY(game.play("A:throw"));
    game.clock().advance(15'001);
    QVERIFY(game->checkClock());
    game.clock().advance(15'001);
    for (int turn = 0; turn < 6 && game.state().seat == 0; ++turn) {
        game.clock().advance(15'001);
        game->checkClock();
    }
    QVERIFY(std::count(listener.all.begin(), listener.all.end(), Moment{Kind::ByClock, 0}) == 1);
}

void TestMoment::takenBack()
{
    TestGame game({"classic"});
    Listener listener(game);
    QVERIFY(game.play("A:throw A:sixes"));
    QVERIFY(!game->undo());
    QVERIFY(listener.latest == (Moment{Kind::TakenBack, 0}));
}

void TestMoment::ends_data()
{
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("seat");
    QTest::newRow("clear") << 20 << 40 << Kind::Won << 1;
    QTest::newRow("just clear") << 26 << 20 << Kind::Won << 0;
    QTest::newRow("close") << 25 << 20 << Kind::CloseEnd << 0;
    QTest::newRow("shared") << 20 << 20 << Kind::CloseEnd << 0;
}

void TestMoment::ends()
{
    QFETCH(int, a);
    QFETCH(int, b);
    QFETCH(Kind, kind);
    QFETCH(int, seat);
    const GameState state = endWith({a, b});
    const auto moment = notableMoment(state, RowFilled{1, 0, 0, {}, Actor::Person, 0}, state);
    QVERIFY(moment.has_value());
    QCOMPARE(static_cast<int>(moment->kind), static_cast<int>(kind));
    QCOMPARE(moment->seat, seat);
}

void TestMoment::servedWin()
{
    ScriptedDice dice;
    dice.at(1, 1, 1, {4, 4, 4, 4, 4});
    TestGame game({"classic"}, dice);
    Listener listener(game);
    QVERIFY(game.play("A:throw A:ones B:throw"));
    QVERIFY(game.state().over());
    QVERIFY(listener.all.back() == (Moment{Kind::Won, 1}));
    QCOMPARE(std::count(listener.all.begin(), listener.all.end(), Moment{Kind::Won, 1}), 1);
}

void TestMoment::nothingToSay()
{
    TestGame game({"classic"});
    Listener listener(game);
    QVERIFY(game.play("A:throw A:keep A:throw"));
    QVERIFY(!game->postChat(0, QStringLiteral("hm")));
    QVERIFY(listener.all.empty());
}

QTEST_GUILESS_MAIN(TestMoment)
#include "tst_moment.moc"
