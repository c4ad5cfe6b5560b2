#include "storage/gamestore.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// A process that plays and saves is killed at any instant, again and again in the same folder. Whatever was said to
/// be safe is there afterwards, whole, and the next process goes on with it.
class TestKilled : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();
};

namespace {

constexpr int Kills = 320;

struct Safe {
    QString file;
    std::size_t entries = 0;
};

/// What the last whole line said.
Safe lastSaid(const QByteArray &output)
{
    const qsizetype end = output.lastIndexOf('\n');
    if (end < 0)
        return {};
    const qsizetype begin = output.lastIndexOf('\n', end - 1) + 1;
    const QByteArray line = output.mid(begin, end - begin);
    const qsizetype gap = line.lastIndexOf(' ');
    return {QString::fromLocal8Bit(line.left(gap)), line.mid(gap + 1).toULongLong()};
}

} // namespace

void TestKilled::nothingIsLost()
{
    QTemporaryDir folder;
    QRandomGenerator random(20);
    int killedWhilePlaying = 0;
    int inFlight = 0;
    Safe safe;
    for (int kill = 0; kill < Kills; ++kill) {
        QProcess player;
        player.start(QStringLiteral(KILLED_PLAYER), {folder.path(), QString::number(kill)});
        QVERIFY(player.waitForStarted());
        QVERIFY2(player.waitForReadyRead(20'000), qPrintable(QString::number(player.exitCode())));
        // Some throws later, however slow the machine is, and at any moment between two of them.
        for (int more = random.bounded(4); more > 0; --more)
            QVERIFY(player.waitForReadyRead(20'000));
        QTest::qSleep(random.bounded(10));
        QCOMPARE(player.state(), QProcess::Running);
        player.kill();
        QVERIFY(player.waitForFinished());
        QCOMPARE(player.exitStatus(), QProcess::CrashExit);

        const QByteArray output = player.readAllStandardOutput();
        safe = lastSaid(output);
        QVERIFY2(!safe.file.isEmpty(), output.constData());
        killedWhilePlaying += output.count('\n') > 1 ? 1 : 0;
        const auto loaded = GameStore::load(safe.file);
        QVERIFY(loaded.ok());
        QVERIFY2(loaded->complete(), qPrintable(safe.file));
        QVERIFY(loaded->journal.size() >= safe.entries);
        QVERIFY(loaded->journal.size() <= safe.entries + 1); // saved, but not yet said
        inFlight += loaded->journal.size() > safe.entries ? 1 : 0;
        QCOMPARE(GameStore(folder.path()).files().contains(safe.file), true);
    }
    // Or the kills came at moments in which nothing could be lost.
    QVERIFY2(killedWhilePlaying > Kills / 2, qPrintable(QString::number(killedWhilePlaying)));
    QVERIFY2(inFlight > 0, "no kill came between a save and its message");
    // All of them can still be read, whichever was played.
    for (const QString &file : GameStore(folder.path()).files()) {
        const auto loaded = GameStore::load(file);
        QVERIFY(loaded.ok() && loaded->complete());
    }
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
