#include "clirun.h"
#include "rules/rulecatalog.h"
#include "storage/journalfile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

/// Whole games: tournaments and their journals.
class TestCliGames : public QObject {
    Q_OBJECT

private slots:
    void simulateLines();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void seedsChangeEverything();
    void sharedDiceSharedWins();
    void instantWinsAreObeyed();
    void journalsFitTheSums();
    void goldenJournals_data();
    void goldenJournals();
    void replayOfAnUnfinishedGame();
    void replayNamesTheLine_data();
    void replayNamesTheLine();
    void replayPrintsHarmlessNames();

private:
    QTemporaryDir m_folder;
};

namespace {

/// Output without its last line, which is a time.
QByteArray tallies(const CliRun &run)
{
    return run.out.left(run.out.indexOf("games-per-second"));
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QString goldenFile(const QString &ruleSet)
{
    return QStringLiteral(TEST_DATA "/%1.generala").arg(ruleSet);
}

} // namespace

void TestCliGames::simulateLines()
{
    const CliRun run = runCli("simulate --rules duel --seats greedy,random --games 50 --seed 01");
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty()); // no terminal, no progress
    const QByteArrayList lines = run.out.split('\n');
    QCOMPARE(lines.size(), 4);
    for (int seat = 0; seat < 2; ++seat) {
        const QByteArrayList fields = lines[seat].split('\t');
        QCOMPARE(fields.size(), 6);
        QCOMPARE(fields[0], QByteArray::number(seat + 1));
        QCOMPARE(fields[1], QByteArray(seat == 0 ? "greedy" : "random"));
        for (const int column : {2, 3, 4})
            QCOMPARE(fields[column].size() - fields[column].indexOf('.'), 4);
        QCOMPARE(fields[5], QByteArray("0")); // nobody wins at once in this rule set
    }
    const QByteArrayList last = lines[2].split('\t');
    QCOMPARE(last[0], QByteArray("games-per-second"));
    QVERIFY(last[1].toDouble() > 0);
    // One game: no spread.
    QVERIFY(runCli("simulate --rules duel --seats greedy --games 1 --seed 01").out.contains("\t0.000\t1.000\t0\n"));
}

void TestCliGames::threadsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("arguments");
    for (const QString &id : RuleCatalog::ids())
        QTest::addRow("%s", qPrintable(id))
            << "simulate --games 100 --seed 5eed --seats greedy,random,random --rules " + id.toUtf8();
    QTest::newRow("from top to bottom") << QByteArray("simulate --games 100 --seed 5eed --seats greedy,random "
                                                      "--rules yatzy --option order=forced");
    QTest::newRow("without jokers") << QByteArray("simulate --games 100 --seed 5eed --seats greedy,random "
                                                  "--rules yahtzee --option extra-yatzy=off");
    QTest::newRow("options") << QByteArray("simulate --games 100 --seed 5eed --seats greedy,random --rules classic "
                                           "--option instant-win=off --option served=10 --option double-generala=off");
}

void TestCliGames::threadsChangeNothing()
{
    QFETCH(QByteArray, arguments);
    const QByteArray one = tallies(runCli((arguments + " --threads 1").constData()));
    QVERIFY(!one.isEmpty());
    for (const char *threads : {" --threads 2", " --threads 8", " --threads 200", ""})
        QCOMPARE(tallies(runCli((arguments + threads).constData())), one);
}

void TestCliGames::seedsChangeEverything()
{
    const QByteArray arguments = "simulate --games 20 --rules nordic --seats greedy,greedy --seed ";
    const QByteArray first = tallies(runCli((arguments + "01").constData()));
    QVERIFY(tallies(runCli((arguments + "02").constData())) != first);
    QCOMPARE(tallies(runCli((arguments + "010").constData())), first); // padded to the same 32 bytes
}

void TestCliGames::sharedDiceSharedWins()
{
    // Equal strategies on shared dice tie every game: a third of each win for each.
    const CliRun run = runCli("simulate --games 100 --rules duel --seats greedy,greedy,greedy --seed 07");
    const QByteArrayList lines = run.out.split('\n');
    for (int seat = 0; seat < 3; ++seat) {
        QCOMPARE(lines[seat].split('\t')[4], QByteArray("33.333"));
        QCOMPARE(lines[seat].mid(1), lines[0].mid(1));
    }
}

void TestCliGames::instantWinsAreObeyed()
{
    const QByteArray arguments = "simulate --games 2000 --rules classic --seats greedy,greedy --seed 07";
    const CliRun on = runCli(arguments.constData());
    const CliRun off = runCli((arguments + " --option instant-win=off").constData());
    int instant = 0;
    double wins = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const QByteArrayList fields = on.out.split('\n')[seat].split('\t');
        instant += fields[5].toInt();
        wins += fields[4].toDouble();
        QCOMPARE(off.out.split('\n')[seat].split('\t')[5], QByteArray("0"));
    }
    // About 22 first throws a game at 6/7776 each, fewer where generala is scratched already.
    QVERIFY(instant > 5 && instant < 80);
    QCOMPARE(wins, 2000.0);
    QVERIFY(tallies(on) != tallies(off));
}

void TestCliGames::journalsFitTheSums()
{
    const QString folder = m_folder.path() + QStringLiteral("/made/on demand");
    QStringList arguments =
        QStringLiteral("simulate --games 12 --rules nordic --seats random,greedy --seed 0a").split(u' ');
    arguments << QStringLiteral("--journal") << folder;
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, 0);
    const QStringList files = QDir(folder).entryList(QDir::Files);
    QCOMPARE(files.size(), 12);
    QCOMPARE(files.first(), QStringLiteral("game-000001.generala"));
    std::array<int, 2> sums{};
    for (const QString &file : files) {
        const CliRun replayed = runCli({QStringLiteral("replay"), folder + u'/' + file});
        QCOMPARE(replayed.status, 0);
        for (const QByteArray &line : replayed.out.trimmed().split('\n')) {
            const QByteArrayList fields = line.split('\t');
            sums[static_cast<std::size_t>(fields[1].toInt() - 1)] += fields[3].toInt();
            QCOMPARE(fields[4], fields[3]); // no time bonus here: final points are the total
        }
    }
    for (int seat = 0; seat < 2; ++seat) {
        const QByteArray mean = run.out.split('\n')[seat].split('\t')[2];
        QCOMPARE(mean, QByteArray::number(sums[static_cast<std::size_t>(seat)] / 12.0, 'f', 3));
    }
    // The same bytes again, whatever the threads.
    const QByteArray before = bytesOf(folder + u'/' + files[7]);
    QCOMPARE(runCli(arguments + QStringList{QStringLiteral("--threads"), QStringLiteral("3")}).status, 0);
    QCOMPARE(bytesOf(folder + u'/' + files[7]), before);

    // A journal that cannot be written stops the tournament.
    QVERIFY(QFile::remove(folder + u'/' + files[7]));
    QVERIFY(QDir().mkpath(folder + u'/' + files[7]));
    const CliRun stopped = runCli(arguments);
    QCOMPARE(stopped.status, 1);
    QVERIFY(isOneErrorLine(stopped.err));
    QVERIFY(stopped.out.isEmpty());
}

void TestCliGames::goldenJournals_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<QByteArray>("out");
    QTest::newRow("duel") << QStringLiteral("duel")
                          << QByteArray("1\t1\tgreedy 1\t287\t288000\n1\t3\tgreedy 3\t287\t288000\n"
                                        "3\t2\trandom 2\t47\t48000\n");
    QTest::newRow("classic") << QStringLiteral("classic")
                             << QByteArray("1\t3\tgreedy 3\t139\t139\n2\t1\tgreedy 1\t132\t132\n"
                                           "3\t2\trandom 2\t29\t29\n");
    QTest::newRow("nordic") << QStringLiteral("nordic")
                            << QByteArray("1\t1\tgreedy 1\t134\t134\n2\t3\tgreedy 3\t127\t127\n"
                                          "3\t2\trandom 2\t29\t29\n");
    QTest::newRow("yatzy") << QStringLiteral("yatzy")
                           << QByteArray("1\t1\tgreedy 1\t202\t202\n2\t3\tgreedy 3\t156\t156\n"
                                         "3\t2\trandom 2\t68\t68\n");
    QTest::newRow("yacht") << QStringLiteral("yacht")
                           << QByteArray("1\t1\tgreedy 1\t159\t159\n2\t3\tgreedy 3\t121\t121\n"
                                         "3\t2\trandom 2\t40\t40\n");
    QTest::newRow("yahtzee") << QStringLiteral("yahtzee")
                             << QByteArray("1\t1\tgreedy 1\t234\t234\n2\t3\tgreedy 3\t227\t227\n"
                                           "3\t2\trandom 2\t26\t26\n");
}

void TestCliGames::goldenJournals()
{
    QFETCH(QString, ruleSet);
    QFETCH(QByteArray, out);
    const CliRun run = runCli({QStringLiteral("replay"), goldenFile(ruleSet)});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out, out);
    QCOMPARE(run.status, 0);
    // Loading and saving changes no byte of a file that an earlier version wrote.
    const QByteArray bytes = bytesOf(goldenFile(ruleSet));
    QCOMPARE(toJsonLines(fromJsonLines(bytes).journal), bytes);
    // The same game is still played today: rules, dice and strategies have not changed.
    const QString folder = m_folder.path() + u'/' + ruleSet;
    QCOMPARE(runCli({QStringLiteral("simulate"), QStringLiteral("--rules"), ruleSet, QStringLiteral("--seats"),
                     QStringLiteral("greedy,random,greedy"), QStringLiteral("--games"), QStringLiteral("1"),
                     QStringLiteral("--seed"), QStringLiteral("901d"), QStringLiteral("--journal"), folder})
                 .status,
             0);
    QCOMPARE(bytesOf(folder + QStringLiteral("/game-000001.generala")), bytes);
}

void TestCliGames::replayOfAnUnfinishedGame()
{
    const QByteArrayList lines = bytesOf(goldenFile(QStringLiteral("nordic"))).split('\n');
    const QString file = m_folder.path() + QStringLiteral("/unfinished");
    QVERIFY(write(file, lines[0] + '\n'));
    CliRun run = runCli({QStringLiteral("replay"), file});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray("1\t1\tgreedy 1\t0\t0\n1\t2\trandom 2\t0\t0\n1\t3\tgreedy 3\t0\t0\n"));
    QVERIFY(write(file, lines.mid(0, 40).join('\n') + '\n'));
    run = runCli({QStringLiteral("replay"), file});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out.count('\n'), 3);
}

void TestCliGames::replayNamesTheLine_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("not JSON") << 7 << QByteArray("{") << QByteArray("(");
    QTest::newRow("seat") << 5 << QByteArray("\"seat\":") << QByteArray("\"seat\":9");
    QTest::newRow("dice") << 2 << QByteArray("\"dice\":[") << QByteArray("\"dice\":[1,1,1,1,1],\"x\":[");
    QTest::newRow("seed") << 1 << QByteArray("\"seed\":\"") << QByteArray("\"seed\":\"00");
    QTest::newRow("event") << 3 << QByteArray("\"event\":\"") << QByteArray("\"event\":\"un");
}

void TestCliGames::replayNamesTheLine()
{
    QFETCH(int, line);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArrayList lines = bytesOf(goldenFile(QStringLiteral("duel"))).split('\n');
    QByteArray &changed = lines[line - 1];
    QVERIFY(changed.contains(from));
    changed.replace(changed.indexOf(from), from.size(), to);
    const QString file = m_folder.path() + QStringLiteral("/changed");
    QVERIFY(write(file, lines.join('\n')));
    const CliRun run = runCli({QStringLiteral("replay"), file});
    QCOMPARE(run.status, 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY(isOneErrorLine(run.err));
    QVERIFY2(run.err.contains(":" + QByteArray::number(line) + ": "), run.err.constData());
    QVERIFY(run.err.contains("expected"));
}

void TestCliGames::replayPrintsHarmlessNames()
{
    QByteArray bytes = bytesOf(goldenFile(QStringLiteral("duel")));
    bytes.replace("\"name\":\"greedy 1\"", "\"name\":\"<b>Ñandú</b> 🐺\"");
    const QString file = m_folder.path() + QStringLiteral("/имя 🎲");
    QVERIFY(write(file, bytes));
    for (const char *locale : {"LC_ALL=C", "LC_ALL=tr_TR.UTF-8"}) {
        const CliRun run = runCli({QStringLiteral("replay"), file}, {QString::fromUtf8(locale)});
        QCOMPARE(run.status, 0);
        QVERIFY(run.err.isEmpty());
        QVERIFY(run.out.contains("\t<b>Ñandú</b> 🐺\t"));
    }
}

QTEST_GUILESS_MAIN(TestCliGames)
#include "tst_cli_games.moc"
