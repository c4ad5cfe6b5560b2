#include "support/randomrun.h"

#include <QtTest>

/// Thousands of random games: whatever is commanded, the rules hold. A failure prints the seed of its game.
class TestInvariants : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
};

void TestInvariants::randomGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::newRow("duel") << QByteArray("duel");
    QTest::newRow("classic") << QByteArray("classic");
    QTest::newRow("nordic") << QByteArray("nordic");
    QTest::newRow("yatzy") << QByteArray("yatzy");
    QTest::newRow("yacht") << QByteArray("yacht");
    QTest::newRow("yahtzee") << QByteArray("yahtzee");
}

void TestInvariants::randomGames()
{
    QFETCH(QByteArray, ruleSet);
    constexpr quint32 games = 2000;
    int commands = 0;
    int undos = 0;
    int clockMoves = 0;
    int servedWins = 0;
    for (quint32 seed = 1; seed <= games; ++seed) {
        RandomRun run(ruleSet, seed);
        const QByteArray wrong = run.run();
        QVERIFY2(wrong.isEmpty(), wrong.constData());
        commands += run.commandCount();
        undos += run.undoCount();
        clockMoves += run.clockCount();
        servedWins += run.servedWin() ? 1 : 0;
    }
    // The games have to be the wild ones that they are meant to be.
    QVERIFY2(commands > 400'000, QByteArray::number(commands).constData());
    QVERIFY2(undos > 4000, QByteArray::number(undos).constData());
    QVERIFY2(clockMoves > 2000, QByteArray::number(clockMoves).constData());
    QCOMPARE(servedWins > 0, ruleSet == "classic" || ruleSet == "nordic");
}

QTEST_GUILESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
