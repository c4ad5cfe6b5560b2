#include "clirun.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

/// The commands that know best play: solve, advise, analyse.
class TestCliExact : public QObject {
    Q_OBJECT

private slots:
    void solves_data();
    void solves();
    void expectedTotal();
    void actions();
    void topOnly();
    void badInput_data();
    void badInput();
    void analysesExpert();
    void analysesGame();
};

namespace {

QList<QByteArrayList> recordsOf(const QByteArray &out)
{
    QList<QByteArrayList> records;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.isEmpty())
            records << line.split('\t');
    }
    return records;
}

bool hasSixDecimals(const QByteArray &number)
{
    return number.size() - number.indexOf('.') == 7;
}

} // namespace

void TestCliExact::solves_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("states");
    QTest::newRow("--rules nordic") << QByteArray("159.618456") << QByteArray("3070");
    QTest::newRow("--rules yatzy --threads 1") << QByteArray("248.439989") << QByteArray("1430464");
    QTest::newRow("--rules yahtzee") << QByteArray("254.587729") << QByteArray("536320");
    QTest::newRow("--rules yahtzee --option extra-yatzy=off") << QByteArray("245.870775") << QByteArray("357568");
}

void TestCliExact::solves()
{
    const CliRun run = runCli((QByteArray("solve ") + QTest::currentDataTag()).constData());
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty()); // no terminal, no progress
    const auto records = recordsOf(run.out);
    QCOMPARE(records.size(), 3);
    QCOMPARE(records[0][0], QByteArray("expected"));
    QTEST(records[0][1], "expected");
    QCOMPARE(records[1][0], QByteArray("states"));
    QTEST(records[1][1], "states");
    QCOMPARE(records[2][0], QByteArray("seconds"));
    QVERIFY(records[2][1].toDouble() > 0);
}

void TestCliExact::expectedTotal()
{
    QCOMPARE(runCli("advise --rules nordic").out, QByteArray("expected\t159.618456\n"));
    // A full card holds what it holds.
    QCOMPARE(runCli("advise --rules nordic --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,straight=20,"
                    "full-house=30,poker=40,generala=50,double-generala=0")
                 .out,
             QByteArray("expected\t203.000000\n"));
}

void TestCliExact::actions()
{
    // Nothing but the double is open and may still count: five alike at once, or all dice again.
    const char *card = "--card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,straight=20,full-house=30,poker=40,"
                       "generala=50";
    const CliRun run = runCli((QByteArray("advise --rules nordic --dice 6,6,1,6,6 --throw 2 ") + card).constData());
    QCOMPARE(run.status, 0);
    const auto records = recordsOf(run.out);
    // Keeps of 6 6 6 6 1 but for all five: with and without the 1, none to four sixes; and one row.
    QCOMPARE(records.size(), 10);
    QCOMPARE(records[0], QByteArrayList({"keep", "6,6,6,6", "219.666667"})); // 203 + 100 / 6
    QVERIFY(run.out.contains("score\tdouble-generala\t203.000000\n"));
    QCOMPARE(records.last()[2], QByteArray("203.000000")); // a 1 among the kept dice: no five alike any more
    double before = 1e9;
    for (const QByteArrayList &record : records) {
        QVERIFY(hasSixDecimals(record[2]));
        QVERIFY(record[2].toDouble() <= before);
        before = record[2].toDouble();
    }
    QVERIFY(run.out.contains("keep\t-\t"));
    QVERIFY(run.out.contains("keep\t1,6\t"));
}

void TestCliExact::topOnly()
{
    const auto records = recordsOf(runCli("advise --rules duel --dice 3,1,2,5,4 --throw 3 --top 3").out);
    QCOMPARE(records.size(), 3);
    QCOMPARE(records[0][1], QByteArray("large-straight"));
    for (const QByteArrayList &record : records)
        QCOMPARE(record[0], QByteArray("score"));
}

void TestCliExact::badInput_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("solve") << 2;
    QTest::newRow("solve --rules chess") << 1;
    QTest::newRow("solve --rules nordic --threads 0") << 1;
    QTest::newRow("advise --rules nordic --throw 2") << 2;
    QTest::newRow("advise --rules nordic --top 2") << 2;
    QTest::newRow("advise --rules nordic --dice 1,2,3") << 1;
    QTest::newRow("advise --rules nordic --dice 1,2,3,4,5 --throw 4") << 1;
    QTest::newRow("advise --rules nordic --dice 1,2,3,4,5 --top 0") << 1;
    QTest::newRow("advise --rules yatzy --option order=forced --card chance=20") << 1;
    QTest::newRow("advise --rules nordic --dice 1,2,3,4,5 --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,"
                  "straight=20,full-house=30,poker=40,generala=50,double-generala=0")
        << 1;
    QTest::newRow("analyse") << 2;
    QTest::newRow("analyse no-such-file") << 1;
}

void TestCliExact::badInput()
{
    const CliRun run = runCli(QTest::currentDataTag());
    QTEST(run.status, "status");
    QVERIFY(run.out.isEmpty());
    QVERIFY2(isOneErrorLine(run.err), run.err.constData());
}

void TestCliExact::analysesExpert()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.path().toUtf8();
    const QByteArray play = "simulate --rules duel --seats expert,greedy --games 1 --seed 05 --journal " + path;
    const CliRun played = runCli(play.constData());
    QCOMPARE(played.status, 0);
    const CliRun run = runCli(("analyse " + path + "/game-000001.generala").constData());
    QCOMPARE(run.status, 0);
    const auto records = recordsOf(run.out);
    QCOMPARE(records[0][0], QByteArray("seat"));
    QCOMPARE(records[0][1], QByteArray("expert 1"));
    QCOMPARE(records[0][3], QByteArray("0.000000"));
    QVERIFY(hasSixDecimals(records[0][4]));
    QCOMPARE(records[1][0], QByteArray("seat")); // no mistake of the first seat
    QVERIFY(records[1][3].toDouble() > 0);
    QVERIFY(records.size() > 3);
    double sum = 0;
    for (qsizetype i = 2; i < records.size(); ++i) {
        QCOMPARE(records[i].size(), 5);
        QVERIFY(records[i][0].toInt() >= 1 && records[i][0].toInt() <= 15);
        QVERIFY(records[i][1].toInt() >= 1 && records[i][1].toInt() <= 3);
        QVERIFY(records[i][2].startsWith("keep ") || records[i][2].startsWith("score "));
        QVERIFY(records[i][3] != records[i][2]);
        sum += records[i][4].toDouble();
    }
    QVERIFY(std::abs(sum - records[1][3].toDouble()) < 1e-4);
}

void TestCliExact::analysesGame()
{
    for (const char *ruleSet : {"classic", "duel", "nordic"}) {
        const CliRun run = runCli((QByteArray("analyse " TEST_DATA "/") + ruleSet + ".generala").constData());
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith("seat\t"));
        QVERIFY(run.err.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestCliExact)
#include "tst_cli_exact.moc"
