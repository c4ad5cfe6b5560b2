#include "storage/gamestore.h"
#include "support/gamefiles.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/stat.h>

using namespace GameFiles;
using namespace Qt::StringLiterals;

/// Which game goes on at the next start.
class TestLatestUnfinished : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void noGames();
    void latestIsTheOneSavedLast();
    void aFinishedOneWasPlayedLast();
    void theOneOnTheTable();
    void onlyWhatGoesOnIsCopied();
    void damagedTailIsKeptAside();
    void hopelessFilesAreSkipped_data();
    void hopelessFilesAreSkipped();
    void looksAtTheNewestOnly();
    void strangeNames();

private:
    QString folderFor(const char *name) const { return m_home.path() + u'/' + QString::fromUtf8(name); }

    QTemporaryDir m_home;
};

namespace {

/// As if the file had been saved so many seconds after all others.
bool setAge(const QString &path, int seconds)
{
    QFile file(path);
    const QDateTime time = QDateTime::currentDateTimeUtc().addSecs(seconds);
    return file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime);
}

} // namespace

void TestLatestUnfinished::initTestCase()
{
    QVERIFY(m_home.isValid());
    // Growing beyond a limit is to be an error, not the end of the process.
    std::signal(SIGXFSZ, SIG_IGN);
}

void TestLatestUnfinished::noGames()
{
    const GameStore store(folderFor("empty"));
    QVERIFY(QDir().mkpath(store.folder()));
    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(!found.game && !found.error && found.unusable.isEmpty());
}

void TestLatestUnfinished::latestIsTheOneSavedLast()
{
    const GameStore store(folderFor("latest"));
    QStringList files;
    for (int number = 0; number < 4; ++number) {
        const Journal journal = unfinished(number);
        files << store.fileFor(journal);
        QVERIFY(!store.save(files.last(), journal));
    }
    const QList<int> ages{10, 40, 30, 20};
    for (int i = 0; i < 4; ++i)
        QVERIFY(setAge(files[i], ages[i]));
    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(found.game.has_value());
    QCOMPARE(found.game->file, files[1]);
    QVERIFY(found.game->loaded.complete());
    QVERIFY(found.game->loaded.journal == unfinished(1));
    QVERIFY(found.game->keptAside.isEmpty());
    QCOMPARE(store.files(), QStringList({files[1], files[2], files[3], files[0]}));
}

/// Older games come back only when they are asked for.
void TestLatestUnfinished::aFinishedOneWasPlayedLast()
{
    const GameStore store(folderFor("finished"));
    const Journal open = unfinished(0);
    const QString openFile = store.fileFor(open);
    QVERIFY(!store.save(openFile, open));
    QVERIFY(setAge(openFile, -100));
    for (int number = 1; number < 4; ++number) {
        Journal journal = busyGame("nordic", number);
        // One of them with so much chat that its end is out of sight, one saved before its end was noted.
        for (int i = 0; i < 100 && number == 2; ++i)
            journal.push_back({ChatPosted{0, QStringLiteral("a long farewell to everybody at this table")}, 0, 0});
        if (number == 3)
            journal.pop_back();
        QVERIFY(!store.save(store.fileFor(journal), journal));
    }
    for (const QString &file : store.files()) {
        QVERIFY(setAge(file, 50)); // each of them once the one saved last
        const bool over = file != openFile;
        QCOMPARE(store.latestUnfinished().game.has_value(), !over);
        QVERIFY(setAge(file, over ? -200 : -100));
    }
}

/// Whatever the dates of the files say: a clock may have been wrong, or a backup come back.
void TestLatestUnfinished::theOneOnTheTable()
{
    const GameStore store(folderFor("table"));
    const Journal played = unfinished(0);
    const Journal future = unfinished(1);
    const QString onTable = store.fileFor(played);
    QVERIFY(!store.save(onTable, played));
    const QString other = store.fileFor(future);
    QVERIFY(!store.save(other, future));
    QVERIFY(setAge(other, 1'000'000));
    QCOMPARE(store.latestUnfinished().game->file, other);
    QCOMPARE(store.latestUnfinished(QFileInfo(onTable).fileName()).game->file, onTable);
    QCOMPARE(store.latestUnfinished(u"gone.generala"_s).game->file, other);
    QVERIFY(write(onTable, "noise")); // then what can be used
    const LatestUnfinished found = store.latestUnfinished(QFileInfo(onTable).fileName());
    QCOMPARE(found.game->file, other);
    QCOMPARE(found.unusable, QStringList(onTable));
    QVERIFY(!store.save(onTable, busyGame("nordic", 0))); // over: nothing goes on
    QVERIFY(!store.latestUnfinished(QFileInfo(onTable).fileName()).game);
}

void TestLatestUnfinished::onlyWhatGoesOnIsCopied()
{
    const GameStore store(folderFor("untouched"));
    const Journal old = unfinished(1);
    const QString damaged = store.fileFor(old);
    QVERIFY(!store.saveText(damaged, toJsonLines(old).chopped(10)));
    QVERIFY(setAge(damaged, -100));
    const Journal over = busyGame("nordic", 2);
    const QString last = store.fileFor(over);
    QVERIFY(!store.save(last, over));
    QVERIFY(!store.latestUnfinished().game);
    QVERIFY(!store.latestUnfinished(QFileInfo(last).fileName()).game);
    QVERIFY(!QFile::exists(damaged + u".damaged"_s));
    QVERIFY(store.latestUnfinished(QFileInfo(damaged).fileName()).game);
    QVERIFY(QFile::exists(damaged + u".damaged"_s));
}

void TestLatestUnfinished::damagedTailIsKeptAside()
{
    const GameStore store(folderFor("damaged"));
    const Journal journal = unfinished(1);
    const QString file = store.fileFor(journal);
    const QByteArray damaged = toJsonLines(journal).chopped(10);
    QVERIFY(QDir().mkpath(store.folder()));
    QVERIFY(write(file, damaged));

    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(found.game.has_value());
    QCOMPARE(found.game->file, file);
    QCOMPARE(found.game->loaded.journal.size(), journal.size() - 1);
    QCOMPARE(int(found.game->loaded.fault->kind), int(JournalFault::Kind::CutOff));
    QCOMPARE(found.game->keptAside, file + QStringLiteral(".damaged"));
    QCOMPARE(bytesOf(found.game->keptAside), damaged);
    QCOMPARE(bytesOf(file), damaged);

    // Looking again makes no second copy; playing on leaves the copy alone.
    QCOMPARE(store.latestUnfinished().game->keptAside, found.game->keptAside);
    QVERIFY(!store.save(file, found.game->loaded.journal));
    QCOMPARE(bytesOf(found.game->keptAside), damaged);
    QVERIFY(store.latestUnfinished().game->keptAside.isEmpty());

    // Damaged a second time in another way: both copies stay.
    QVERIFY(write(file, damaged.chopped(300)));
    QCOMPARE(store.latestUnfinished().game->keptAside, file + QStringLiteral(".damaged-2"));
    QCOMPARE(bytesOf(file + QStringLiteral(".damaged")), damaged);
    QCOMPARE(bytesOf(file + QStringLiteral(".damaged-2")), damaged.chopped(300));
    QCOMPARE(store.files(), QStringList(file));

    // No room for the copy: then the game is not handed out to be written over.
    QVERIFY(write(file, damaged.chopped(20)));
    {
        const FileSizeLimit limit(100);
        const LatestUnfinished full = store.latestUnfinished();
        QVERIFY(!full.game);
        QCOMPARE(int(full.error->kind), int(StoreError::Kind::CannotKeepAside));
        QVERIFY(!QFile::exists(file + QStringLiteral(".damaged-3")));
    }
    QCOMPARE(bytesOf(file), damaged.chopped(20));
}

void TestLatestUnfinished::hopelessFilesAreSkipped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray start = toJsonLines({unfinished(1).front()});
    QTest::newRow("no bytes") << QByteArray();
    QTest::newRow("empty list") << QByteArray("[]\n");
    QTest::newRow("half of the first line") << start.left(start.size() / 2);
    QTest::newRow("NUL bytes") << QByteArray(5000, '\0');
    QTest::newRow("newer format") << start.replace("\"format\":1", "\"format\":2");
    QTest::newRow("unknown rules") << start.replace("\"format\":2", "\"format\":1").replace("nordic", "martian");
}

void TestLatestUnfinished::hopelessFilesAreSkipped()
{
    QFETCH(QByteArray, bytes);
    const GameStore store(folderFor(QTest::currentDataTag()));
    const Journal journal = unfinished(1);
    const QString good = store.fileFor(journal);
    QVERIFY(!store.save(good, journal));
    QVERIFY(setAge(good, -100));
    const QString bad = store.folder() + QStringLiteral("/bad.generala");
    QVERIFY(write(bad, bytes));
    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(found.game.has_value());
    QCOMPARE(found.game->file, good);
    QCOMPARE(found.unusable, QStringList(bad));
    QVERIFY(!found.error);
    QCOMPARE(bytesOf(bad), bytes);
    QCOMPARE(store.files().size(), 2);
}

void TestLatestUnfinished::looksAtTheNewestOnly()
{
    const GameStore store(folderFor("hundreds"));
    const Journal open = unfinished(0);
    const QString openFile = store.fileFor(open);
    QVERIFY(!store.save(openFile, open));
    const QByteArray finished = toJsonLines(busyGame("nordic", 1));
    for (int number = 0; number < 300; ++number)
        QVERIFY(write(store.folder() + QStringLiteral("/%1.generala").arg(number), finished));
    QVERIFY(setAge(openFile, -1000));
    QVERIFY(!store.latestUnfinished().game);
    QVERIFY(setAge(openFile, 1000));
    QElapsedTimer watch;
    watch.start();
    QVERIFY(store.latestUnfinished().game);
    qInfo("found among 301 files in %lld us", static_cast<long long>(watch.nsecsElapsed() / 1000));
}

void TestLatestUnfinished::strangeNames()
{
    const GameStore store(folderFor("Åse, Иван & 🎲"));
    const Journal journal = unfinished(1);
    QVERIFY(!store.save(store.fileFor(journal), journal));
    // A pipe with a game's name must not be waited for.
    const QByteArray pipe = QFile::encodeName(store.folder() + QStringLiteral("/pipe.generala"));
    QCOMPARE(mkfifo(pipe.constData(), S_IRUSR | S_IWUSR), 0);
    QVERIFY(QFile::link(QStringLiteral("nowhere"), store.folder() + QStringLiteral("/broken.generala")));
    QVERIFY(store.latestUnfinished().game.has_value());
}

QTEST_GUILESS_MAIN(TestLatestUnfinished)
#include "tst_latestunfinished.moc"
