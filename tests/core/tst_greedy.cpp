#include "players/greedy.h"
#include "rules/scoring.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>
#include <vector>

/// The greedy strategy is exactly the best play of one turn: against a slow search that knows nothing of rolls
/// and keeps, only ordered dice, 32 sets of kept dice and every way in which the others can fall.
class TestGreedy : public QObject {
    Q_OBJECT

private slots:
    void playsOneTurnBest_data();
    void playsOneTurnBest();
    void scratchesTheRowWithLeast();
    void scratchesTheDoubleThatCannotCome();
    void aJokerScratchesTheRowWithLeast();
    void equalRowsGoInCardOrder();
    void writesRatherThanThrowsForNothing();
    void reachesForTheBonus();
    void equalKeepsKeepMoreDice();
};

namespace {

constexpr int Orders = 7776;

Dice orderedDice(int order)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die, order /= 6)
        dice.set(die, order % 6 + 1);
    return dice;
}

int orderOf(const Dice &dice)
{
    int order = 0;
    for (int die = DiceCount; die-- > 0;)
        order = 6 * order + dice[die] - 1;
    return order;
}

/// For each order number that of the same dice in ascending order.
std::vector<std::size_t> sortedOrders()
{
    std::vector<std::size_t> sorted;
    for (int order = 0; order < Orders; ++order) {
        Dice dice = orderedDice(order);
        std::sort(dice.faces.begin(), dice.faces.end());
        sorted.push_back(static_cast<std::size_t>(orderOf(dice)));
    }
    return sorted;
}

/// The mean of `values` over every way in which the dice that are not kept can fall.
double meanOfThrow(const std::vector<double> &values, const Dice &dice, DiceMask kept, int die = 0)
{
    static const std::vector<std::size_t> sorted = sortedOrders();
    if (die == DiceCount)
        return values[sorted[static_cast<std::size_t>(orderOf(dice))]];
    if (kept.has(die))
        return meanOfThrow(values, dice, kept, die + 1);
    double sum = 0;
    Dice next = dice;
    for (int face = 1; face <= 6; ++face) {
        next.set(die, face);
        sum += meanOfThrow(values, next, kept, die + 1);
    }
    return sum / 6;
}

double gainOf(const RuleSet &rules, const Card &card, int row, const Dice &dice, int throwNumber)
{
    Card after = card;
    after.fill(row, score(rules, row, dice, throwNumber, card), extraPoints(rules, dice, card));
    return totals(rules, after).total - totals(rules, card).total;
}

double bestGain(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    double best = 0;
    const RowMask rows = fillableRows(rules, card, dice);
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (((rows >> row) & 1U) != 0)
            best = std::max(best, gainOf(rules, card, row, dice, throwNumber));
    }
    return best;
}

/// Values of all dice (in ascending order) at one throw, and what the strategy under test reaches from there.
struct Stage {
    std::vector<double> best = std::vector<double>(Orders);
    std::vector<double> reached = std::vector<double>(Orders);
};

Stage stageOf(const RuleSet &rules, const Card &card, int throwNumber, const Stage &next, Strategy &player)
{
    Stage stage;
    for (int order = 0; order < Orders; ++order) {
        const Dice dice = orderedDice(order);
        if (!std::is_sorted(dice.faces.begin(), dice.faces.end()))
            continue;
        const auto at = static_cast<std::size_t>(order);
        stage.best[at] = bestGain(rules, card, dice, throwNumber);
        for (unsigned bits = 0; bits < 31 && throwNumber < MaxThrows; ++bits)
            stage.best[at] = std::max(stage.best[at], meanOfThrow(next.best, dice, DiceMask(bits)));
        const Decision decision = player.decide(rules, card, dice, throwNumber);
        stage.reached[at] = decision.fills() ? gainOf(rules, card, decision.row, dice, throwNumber)
                                             : meanOfThrow(next.reached, dice, decision.kept);
    }
    return stage;
}

Card cardFrom(const RuleSet &rules, const QByteArray &text)
{
    Card card;
    for (const OptionChoice &item : choicesFrom(text))
        card.fill(rules.rowIndex(item.name), item.value.toInt());
    return card;
}

} // namespace

void TestGreedy::playsOneTurnBest_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("card");
    QTest::newRow("yatzy, bonus within reach")
        << QByteArray("yatzy") << QByteArray("ones=3 twos=6 threes=9 fours=12 fives=15 two-pairs=18");
    QTest::newRow("yatzy order=forced, fours")
        << QByteArray("yatzy order=forced") << QByteArray("ones=3 twos=6 threes=9");
    QTest::newRow("yacht, empty card") << QByteArray("yacht") << QByteArray();
    QTest::newRow("yahtzee, empty card") << QByteArray("yahtzee") << QByteArray();
    QTest::newRow("yahtzee, jokers that earn")
        << QByteArray("yahtzee") << QByteArray("yatzy=50 threes=9 sixes=18 chance=20 three-alike=20");
    QTest::newRow("yahtzee, jokers that earn nothing")
        << QByteArray("yahtzee") << QByteArray("yatzy=0 fours=12 fives=15 large-straight=40");
    QTest::newRow("yahtzee, upper rows alone") << QByteArray("yahtzee")
                                               << QByteArray("fours=12 fives=20 sixes=18 three-alike=20 four-alike=0 "
                                                             "full-house=25 small-straight=30 large-straight=0 "
                                                             "chance=20 yatzy=50");
    QTest::newRow("yahtzee extra-yatzy=off") << QByteArray("yahtzee extra-yatzy=off") << QByteArray("yatzy=50 ones=3");
    QTest::newRow("duel, empty card") << QByteArray("duel") << QByteArray();
    QTest::newRow("duel, bonus within reach")
        << QByteArray("duel") << QByteArray("ones=3 twos=6 threes=9 fours=12 fives=15 chance=20 yatzy=0");
    QTest::newRow("duel, end") << QByteArray("duel")
                               << QByteArray("ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18 one-pair=20 "
                                             "two-pairs=0 four-alike=0 full-house=25 small-straight=30 chance=20");
    QTest::newRow("nordic, empty card") << QByteArray("nordic") << QByteArray();
    QTest::newRow("nordic, double open") << QByteArray("nordic") << QByteArray("generala=50 sixes=18 straight=20");
    QTest::newRow("nordic, double dead") << QByteArray("nordic") << QByteArray("generala=0 ones=1 twos=4");
    QTest::newRow("classic, one row") << QByteArray("classic")
                                      << QByteArray("ones=1 twos=4 threes=6 fours=8 fives=15 sixes=18 full-house=30 "
                                                    "poker=40 generala=0 double-generala=0");
}

void TestGreedy::playsOneTurnBest()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, card);
    const RuleSet rules = rulesFrom(ruleSet.split(' ').front(), ruleSet); // what follows the id are options
    const Card filled = cardFrom(rules, card);
    GreedyStrategy greedy;
    const Stage third = stageOf(rules, filled, 3, {}, greedy);
    const Stage second = stageOf(rules, filled, 2, third, greedy);
    const Stage first = stageOf(rules, filled, 1, second, greedy);
    const double best = meanOfThrow(first.best, Dice{{1, 1, 1, 1, 1}}, DiceMask::none());
    const double reached = meanOfThrow(first.reached, Dice{{1, 1, 1, 1, 1}}, DiceMask::none());
    QVERIFY2(std::abs(best - reached) < 1e-9, qPrintable(QStringLiteral("best %1, reached %2").arg(best).arg(reached)));

    const RollSpace space;
    const TurnValues values(space, PointTable(rules, space), rules, filled);
    QVERIFY(std::abs(values.expected(space) - best) < 1e-9);
}

void TestGreedy::scratchesTheRowWithLeast()
{
    const RuleSet rules = rulesFrom("nordic");
    GreedyStrategy greedy;
    // Ones, straight, generala and double-generala are open and get nothing: ones can give no more than 5.
    const Card card = cardFrom(rules, "twos=2 threes=3 fours=4 fives=5 sixes=6 full-house=30 poker=40");
    QCOMPARE(greedy.decide(rules, card, diceFrom("22346"), 3), Decision::fill(rules.rowIndex(u"ones")));
    Card without = card;
    without.fill(rules.rowIndex(u"ones"), 1);
    QCOMPARE(greedy.decide(rules, without, diceFrom("22346"), 3), Decision::fill(rules.rowIndex(u"straight")));
}

void TestGreedy::scratchesTheDoubleThatCannotCome()
{
    const RuleSet rules = rulesFrom("nordic");
    GreedyStrategy greedy;
    const Card card = cardFrom(rules, "twos=2 threes=3 fours=4 fives=5 sixes=6 full-house=30 poker=40 generala=0");
    QCOMPARE(greedy.decide(rules, card, diceFrom("22346"), 3), Decision::fill(rules.rowIndex(u"double-generala")));
}

void TestGreedy::aJokerScratchesTheRowWithLeast()
{
    const RuleSet rules = rulesFrom("yahtzee");
    GreedyStrategy greedy;
    // Only twos and threes are left and get nothing; the extra points come with either.
    const Card card = cardFrom(rules, "ones=3 fours=12 fives=15 sixes=18 three-alike=20 four-alike=20 full-house=25 "
                                      "small-straight=30 large-straight=40 chance=20 yatzy=50");
    QCOMPARE(greedy.decide(rules, card, diceFrom("44444"), 3), Decision::fill(rules.rowIndex(u"twos")));
}

void TestGreedy::equalRowsGoInCardOrder()
{
    const RuleSet rules = rulesFrom("duel");
    GreedyStrategy greedy;
    // Four sixes: one pair, three alike, four alike and chance all give 26; sixes give 24.
    QCOMPARE(greedy.decide(rules, Card(), diceFrom("66662"), 3), Decision::fill(rules.rowIndex(u"one-pair")));
}

void TestGreedy::writesRatherThanThrowsForNothing()
{
    const RuleSet rules = rulesFrom("nordic");
    GreedyStrategy greedy;
    Card card;
    for (int row = 0; row < rules.rowCount() - 1; ++row)
        card.fill(row, 0);
    for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber)
        QCOMPARE(greedy.decide(rules, card, diceFrom("66666"), throwNumber),
                 Decision::fill(rules.rowIndex(u"double-generala")));
}

void TestGreedy::reachesForTheBonus()
{
    const RuleSet rules = rulesFrom("duel");
    GreedyStrategy greedy;
    // 45 so far: three sixes bring 18 and the bonus of 35, more than the sum in one pair.
    const Card card = cardFrom(rules, "ones=3 twos=6 threes=9 fours=12 fives=15");
    QCOMPARE(greedy.decide(rules, card, diceFrom("66625"), 3), Decision::fill(rules.rowIndex(u"sixes")));
    const Card less = cardFrom(rules, "ones=2 twos=6 threes=9 fours=12 fives=15");
    QCOMPARE(greedy.decide(rules, less, diceFrom("66625"), 3), Decision::fill(rules.rowIndex(u"one-pair")));
}

void TestGreedy::equalKeepsKeepMoreDice()
{
    const RuleSet rules = rulesFrom("nordic");
    GreedyStrategy greedy;
    // Only sixes are left: the sixes stay, all others fly, and no set of dice is as good.
    Card card;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (row != rules.rowIndex(u"sixes"))
            card.fill(row, 0);
    }
    QCOMPARE(greedy.decide(rules, card, diceFrom("61626"), 1), Decision::keep(maskOf({0, 2, 4})));
    QCOMPARE(greedy.decide(rules, card, diceFrom("12345"), 2), Decision::keep(DiceMask::none()));
    QCOMPARE(greedy.decide(rules, card, diceFrom("66666"), 1), Decision::fill(rules.rowIndex(u"sixes")));
}

QTEST_GUILESS_MAIN(TestGreedy)
#include "tst_greedy.moc"
