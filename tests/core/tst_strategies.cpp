#include "game/game.h"
#include "game/replay.h"
#include "game/standings.h"
#include "players/selfplay.h"
#include "players/splitmix64.h"
#include "players/strategy.h"
#include "rules/scoring.h"
#include "strategy/advisor.h"
#include "strategy/solver.h"
#include "support/games.h"
#include "support/ruletext.h"

#include <QtTest>
#include <map>
#include <memory>

/// What holds for every computer player: legal answers everywhere, the same for the same seed, no game that stalls.
class TestStrategies : public QObject {
    Q_OBJECT

private slots:
    void names();
    void decisionsAreLegal_data();
    void decisionsAreLegal();
    void oneRowLeft_data();
    void oneRowLeft();
    void sameSeedSameDecisions();
    void randomTakesEveryAction();
    void changesOfRulesAreSeen();
    void wholeGames_data();
    void wholeGames();
    void levelsChangeNoThrow();
    void expertTakesTheBestAction();
    void expertSolvesForItself();
    void illegalAnswerStopsTheGame();
    void generatorIsTheKnownOne();
    void generatorIsEven();
};

namespace {

void addEverybody()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QByteArray>("options");
    for (const QString &strategy : strategyNames()) {
        for (const QString &ruleSet : RuleCatalog::ids()) {
            QTest::addRow("%s, %s", qPrintable(ruleSet), qPrintable(strategy))
                << ruleSet.toUtf8() << strategy << QByteArray();
        }
        QTest::addRow("yatzy from top to bottom, %s", qPrintable(strategy))
            << QByteArray("yatzy") << strategy << QByteArray("order=forced");
    }
}

bool isLegal(const Decision &decision, const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    if (!decision.fills())
        return throwNumber < MaxThrows && decision.kept != DiceMask::all();
    return decision.row < rules.rowCount() && rowBar(rules, decision.row, card, dice) == RowBar::None;
}

Dice anyDice(SplitMix64 &chance)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, 1 + chance.below(6));
    return dice;
}

/// Rows of the mask filled with what dice gave, in card order.
Card anyCard(const RuleSet &rules, RowMask filled, SplitMix64 &chance)
{
    Card card;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (((filled >> row) & 1U) != 0)
            card.fill(row, score(rules, row, anyDice(chance), 1 + chance.below(3), card));
    }
    return card;
}

/// Players that work out a whole turn at each decision of a new position.
bool thinksLong(const QString &strategy)
{
    return strategy != u"random" && strategy != u"greedy";
}

/// Value tables, each made once.
std::shared_ptr<const ValueTable> tableOf(const RuleSet &rules)
{
    static std::map<QByteArray, std::shared_ptr<const ValueTable>> tables;
    auto &table = tables[rules.fingerprint()];
    if (!table)
        table = *solve(rules);
    return table;
}

std::unique_ptr<Strategy> playerOf(const QString &name, const QByteArray &seed, const RuleSet &rules)
{
    auto player = makeStrategy(name, seed);
    if (player->wantsTable())
        player->useTable(tableOf(rules));
    return player;
}

Journal newGame(const QByteArray &ruleSet, int seats, int number, const QByteArray &options = {})
{
    const ManualClock clock;
    const QByteArray seed = QByteArray::number(number).rightJustified(SeedBytes, '.');
    const GameSetup setup = Games::setup(ruleSet.constData(), Games::seats(seats, seats), choicesFrom(options));
    return *newJournal(setup, seed, clock);
}

GameState openingOf(const Journal &journal)
{
    return *startState(std::get<GameStarted>(journal.front().event));
}

} // namespace

void TestStrategies::names()
{
    QCOMPARE(strategyNames().join(u' '), QStringLiteral("random novice casual greedy strong expert"));
    QCOMPARE(computerLevels().join(u' '), QStringLiteral("novice casual strong expert"));
    for (const QString &name : strategyNames())
        QVERIFY(makeStrategy(name, "seed") != nullptr);
    QVERIFY(makeStrategy(QStringLiteral("grandmaster"), "seed") == nullptr);
    QVERIFY(makeStrategy(QString(), "seed") == nullptr);
    QVERIFY(makeStrategy(QStringLiteral("Greedy"), "seed") == nullptr);
}

void TestStrategies::decisionsAreLegal_data()
{
    addEverybody();
}

void TestStrategies::decisionsAreLegal()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QString, strategy);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(ruleSet, options);
    const auto player = playerOf(strategy, "legal", rules);
    SplitMix64 chance("positions");
    const int cards = thinksLong(strategy) ? 200 : 3000;
    for (int i = 0; i < cards; ++i) {
        const RowMask filled = chance.next() & rules.allRows();
        if (filled == rules.allRows())
            continue;
        const Card card = anyCard(rules, filled, chance);
        for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
            Dice fiveAlike;
            fiveAlike.faces.fill(static_cast<quint8>(1 + chance.below(6)));
            for (const Dice &dice : {anyDice(chance), anyDice(chance), fiveAlike}) {
                const Decision decision = player->decide(rules, card, dice, throwNumber);
                QVERIFY(isLegal(decision, rules, card, dice, throwNumber));
            }
        }
    }
}

void TestStrategies::oneRowLeft_data()
{
    addEverybody();
}

// H17
void TestStrategies::oneRowLeft()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QString, strategy);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(ruleSet, options);
    const auto player = playerOf(strategy, "one row", rules);
    SplitMix64 chance("one row");
    for (int row = 0; row < rules.rowCount(); ++row) {
        const Card card = anyCard(rules, rules.allRows() & ~(RowMask(1) << row), chance);
        for (int order = 0; order < 7776; order += thinksLong(strategy) ? 97 : 7) {
            Dice dice;
            for (int die = 0, rest = order; die < DiceCount; ++die, rest /= 6)
                dice.set(die, rest % 6 + 1);
            for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
                const Decision decision = player->decide(rules, card, dice, throwNumber);
                QVERIFY(isLegal(decision, rules, card, dice, throwNumber));
                QVERIFY(!decision.fills() || decision.row == row);
                QVERIFY(decision.fills() || throwNumber < MaxThrows);
            }
        }
    }
}

void TestStrategies::sameSeedSameDecisions()
{
    const RuleSet rules = rulesFrom("duel");
    for (const QString &name : strategyNames()) {
        const auto first = makeStrategy(name, "seed");
        const auto second = makeStrategy(name, "another");
        second->beginGame("seed");
        SplitMix64 chance("same");
        for (int i = 0; i < 300; ++i) {
            const Dice dice = anyDice(chance);
            const int throwNumber = 1 + i % 3;
            const Decision decision = first->decide(rules, Card(), dice, throwNumber);
            QCOMPARE(second->decide(rules, Card(), dice, throwNumber), decision);
        }
    }
}

void TestStrategies::randomTakesEveryAction()
{
    const RuleSet rules = rulesFrom("nordic");
    const auto player = makeStrategy(QStringLiteral("random"), "every action");
    std::array<int, 31> keeps{};
    std::array<int, 11> rows{};
    constexpr int each = 400;
    for (int i = 0; i < each * (31 + 11); ++i) {
        const Decision decision = player->decide(rules, Card(), diceFrom("12346"), 2);
        if (decision.fills())
            ++rows[static_cast<std::size_t>(decision.row)];
        else
            ++keeps[decision.kept.bits()];
    }
    // Five standard deviations of a count of 400 on either side.
    for (const int count : keeps)
        QVERIFY(std::abs(count - each) < 100);
    for (const int count : rows)
        QVERIFY(std::abs(count - each) < 100);
}

void TestStrategies::changesOfRulesAreSeen()
{
    // One player, first in one game and then in another: nothing of the first may linger.
    const auto player = makeStrategy(QStringLiteral("greedy"), {});
    const RuleSet plain = rulesFrom("classic", "straight=plain");
    const RuleSet any = rulesFrom("classic", "straight=any-five-different");
    const Dice dice = diceFrom("34561");
    QVERIFY(player->decide(plain, Card(), dice, 3).row != plain.rowIndex(u"straight"));
    QCOMPARE(player->decide(any, Card(), dice, 3).row, any.rowIndex(u"straight"));
    QVERIFY(player->decide(plain, Card(), dice, 3).row != plain.rowIndex(u"straight"));
}

void TestStrategies::wholeGames_data()
{
    addEverybody();
}

void TestStrategies::wholeGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QString, strategy);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(ruleSet, options);
    // GENERALA_WHOLE_GAMES=1000 plays so many of the slow players' games too, in some minutes.
    const int asked = qEnvironmentVariableIntValue("GENERALA_WHOLE_GAMES");
    const int games = thinksLong(strategy) ? qMax(24, asked) : qMax(1000, asked);
    for (int number = 1; number <= games; ++number) {
        const int seats = 1 + number % MaxSeats;
        std::vector<std::unique_ptr<Strategy>> owners;
        std::vector<Strategy *> players;
        for (int seat = 0; seat < seats; ++seat) {
            owners.push_back(playerOf(strategy, QByteArray::number(number * MaxSeats + seat), rules));
            players.push_back(owners.back().get());
        }
        const Journal journal = newGame(ruleSet, seats, number, options);
        const SelfPlay game = playOut(journal, openingOf(journal), players);
        QVERIFY(!game.error);
        QVERIFY(game.state.over());
        QVERIFY(std::holds_alternative<Finished>(game.journal.back().event));
        if (game.state.servedWinner < 0) {
            for (const SeatState &seat : game.state.seats)
                QCOMPARE(seat.card.filled(), game.state.rules->allRows());
        }
        if (number % 6 != 0)
            continue;
        const Replay checked = replay(game.journal);
        QVERIFY(checked.complete());
        QCOMPARE(checked.state->seats, game.state.seats);
    }
}

void TestStrategies::levelsChangeNoThrow()
{
    // Each throw of a game is what its seed gives for that seat, round and throw, whoever plays.
    const RuleSet rules = rulesFrom("nordic");
    for (const QString &name : strategyNames()) {
        const auto first = playerOf(name, "1", rules);
        const auto second = playerOf(QStringLiteral("random"), "2", rules);
        for (int number = 1; number <= 10; ++number) {
            const Journal journal = newGame("nordic", 2, number);
            const SelfPlay game = playOut(journal, openingOf(journal), {first.get(), second.get()});
            const SeededDice dice(std::get<GameStarted>(journal.front().event).seed, rules.sharing);
            int throws = 0;
            for (const JournalEntry &entry : game.journal) {
                const auto *thrown = std::get_if<DiceThrown>(&entry.event);
                if (thrown == nullptr)
                    continue;
                ++throws;
                QCOMPARE(throwDice(dice, thrown->dice, thrown->kept, thrown->seat, thrown->round, thrown->throwNumber),
                         thrown->dice);
            }
            QVERIFY(throws > 0);
        }
    }
}

void TestStrategies::expertTakesTheBestAction()
{
    for (const char *ruleSet : {"nordic", "duel", "yahtzee"}) {
        const RuleSet rules = rulesFrom(ruleSet);
        const auto expert = playerOf(QStringLiteral("expert"), {}, rules);
        Advisor advisor(tableOf(rules));
        SplitMix64 chance(ruleSet);
        for (int i = 0; i < 2000; ++i) {
            const RowMask filled = chance.next() & rules.allRows();
            if (filled == rules.allRows())
                continue;
            const Card card = anyCard(rules, filled, chance);
            const Dice dice = anyDice(chance);
            const int throwNumber = 1 + i % MaxThrows;
            const Decision decision = expert->decide(rules, card, dice, throwNumber);
            const ExactTurn &turn = advisor.turn(card);
            const int roll = advisor.space().rollOf(dice);
            const double value = decision.fills()
                                     ? turn.rowValue(decision.row, roll, throwNumber)
                                     : turn.keepValue(advisor.space().keepOf(dice, decision.kept), throwNumber);
            QVERIFY(std::abs(value - turn.afterThrow(roll, throwNumber)) < 1e-9);
        }
    }
}

void TestStrategies::expertSolvesForItself()
{
    const auto alone = makeStrategy(QStringLiteral("expert"), {});
    const RuleSet rules = rulesFrom("nordic");
    const auto given = playerOf(QStringLiteral("expert"), {}, rules);
    SplitMix64 chance("alone");
    for (int i = 0; i < 100; ++i) {
        const Dice dice = anyDice(chance);
        QCOMPARE(alone->decide(rules, Card(), dice, 1 + i % 3), given->decide(rules, Card(), dice, 1 + i % 3));
    }
}

namespace {

/// Keeps all five dice, which nobody may.
class Cheat : public Strategy {
public:
    Decision decide(const RuleSet &, const Card &, const Dice &, int) override
    {
        return Decision::keep(DiceMask::all());
    }
};

} // namespace

void TestStrategies::illegalAnswerStopsTheGame()
{
    Cheat cheat;
    const auto honest = makeStrategy(QStringLiteral("greedy"), {});
    const Journal journal = newGame("nordic", 2, 1);
    const SelfPlay game = playOut(journal, openingOf(journal), {honest.get(), &cheat});
    QVERIFY(game.error.has_value());
    QCOMPARE(game.error.value(), EventError::AllDiceKept);
    QCOMPARE(game.seatAtFault(), 1);
    QVERIFY(replay(game.journal).complete());
}

void TestStrategies::generatorIsTheKnownOne()
{
    // Two generators from equal bytes agree; from other bytes they do not.
    SplitMix64 a("seed");
    SplitMix64 b("seed");
    SplitMix64 c("seeds");
    const quint64 first = a.next();
    QCOMPARE(b.next(), first);
    QVERIFY(c.next() != first);
    // The first number of the well-known sequence, counted from the state that the bytes stand for.
    const QByteArray hash = QCryptographicHash::hash("seed", QCryptographicHash::Sha256);
    quint64 z = qFromLittleEndian<quint64>(hash.constData()) + 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    QCOMPARE(first, z ^ (z >> 31));
}

void TestStrategies::generatorIsEven()
{
    SplitMix64 chance("even");
    std::array<int, 7> counts{};
    constexpr int each = 10'000;
    for (int i = 0; i < each * 7; ++i)
        ++counts[static_cast<std::size_t>(chance.below(7))];
    for (const int count : counts)
        QVERIFY(std::abs(count - each) < 500);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(chance.below(1), 0);
}

QTEST_GUILESS_MAIN(TestStrategies)
#include "tst_strategies.moc"
