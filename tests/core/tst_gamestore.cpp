#include "storage/gamestore.h"
#include "support/busygame.h"
#include "support/games.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

/// The folder of games: what is saved comes back, and a save that fails costs nothing.
class TestGameStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void savesAndLoads();
    void makesItsFolder();
    void namesDiffer();
    void unwritableSaveKeepsTheOldFile();
    void firstSaveFailsWithoutATrace();
    void folderIsAFile();
    void fileIsAFolder();
    void loadErrors();
    void noGames();
    void latestIsTheOneSavedLast();
    void finishedGamesAreSkipped();
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

Journal unfinished(int number)
{
    return busyGameSoFar("nordic", number, 20);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// As if the file had been saved so many seconds after all others.
bool setAge(const QString &path, int seconds)
{
    QFile file(path);
    const QDateTime time = QDateTime::currentDateTimeUtc().addSecs(seconds);
    return file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFileDevice::FileModificationTime);
}

/// While it lives no file can grow beyond a size: as on a disk that has run full.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    rlimit m_before{};
};

} // namespace

void TestGameStore::initTestCase()
{
    QVERIFY(m_home.isValid());
    // Growing beyond the limit is to be an error, not the end of the process.
    std::signal(SIGXFSZ, SIG_IGN);
}

void TestGameStore::savesAndLoads()
{
    const GameStore store(folderFor("saves"));
    for (int number = 0; number < 5; ++number) {
        const Journal journal = busyGame("duel", number);
        const QString file = store.fileFor(journal);
        QVERIFY(!store.save(file, journal));
        QCOMPARE(bytesOf(file), toJsonLines(journal));
        const auto loaded = GameStore::load(file);
        QVERIFY(loaded.ok());
        QVERIFY(loaded->complete());
        QVERIFY(loaded->journal == journal);
    }
    QCOMPARE(store.files().size(), 5);
    // Nothing but the games themselves lies there.
    QCOMPARE(QDir(store.folder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(), 5);
}

void TestGameStore::makesItsFolder()
{
    const GameStore store(folderFor("deep/deeper/games"));
    QVERIFY(!QFile::exists(store.folder()));
    QVERIFY(store.files().isEmpty());
    QVERIFY(!store.latestUnfinished().game);
    const Journal journal = unfinished(1);
    QVERIFY(!store.save(store.fileFor(journal), journal));
    // Also when somebody takes the folder away in the middle of a game.
    QVERIFY(QDir(store.folder()).removeRecursively());
    QVERIFY(!store.save(store.fileFor(journal), journal));
    QCOMPARE(store.files().size(), 1);
}

void TestGameStore::namesDiffer()
{
    const GameStore store(folderFor("names"));
    const Journal journal = unfinished(1);
    const QString first = store.fileFor(journal);
    QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("2025-06-15_15-06-40_")
                 + QString::fromUtf8(std::get<GameStarted>(journal.front().event).fairnessCode.left(8))
                 + QStringLiteral(".generala"));
    QCOMPARE(store.fileFor(journal), first); // as long as no such file is there
    QVERIFY(!store.save(first, journal));
    const QString second = store.fileFor(journal);
    QVERIFY(second != first);
    QVERIFY(!store.save(second, journal));
    QVERIFY(store.fileFor(journal) != second);
    QVERIFY(store.fileFor(unfinished(2)) != first);
    QVERIFY(!store.fileFor({}).isEmpty());
}

void TestGameStore::unwritableSaveKeepsTheOldFile()
{
    const GameStore store(folderFor("full"));
    const Journal before = unfinished(1);
    const QString file = store.fileFor(before);
    QVERIFY(!store.save(file, before));
    const QByteArray bytes = bytesOf(file);
    const Journal after = busyGame("nordic", 1);
    // Short of everything, of a little, of the last byte; small and large buffers.
    for (const qsizetype room : {qsizetype(0), qsizetype(100), toJsonLines(after).size() - 1}) {
        const FileSizeLimit limit(static_cast<rlim_t>(room));
        const auto error = store.save(file, after);
        QVERIFY(error.has_value());
        QCOMPARE(int(error->kind), int(StoreError::Kind::CannotWrite));
        QCOMPARE(error->path, file);
        QVERIFY(!error->systemText.isEmpty());
        QCOMPARE(bytesOf(file), bytes);
        QCOMPARE(QDir(store.folder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(), 1);
    }
    QVERIFY(!store.save(file, after));
    QCOMPARE(bytesOf(file), toJsonLines(after));
}

void TestGameStore::firstSaveFailsWithoutATrace()
{
    const GameStore store(folderFor("full at first"));
    const Journal journal = unfinished(1);
    {
        const FileSizeLimit limit(50);
        QVERIFY(store.save(store.fileFor(journal), journal).has_value());
    }
    QVERIFY(QDir(store.folder()).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden));
}

void TestGameStore::folderIsAFile()
{
    const QString path = folderFor("a file");
    QVERIFY(write(path, "not a folder"));
    for (const QString &folder : {path, path + QStringLiteral("/below")}) {
        const GameStore store(folder);
        const Journal journal = unfinished(1);
        const auto error = store.save(store.fileFor(journal), journal);
        QVERIFY(error.has_value());
        QCOMPARE(int(error->kind), int(StoreError::Kind::CannotCreateFolder));
        QCOMPARE(error->path, folder);
        QVERIFY(!error->systemText.isEmpty());
        QVERIFY(store.files().isEmpty());
        QVERIFY(!store.latestUnfinished().game);
    }
    QCOMPARE(bytesOf(path), QByteArray("not a folder"));
}

void TestGameStore::fileIsAFolder()
{
    const GameStore store(folderFor("folders"));
    const Journal journal = unfinished(1);
    const QString file = store.fileFor(journal);
    QVERIFY(QDir().mkpath(file));
    const auto error = store.save(file, journal);
    QVERIFY(error.has_value());
    QCOMPARE(int(error->kind), int(StoreError::Kind::CannotWrite));
    QVERIFY(store.files().isEmpty());
}

void TestGameStore::loadErrors()
{
    const auto missing = GameStore::load(folderFor("no such file"));
    QVERIFY(!missing.ok());
    QCOMPARE(int(missing.error().kind), int(StoreError::Kind::CannotRead));
    QVERIFY(!missing.error().systemText.isEmpty());
    QVERIFY(!GameStore::load(m_home.path()).ok());
    const QString large = folderFor("large");
    QVERIFY(write(large, QByteArray(MaxJournalBytes + 10, 'x')));
    const auto loaded = GameStore::load(large);
    QVERIFY(loaded.ok());
    QCOMPARE(int(loaded->fault->kind), int(JournalFault::Kind::TooLong));
}

void TestGameStore::noGames()
{
    const GameStore store(folderFor("empty"));
    QVERIFY(QDir().mkpath(store.folder()));
    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(!found.game && !found.error && found.unusable.isEmpty());
}

void TestGameStore::latestIsTheOneSavedLast()
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

void TestGameStore::finishedGamesAreSkipped()
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
    const LatestUnfinished found = store.latestUnfinished();
    QVERIFY(found.game.has_value());
    QCOMPARE(found.game->file, openFile);
    QVERIFY(found.unusable.isEmpty());
}

void TestGameStore::damagedTailIsKeptAside()
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

void TestGameStore::hopelessFilesAreSkipped_data()
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

void TestGameStore::hopelessFilesAreSkipped()
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

void TestGameStore::looksAtTheNewestOnly()
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

void TestGameStore::strangeNames()
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

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_gamestore.moc"
