#include "players/levelmeans.h"
#include "rules/rulecatalog.h"
#include "strategy/solver.h"
#include "support/levelgames.h"

#include <QtTest>

/// The means that players are told are those that the levels reach.
class TestLevelMeans : public QObject {
    Q_OBJECT

private slots:
    void everyLevelOfEveryRuleSet();
    void levelsRise();
    void nothingForOthers();
    void asPlayed_data();
    void asPlayed();
    void expertIsExact_data();
    void expertIsExact();
};

void TestLevelMeans::everyLevelOfEveryRuleSet()
{
    for (const QString &id : RuleCatalog::ids()) {
        for (const QString &level : computerLevels())
            QVERIFY2(meanTotal(*RuleCatalog::make(id), level), qPrintable(id + QLatin1Char(' ') + level));
    }
}

void TestLevelMeans::levelsRise()
{
    for (const QString &id : RuleCatalog::ids()) {
        int below = 0;
        for (const QString &level : computerLevels()) {
            const int mean = meanTotal(*RuleCatalog::make(id), level).value_or(0);
            QVERIFY2(mean >= 1.08 * below, qPrintable(id + QLatin1Char(' ') + level));
            QVERIFY(mean > 0);
            below = mean;
        }
    }
}

void TestLevelMeans::nothingForOthers()
{
    const RuleSet usual = *RuleCatalog::make(QStringLiteral("yahtzee"));
    const QString level = usualLevel();
    QVERIFY(meanTotal(usual, level));
    QVERIFY(!meanTotal(usual, QStringLiteral("greedy")));
    QVERIFY(!meanTotal(usual, QString()));
    QVERIFY(!meanTotal(*RuleCatalog::make(usual.id, {{QStringLiteral("extra-yatzy"), QStringLiteral("off")}}), level));
    RuleSet unknown = usual;
    unknown.id = QStringLiteral("mine");
    QVERIFY(!meanTotal(unknown, level));
}

void TestLevelMeans::asPlayed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("level");
    for (const QString &id : RuleCatalog::ids()) {
        for (const QString &level : computerLevels()) {
            // Those that need a table only where it is small.
            const bool cheap = !makeStrategy(level, {})->wantsTable() || !RuleCatalog::make(id)->bonus;
            if (cheap)
                QTest::addRow("%s %s", qPrintable(id), qPrintable(level)) << id << level;
        }
    }
}

void TestLevelMeans::asPlayed()
{
    QFETCH(QString, id);
    QFETCH(QString, level);
    const RuleSet rules = *RuleCatalog::make(id);
    std::shared_ptr<const ValueTable> table; // the player makes it itself
    constexpr int games = 400;
    const auto tally = LevelGames::play(rules, level, table, 0, games, [] {});
    QCOMPARE(tally.games, games);
    const double told = meanTotal(rules, level).value();
    constexpr double rounding = 0.5;
    const QByteArray figures = QByteArray::number(tally.mean()) + " instead of " + QByteArray::number(told);
    QVERIFY2(std::abs(tally.mean() - told) <= 5 * tally.standardError() + rounding, figures.constData());
}

void TestLevelMeans::expertIsExact_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RuleCatalog::ids())
        QTest::addRow("%s", qPrintable(id)) << id;
}

/// The strongest level reaches what its rule set is worth.
void TestLevelMeans::expertIsExact()
{
    QFETCH(QString, id);
    const RuleSet rules = *RuleCatalog::make(id);
    const auto table = solve(rules);
    QVERIFY(table);
    const double worth = (*table)->expectedTotal(Card());
    QCOMPARE(meanTotal(rules, computerLevels().back()).value(), qRound(worth));
}

QTEST_GUILESS_MAIN(TestLevelMeans)
#include "tst_levelmeans.moc"
