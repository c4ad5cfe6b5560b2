#include "book/rulesbook.h"
#include "rules/scoring.h"
#include "strategy/advisor.h"
#include "strategy/solver.h"
#include "support/everyrules.h"
#include "text/names.h"

#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(RuleSet)

/// What the book advises is the best that can be done: worked out anew, for all rules for which it says so.
class TestBookAdvice : public QObject {
    Q_OBJECT

private slots:
    void isExact_data();
    void isExact();
};

namespace {

std::vector<BookHand> advisedHands(const RulesBook &book)
{
    std::vector<BookHand> hands;
    for (const BookChapter &chapter : book.chapters) {
        for (const BookPart &part : chapter.parts) {
            if (const auto *hand = std::get_if<BookHand>(&part); hand != nullptr && hand->advised)
                hands.push_back(*hand);
        }
    }
    return hands;
}

QString facesOf(const Dice &dice, DiceMask which)
{
    QStringList faces = Names::diceList(dice, which).split(u'-');
    faces.sort();
    return faces.join(QString());
}

} // namespace

void TestBookAdvice::isExact_data()
{
    QTest::addColumn<RuleSet>("rules");
    // Neither who throws when nor an end that is no decision changes what is best.
    for (const RuleSet &rules : everyRuleSet({u"clock"_s, u"rotation"_s, u"dice"_s, u"instant-win"_s}))
        QTest::newRow(nameOf(rules).constData()) << rules;
}

void TestBookAdvice::isExact()
{
    QFETCH(RuleSet, rules);
    const auto table = solve(rules);
    QVERIFY(table.ok());
    Advisor advisor(*table);
    const std::vector<BookHand> hands = advisedHands(RulesBook::of(rules));
    QVERIFY(hands.size() >= 2);
    for (const BookHand &hand : hands) {
        const Advice best = advisor.best(hand.card, hand.dice, hand.throwNumber);
        const QByteArray dice = Names::diceList(hand.dice).toLatin1();
        QVERIFY2(best.row == hand.row, dice.constData());
        if (hand.row < 0)
            QVERIFY2(facesOf(hand.dice, best.kept) == facesOf(hand.dice, hand.kept),
                     (dice + " keeps " + facesOf(hand.dice, best.kept).toLatin1()).constData());
    }
}

QTEST_GUILESS_MAIN(TestBookAdvice)
#include "tst_bookadvice.moc"
