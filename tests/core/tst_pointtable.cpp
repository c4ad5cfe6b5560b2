#include "rules/scoring.h"
#include "strategy/pointtable.h"
#include "support/ruletext.h"

#include <QtTest>

/// The table says what the scoring code says, for every row and roll.
class TestPointTable : public QObject {
    Q_OBJECT

private slots:
    void sameAsScoring_data();
    void sameAsScoring();
    void jokers();
    void rowThatNeedsAnother();
    void mostOfARow();
};

void TestPointTable::sameAsScoring_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("duel") << QByteArray("duel") << QByteArray();
    QTest::newRow("duel with all house rules")
        << QByteArray("duel") << QByteArray("two-pairs=four-alike-counts full-house=five-alike-counts");
    QTest::newRow("classic") << QByteArray("classic") << QByteArray();
    QTest::newRow("classic with a wild ace") << QByteArray("classic") << QByteArray("straight=wild-ace served=10");
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray();
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray();
    QTest::newRow("yacht") << QByteArray("yacht") << QByteArray();
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray();
}

void TestPointTable::sameAsScoring()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(ruleSet, options);
    const RollSpace space;
    const PointTable table(rules, space);
    for (int row = 0; row < rules.rowCount(); ++row) {
        const int needed = rules.row(row).needsRow;
        Card card;
        if (needed >= 0)
            card.fill(needed, 50);
        QVERIFY(table.counts(row, card));
        for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
            const auto at = static_cast<std::size_t>(roll);
            QCOMPARE(int(table.row(row, true)[at]), score(rules, row, space.dice(roll), 1, card));
            QCOMPARE(int(table.row(row, false)[at]), score(rules, row, space.dice(roll), 2, card));
            QCOMPARE(int(table.row(row, false)[at]), score(rules, row, space.dice(roll), 3, card));
        }
    }
}

void TestPointTable::jokers()
{
    const RuleSet rules = rulesFrom("yahtzee");
    const RollSpace space;
    const PointTable table(rules, space);
    Card card;
    card.fill(rules.jokerRow, 50);
    int more = 0;
    for (int row = 0; row < rules.rowCount(); ++row) {
        for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
            const auto at = static_cast<std::size_t>(roll);
            QCOMPARE(int(table.row(row, true, true)[at]), score(rules, row, space.dice(roll), 1, card));
            QCOMPARE(int(table.row(row, false, true)[at]), score(rules, row, space.dice(roll), 3, card));
            more += table.row(row, false, true)[at] > table.row(row, false)[at] ? 1 : 0;
        }
    }
    QCOMPARE(more, 3 * 6); // three rows, six faces
}

void TestPointTable::rowThatNeedsAnother()
{
    const RuleSet rules = rulesFrom("nordic");
    const PointTable table(rules, RollSpace());
    const int generala = rules.rowIndex(u"generala");
    const int doubled = rules.rowIndex(u"double-generala");
    Card card;
    QVERIFY(!table.counts(doubled, card));
    QVERIFY(table.canStillCount(doubled, card));
    QVERIFY(table.counts(generala, card));

    Card scratched = card;
    scratched.fill(generala, 0);
    QVERIFY(!table.counts(doubled, scratched));
    QVERIFY(!table.canStillCount(doubled, scratched));

    card.fill(generala, 50);
    QVERIFY(table.counts(doubled, card));
    QVERIFY(table.canStillCount(doubled, card));
}

void TestPointTable::mostOfARow()
{
    const RuleSet rules = rulesFrom("nordic");
    const PointTable table(rules, RollSpace());
    const std::vector<int> expected{5, 10, 15, 20, 25, 30, 25, 35, 45, 50, 100};
    for (int row = 0; row < rules.rowCount(); ++row)
        QCOMPARE(table.most(row), expected[static_cast<std::size_t>(row)]);
}

QTEST_GUILESS_MAIN(TestPointTable)
#include "tst_pointtable.moc"
