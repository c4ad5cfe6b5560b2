#include "players/splitmix64.h"
#include "rules/scoring.h"
#include "strategy/advisor.h"
#include "strategy/solver.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <cstring>

/// Values of whole rule sets, the same for every processor and number of threads, and what play brings.
class TestSolver : public QObject {
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void sameBits_data();
    void sameBits();
    void kernelsThatAreThere();
    void fullCards();
    void playBringsTheValue_data();
    void playBringsTheValue();
    void progressRises();
    void stopsEarly();
    void refusals();
};

namespace {

std::shared_ptr<const ValueTable> solved(const RuleSet &rules, SimdLevel level = bestLevel(), int threads = 0)
{
    SolveOptions options;
    options.level = level;
    options.threads = threads;
    return *solve(rules, options);
}

Dice throwAgain(Dice dice, DiceMask kept, SplitMix64 &chance)
{
    for (int die = 0; die < DiceCount; ++die) {
        if (!kept.has(die))
            dice.set(die, 1 + chance.below(6));
    }
    return dice;
}

int playedTotal(Advisor &advisor, SplitMix64 &chance)
{
    const RuleSet &rules = advisor.table().rules();
    Card card;
    while (openRows(rules, card) != 0) {
        Dice dice = throwAgain({}, {}, chance);
        int throws = 1;
        Advice advice = advisor.best(card, dice, throws);
        while (!advice.fills()) {
            dice = throwAgain(dice, advice.kept, chance);
            advice = advisor.best(card, dice, ++throws);
        }
        const int extra = extraPoints(rules, dice, card);
        card.fill(advice.row, score(rules, advice.row, dice, throws, card), extra);
    }
    return totals(rules, card).total;
}

} // namespace

void TestSolver::values_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<double>("value");
    QTest::addColumn<qint64>("positions");
    // Known from independent programs.
    QTest::newRow("nordic") << QByteArray() << 159.618456 << qint64(3070);
    QTest::newRow("yatzy") << QByteArray() << 248.439989 << qint64(1'430'464);
    QTest::newRow("yahtzee") << QByteArray() << 254.587729 << qint64(536'320);
    QTest::newRow("yahtzee without extra") << QByteArray("extra-yatzy=off") << 245.870775 << qint64(357'568);
    // As this program found them; the ends of their games are checked in another test.
    QTest::newRow("duel") << QByteArray() << 305.337167 << qint64(1'430'464);
    QTest::newRow("classic") << QByteArray() << 167.372575 << qint64(3070);
    QTest::newRow("yacht") << QByteArray() << 166.955068 << qint64(4095);
}

void TestSolver::values()
{
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(QByteArray(QTest::currentDataTag()).split(' ').front(), options);
    const auto table = solved(rules);
    const double found = table->expectedTotal(Card());
    QFETCH(double, value);
    QVERIFY2(std::abs(found - value) < 1e-6, QByteArray::number(found, 'f', 9).constData());
    QTEST(table->space().positionCount(), "positions");
}

void TestSolver::sameBits_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const char *ruleSet : {"nordic", "yahtzee", "duel"})
        QTest::newRow(ruleSet) << QByteArray(ruleSet);
}

void TestSolver::sameBits()
{
    QFETCH(QByteArray, ruleSet);
    const RuleSet rules = rulesFrom(ruleSet);
    const auto expected = solved(rules, SimdLevel::Portable, 2);
    const std::size_t bytes = expected->space().stateCount() * sizeof(double);
    for (const SimdLevel level : {SimdLevel::Sse2, SimdLevel::Avx2, SimdLevel::Avx512}) {
        if (!available(level))
            continue;
        for (const int threads : {1, 2, 5}) {
            const auto table = solved(rules, level, threads);
            QCOMPARE(std::memcmp(table->values(), expected->values(), bytes), 0);
        }
    }
}

void TestSolver::kernelsThatAreThere()
{
    QVERIFY(available(SimdLevel::Portable));
    QVERIFY(available(bestLevel()));
    for (const SimdLevel level : {SimdLevel::Portable, SimdLevel::Sse2, SimdLevel::Avx2, SimdLevel::Avx512}) {
        if (!available(level))
            continue;
        QVERIFY(turnKernel(level).lanes >= 1);
        QVERIFY(turnKernel(level).lanes <= MaxLanes);
        QVERIFY(level <= bestLevel());
    }
}

void TestSolver::fullCards()
{
    const RuleSet rules = rulesFrom("yatzy");
    const auto table = solved(rules);
    for (const int sixes : {12, 18}) { // with three of each other face 57 or 63
        Card card;
        for (int row = 0; row < rules.rowCount(); ++row)
            card.fill(row, row < 5 ? (row + 1) * 3 : row == 5 ? sixes : 0);
        QCOMPARE(table->expectedTotal(card), double(totals(rules, card).total));
        QCOMPARE(totals(rules, card).bonus, sixes == 18 ? 50 : 0);
    }
}

void TestSolver::playBringsTheValue_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("games");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id.toUtf8() << (id == u"nordic" ? 4000 : 1000);
}

void TestSolver::playBringsTheValue()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, games);
    Advisor advisor(solved(rulesFrom(ruleSet)));
    SplitMix64 chance("play " + ruleSet);
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
        const double total = playedTotal(advisor, chance);
        sum += total;
        squares += total * total;
    }
    const double mean = sum / games;
    const double error = std::sqrt((squares / games - mean * mean) / games);
    QVERIFY2(std::abs(mean - advisor.table().expectedTotal(Card())) < 4 * error, QByteArray::number(mean).constData());
}

void TestSolver::progressRises()
{
    SolveOptions options;
    std::vector<double> shares;
    options.threads = 1;
    options.progress = [&shares](double share) { shares.push_back(share); };
    QVERIFY(solve(rulesFrom("yahtzee"), options).ok());
    QVERIFY(shares.size() > 50);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() > 0 && shares.front() < 0.05);
    QVERIFY(shares.back() > 0.99 && shares.back() <= 1.0);
}

void TestSolver::stopsEarly()
{
    std::atomic<bool> stop = false;
    SolveOptions options;
    options.stop = &stop;
    int calls = 0;
    options.progress = [&stop, &calls](double share) {
        ++calls;
        stop = share > 0.1;
    };
    const auto result = solve(rulesFrom("duel"), options);
    QVERIFY(!result.ok());
    QCOMPARE(result.error(), SolveError::Cancelled);
    QVERIFY(calls > 0);
}

void TestSolver::refusals()
{
    RuleSet large = rulesFrom("duel");
    while (large.rowCount() <= StateSpace::MaxRows)
        large.rows.push_back(large.rows.back());
    const auto tooLarge = solve(large);
    QVERIFY(!tooLarge.ok());
    QCOMPARE(tooLarge.error(), SolveError::TooLarge);

    RuleSet odd = rulesFrom("duel");
    odd.rows[static_cast<std::size_t>(odd.rowIndex(u"chance"))].upper = true;
    const auto unsupported = solve(odd);
    QVERIFY(!unsupported.ok());
    QCOMPARE(unsupported.error(), SolveError::Unsupported);
}

QTEST_GUILESS_MAIN(TestSolver)
#include "tst_solver.moc"
