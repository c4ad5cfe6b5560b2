#include "support/scoringlines.h"

#include <QtTest>
#include <algorithm>

using namespace ScoringLines;

/// Points written down by hand: from the rules' examples and from faults that other dice games had.
class TestScoringLiteral : public QObject {
    Q_OBJECT

private slots:
    void duel_data();
    void duel();
    void classic_data();
    void classic();
    void nordic_data();
    void nordic();
    void smallStraightInEveryOrder();
    void doubleGenerala_data();
    void doubleGenerala();
    void instantWin_data();
    void instantWin();
};

void TestScoringLiteral::duel_data()
{
    const char *counts = "two-pairs=four-alike-counts";
    const char *fives = "full-house=five-alike-counts";
    addLines({
        {"", "two-pairs", "55533", 2, 21},
        {"", "two-pairs", "44442", 2, 0},
        {counts, "two-pairs", "44442", 2, 18},
        {counts, "two-pairs", "33333", 2, 15},
        {"", "two-pairs", "33333", 2, 0},
        {"", "two-pairs", "61616", 1, 20},
        {"", "two-pairs", "55512", 1, 0},
        {"", "full-house", "66666", 2, 0},
        {fives, "full-house", "66666", 2, 25},
        {"", "full-house", "25252", 1, 25},
        {"", "full-house", "55533", 3, 25},
        {fives, "full-house", "66665", 2, 0},
        {"", "one-pair", "12345", 1, 0},
        {"", "one-pair", "12344", 1, 14},
        {"", "one-pair", "66666", 1, 30},
        // The whole throw counts, not only the dice that are alike.
        {"", "three-alike", "44426", 1, 20},
        {"", "four-alike", "22225", 1, 13},
        // The group may stand first or last after sorting.
        {"", "three-alike", "12666", 1, 21},
        {"", "four-alike", "66661", 1, 25},
        // Five alike contain four alike and three alike.
        {"", "four-alike", "33333", 1, 15},
        {"", "three-alike", "33333", 1, 15},
        {"", "chance", "33333", 1, 15},
        {"", "threes", "33333", 1, 15},
        {"", "yatzy", "33333", 1, 50},
        {"", "yatzy", "33334", 1, 0},
        {"", "four-alike", "33344", 1, 0},
        // Any fifth die, a repeated or a distant one too; the small straight keeps its own value.
        {"", "small-straight", "12346", 1, 30},
        {"", "large-straight", "12346", 1, 0},
        {"", "small-straight", "23455", 1, 30},
        {"", "small-straight", "12345", 1, 30},
        {"", "large-straight", "12345", 1, 40},
        {"", "large-straight", "65432", 1, 40},
        {"", "small-straight", "13456", 1, 30},
        {"", "small-straight", "12356", 1, 0},
        {"", "large-straight", "34561", 1, 0},
        // Nothing is served here.
        {"", "full-house", "33355", 1, 25},
        {"", "chance", "12346", 1, 16},
        {"", "sixes", "12345", 1, 0},
        {"", "ones", "11112", 3, 4},
    });
}

void TestScoringLiteral::duel()
{
    QTEST(pointsOfDataRow("duel"), "points");
}

void TestScoringLiteral::classic_data()
{
    addLines({
        // Any five different faces, those that wrap round too; or only the two plain ones.
        {"", "straight", "34561", 2, 20},
        {"", "straight", "45612", 2, 20},
        {"", "straight", "56123", 2, 20},
        {"", "straight", "61234", 2, 20},
        {"", "straight", "12334", 2, 0},
        {"straight=plain", "straight", "34561", 2, 0},
        {"straight=plain", "straight", "12346", 2, 0},
        {"straight=plain", "straight", "23456", 2, 20},
        {"straight=plain", "straight", "12345", 2, 20},
        {"straight=wild-ace", "straight", "11345", 2, 20},
        {"straight=wild-ace", "straight", "13456", 2, 20},
        {"straight=wild-ace", "straight", "12345", 2, 20},
        {"straight=wild-ace", "straight", "62345", 2, 20},
        {"straight=wild-ace", "straight", "11145", 2, 0},
        {"straight=wild-ace", "straight", "11456", 2, 0},
        {"straight=wild-ace", "straight", "12456", 2, 0},
        {"straight=wild-ace", "straight", "12346", 2, 0},
        // Served on the turn's first throw, whatever the order of the dice; the extra is added.
        {"", "full-house", "25255", 1, 35},
        {"", "straight", "41532", 1, 25},
        {"", "poker", "66626", 1, 45},
        {"", "full-house", "25255", 2, 30},
        {"", "straight", "41532", 2, 20},
        {"", "poker", "66626", 2, 40},
        {"", "poker", "66626", 3, 40},
        {"served=10", "straight", "41532", 1, 30},
        {"served=10", "full-house", "25255", 1, 40},
        {"served=10", "poker", "66626", 1, 50},
        {"served=10", "poker", "66626", 2, 40},
        {"served=0", "straight", "41532", 1, 20},
        {"served=0", "full-house", "25255", 1, 30},
        {"served=0", "poker", "66626", 1, 40},
        // No extra for what is not met, in a number row or for five alike.
        {"", "full-house", "25256", 1, 0},
        {"", "sixes", "66626", 1, 24},
        {"served=10", "sixes", "66626", 1, 24},
        {"", "generala", "66666", 1, 50},
        {"", "generala", "66666", 2, 50},
        {"generala=60", "generala", "66666", 2, 60},
        {"", "generala", "66661", 2, 0},
        // Five alike are a poker and fill their number row, but are no full house.
        {"", "poker", "33333", 2, 40},
        {"", "threes", "33333", 2, 15},
        {"", "full-house", "33333", 2, 0},
        {"", "poker", "22225", 2, 40},
        {"", "poker", "22255", 2, 0},
    });
}

void TestScoringLiteral::classic()
{
    QTEST(pointsOfDataRow("classic"), "points");
}

void TestScoringLiteral::nordic_data()
{
    addLines({
        {"", "straight", "12345", 2, 20},
        {"", "straight", "65432", 1, 25},
        {"", "straight", "34561", 1, 0},
        {"", "straight", "11345", 2, 0},
        {"", "full-house", "22333", 2, 30},
        {"", "full-house", "22333", 1, 35},
        {"", "full-house", "22222", 2, 0},
        {"", "poker", "44441", 2, 40},
        {"", "poker", "44441", 1, 45},
        {"", "generala", "44444", 2, 50},
        {"", "fours", "44444", 2, 20},
    });
}

void TestScoringLiteral::nordic()
{
    QTEST(pointsOfDataRow("nordic"), "points");
}

void TestScoringLiteral::smallStraightInEveryOrder()
{
    const RuleSet american = rulesFrom("yahtzee");
    const RuleSet yatzy = rulesFrom("yatzy");
    const RuleSet yacht = rulesFrom("yacht");
    const RuleSet duel = rulesFrom("duel");
    const RuleSet classic = rulesFrom("classic");
    const RuleSet wild = rulesFrom("classic", "straight=wild-ace");
    QByteArray faces = "12334";
    int orders = 0;
    do {
        ++orders;
        const Dice dice = diceFrom(faces);
        QCOMPARE(score(duel, duel.rowIndex(u"small-straight"), dice, 1, Card()), 30);
        QCOMPARE(score(duel, duel.rowIndex(u"large-straight"), dice, 1, Card()), 0);
        QCOMPARE(score(classic, classic.rowIndex(u"straight"), dice, 1, Card()), 0);
        QCOMPARE(score(wild, wild.rowIndex(u"straight"), dice, 1, Card()), 0);
        QCOMPARE(score(american, american.rowIndex(u"small-straight"), dice, 1, Card()), 30);
        QCOMPARE(score(american, american.rowIndex(u"large-straight"), dice, 1, Card()), 0);
        QCOMPARE(score(yatzy, yatzy.rowIndex(u"small-straight"), dice, 1, Card()), 0);
        QCOMPARE(score(yatzy, yatzy.rowIndex(u"large-straight"), dice, 1, Card()), 0);
        QCOMPARE(score(yacht, yacht.rowIndex(u"little-straight"), dice, 1, Card()), 0);
        QCOMPARE(score(yacht, yacht.rowIndex(u"big-straight"), dice, 1, Card()), 0);
    } while (std::next_permutation(faces.begin(), faces.end()));
    QCOMPARE(orders, 60);
}

void TestScoringLiteral::doubleGenerala_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("generala"); // -1: the row is open
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("points");
    const QByteArray classic = "classic";
    const QByteArray none;
    QTest::newRow("before") << classic << none << -1 << QByteArray("55555") << 0;
    QTest::newRow("scratched") << classic << none << 0 << QByteArray("55555") << 0;
    QTest::newRow("after") << classic << none << 50 << QByteArray("55555") << 100;
    QTest::newRow("after, no five alike") << classic << none << 50 << QByteArray("55554") << 0;
    QTest::newRow("60 before") << classic << QByteArray("generala=60") << -1 << QByteArray("11111") << 0;
    QTest::newRow("60 scratched") << classic << QByteArray("generala=60") << 0 << QByteArray("11111") << 0;
    QTest::newRow("60 after") << classic << QByteArray("generala=60") << 60 << QByteArray("11111") << 120;
    QTest::newRow("nordic before") << QByteArray("nordic") << none << -1 << QByteArray("22222") << 0;
    QTest::newRow("nordic after") << QByteArray("nordic") << none << 50 << QByteArray("22222") << 100;
    QTest::newRow("nordic scratched") << QByteArray("nordic") << none << 0 << QByteArray("22222") << 0;
}

void TestScoringLiteral::doubleGenerala()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    QFETCH(int, generala);
    QFETCH(QByteArray, dice);
    const RuleSet rules = rulesFrom(id, options);
    Card card;
    if (generala >= 0)
        card.fill(rules.rowIndex(u"generala"), generala);
    for (const int throwNumber : {1, 2, 3})
        QTEST(score(rules, rules.rowIndex(u"double-generala"), diceFrom(dice), throwNumber, card), "points");
}

void TestScoringLiteral::instantWin_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("generala"); // -1: the row is open
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<bool>("wins");
    const QByteArray none;
    const QByteArray five = "66666";
    QTest::newRow("open") << QByteArray("classic") << none << -1 << five << 1 << true;
    QTest::newRow("filled") << QByteArray("classic") << none << 50 << five << 1 << true;
    QTest::newRow("scratched") << QByteArray("classic") << none << 0 << five << 1 << false;
    QTest::newRow("second throw") << QByteArray("classic") << none << -1 << five << 2 << false;
    QTest::newRow("third throw") << QByteArray("classic") << none << -1 << five << 3 << false;
    QTest::newRow("four alike") << QByteArray("classic") << none << -1 << QByteArray("66665") << 1 << false;
    QTest::newRow("no throw yet") << QByteArray("classic") << none << -1 << QByteArray("00000") << 1 << false;
    QTest::newRow("off") << QByteArray("classic") << QByteArray("instant-win=off") << -1 << five << 1 << false;
    QTest::newRow("nordic") << QByteArray("nordic") << none << -1 << QByteArray("11111") << 1 << true;
    QTest::newRow("nordic scratched") << QByteArray("nordic") << none << 0 << five << 1 << false;
    QTest::newRow("duel never") << QByteArray("duel") << none << -1 << five << 1 << false;
}

void TestScoringLiteral::instantWin()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    QFETCH(int, generala);
    QFETCH(QByteArray, dice);
    QFETCH(int, throwNumber);
    const RuleSet rules = rulesFrom(id, options);
    Card card;
    if (generala >= 0)
        card.fill(rules.rowIndex(u"generala"), generala);
    QTEST(winsAtOnce(rules, diceFrom(dice), throwNumber, card), "wins");
}

QTEST_GUILESS_MAIN(TestScoringLiteral)
#include "tst_scoring_literal.moc"
