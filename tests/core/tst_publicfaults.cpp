#include "game/dicesource.h"
#include "support/scoringlines.h"
#include "support/testgame.h"

#include <QtTest>
#include <algorithm>

/// Faults that other dice games and desktop programs had in public, H01 to H40: none of them is to be ours.
/// Here are those that concern points and seats; the others have their tests where they belong, under a
/// comment with their number.
class TestPublicFaults : public QObject {
    Q_OBJECT

private slots:
    void points_data();
    void points();
    void h01AnyOrder_data();
    void h01AnyOrder();
    void h06BonusAtExactly63_data();
    void h06BonusAtExactly63();
    void h09ScratchedGeneralaWinsNothing();
    void h18FirstSeatFull();
    void h40LowestAndHighestByte();
};

void TestPublicFaults::points_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    ScoringLines::addColumns();
    const auto line = [](const char *id, const char *ruleSet, const ScoringLines::Line &what) {
        QTest::addRow("%s %s %s %s throw %d %s", id, ruleSet, what.row, what.dice, what.throwNumber, what.options)
            << QByteArray(ruleSet) << QByteArray(what.options) << QByteArray(what.row) << QByteArray(what.dice)
            << what.throwNumber << what.points;
    };
    // A run with a gap and one die beside it.
    line("H02", "yahtzee", {"", "small-straight", "12346", 1, 30});
    line("H02", "yahtzee", {"", "large-straight", "12346", 1, 0});
    line("H02", "yatzy", {"", "small-straight", "12346", 1, 0});
    line("H02", "yatzy", {"", "large-straight", "12346", 1, 0});
    line("H02", "classic", {"straight=plain", "straight", "12346", 1, 0});
    // The group that counts stands first or last.
    line("H03", "yahtzee", {"", "three-alike", "12666", 1, 21});
    line("H03", "yatzy", {"", "three-alike", "12666", 1, 18});
    line("H03", "yahtzee", {"", "four-alike", "66661", 1, 25});
    line("H03", "yatzy", {"", "four-alike", "66661", 1, 24});
    line("H03", "yahtzee", {"", "small-straight", "23455", 1, 30});
    // All five dice, or only those that are alike: each rule set its own way.
    line("H04", "yahtzee", {"", "three-alike", "44426", 1, 20});
    line("H04", "yatzy", {"", "three-alike", "44426", 1, 12});
    line("H04", "yahtzee", {"", "four-alike", "22225", 1, 13});
    line("H04", "yatzy", {"", "four-alike", "22225", 1, 8});
    line("H04", "yacht", {"", "four-alike", "22225", 1, 8});
    line("H04", "classic", {"", "poker", "22225", 2, 40});
    // Five alike are four alike, and no full house.
    line("H05", "yahtzee", {"", "four-alike", "33333", 1, 15});
    line("H05", "yatzy", {"", "four-alike", "33333", 1, 12});
    line("H05", "yacht", {"", "four-alike", "33333", 1, 12});
    line("H05", "classic", {"", "poker", "33333", 2, 40});
    line("H05", "yatzy", {"", "two-pairs", "33333", 1, 0});
    line("H05", "yacht", {"", "full-house", "33333", 1, 0});
    // What a first throw adds, in any order of dice, and nowhere else.
    line("H10", "classic", {"", "full-house", "25255", 1, 35});
    line("H10", "classic", {"", "straight", "41532", 1, 25});
    line("H10", "classic", {"", "poker", "66626", 1, 45});
    line("H10", "classic", {"", "full-house", "25255", 2, 30});
    line("H10", "classic", {"", "straight", "41532", 2, 20});
    line("H10", "classic", {"", "poker", "66626", 2, 40});
    line("H10", "classic", {"", "sixes", "66626", 1, 24});
}

void TestPublicFaults::points()
{
    QFETCH(QByteArray, ruleSet);
    QTEST(ScoringLines::pointsOfDataRow(ruleSet), "points");
}

void TestPublicFaults::h01AnyOrder_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("points");
    QTest::newRow("H01 yahtzee small") << QByteArray("yahtzee") << QByteArray("small-straight") << 30;
    QTest::newRow("H01 yahtzee large") << QByteArray("yahtzee") << QByteArray("large-straight") << 0;
    QTest::newRow("H01 duel small") << QByteArray("duel") << QByteArray("small-straight") << 30;
    QTest::newRow("H01 yatzy small") << QByteArray("yatzy") << QByteArray("small-straight") << 0;
    QTest::newRow("H01 yacht little") << QByteArray("yacht") << QByteArray("little-straight") << 0;
    QTest::newRow("H01 classic") << QByteArray("classic") << QByteArray("straight") << 0;
}

void TestPublicFaults::h01AnyOrder()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, row);
    QFETCH(int, points);
    const RuleSet rules = rulesFrom(ruleSet);
    QByteArray faces = "12334"; // sorted, as the walk through all orders wants it
    int orders = 0;
    do {
        QCOMPARE(score(rules, rules.rowIndex(QString::fromLatin1(row)), diceFrom(faces), 1, Card()), points);
        ++orders;
    } while (std::next_permutation(faces.begin(), faces.end()));
    QCOMPARE(orders, 60);
}

void TestPublicFaults::h06BonusAtExactly63_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<int>("ones");
    QTest::addColumn<int>("bonus");
    for (const auto &[ruleSet, bonus] : {std::pair("yahtzee", 35), std::pair("yatzy", 50), std::pair("duel", 35)}) {
        QTest::addRow("H06 %s 62", ruleSet) << QByteArray(ruleSet) << 2 << 0;
        QTest::addRow("H06 %s 63", ruleSet) << QByteArray(ruleSet) << 3 << bonus;
        QTest::addRow("H06 %s 64", ruleSet) << QByteArray(ruleSet) << 4 << bonus;
    }
}

void TestPublicFaults::h06BonusAtExactly63()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(int, ones);
    const RuleSet rules = rulesFrom(ruleSet);
    Card card;
    card.fill(0, ones);
    for (int face = 2; face <= 6; ++face)
        card.fill(face - 1, 3 * face);
    QTEST(totals(rules, card).bonus, "bonus");
    QCOMPARE(totals(rules, card).total, totals(rules, card).upper + totals(rules, card).bonus);
}

void TestPublicFaults::h09ScratchedGeneralaWinsNothing()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {1, 2, 2, 4, 6}).at(0, 2, 1, {6, 6, 6, 6, 6});
    TestGame game({.ruleSet = "classic"}, dice);
    QVERIFY(game.play("A:throw A:generala B:throw B:ones"));
    QCOMPARE(game.points(0, "generala"), 0);
    QVERIFY(game.play("A:throw")); // five alike, but the row is gone
    QVERIFY(!game.state().over());
}

void TestPublicFaults::h18FirstSeatFull()
{
    // Whoever begins has filled its card first: the others finish theirs.
    TestGame game({.ruleSet = "nordic", .seats = "ppp"});
    const RuleSet &rules = *game.state().rules;
    for (int row = 0; row < rules.rowCount(); ++row) {
        for (const char *seat : {"A", "B", "C"}) {
            QVERIFY(!game.state().over());
            QVERIFY(game.play(QByteArray(seat) + ":throw " + seat + ':' + rules.row(row).id.toLatin1()));
        }
    }
    QVERIFY(game.state().over());
    QCOMPARE(game.state().at(2).card.filledCount(), rules.rowCount());
}

void TestPublicFaults::h40LowestAndHighestByte()
{
    // Every seed of a single repeated byte, the lowest and the highest among them: no face is ever 0 or 7.
    for (int byte = 0; byte < 256; ++byte) {
        const SeededDice dice(QByteArray(SeedBytes, static_cast<char>(byte)), DiceSharing::Own);
        for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
            for (const int face : dice.faces(0, 1, throwNumber))
                QVERIFY(face >= 1 && face <= 6);
        }
    }
}

QTEST_GUILESS_MAIN(TestPublicFaults)
#include "tst_publicfaults.moc"
