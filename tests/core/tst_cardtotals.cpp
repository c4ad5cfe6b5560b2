#include "rules/scoring.h"
#include "support/ruletext.h"

#include <QtTest>

Q_DECLARE_METATYPE(CardTotals)

/// Sums of a card, the open rows, and the row that the clock would choose.
class TestCardTotals : public QObject {
    Q_OBJECT

private slots:
    void upperBonus_data();
    void upperBonus();
    void bonusOfTheRelatives_data();
    void bonusOfTheRelatives();
    void bonusComesWithTheLastPoint();
    void lowerRowsDoNotCountForTheBonus();
    void noBonusInClassicAndNordic();
    void openRowsShrink();
    void bestRow_data();
    void bestRow();
    void bestRowOfAFullCard();
};

namespace {

/// A card from "row=points row=points".
Card cardFrom(const RuleSet &rules, const QByteArray &text)
{
    Card card;
    for (const OptionChoice &choice : choicesFrom(text))
        card.fill(rules.rowIndex(choice.name), choice.value.toInt());
    return card;
}

} // namespace

void TestCardTotals::upperBonus_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<int>("upper");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("total");
    const QByteArray rest = " twos=6 threes=9 fours=12 fives=15 sixes=18";
    QTest::newRow("empty") << QByteArray() << 0 << 0 << 0;
    QTest::newRow("62") << "ones=2" + rest << 62 << 0 << 62;
    QTest::newRow("63") << "ones=3" + rest << 63 << 35 << 98;
    QTest::newRow("64") << "ones=4" + rest << 64 << 35 << 99;
    QTest::newRow("never early") << rest << 60 << 0 << 60;
    QTest::newRow("once only") << QByteArray("ones=5 twos=10 threes=15 fours=20 fives=25 sixes=30") << 105 << 35 << 140;
    QTest::newRow("rows still open") << QByteArray("fours=20 fives=25 sixes=18") << 63 << 35 << 98;
}

void TestCardTotals::upperBonus()
{
    QFETCH(QByteArray, card);
    const RuleSet rules = rulesFrom("duel");
    const CardTotals sums = totals(rules, cardFrom(rules, card));
    QTEST(sums.upper, "upper");
    QTEST(sums.bonus, "bonus");
    QTEST(sums.total, "total");
}

void TestCardTotals::bonusOfTheRelatives_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("ones");
    QTest::addColumn<CardTotals>("sums");
    const QByteArray american = "yahtzee";
    const QByteArray yatzy = "yatzy";
    QTest::newRow("American, 62") << american << QByteArray("ones=2") << CardTotals{62, 0, 62};
    QTest::newRow("American, 63") << american << QByteArray("ones=3") << CardTotals{63, 35, 98};
    QTest::newRow("American, 64") << american << QByteArray("ones=4") << CardTotals{64, 35, 99};
    QTest::newRow("Scandinavian, 62") << yatzy << QByteArray("ones=2") << CardTotals{62, 0, 62};
    QTest::newRow("Scandinavian, 63") << yatzy << QByteArray("ones=3") << CardTotals{63, 50, 113};
    QTest::newRow("Scandinavian, 64") << yatzy << QByteArray("ones=4") << CardTotals{64, 50, 114};
    QTest::newRow("Yacht has none") << QByteArray("yacht") << QByteArray("ones=4") << CardTotals{0, 0, 64};
}

void TestCardTotals::bonusOfTheRelatives()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, ones);
    const RuleSet rules = rulesFrom(id);
    const Card card = cardFrom(rules, ones + " twos=6 threes=9 fours=12 fives=15 sixes=18");
    QTEST(totals(rules, card), "sums");
}

void TestCardTotals::bonusComesWithTheLastPoint()
{
    const RuleSet rules = rulesFrom("duel");
    Card card = cardFrom(rules, "ones=3 twos=6 threes=9 fours=12 fives=15 chance=20");
    QCOMPARE(totals(rules, card), (CardTotals{45, 0, 65}));
    card.fill(rules.rowIndex(u"sixes"), 18);
    QCOMPARE(totals(rules, card), (CardTotals{63, 35, 118}));
}

void TestCardTotals::lowerRowsDoNotCountForTheBonus()
{
    const RuleSet rules = rulesFrom("duel");
    const Card card = cardFrom(rules, "one-pair=30 two-pairs=28 three-alike=30 four-alike=30 full-house=25 "
                                      "small-straight=30 large-straight=40 chance=30 yatzy=50");
    QCOMPARE(totals(rules, card), (CardTotals{0, 0, 293}));
}

void TestCardTotals::noBonusInClassicAndNordic()
{
    for (const QByteArray id : {"classic", "nordic"}) {
        const RuleSet rules = rulesFrom(id);
        const Card card = cardFrom(rules, "ones=5 twos=10 threes=15 fours=20 fives=25 sixes=30 poker=45");
        QCOMPARE(totals(rules, card), (CardTotals{0, 0, 150}));
    }
}

void TestCardTotals::openRowsShrink()
{
    const RuleSet rules = rulesFrom("duel");
    Card card;
    QCOMPARE(openRows(rules, card), RowMask(0x7fff));
    card.fill(0, 3);
    card.fill(14, 0);
    QCOMPARE(openRows(rules, card), RowMask(0x3ffe));
    QCOMPARE(card.filledCount(), 2);
    QVERIFY(card.isFilled(14));
    QVERIFY(!card.isFilled(13));
    QCOMPARE(openRows(rulesFrom("classic", "double-generala=off"), Card()), RowMask(0x3ff));
}

void TestCardTotals::bestRow_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<QByteArray>("row");
    const QByteArray duel = "duel";
    const QByteArray classic = "classic";
    QTest::newRow("most points") << duel << QByteArray() << QByteArray("66666") << 3 << QByteArray("yatzy");
    QTest::newRow("first of four equal rows") // one pair, three alike, four alike and chance give 26 each
        << duel << QByteArray("yatzy=0") << QByteArray("66662") << 3 << QByteArray("one-pair");
    QTest::newRow("first of the rest") << duel << QByteArray("one-pair=10") << QByteArray("66662") << 3
                                       << QByteArray("three-alike");
    QTest::newRow("first of zeros") << classic << QByteArray("ones=1 sixes=6 straight=20 fives=5 fours=4 threes=3")
                                    << QByteArray("13346") << 3 << QByteArray("twos");
    QTest::newRow("served points count") << classic << QByteArray() << QByteArray("22225") << 1 << QByteArray("poker");
    QTest::newRow("a joker in its own upper row")
        << QByteArray("yahtzee") << QByteArray("yatzy=50") << QByteArray("44444") << 2 << QByteArray("fours");
    QTest::newRow("a joker in the best lower row") << QByteArray("yahtzee") << QByteArray("yatzy=0 fours=12")
                                                   << QByteArray("44444") << 2 << QByteArray("large-straight");
    QTest::newRow("five alike without jokers")
        << QByteArray("yacht") << QByteArray("yacht=50") << QByteArray("44444") << 2 << QByteArray("fours");
    QTest::newRow("double after generala")
        << classic << QByteArray("generala=50") << QByteArray("44444") << 2 << QByteArray("double-generala");
    QTest::newRow("poker, the double being worth nothing")
        << classic << QByteArray("generala=0") << QByteArray("44444") << 2 << QByteArray("poker");
}

void TestCardTotals::bestRow()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, card);
    QFETCH(QByteArray, dice);
    QFETCH(int, throwNumber);
    QFETCH(QByteArray, row);
    const RuleSet rules = rulesFrom(id);
    const int best = ::bestRow(rules, diceFrom(dice), throwNumber, cardFrom(rules, card));
    QCOMPARE(best, rules.rowIndex(QString::fromLatin1(row)));
}

void TestCardTotals::bestRowOfAFullCard()
{
    const RuleSet rules = rulesFrom("nordic");
    Card card;
    for (int row = 0; row < rules.rowCount(); ++row)
        card.fill(row, 0);
    QCOMPARE(openRows(rules, card), RowMask(0));
    QCOMPARE(::bestRow(rules, diceFrom("66666"), 2, card), -1);
}

QTEST_GUILESS_MAIN(TestCardTotals)
#include "tst_cardtotals.moc"
