#include "storage/gamestore.h"
#include "support/gamefiles.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

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

private:
    QString folderFor(const char *name) const { return m_home.path() + u'/' + QString::fromUtf8(name); }

    QTemporaryDir m_home;
};

using namespace GameFiles;

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
    QCOMPARE(QFileInfo(first).fileName(),
             QStringLiteral("2025-06-15_15-06-40_")
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

// H23
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

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_gamestore.moc"
