#include "clirun.h"

#include <QtTest>

/// What the tool says to a command line that it cannot follow: one line on standard error, nothing else.
class TestCliErrors : public QObject {
    Q_OBJECT

private slots:
    void badUsage_data();
    void badUsage();
    void badInput_data();
    void badInput();
    void errorsStayOnOneLine();
    void fullDiskIsAnError();
};

void TestCliErrors::badUsage_data()
{
    QTest::addColumn<QByteArray>("arguments");
    for (const char *arguments : {"",
                                  "--nonsense",
                                  "Rules",
                                  "nonsense",
                                  "rules --nonsense",
                                  "rules duel nordic",
                                  "rules --option clock=off",
                                  "rules -x",
                                  "score",
                                  "score --rules duel",
                                  "score --dice 1,1,1,1,1",
                                  "score --rules duel --dice",
                                  "score --rules duel --dice --throw 2",
                                  "score --rules duel --dice 1,1,1,1,1 extra",
                                  "score --rules duel --rules nordic --dice 1,1,1,1,1",
                                  "score --rules duel --dice 1,1,1,1,1 --games 5",
                                  "total --rules duel",
                                  "total --card ones=1",
                                  "dice --seed 00",
                                  "dice --count 5",
                                  "replay",
                                  "replay a b",
                                  "simulate --rules duel --seats greedy --games 5",
                                  "simulate --rules duel --seats greedy --seed 00",
                                  "simulate --rules duel --games 5 --seed 00",
                                  "simulate --seats greedy --games 5 --seed 00"})
        QTest::newRow(*arguments == '\0' ? "nothing" : arguments) << QByteArray(arguments);
}

void TestCliErrors::badUsage()
{
    QFETCH(QByteArray, arguments);
    const CliRun run = runCli(arguments.constData());
    QCOMPARE(run.status, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(isOneErrorLine(run.err), run.err.constData());
}

void TestCliErrors::badInput_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("says"); // what the error line must hold
    const auto row = [](const char *arguments, const char *says) {
        QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(says);
    };
    row("rules poker", "duel|classic|nordic");
    row("rules Duel", "\"Duel\"");
    row("rules duel --option clock", "NAME=VALUE");
    row("rules duel --option nonsense=1", "rotation|dice|clock|two-pairs|full-house");
    row("rules duel --option clock=4", "15|off|5-120");
    row("rules duel --option clock=121", "5-120");
    row("rules duel --option clock=+15", "5-120");
    row("rules duel --option rotation=turn --option dice=shared", "rotation=turn");
    row("rules nordic --option served=0", "clock");
    for (const char *dice : {"1,1,1,1", "1,1,1,1,1,1", "0,1,1,1,1", "7,1,1,1,1", "1,1,1,1,", "1,1,1,1,x", "11111",
                             "1;1;1;1;1", "1,1,1,1,01", "1,1,1,1,+1", "1,1,1,1,1.0", "-1,1,1,1,1"})
        row(QByteArray("score --rules duel --dice ").append(dice).constData(), "five faces 1..6");
    for (const char *number : {"0", "4", "x", "1.5", "+1", "99999999999"})
        row(QByteArray("score --rules duel --dice 1,1,1,1,1 --throw ").append(number).constData(), "1 to 3");
    row("score --rules nonsense --dice 1,1,1,1,1", "unknown rule set");
    const auto card = [&row](const char *text, const char *says) {
        row(QByteArray("total --rules nordic --card ").append(text).constData(), says);
    };
    card("nonsense=5", "unknown row");
    card("Ones=1", "unknown row");
    card("chance=5", "unknown row");
    card("ones", "ROW=POINTS");
    card("ones=1=1", "ROW=POINTS");
    card("ones=1,", "ROW=POINTS");
    card("ones=1,ones=1", "twice");
    card("ones=-1", "points");
    card("ones=", "points");
    card("ones=x", "points");
    card("ones=1.0", "points");
    card("ones=6", "points");
    card("sixes=7", "points");
    card("full-house=25", "points");
    card("generala=60", "points");
    card("ones=99999999999999999999", "points");
    row("dice --seed xyz --count 5", "64 hex digits");
    row("dice --seed 0x00 --count 5", "64 hex digits");
    row(("dice --count 5 --seed " + QByteArray(65, '0')).constData(), "64 hex digits");
    row("dice --seed 00 --count -5", "whole number");
    row("dice --seed 00 --count x", "whole number");
    row("simulate --rules duel --seats nobody --games 1 --seed 00", "random|novice|casual|greedy|strong|expert");
    row("simulate --rules duel --seats greedy, --games 1 --seed 00", "random|novice|casual|greedy|strong|expert");
    row("simulate --rules duel --seats greedy,greedy,greedy,greedy,greedy,greedy,greedy --games 1 --seed 00", "1 to 6");
    row("simulate --rules duel --seats greedy --games 0 --seed 00", "--games");
    row("simulate --rules duel --seats greedy --games 1 --seed 00 --threads 0", "--threads");
    row("simulate --rules duel --seats greedy --games 1 --seed gg", "--seed");
    row("simulate --rules duel --seats greedy --games 1 --seed 00 --option clock=1", "--option clock");
    row("simulate --rules duel --seats greedy --games 1 --seed 00 --journal /dev/null/x", "--journal");
    row("replay /no/such/file", "/no/such/file");
    row("replay /", "replay: /");
    row("replay /dev/null", "/dev/null:1:");
}

void TestCliErrors::badInput()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, says);
    const CliRun run = runCli(arguments.constData());
    QCOMPARE(run.status, 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(isOneErrorLine(run.err), run.err.constData());
    QVERIFY2(run.err.contains("expected"), run.err.constData());
    QVERIFY2(run.err.contains(says), run.err.constData());
}

void TestCliErrors::errorsStayOnOneLine()
{
    const QStringList arguments{QStringLiteral("score"), QStringLiteral("--rules"), QStringLiteral("duel"),
                                QStringLiteral("--dice"), QStringLiteral("1\n2\t3\u001b[31m%1 Иван 🎲")};
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, 1);
    QVERIFY(isOneErrorLine(run.err));
    QVERIFY(!run.err.contains('\x1b'));
    QVERIFY(run.err.contains("Иван 🎲"));
}

void TestCliErrors::fullDiskIsAnError()
{
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(GENERALA_CLI), {QStringLiteral("rules")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(isOneErrorLine(process.readAllStandardError()));
}

QTEST_GUILESS_MAIN(TestCliErrors)
#include "tst_cli_errors.moc"
