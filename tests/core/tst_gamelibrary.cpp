#include "storage/gamelibrary.h"

#include "game/replay.h"
#include "support/gamefiles.h"
#include "support/selfplayed.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/stat.h>

using namespace GameFiles;
using namespace Qt::StringLiterals;

/// The games of a folder as files: every one is listed, damaged ones with their reason, and none is lost.
class TestGameLibrary : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void soundGames();
    void damagedFiles_data();
    void damagedFiles();
    void whatIsNoFile();
    void everythingIsListedNewestFirst();
    void soundLinesGoOnInACopy();
    void nothingSoundNoCopy();
    void removes();
    void copiesBytes();
    void copyOntoAFullDisk();
    void importStoresUnderANewName();
    void importKnowsGamesAgain();
    void longerVersionIsNoDuplicate();
    void importDoesNotBecomeTheLatest();

private:
    QString folderFor(const char *name) const { return m_home.path() + u'/' + QString::fromUtf8(name); }

    QTemporaryDir m_home;
};

namespace {

GameSetup threeSeats()
{
    return Games::setup("duel", Games::seats(3));
}

/// The text of an unfinished game with this in place of its line `line` (from 1) and everything after it cut
/// off.
QByteArray withLine(int line, const QByteArray &text)
{
    QList<QByteArray> lines = toJsonLines(SelfPlayed::beginning(threeSeats(), 1, 40)).split('\n');
    return lines.mid(0, line - 1).join('\n') + (line > 1 ? "\n" : "") + text + "\n";
}

QByteArray lineOf(int line, const QByteArray &from, const QByteArray &to)
{
    QByteArray text = toJsonLines(SelfPlayed::beginning(threeSeats(), 1, 40)).split('\n').at(line - 1);
    Q_ASSERT(text.contains(from));
    return withLine(line, text.replace(from, to));
}

QByteArray ninetyNineSeats()
{
    GameSetup setup = Games::setup("nordic", Games::seats(1));
    QByteArray text = toJsonLines(SelfPlayed::beginning(setup, 1, 1)).trimmed();
    const QByteArray seat = text.mid(text.indexOf("\"seats\":[") + 9,
                                     text.indexOf(']', text.indexOf("\"seats\"")) - text.indexOf("\"seats\":[") - 9);
    QByteArray all = seat;
    for (int number = 2; number <= 99; ++number)
        all += ',' + QByteArray(seat).replace("Ana", "A" + QByteArray::number(number));
    return text.replace(seat, all) + "\n";
}

/// Number of the first line of that event, from 1.
int lineWith(const QByteArray &event)
{
    const QList<QByteArray> lines = toJsonLines(SelfPlayed::beginning(threeSeats(), 1, 40)).split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].contains("\"event\":\"" + event + "\""))
            return static_cast<int>(i) + 1;
    }
    return 0;
}

} // namespace

void TestGameLibrary::initTestCase()
{
    QVERIFY(m_home.isValid());
    std::signal(SIGXFSZ, SIG_IGN); // growing beyond a limit is to be an error, not the end of the process
}

void TestGameLibrary::soundGames()
{
    const GameStore store(folderFor("sound"));
    GameSetup setup = Games::setup("yatzy", Games::seats(6, 2), {{u"order"_s, u"forced"_s}});
    const SelfPlay whole = SelfPlayed::game(setup, 3);
    const QString finished = store.fileFor(whole.journal);
    QVERIFY(!store.save(finished, whole.journal));
    const GameSummary summary = summaryOf(finished);
    QCOMPARE(summary.file, finished);
    QCOMPARE(summary.kind(), GameSummary::Kind::Finished);
    QVERIFY(summary.hasGame());
    QCOMPARE(summary.entries, static_cast<qsizetype>(whole.journal.size()));
    QCOMPARE(summary.startedMs, whole.journal.front().utcMs);
    QVERIFY(std::abs(summary.savedMs - QDateTime::currentMSecsSinceEpoch()) < 60'000);
    QCOMPARE(summary.ruleSet, u"yatzy"_s);
    QVERIFY(summary.ownOptions);
    QCOMPARE(summary.seats, setup.seats);
    QCOMPARE(summary.standings, standings(whole.state));
    QCOMPARE(summary.round, 15);
    QCOMPARE(summary.rounds, 15);

    const Journal part = SelfPlayed::beginning(threeSeats(), 4, 60);
    const QString unfinished = store.fileFor(part);
    QVERIFY(!store.save(unfinished, part));
    const GameSummary open = summaryOf(unfinished);
    QCOMPARE(open.kind(), GameSummary::Kind::Unfinished);
    QVERIFY(!open.ownOptions);
    QCOMPARE(open.round, stateOf(part, part.size()).round);
    QCOMPARE(open.entries, 60);
}

void TestGameLibrary::damagedFiles_data()
{
    using Kind = JournalFault::Kind;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("event");
    const auto row = [](const char *name, const QByteArray &bytes, Kind kind, int line, int entries,
                        EventError event = EventError::NoStart) {
        QTest::newRow(name) << bytes << int(kind) << line << entries << int(event);
    };
    const int thrown = lineWith("thrown");
    const int filled = lineWith("filled");
    const QByteArray half = withLine(20, "{\"event\":\"kep").chopped(1);
    row("empty", "", Kind::BadEvent, 1, 0, EventError::NoStart);
    row("truncated", half, Kind::CutOff, 20, 19);
    row("array", "[]\n", Kind::NotJson, 1, 0);
    row("picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11), Kind::NotJson, 1, 0);
    row("wrong JSON in the middle", withLine(12, "{\"event\":}"), Kind::NotJson, 12, 11);
    row("unknown version", lineOf(1, "\"format\":1", "\"format\":0"), Kind::BadField, 1, 0);
    row("newer format", lineOf(1, "\"format\":1", "\"format\":2"), Kind::NewerFormat, 1, 0);
    row("unknown rules", lineOf(1, "\"rules\":\"duel\"", "\"rules\":\"poker\""), Kind::BadEvent, 1, 0,
        EventError::UnknownRules);
    row("other fingerprint", lineOf(1, "\"fingerprint\":\"", "\"fingerprint\":\"00"), Kind::BadEvent, 1, 0,
        EventError::OtherRules);
    row("99 seats", ninetyNineSeats(), Kind::BadEvent, 1, 0, EventError::BadSeats);
    row("die 7", lineOf(thrown, "\"dice\":[", "\"dice\":[7,").replace(",7,", ","), Kind::BadField, thrown, thrown - 1);
    row("wrong row", lineOf(filled, "\"row\":\"", "\"row\":\"no-"), Kind::BadEvent, filled, filled - 1,
        EventError::NoSuchRow);
    row("wrong sum", lineOf(filled, "\"points\":", "\"points\":99"), Kind::BadEvent, filled, filled - 1,
        EventError::WrongPoints);
}

// H24
void TestGameLibrary::damagedFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QFETCH(int, line);
    QFETCH(int, entries);
    QFETCH(int, event);
    const QString file = folderFor("damaged.generala");
    QVERIFY(write(file, bytes));
    const GameSummary summary = summaryOf(file);
    QCOMPARE(summary.kind(), GameSummary::Kind::Damaged);
    QVERIFY(summary.fault.has_value());
    QCOMPARE(int(summary.fault->kind), kind);
    QCOMPARE(summary.fault->line, line);
    QCOMPARE(int(summary.fault->event), event);
    QCOMPARE(summary.entries, entries);
    QCOMPARE(summary.hasGame(), entries > 0);
    QCOMPARE(summary.startedMs > 0, entries > 0);
    QCOMPARE(summary.seats.size(), std::size_t(entries > 0 ? 3 : 0));
    QCOMPARE(bytesOf(file), bytes);
}

void TestGameLibrary::whatIsNoFile()
{
    const QString folder = folderFor("a folder.generala");
    QVERIFY(QDir().mkpath(folder));
    const QString pipe = folderFor("a pipe.generala");
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    const QString nowhere = folderFor("nowhere.generala");
    QVERIFY(QFile::link(u"/no/such/file"_s, nowhere));
    for (const QString &file : {folder, pipe, nowhere}) {
        const GameSummary summary = summaryOf(file);
        QCOMPARE(summary.kind(), GameSummary::Kind::Damaged);
        QVERIFY(summary.error.has_value());
        QCOMPARE(summary.error->kind, StoreError::Kind::CannotRead);
        QCOMPARE(summary.error->path, file);
        QVERIFY(!summary.hasGame());
    }
    QVERIFY(QFile::remove(pipe) && QFile::remove(nowhere) && QDir().rmdir(folder));
}

void TestGameLibrary::everythingIsListedNewestFirst()
{
    const GameStore store(folderFor("listed"));
    QVERIFY(GameLibrary(store).files().isEmpty());
    QVERIFY(QDir().mkpath(store.folder() + u"/folder.generala"_s));
    QVERIFY(QFile::link(u"/no/such/file"_s, store.folder() + u"/link.generala"_s));
    QStringList files;
    for (const char *name : {"a.generala", "b.generala", "c.generala.damaged", "c.generala.damaged-2", "notes.txt"}) {
        files << store.folder() + u'/' + QString::fromLatin1(name);
        QVERIFY(write(files.last(), "x"));
        QFile file(files.last());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 age = 1000 - files.size();
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(age), QFileDevice::FileModificationTime));
    }
    const QStringList found = GameLibrary(store).files();
    QCOMPARE(found.size(), 6);
    QCOMPARE(found.mid(0, 4), files.mid(0, 4));
    QVERIFY(found.contains(store.folder() + u"/folder.generala"_s));
    QVERIFY(found.contains(store.folder() + u"/link.generala"_s));
}

void TestGameLibrary::soundLinesGoOnInACopy()
{
    const GameStore store(folderFor("copy"));
    const GameLibrary library(store);
    QVERIFY(QDir().mkpath(store.folder()));
    const QString damaged = store.folder() + u"/mine.generala"_s;
    const QByteArray bytes = withLine(20, "rubbish");
    QVERIFY(write(damaged, bytes));
    const auto copy = library.soundCopyOf(damaged);
    QVERIFY(copy.ok());
    QVERIFY(*copy != damaged);
    QCOMPARE(bytesOf(*copy), withLine(20, "").chopped(1));
    QCOMPARE(bytesOf(damaged), bytes);
    // Asked again, the same copy answers, also when it has come further.
    const Journal further = SelfPlayed::beginning(threeSeats(), 1, 50);
    QVERIFY(!store.save(*copy, further));
    const auto again = library.soundCopyOf(damaged);
    QVERIFY(again.ok());
    QCOMPARE(*again, *copy);
    QCOMPARE(bytesOf(*copy), toJsonLines(further));
    QCOMPARE(library.files().size(), 2);
}

void TestGameLibrary::nothingSoundNoCopy()
{
    const GameStore store(folderFor("hopeless"));
    QVERIFY(QDir().mkpath(store.folder()));
    const QString file = store.folder() + u"/bad.generala"_s;
    QVERIFY(write(file, "[]"));
    QVERIFY(!GameLibrary(store).soundCopyOf(file).ok());
    QVERIFY(!GameLibrary(store).soundCopyOf(store.folder() + u"/none.generala"_s).ok());
    QCOMPARE(GameLibrary(store).files(), QStringList{file});
}

void TestGameLibrary::removes()
{
    const QString file = folderFor("gone.generala");
    QVERIFY(write(file, "x"));
    QVERIFY(!GameLibrary::remove(file));
    QVERIFY(!QFileInfo::exists(file));
    const auto error = GameLibrary::remove(file);
    QVERIFY(error.has_value());
    QCOMPARE(error->path, file);
    QVERIFY(!error->systemText.isEmpty());
}

void TestGameLibrary::copiesBytes()
{
    const QString file = folderFor("original.generala");
    const QString target = folderFor("exported.generala");
    // Also of what is no game, and longer than any.
    for (const QByteArray &bytes : {withLine(20, "rubbish"), QByteArray(), QByteArray(MaxJournalBytes + 9, 'x')}) {
        QVERIFY(write(file, bytes));
        QVERIFY(!GameLibrary::copyTo(file, target));
        QCOMPARE(bytesOf(target), bytes);
        QCOMPARE(bytesOf(file), bytes);
    }
    QVERIFY(QFile::remove(file));
    QCOMPARE(GameLibrary::copyTo(file, target)->kind, StoreError::Kind::CannotRead);
}

// H23
void TestGameLibrary::copyOntoAFullDisk()
{
    const QString file = folderFor("to copy.generala");
    const QString target = folderFor("full.generala");
    const QByteArray bytes = withLine(20, "rubbish");
    QVERIFY(write(file, bytes));
    QVERIFY(write(target, "what was there"));
    {
        const FileSizeLimit limit(100);
        const auto error = GameLibrary::copyTo(file, target);
        QVERIFY(error.has_value());
        QCOMPARE(error->kind, StoreError::Kind::CannotWrite);
        QCOMPARE(error->path, target);
    }
    QCOMPARE(bytesOf(target), QByteArray("what was there"));
    QVERIFY(GameLibrary::copyTo(file, folderFor("no such folder/x.generala")).has_value());
}

void TestGameLibrary::importStoresUnderANewName()
{
    const GameStore store(folderFor("import"));
    const GameLibrary library(store);
    const Journal journal = SelfPlayed::game(threeSeats(), 5).journal;
    const QString outside = folderFor("from outside.txt");
    QVERIFY(write(outside, toJsonLines(journal)));
    const auto candidate = library.examine(outside);
    QVERIFY(candidate.ok());
    QVERIFY(candidate->loaded.complete());
    QVERIFY(candidate->sameGame.isEmpty());
    const auto file = library.add(candidate->loaded.journal);
    QVERIFY(file.ok());
    QCOMPARE(QFileInfo(*file).absolutePath(), QFileInfo(store.folder()).absoluteFilePath());
    QCOMPARE(bytesOf(*file), toJsonLines(journal));
    QVERIFY(!library.examine(folderFor("no such file")).ok());
    QVERIFY(write(outside, "[]"));
    QVERIFY(!library.examine(outside)->loaded.state);
}

void TestGameLibrary::importKnowsGamesAgain()
{
    const GameStore store(folderFor("again"));
    const GameLibrary library(store);
    const Journal journal = SelfPlayed::game(threeSeats(), 5).journal;
    const QString here = store.folder() + u"/renamed.generala"_s;
    QVERIFY(!store.save(here, journal));
    const QString outside = folderFor("again.txt");
    // The whole game, and an earlier state of it.
    for (const std::size_t entries : {journal.size(), std::size_t(30)}) {
        Journal part = journal;
        part.resize(entries);
        QVERIFY(write(outside, toJsonLines(part)));
        QCOMPARE(library.examine(outside)->sameGame, here);
    }
    // The beginning of it, but played on differently.
    Journal elsewhere = journal;
    elsewhere.resize(30);
    elsewhere.push_back({ChatPosted{0, u"elsewhere"_s}, 0, elsewhere.back().utcMs + 1});
    QVERIFY(write(outside, toJsonLines(elsewhere)));
    QVERIFY(library.examine(outside)->sameGame.isEmpty());
    // The same seed, but another day: another game.
    Journal other = journal;
    other.front().utcMs += 1000;
    QVERIFY(write(outside, toJsonLines(other)));
    QVERIFY(library.examine(outside)->sameGame.isEmpty());
}

void TestGameLibrary::longerVersionIsNoDuplicate()
{
    const GameStore store(folderFor("longer"));
    const GameLibrary library(store);
    const Journal shorter = SelfPlayed::beginning(threeSeats(), 5, 30);
    QVERIFY(!store.save(store.fileFor(shorter), shorter));
    const QString outside = folderFor("longer.txt");
    QVERIFY(write(outside, toJsonLines(SelfPlayed::beginning(threeSeats(), 5, 31))));
    QVERIFY(library.examine(outside)->sameGame.isEmpty());
    // A damaged file does not stand in the way of its sound copy.
    QVERIFY(write(store.files().front(), toJsonLines(SelfPlayed::beginning(threeSeats(), 5, 60)) + "rubbish\n"));
    QVERIFY(library.examine(outside)->sameGame.isEmpty());
}

void TestGameLibrary::importDoesNotBecomeTheLatest()
{
    const GameStore store(folderFor("latest"));
    const Journal running = SelfPlayed::beginning(threeSeats(), 1, 30);
    const QString file = store.fileFor(running);
    QVERIFY(!store.save(file, running));
    QVERIFY(GameLibrary(store).add(SelfPlayed::beginning(threeSeats(), 2, 30)).ok());
    QCOMPARE(store.files().front(), file);
    QCOMPARE(store.latestUnfinished().game->file, file);
}

QTEST_GUILESS_MAIN(TestGameLibrary)
#include "tst_gamelibrary.moc"
