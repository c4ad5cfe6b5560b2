#include "rules/examples.h"

#include "rules/scoring.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>

using namespace Qt::StringLiterals;

/// Examples that explain the rows.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void everyRowOfEveryRuleSet_data();
    void everyRowOfEveryRuleSet();
    void lessons_data();
    void lessons();
    void followTheRules();
};

namespace {

const ScoringExample *find(const std::vector<ScoringExample> &examples, Lesson lesson)
{
    const auto found = std::find_if(examples.begin(), examples.end(),
                                    [lesson](const ScoringExample &example) { return example.lesson == lesson; });
    return found == examples.end() ? nullptr : &*found;
}

} // namespace

void TestExamples::everyRowOfEveryRuleSet_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    for (const QString &id : RuleCatalog::ids()) {
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            for (const QString &value : spec.values)
                QTest::addRow("%s %s=%s", qPrintable(id), qPrintable(spec.name), qPrintable(value))
                    << id << spec.name << value;
        }
    }
}

void TestExamples::everyRowOfEveryRuleSet()
{
    QFETCH(QString, id);
    QFETCH(QString, option);
    QFETCH(QString, value);
    const RuleSet rules = RuleCatalog::make(id, {{option, value}}).value();
    for (int row = 0; row < rules.rowCount(); ++row) {
        const RowRule &rule = rules.row(row);
        const std::vector<ScoringExample> examples = examplesOf(rules, row);
        QVERIFY2(!examples.empty() && examples.front().points > 0, qPrintable(rule.id));
        for (const ScoringExample &example : examples) {
            QVERIFY2(example.dice.thrown(), qPrintable(rule.id));
            QVERIFY(!example.card.isFilled(row));
            QCOMPARE(example.points, score(rules, row, example.dice, example.throwNumber, example.card));
            QCOMPARE(example.extra, extraPoints(rules, example.dice, example.card));
            QCOMPARE(std::count(examples.begin(), examples.end(), example), 1);
        }
        QCOMPARE(find(examples, Lesson::Served) != nullptr, rule.served > 0);
        QCOMPARE(find(examples, Lesson::Joker) != nullptr, rule.metByJoker);
        QCOMPARE(find(examples, Lesson::ServedWin) != nullptr, rules.servedWinRow == row);
        QCOMPARE(find(examples, Lesson::WithoutNeeded) != nullptr, rule.needsRow >= 0);
    }
}

void TestExamples::lessons_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("row");
    QTest::addColumn<Lesson>("lesson");
    QTest::addColumn<QByteArray>("faces");
    QTest::addColumn<int>("points");
    const auto add = [](const char *rules, const char *options, const char *row, Lesson lesson, const char *faces,
                        int points) {
        QTest::addRow("%s %s %s %s", rules, options, row, faces)
            << QByteArray(rules) << QByteArray(options) << QString::fromLatin1(row) << lesson << QByteArray(faces)
            << points;
    };
    add("duel", "", "fours", Lesson::Usual, "44451", 12);
    add("duel", "", "one-pair", Lesson::Usual, "55631", 20);
    add("yatzy", "", "one-pair", Lesson::HighestPair, "55331", 10);
    add("yatzy", "", "three-alike", Lesson::MatchingOnly, "44441", 12);
    add("yacht", "", "four-alike", Lesson::MatchingOnly, "33333", 12);
    add("duel", "", "two-pairs", Lesson::FourAlike, "44442", 0);
    add("duel", "two-pairs=four-alike-counts", "two-pairs", Lesson::FourAlike, "44442", 18);
    add("duel", "", "two-pairs", Lesson::FullHouse, "55533", 21);
    add("duel", "", "full-house", Lesson::FiveAlike, "55555", 0);
    add("duel", "full-house=five-alike-counts", "full-house", Lesson::FiveAlike, "55555", 25);
    add("duel", "", "small-straight", Lesson::LongerRun, "23456", 30);
    add("duel", "", "large-straight", Lesson::WrapsRound, "34561", 0);
    add("classic", "", "straight", Lesson::WrapsRound, "34561", 20);
    add("classic", "straight=wild-ace", "straight", Lesson::WildAce, "13456", 20);
    add("yatzy", "", "small-straight", Lesson::OtherRun, "23456", 0);
    add("nordic", "", "full-house", Lesson::Served, "55533", 35);
    add("classic", "served=10", "poker", Lesson::Served, "33335", 50);
    add("nordic", "", "poker", Lesson::FiveAlike, "33333", 40);
    add("nordic", "", "double-generala", Lesson::WithNeeded, "66666", 100);
    add("nordic", "", "double-generala", Lesson::WithoutNeeded, "66666", 0);
    add("yahtzee", "", "full-house", Lesson::Joker, "44444", 25);
    add("yahtzee", "", "large-straight", Lesson::Joker, "44444", 40);
}

void TestExamples::lessons()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, options);
    QFETCH(QString, row);
    QFETCH(Lesson, lesson);
    QFETCH(QByteArray, faces);
    const RuleSet made = rulesFrom(rules, options);
    const std::vector<ScoringExample> examples = examplesOf(made, made.rowIndex(row));
    const ScoringExample *example = find(examples, lesson);
    QVERIFY(example != nullptr);
    QCOMPARE(example->dice, diceFrom(faces));
    QTEST(example->points, "points");
    if (lesson == Lesson::Joker) {
        QCOMPARE(example->extra, made.extraFiveAlike->points);
        QVERIFY(((fillableRows(made, example->card, example->dice) >> made.rowIndex(row)) & 1U) != 0);
    }
}

void TestExamples::followTheRules()
{
    RuleSet rules = rulesFrom("nordic");
    const int row = rules.rowIndex(u"straight");
    rules.rows[static_cast<std::size_t>(row)].points = 61;
    rules.rows[static_cast<std::size_t>(row)].served = 7;
    const std::vector<ScoringExample> examples = examplesOf(rules, row);
    QCOMPARE(examples.front().points, 61);
    QCOMPARE(find(examples, Lesson::Served)->points, 68);
}

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
