#include "clirun.h"

#include <QtTest>

#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

/// Progress is for somebody who watches: it goes to a terminal and nowhere else.
class TestCliTerminal : public QObject {
    Q_OBJECT

private slots:
    void progress_data();
    void progress();
};

namespace {

/// Runs the tool with a terminal for its standard error; `err` is what came to that.
CliRun runAtTerminal(const QStringList &arguments)
{
    int reader = -1;
    int terminal = -1;
    if (openpty(&reader, &terminal, nullptr, nullptr, nullptr) != 0)
        return {};
    QProcess process;
    process.setChildProcessModifier([terminal] { dup2(terminal, STDERR_FILENO); });
    process.start(QStringLiteral(GENERALA_CLI), arguments);
    constexpr int patience = 120'000; // ms
    const bool ended = process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit;
    close(terminal);
    CliRun run{ended ? process.exitCode() : -1, process.readAllStandardOutput(), {}};
    fcntl(reader, F_SETFL, O_NONBLOCK);
    char buffer[4096];
    for (ssize_t got = 0; (got = read(reader, buffer, sizeof buffer)) > 0;)
        run.err.append(buffer, got);
    close(reader);
    return run;
}

/// What a run gave, without how long it took.
QByteArrayList withoutTimes(const QByteArray &out)
{
    QByteArrayList lines;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.startsWith("seconds\t") && !line.startsWith("games-per-second\t"))
            lines << line;
    }
    return lines;
}

} // namespace

void TestCliTerminal::progress_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("pattern"); // of one report
    const auto words = [](const char *line) { return QString::fromLatin1(line).split(QLatin1Char(' ')); };
    QTest::newRow("solve") << words("solve --rules yahtzee") << QByteArray("^[0-9]{1,3} %$");
    QTest::newRow("simulate") << words("simulate --rules duel --seats greedy,greedy --games 2000 --seed 01")
                              << QByteArray("^[0-9]+/2000$");
}

void TestCliTerminal::progress()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, pattern);

    const CliRun watched = runAtTerminal(arguments);
    QCOMPARE(watched.status, 0);
    // Each report overwrites the one before; what is left in the end is an empty line.
    QList<QByteArray> reports = watched.err.split('\r');
    QVERIFY2(reports.size() >= 4, watched.err.constData());
    QVERIFY(!watched.err.contains('\n'));
    QCOMPARE(reports.takeFirst(), QByteArray());
    QCOMPARE(reports.takeLast(), QByteArray());
    QCOMPARE(reports.takeLast().trimmed(), QByteArray());
    const QRegularExpression expected(QString::fromLatin1(pattern));
    for (const QByteArray &report : reports)
        QVERIFY2(expected.match(QString::fromUtf8(report)).hasMatch(), report.constData());

    const CliRun piped = runCli(arguments);
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.err, QByteArray());
    QCOMPARE(withoutTimes(piped.out), withoutTimes(watched.out));
    QVERIFY(!piped.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestCliTerminal)
#include "tst_cli_terminal.moc"
