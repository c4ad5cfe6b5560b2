#include "storage/gamelibrary.h"
#include "storage/libraryscan.h"
#include "support/gamefiles.h"
#include "support/selfplayed.h"
#include "support/threadtime.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace GameFiles;
using namespace Qt::StringLiterals;

/// Reading a folder of games beside the event loop.
class TestLibraryScan : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void findsEveryFileInOrder();
    void emptyFolder();
    void eventLoopRunsOn();
    void destroyedWhileReading();

private:
    static constexpr int Games = 500;

    QTemporaryDir m_home;
};

void TestLibraryScan::initTestCase()
{
    // Full games of six seats, all of them different, written from a few that were played.
    const GameStore store(m_home.path());
    std::vector<QByteArray> texts;
    for (int number = 0; number < 5; ++number)
        texts.push_back(toJsonLines(SelfPlayed::game(::Games::setup("duel", ::Games::seats(6)), number).journal));
    for (int number = 0; number < Games; ++number) {
        const QString file = m_home.filePath(u"%1.generala"_s.arg(number));
        QVERIFY(write(file, number == 7 ? QByteArray("[]") : texts[static_cast<std::size_t>(number) % texts.size()]));
    }
}

void TestLibraryScan::findsEveryFileInOrder()
{
    const GameStore store(m_home.path());
    const QStringList files = GameLibrary(store).files();
    QCOMPARE(files.size(), Games);
    LibraryScan scan(files);
    QStringList found;
    int damaged = 0;
    int batches = 0;
    connect(&scan, &LibraryScan::found, this, [&](const std::vector<GameSummary> &summaries) {
        ++batches;
        for (const GameSummary &summary : summaries) {
            found << summary.file;
            damaged += summary.kind() == GameSummary::Kind::Damaged ? 1 : 0;
        }
    });
    QSignalSpy finished(&scan, &LibraryScan::finished);
    scan.start();
    QVERIFY(!scan.isFinished());
    QVERIFY(finished.wait(120'000));
    QVERIFY(scan.isFinished());
    QCOMPARE(found, files);
    QCOMPARE(damaged, 1);
    QVERIFY(batches > 1);
}

void TestLibraryScan::emptyFolder()
{
    LibraryScan scan({});
    QSignalSpy found(&scan, &LibraryScan::found);
    QSignalSpy finished(&scan, &LibraryScan::finished);
    scan.start();
    QVERIFY(finished.wait(10'000));
    QCOMPARE(found.count(), 0);
}

void TestLibraryScan::eventLoopRunsOn()
{
    const GameStore store(m_home.path());
    LibraryScan scan(GameLibrary(store).files());
    QSignalSpy finished(&scan, &LibraryScan::finished);
    QElapsedTimer whole;
    whole.start();
    double longestMs = 0;
    scan.start();
    while (finished.isEmpty() && whole.elapsed() < 120'000) {
        const double before = threadMs();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        longestMs = qMax(longestMs, threadMs() - before);
        QThread::msleep(1);
    }
    QCOMPARE(finished.count(), 1);
    qInfo("%d full games of six seats: all after %lld ms, the event loop busy for at most %.1f ms at a time", Games,
          whole.elapsed(), longestMs);
    // Reading all of them at once would take seconds.
    QVERIFY(longestMs < 100);
}

void TestLibraryScan::destroyedWhileReading()
{
    const GameStore store(m_home.path());
    QElapsedTimer time;
    int found = 0;
    {
        LibraryScan scan(GameLibrary(store).files());
        connect(&scan, &LibraryScan::found, this, [&found] { ++found; });
        scan.start();
        time.start();
    }
    QVERIFY(time.elapsed() < 2000); // that of one file, not of all
    QCoreApplication::processEvents();
    QCOMPARE(found, 0);
}

QTEST_GUILESS_MAIN(TestLibraryScan)
#include "tst_libraryscan.moc"
