#include "storage/diskwriter.h"
#include "support/gamefiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <mutex>
#include <sys/syscall.h>
#include <unistd.h>

using namespace GameFiles;
using namespace Qt::StringLiterals;

namespace {

std::mutex callsLock;
QStringList calls;

void note(const QString &call)
{
    const std::lock_guard guard(callsLock);
    calls << call;
}

QString pathOf(int descriptor)
{
    return QFile::symLinkTarget(u"/proc/self/fd/%1"_s.arg(descriptor));
}

/// The bytes are synced before the file has its name: under none, or another one.
bool isSyncOfNewFile(const QString &call)
{
    return call.startsWith(u"sync "_s) && (call.endsWith(u" (deleted)"_s) || call.contains(u".generala."_s));
}

QStringList takeCalls()
{
    const std::lock_guard guard(callsLock);
    return std::exchange(calls, {});
}

} // namespace

// The program's own definitions come before the system library's, for Qt too: what is synced and renamed is seen here.
extern "C" {
int fsync(int descriptor)
{
    note(u"sync "_s + pathOf(descriptor));
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}
int fdatasync(int descriptor)
{
    note(u"sync "_s + pathOf(descriptor));
    return static_cast<int>(syscall(SYS_fdatasync, descriptor));
}
int rename(const char *from, const char *to)
{
    note(u"name "_s + QFile::decodeName(to));
    return static_cast<int>(syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to));
}
int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags)
{
    note(u"name "_s + QFile::decodeName(to));
    return static_cast<int>(syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}
int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    note(u"name "_s + QFile::decodeName(to));
    return static_cast<int>(syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}
}

/// What is said to be written survives a power cut: bytes, name and folders are on the disk by then.
class TestDiskWriter : public QObject {
    Q_OBJECT

private slots:
    void init() { takeCalls(); }
    void bytesThenNameThenFolder();
    void newFoldersLast();
    void removalLasts();
    void damagedGameIsCopiedForGood();
    void tellsWhenAllIsOnTheDisk_data();
    void tellsWhenAllIsOnTheDisk();
    void latestOfEachFileCounts();
    void failureIsToldAndTheNextMayWork_data();
    void failureIsToldAndTheNextMayWork();
    void whatWaitsIsWrittenAtTheEnd();

private:
    QString folder(const char *name) const { return m_home.path() + u'/' + QString::fromUtf8(name); }

    QTemporaryDir m_home;
};

void TestDiskWriter::bytesThenNameThenFolder()
{
    const GameStore store(m_home.path());
    const QString file = folder("one.generala");
    for (const char *text : {"new", "changed"}) {
        takeCalls();
        QVERIFY(!store.saveText(file, text));
        QStringList seen = takeCalls();
        QVERIFY2(isSyncOfNewFile(seen.takeFirst()), qPrintable(seen.join(u'\n')));
        QCOMPARE(seen.takeLast(), u"sync "_s + m_home.path());
        QCOMPARE(seen.last(), u"name "_s + file);
    }
}

void TestDiskWriter::newFoldersLast()
{
    const GameStore store(folder("new/games"));
    QVERIFY(!store.saveText(store.folder() + u"/a.generala"_s, "text"));
    const QStringList seen = takeCalls();
    QVERIFY(seen.contains(u"sync "_s + folder("new"))); // which holds "games"
    QVERIFY(seen.contains(u"sync "_s + m_home.path())); // which holds "new"
}

void TestDiskWriter::removalLasts()
{
    const GameStore store(folder("gone"));
    const QString file = store.folder() + u"/a.generala"_s;
    QVERIFY(!store.saveText(file, "text"));
    takeCalls();
    GameStore::remove(file);
    QCOMPARE(takeCalls(), QStringList(u"sync "_s + store.folder()));
}

void TestDiskWriter::damagedGameIsCopiedForGood()
{
    const GameStore store(folder("aside"));
    const Journal journal = unfinished(1);
    const QString file = store.fileFor(journal);
    QVERIFY(!store.saveText(file, toJsonLines(journal).chopped(10)));
    takeCalls();
    const QString aside = store.latestUnfinished().game->keptAside;
    const QStringList seen = takeCalls();
    QVERIFY(isSyncOfNewFile(seen.value(0)));
    QVERIFY(seen.contains(u"name "_s + aside));
    QCOMPARE(seen.last(), u"sync "_s + store.folder());
}

void TestDiskWriter::tellsWhenAllIsOnTheDisk_data()
{
    QTest::addColumn<bool>("beside");
    QTest::newRow("here") << false;
    QTest::newRow("beside") << true;
}

void TestDiskWriter::tellsWhenAllIsOnTheDisk()
{
    QFETCH(bool, beside);
    const GameStore store(folder(beside ? "beside" : "here"));
    DiskWriter writer(store, beside ? DiskWriter::Where::Beside : DiskWriter::Where::Here);
    const QString file = store.folder() + u"/a.generala"_s;
    QStringList before;
    connect(&writer, &DiskWriter::written, this, [&] { before = takeCalls(); });
    QSignalSpy written(&writer, &DiskWriter::written);
    writer.write(file, "text", 7);
    QCOMPARE(written.isEmpty(), beside); // told in the event loop
    QTRY_COMPARE(written.size(), 1);
    QCOMPARE(written[0][0].toString(), file);
    QCOMPARE(written[0][1].toLongLong(), 7);
    QCOMPARE(before.last(), u"sync "_s + store.folder());
    QCOMPARE(bytesOf(file), QByteArray("text"));
}

void TestDiskWriter::latestOfEachFileCounts()
{
    const GameStore store(folder("many"));
    DiskWriter writer(store, DiskWriter::Where::Beside);
    QSignalSpy written(&writer, &DiskWriter::written);
    const QStringList files{store.folder() + u"/a"_s, store.folder() + u"/b"_s};
    for (int mark = 1; mark <= 200; ++mark) {
        for (const QString &file : files)
            writer.write(file, QByteArray::number(mark), mark);
    }
    writer.finish();
    std::map<QString, qint64> last;
    for (const auto &told : written) {
        QVERIFY(told[1].toLongLong() > last[told[0].toString()]);
        last[told[0].toString()] = told[1].toLongLong();
    }
    for (const QString &file : files) {
        QCOMPARE(last[file], 200);
        QCOMPARE(bytesOf(file), QByteArray("200"));
    }
}

void TestDiskWriter::failureIsToldAndTheNextMayWork_data()
{
    tellsWhenAllIsOnTheDisk_data();
}

void TestDiskWriter::failureIsToldAndTheNextMayWork()
{
    QFETCH(bool, beside);
    const QString blocked = folder(beside ? "blocked beside" : "blocked");
    QVERIFY(write(blocked, "a file where the folder should be"));
    const GameStore store(blocked);
    DiskWriter writer(store, beside ? DiskWriter::Where::Beside : DiskWriter::Where::Here);
    QSignalSpy written(&writer, &DiskWriter::written);
    QSignalSpy failed(&writer, &DiskWriter::failed);
    writer.write(blocked + u"/a.generala"_s, "text", 1);
    writer.finish();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(int(failed[0][1].value<StoreError>().kind), int(StoreError::Kind::CannotCreateFolder));
    QVERIFY(QFile::remove(blocked));
    writer.write(blocked + u"/a.generala"_s, "text", 2);
    writer.finish();
    QCOMPARE(written.size(), 1);
    QCOMPARE(failed.size(), 1);
}

void TestDiskWriter::whatWaitsIsWrittenAtTheEnd()
{
    const GameStore store(folder("end"));
    {
        DiskWriter writer(store, DiskWriter::Where::Beside);
        for (int number = 0; number < 50; ++number)
            writer.write(store.folder() + u'/' + QString::number(number), "text", number);
    }
    QCOMPARE(QDir(store.folder()).entryList(QDir::Files).size(), 50);
}

QTEST_GUILESS_MAIN(TestDiskWriter)
#include "tst_diskwriter.moc"
