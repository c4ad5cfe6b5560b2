#include "players/splitmix64.h"
#include "rules/scoring.h"
#include "strategy/advisor.h"
#include "strategy/solver.h"
#include "support/ruletext.h"

#include <QElapsedTimer>
#include <QtTest>
#include <cmath>
#include <set>

/// What the advisor says about actions, against the value table and against enumeration.
class TestAdvisor : public QObject {
    Q_OBJECT

private slots:
    void beforeThrowIsTheTable_data();
    void beforeThrowIsTheTable();
    void valuesOfActions_data();
    void valuesOfActions();
    void everyActionOnce();
    void bestComesFirst();
    void lastThrowHasRowsOnly();
    void jokersHaveTheirRows();
    void servedPointsCountOnThrowOne();
    void forcedOrder();
    void isQuick();
};

namespace {

std::shared_ptr<const ValueTable> solved(const QByteArray &ruleSet, const QByteArray &options = {})
{
    return *solve(rulesFrom(ruleSet, options));
}

Dice anyDice(SplitMix64 &chance)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, 1 + chance.below(6));
    return dice;
}

/// A card with `count` rows filled by the rules with random dice.
Card anyCard(const RuleSet &rules, int count, SplitMix64 &chance)
{
    Card card;
    while (card.filledCount() < count) {
        const Dice dice = anyDice(chance);
        const RowMask rows = fillableRows(rules, card, dice);
        const int row = chance.below(rules.rowCount());
        if (((rows >> row) & 1U) != 0)
            card.fill(row, score(rules, row, dice, 3, card), extraPoints(rules, dice, card));
    }
    return card;
}

void addRuleSets()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id.toUtf8();
}

/// The mean over every outcome of the dice that are thrown again.
double meanOver(Advisor &advisor, const Card &card, const Dice &dice, DiceMask kept, int throwNumber)
{
    double sum = 0;
    int outcomes = 0;
    for (int order = 0; order < RollSpace::Orders; ++order) {
        Dice after = dice;
        bool first = true; // each outcome once: kept dice count as showing the lowest digit
        for (int die = 0, rest = order; die < DiceCount; ++die, rest /= 6) {
            if (!kept.has(die))
                after.set(die, rest % 6 + 1);
            else
                first = first && rest % 6 == 0;
        }
        if (!first)
            continue;
        ++outcomes;
        sum += advisor.best(card, after, throwNumber + 1).value;
    }
    return sum / outcomes;
}

} // namespace

void TestAdvisor::beforeThrowIsTheTable_data()
{
    addRuleSets();
}

void TestAdvisor::beforeThrowIsTheTable()
{
    QFETCH(QByteArray, ruleSet);
    Advisor advisor(solved(ruleSet));
    const RuleSet &rules = advisor.table().rules();
    SplitMix64 chance("before " + ruleSet);
    for (int i = 0; i < 300; ++i) {
        const Card card = anyCard(rules, chance.below(rules.rowCount()), chance);
        QVERIFY(advisor.table().space().reaches(card));
        QVERIFY(std::abs(advisor.turn(card).beforeThrow() - advisor.table().expectedTotal(card)) < 1e-9);
    }
}

void TestAdvisor::valuesOfActions_data()
{
    addRuleSets();
}

void TestAdvisor::valuesOfActions()
{
    QFETCH(QByteArray, ruleSet);
    Advisor advisor(solved(ruleSet));
    const RuleSet &rules = advisor.table().rules();
    SplitMix64 chance("actions " + ruleSet);
    for (int i = 0; i < 12; ++i) {
        const Card card = anyCard(rules, chance.below(rules.rowCount()), chance);
        const Dice dice = anyDice(chance);
        const int throwNumber = 1 + i % MaxThrows;
        for (const Advice &advice : advisor.actions(card, dice, throwNumber)) {
            if (advice.fills()) {
                Card after = card;
                after.fill(advice.row, score(rules, advice.row, dice, throwNumber, card),
                           extraPoints(rules, dice, card));
                QVERIFY(std::abs(advice.value - advisor.table().expectedTotal(after)) < 1e-9);
            } else if (advice.kept.count() >= 3) {
                const double mean = meanOver(advisor, card, dice, advice.kept, throwNumber);
                QVERIFY(std::abs(advice.value - mean) < 1e-9);
            }
        }
    }
}

void TestAdvisor::everyActionOnce()
{
    Advisor advisor(solved("nordic"));
    // 1 1 3 4 5: each of the 24 sets of faces but all five, and eleven rows.
    const auto actions = advisor.actions(Card(), diceFrom("51341"), 2);
    std::set<int> keeps;
    std::set<int> rows;
    for (const Advice &advice : actions) {
        (advice.fills() ? rows : keeps).insert(advice.fills() ? advice.row : advice.keep);
        if (!advice.fills())
            QCOMPARE(advisor.space().keepOf(diceFrom("51341"), advice.kept), advice.keep);
    }
    QCOMPARE(keeps.size(), std::size_t(23));
    QCOMPARE(rows.size(), std::size_t(11));
    QCOMPARE(actions.size(), std::size_t(34));
}

void TestAdvisor::bestComesFirst()
{
    Advisor advisor(solved("duel"));
    SplitMix64 chance("first");
    for (int i = 0; i < 200; ++i) {
        const Card card = anyCard(advisor.table().rules(), chance.below(15), chance);
        const Dice dice = anyDice(chance);
        const int throwNumber = 1 + chance.below(MaxThrows);
        const auto actions = advisor.actions(card, dice, throwNumber);
        QVERIFY(std::is_sorted(actions.begin(), actions.end(),
                               [](const Advice &a, const Advice &b) { return a.value > b.value; }));
        const double best = advisor.turn(card).afterThrow(advisor.space().rollOf(dice), throwNumber);
        QCOMPARE(actions.front().value, best);
        QCOMPARE(advisor.best(card, dice, throwNumber).value, best);
    }
}

void TestAdvisor::lastThrowHasRowsOnly()
{
    Advisor advisor(solved("nordic"));
    Card card;
    card.fill(0, 3);
    const auto actions = advisor.actions(card, diceFrom("66666"), 3);
    QCOMPARE(actions.size(), std::size_t(10));
    for (const Advice &advice : actions)
        QVERIFY(advice.fills() && advice.row != 0);
    QCOMPARE(actions.front().row, advisor.table().rules().rowIndex(u"generala"));
}

void TestAdvisor::jokersHaveTheirRows()
{
    Advisor advisor(solved("yahtzee"));
    const RuleSet &rules = advisor.table().rules();
    Card card;
    card.fill(rules.rowIndex(u"yatzy"), 50);
    auto actions = advisor.actions(card, diceFrom("44444"), 3);
    QCOMPARE(actions.size(), std::size_t(1));
    QCOMPARE(actions.front().row, rules.rowIndex(u"fours"));
    card.fill(rules.rowIndex(u"fours"), 12);
    actions = advisor.actions(card, diceFrom("44444"), 3);
    QCOMPARE(actions.size(), std::size_t(6));
    Card after = card;
    after.fill(actions.front().row, score(rules, actions.front().row, diceFrom("44444"), 3, card), 100);
    QVERIFY(std::abs(actions.front().value - advisor.table().expectedTotal(after)) < 1e-9);
}

void TestAdvisor::servedPointsCountOnThrowOne()
{
    Advisor advisor(solved("nordic"));
    const RuleSet &rules = advisor.table().rules();
    const int row = rules.rowIndex(u"full-house");
    const int roll = advisor.space().rollOf(diceFrom("33355"));
    const ExactTurn &turn = advisor.turn(Card());
    QVERIFY(std::abs(turn.rowValue(row, roll, 1) - turn.rowValue(row, roll, 2) - 5) < 1e-9);
    QCOMPARE(turn.rowValue(row, roll, 3), turn.rowValue(row, roll, 2));
}

void TestAdvisor::forcedOrder()
{
    Advisor advisor(solved("yatzy", "order=forced"));
    Card card;
    card.fill(0, 3);
    for (const Advice &advice : advisor.actions(card, diceFrom("66666"), 1))
        QVERIFY(!advice.fills() || advice.row == 1);
    QVERIFY(advisor.table().space().reaches(card));
    card.fill(7, 0);
    QVERIFY(!advisor.table().space().reaches(card));
}

void TestAdvisor::isQuick()
{
    Advisor advisor(solved("duel"));
    SplitMix64 chance("quick");
    std::vector<Card> cards;
    for (int i = 0; i < 200; ++i)
        cards.push_back(anyCard(advisor.table().rules(), chance.below(15), chance));
    double fastest = 1e9;
    for (int round = 0; round < 5; ++round) {
        QElapsedTimer watch;
        watch.start();
        double sum = 0;
        for (const Card &card : cards)
            sum += advisor.actions(card, diceFrom("12366"), 1).front().value;
        QVERIFY(sum > 0);
        fastest = std::min(fastest, static_cast<double>(watch.nsecsElapsed()) / 1e6 / double(cards.size()));
    }
    // Under the sanitizers everything takes ten times as long; the bench has the figure that counts.
    QVERIFY2(fastest < 10.0, QByteArray::number(fastest).constData());
}

QTEST_GUILESS_MAIN(TestAdvisor)
#include "tst_advisor.moc"
