#include "game/replay.h"
#include "game/standings.h"
#include "players/selfplay.h"
#include "players/winchances.h"
#include "strategy/advisor.h"
#include "strategy/pointtable.h"
#include "strategy/solver.h"
#include "support/games.h"
#include "support/ruletext.h"

#include <QtTest>
#include <cmath>
#include <numeric>
#include <random>

/// Chances to win in games whose outcome is known or can be played out plainly.
class TestWinChances : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void momentsAreTheRows();
    void noWayBack();
    void sharedPlace();
    void timeDecides();
    void servedWin();
    void plainSimulation_data();
    void plainSimulation();
    void practiceHasNone();
    void stopsEarly();
};

namespace {

struct Played {
    Journal journal;
    GameState state;
};

/// A game that strategies of these names played.
Played played(const QByteArray &ruleSet, const QStringList &names, const std::shared_ptr<const ValueTable> &table,
              int number = 0)
{
    const ManualClock clock;
    const QByteArray seed = QByteArray::number(number).rightJustified(SeedBytes, 'w');
    const int seats = static_cast<int>(names.size());
    const Journal journal = *newJournal(Games::setup(ruleSet.constData(), Games::seats(seats, seats)), seed, clock);
    std::vector<std::unique_ptr<Strategy>> players;
    std::vector<Strategy *> order;
    for (const QString &name : names) {
        players.push_back(makeStrategy(name, seed));
        players.back()->useTable(table);
        order.push_back(players.back().get());
    }
    SelfPlay game = playOut(journal, *startState(std::get<GameStarted>(journal.front().event)), order);
    return {std::move(game.journal), std::move(game.state)};
}

/// What each seat has of the first place at the end.
std::vector<double> sharesOfFirst(const GameState &state)
{
    std::vector<double> shares(state.seats.size());
    const std::vector<Standing> table = standings(state);
    const auto first = std::count_if(table.begin(), table.end(), [](const Standing &s) { return s.place == 1; });
    for (const Standing &standing : table) {
        if (standing.place == 1)
            shares[static_cast<std::size_t>(standing.seat)] = 1.0 / static_cast<double>(first);
    }
    return shares;
}

GameState stateAt(const Journal &journal, const WinChances &moment)
{
    return stateOf(journal, static_cast<std::size_t>(moment.entry) + 1);
}

/// The most that a card can come to.
int ceiling(const RuleSet &rules, const PointTable &points, const Card &card)
{
    const CardTotals sums = totals(rules, card);
    int most = sums.total - sums.bonus + (rules.bonus ? rules.bonus->points : 0);
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (!card.isFilled(row))
            most += points.most(row) + (rules.extraFiveAlike ? rules.extraFiveAlike->points : 0);
    }
    return most;
}

} // namespace

void TestWinChances::wholeGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QStringList>("players");
    const QStringList two{QStringLiteral("expert"), QStringLiteral("casual")};
    const QStringList three{QStringLiteral("greedy"), QStringLiteral("random"), QStringLiteral("strong")};
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id.toUtf8() << (id == QLatin1String("yatzy") ? two : three);
    QTest::newRow("nordic, six") << QByteArray("nordic") << two + three + QStringList{QStringLiteral("expert")};
}

void TestWinChances::wholeGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QStringList, players);
    const auto table = *solve(rulesFrom(ruleSet));
    const Played game = played(ruleSet, players, table);
    const auto course = winChances(game.journal, *table, 300);
    QVERIFY(course.size() > std::size_t(1));
    for (const WinChances &moment : course) {
        QCOMPARE(moment.seats.size(), game.state.seats.size());
        QVERIFY(std::abs(std::accumulate(moment.seats.begin(), moment.seats.end(), 0.0) - 1) < 1e-9);
        for (const double chance : moment.seats)
            QVERIFY(chance >= -1e-12 && chance <= 1 + 1e-12);
    }
    QCOMPARE(course.front().entry, 0);
    for (const double chance : course.front().seats)
        QVERIFY(std::abs(chance - 1.0 / static_cast<double>(players.size())) < 0.005);
    QCOMPARE(course.back().seats, sharesOfFirst(game.state));
    const auto again = winChances(game.journal, *table, 300);
    QCOMPARE(again.size(), course.size());
    for (std::size_t i = 0; i < course.size(); ++i)
        QCOMPARE(again[i].seats, course[i].seats);
}

void TestWinChances::momentsAreTheRows()
{
    const auto table = *solve(rulesFrom("nordic"));
    const ManualClock clock;
    const auto game = Games::scripted(Games::setup("nordic", Games::seats(2)), ScriptedDice(), clock);
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->fillRow(0, 0, Actor::Person));
    QVERIFY(!game->undo());
    QVERIFY(!game->fillRow(0, 5, Actor::Person));
    QVERIFY(!game->throwDice(1, Actor::Person));
    QVERIFY(!game->keepDice(1, maskOf({4}), Actor::Person));
    QVERIFY(!game->throwDice(1, Actor::Person));
    const auto course = winChances(game->journal(), *table, 300);
    QCOMPARE(course.size(), std::size_t(2));
    QCOMPARE(course.front().entry, 0);
    const auto *filled = std::get_if<RowFilled>(&game->journal()[static_cast<std::size_t>(course.back().entry)].event);
    QVERIFY(filled != nullptr);
    QCOMPARE(filled->row, 5);
    // One six in the row that usually holds three.
    QVERIFY(course.back().seats[0] < 0.46);
}

void TestWinChances::noWayBack()
{
    const auto table = *solve(rulesFrom("duel"));
    const PointTable points(table->rules(), RollSpace());
    const QStringList players{QStringLiteral("random"), QStringLiteral("expert"), QStringLiteral("random")};
    int certain = 0;
    for (int number = 0; number < 3; ++number) {
        const Played game = played("duel", players, table, number);
        for (const WinChances &moment : winChances(game.journal, *table, 300)) {
            const GameState state = stateAt(game.journal, moment);
            const int own = totals(table->rules(), state.at(1).card).total;
            if (own <= ceiling(table->rules(), points, state.at(0).card)
                || own <= ceiling(table->rules(), points, state.at(2).card))
                continue;
            ++certain;
            QVERIFY(std::abs(moment.seats[1] - 1) < 1e-12);
            QCOMPARE(moment.seats[0], 0.0);
        }
    }
    QVERIFY(certain >= 6);
}

void TestWinChances::sharedPlace()
{
    // The same dice and the same mind: every round ends as even as the game.
    const auto table = *solve(rulesFrom("duel"));
    const QStringList players{QStringLiteral("expert"), QStringLiteral("expert"), QStringLiteral("random")};
    const Played game = played("duel", players, table);
    QCOMPARE(game.state.at(0).card, game.state.at(1).card);
    const auto course = winChances(game.journal, *table, 300);
    int even = 0;
    for (const WinChances &moment : course) {
        const GameState state = stateAt(game.journal, moment);
        if (state.at(0).card != state.at(1).card)
            continue;
        ++even;
        QVERIFY(std::abs(moment.seats[0] - moment.seats[1]) < 1e-12);
    }
    QVERIFY(even >= 15);
    QCOMPARE(course.back().seats, (std::vector<double>{0.5, 0.5, 0}));
}

/// Time that was spent on a row which was taken back counts too.
void TestWinChances::timeDecides()
{
    const auto table = *solve(rulesFrom("duel"));
    Journal journal = played("duel", {QStringLiteral("expert"), QStringLiteral("expert")}, table).journal;
    journal.pop_back(); // Finished
    const JournalEntry last = journal.back();
    QVERIFY(std::holds_alternative<RowFilled>(last.event));
    QCOMPARE(winChances(journal, *table, 300).back().seats, (std::vector<double>{0.5, 0.5}));

    const int slow = std::get<RowFilled>(last.event).seat;
    journal.push_back({Undone{static_cast<int>(journal.size()) - 1}, 5000, last.utcMs});
    journal.push_back(last);
    std::vector<double> expected(2);
    expected[static_cast<std::size_t>(1 - slow)] = 1;
    const auto course = winChances(journal, *table, 300);
    QCOMPARE(course.back().seats, expected);
    QCOMPARE(course.back().entry, static_cast<int>(journal.size()) - 1);
    QCOMPARE(course.size(), std::size_t(31));
}

void TestWinChances::servedWin()
{
    const auto table = *solve(rulesFrom("nordic"));
    const ManualClock clock;
    const auto game =
        Games::scripted(Games::setup("nordic", Games::seats(3)), ScriptedDice().at(1, 1, 1, {4, 4, 4, 4, 4}), clock);
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->fillRow(0, 5, Actor::Person));
    QVERIFY(!game->throwDice(1, Actor::Person));
    QVERIFY(game->state().over());
    const auto course = winChances(game->journal(), *table, 300);
    QCOMPARE(course.size(), std::size_t(3));
    QCOMPARE(course.back().seats, (std::vector<double>{0, 1, 0}));
    QVERIFY(std::holds_alternative<DiceThrown>(game->journal()[static_cast<std::size_t>(course.back().entry)].event));
}

void TestWinChances::plainSimulation_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("openRows");
    QTest::newRow("duel") << QByteArray("duel") << 2;
    QTest::newRow("classic") << QByteArray("classic") << 3;
    QTest::newRow("nordic, where a throw may win at once") << QByteArray("nordic") << 2;
    QTest::newRow("yacht, four rows") << QByteArray("yacht") << 4;
}

namespace {

/// Plays a state on to its end, turn by turn; two seats, whole turns. The first place's shares.
std::vector<double> simulated(const GameState &from, Advisor &advisor, std::mt19937 &random)
{
    GameState state = from;
    const RuleSet &rules = *state.rules;
    std::uniform_int_distribution<int> face(1, 6);
    for (int row = state.at(0).card.filledCount(); row < rules.rowCount(); ++row) {
        for (const int seat : state.order()) {
            Card &card = state.seats[static_cast<std::size_t>(seat)].card;
            Dice dice;
            DiceMask kept;
            int throwNumber = 0;
            TurnPolicy::Action action;
            while (action.row < 0) {
                ++throwNumber;
                for (int die = 0; die < DiceCount; ++die) {
                    if (!kept.has(die))
                        dice.set(die, face(random));
                }
                if (winsAtOnce(rules, dice, throwNumber, card)) {
                    std::vector<double> shares(state.seats.size());
                    shares[static_cast<std::size_t>(seat)] = 1;
                    return shares;
                }
                action = advisor.bestAction(card, dice, throwNumber);
                if (action.row < 0)
                    kept = diceOfKeep(advisor.space(), dice, action.keep);
            }
            card.fill(action.row, score(rules, action.row, dice, throwNumber, card), extraPoints(rules, dice, card));
        }
    }
    return sharesOfFirst(state);
}

} // namespace

void TestWinChances::plainSimulation()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, openRows);
    const auto table = *solve(rulesFrom(ruleSet));
    Advisor advisor(table);
    std::mt19937 random(7);
    int close = 0;
    for (int number = 0; number < 12 && close < 3; ++number) {
        const QStringList players{QStringLiteral("strong"), QStringLiteral("strong"), QStringLiteral("casual")};
        const Played game = played(ruleSet, players, table, number);
        for (const WinChances &moment : winChances(game.journal, *table)) {
            const GameState state = stateAt(game.journal, moment);
            const auto left = [&](int seat) { return table->rules().rowCount() - state.at(seat).card.filledCount(); };
            const bool clear = moment.seats[0] < 0.02 || moment.seats[0] > 0.98;
            if (clear || left(0) != openRows || left(1) != openRows || left(2) != openRows)
                continue;
            ++close;
            constexpr int games = 2000;
            double won = 0;
            for (int k = 0; k < games; ++k)
                won += simulated(state, advisor, random)[0] / games;
            // Of the simulation and of the playouts, 500 a card and weighted, together.
            const double error = std::sqrt(won * (1 - won) * (1.0 / games + 0.5 / 500));
            QVERIFY2(std::abs(moment.seats[0] - won) < 4 * error,
                     qPrintable(QStringLiteral("%1 against %2").arg(moment.seats[0]).arg(won)));
        }
    }
    QVERIFY2(close == 3, qPrintable(QString::number(close)));
}

void TestWinChances::practiceHasNone()
{
    const auto table = *solve(rulesFrom("nordic"));
    QVERIFY(winChances(played("nordic", {QStringLiteral("greedy")}, table).journal, *table).empty());
}

void TestWinChances::stopsEarly()
{
    const auto table = *solve(rulesFrom("nordic"));
    const Played game = played("nordic", {QStringLiteral("greedy"), QStringLiteral("greedy")}, table);
    const std::atomic<bool> stop = true;
    QVERIFY(winChances(game.journal, *table, 300, &stop).empty());
}

QTEST_GUILESS_MAIN(TestWinChances)
#include "tst_winchances.moc"
