#include "game/replay.h"
#include "rules/rulecatalog.h"
#include "storage/journalfile.h"
#include "support/busygame.h"
#include "support/games.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QtTest>

/// Journals written and read again. Damaged ones are in tst_journaldamage.
class TestJournalFile : public QObject {
    Q_OBJECT

private slots:
    void busyGames_data();
    void busyGames();
    void busyGamesHoldEverything();
    void everyLineIsAnObject();
    void oneOfEachKind();
    void timeSpentBeforeAPause();
    void gamesWithoutHints();
    void everyWholePrefixIsComplete();
    void otherSpellingsOfTheSame();
    void localeChangesNothing();
    void finishedIsSeenFromTheEnd();
    void isQuick();
};

namespace {

template <typename Event>
bool holds(const Journal &journal)
{
    return std::any_of(journal.begin(), journal.end(),
                       [](const JournalEntry &entry) { return std::holds_alternative<Event>(entry.event); });
}

} // namespace

void TestJournalFile::busyGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const QString &id : RuleCatalog::ids())
        QTest::addRow("%s", qPrintable(id)) << id.toUtf8();
}

void TestJournalFile::busyGames()
{
    QFETCH(QByteArray, ruleSet);
    for (int number = 0; number < 30; ++number) {
        const Journal journal = busyGame(ruleSet, number);
        const QByteArray text = toJsonLines(journal);
        const LoadedJournal loaded = fromJsonLines(text);
        QVERIFY2(loaded.complete(), qPrintable(QString::number(loaded.fault ? loaded.fault->line : 0)));
        QVERIFY(loaded.journal == journal);
        QCOMPARE(toJsonLines(loaded.journal), text);
        QVERIFY(loaded.state.has_value());
        QVERIFY(loaded.state->over());
        QVERIFY(sameGame(*loaded.state, stateOf(journal, journal.size())));
    }
}

void TestJournalFile::busyGamesHoldEverything()
{
    // Or the tests on busy games test less than they seem to.
    Journal all;
    bool computerSeat = false;
    bool clockDecided = false;
    for (int number = 0; number < 10; ++number) {
        for (const JournalEntry &entry : busyGame("duel", number)) {
            all.push_back(entry);
            if (const auto *filled = std::get_if<RowFilled>(&entry.event))
                clockDecided = clockDecided || filled->by == Actor::Clock;
            if (const auto *start = std::get_if<GameStarted>(&entry.event))
                computerSeat = computerSeat || start->seats.back().kind == PlayerKind::Computer;
        }
    }
    QVERIFY(computerSeat && clockDecided);
    QVERIFY(holds<DiceThrown>(all) && holds<DiceKept>(all) && holds<RowFilled>(all) && holds<ChatPosted>(all));
    QVERIFY(holds<SeatChanged>(all) && holds<Undone>(all) && holds<Paused>(all) && holds<Finished>(all));
}

void TestJournalFile::everyLineIsAnObject()
{
    const QByteArray text = toJsonLines(busyGame("duel", 3));
    QVERIFY(text.endsWith('\n'));
    QByteArrayList lines = text.split('\n');
    QVERIFY(lines.takeLast().isEmpty());
    for (const QByteArray &line : lines) {
        const QJsonDocument document = QJsonDocument::fromJson(line);
        QVERIFY2(document.isObject(), line.constData());
        QVERIFY(line.startsWith("{\"event\":\""));
        QVERIFY(document.object().contains(QStringLiteral("utc")));
        QVERIFY(!line.contains("e+"));
    }
}

void TestJournalFile::oneOfEachKind()
{
    ManualClock clock;
    clock.setUtc(1'767'225'600'250);
    std::vector<SeatSpec> seats = Games::seats(2, 1);
    seats[0].name = QStringLiteral("Ana \"A\"");
    const Journal start = *newJournal(Games::setup("nordic", seats), Games::seed(), clock);
    const QByteArray first = toJsonLines(start);
    const auto &started = std::get<GameStarted>(start.front().event);
    QCOMPARE(first,
             "{\"event\":\"started\",\"format\":1,\"rules\":\"nordic\",\"options\":[\"clock=off\"],\"fingerprint\":\""
                 + started.fingerprint
                 + "\",\"seats\":[{\"name\":\"Ana \\\"A\\\"\",\"colour\":\"#e8a53a\",\"player\":\"person\"},"
                   "{\"name\":\"Boris\",\"colour\":\"#5aa5e8\",\"player\":\"computer\",\"level\":\"greedy\"}],"
                   "\"starter\":1,\"seed\":\""
                 + QByteArray("67").repeated(32) + "\",\"fairness\":\"" + started.fairnessCode
                 + "\",\"utc\":\"2026-01-01T00:00:00.250Z\"}\n");

    const auto line = [&](GameEvent event, qint64 ms) {
        Journal journal = start;
        journal.push_back({std::move(event), ms, 0});
        return toJsonLines(journal).mid(first.size());
    };
    const QByteArray utc = "\"utc\":\"1970-01-01T00:00:00.000Z\"}\n";
    QCOMPARE(line(DiceThrown{0, 2, 3, DiceMask(0b10001U), Dice{{1, 2, 3, 4, 6}}, Actor::Clock}, 15000),
             "{\"event\":\"thrown\",\"seat\":1,\"round\":2,\"throw\":3,\"kept\":[1,5],\"dice\":[1,2,3,4,6],"
             "\"by\":\"clock\",\"ms\":15000,"
                 + utc);
    QCOMPARE(line(DiceKept{1, DiceMask::none(), Actor::Computer}, 7),
             "{\"event\":\"kept\",\"seat\":2,\"kept\":[],\"by\":\"computer\",\"ms\":7," + utc);
    QCOMPARE(line(RowFilled{0, 7, 30, DiceMask::all(), Actor::Person}, 0),
             "{\"event\":\"filled\",\"seat\":1,\"row\":\"full-house\",\"points\":30,\"locked\":[1,2,3,4,5],"
             "\"by\":\"person\",\"ms\":0,"
                 + utc);
    QCOMPARE(line(ChatPosted{1, QStringLiteral("a\"b\\c\n\u0001é")}, 0),
             "{\"event\":\"chat\",\"seat\":2,\"text\":\"a\\\"b\\\\c\\u000a\\u0001\xc3\xa9\"," + utc);
    QCOMPARE(line(SeatChanged{1, seats[1]}, 0),
             "{\"event\":\"seat\",\"seat\":2,\"becomes\":{\"name\":\"Boris\",\"colour\":\"#5aa5e8\","
             "\"player\":\"computer\",\"level\":\"greedy\"},"
                 + utc);
    QCOMPARE(line(Undone{6}, 12), "{\"event\":\"undone\",\"line\":7,\"ms\":12," + utc);
    QCOMPARE(line(Paused{true}, 0), "{\"event\":\"paused\",\"on\":true," + utc);
    QCOMPARE(line(Paused{true}, 1200), "{\"event\":\"paused\",\"on\":true,\"ms\":1200," + utc);
    QCOMPARE(line(Finished{FinishReason::ServedWin}, 0), "{\"event\":\"finished\",\"reason\":\"served-win\"," + utc);
}

void TestJournalFile::timeSpentBeforeAPause()
{
    const ManualClock clock;
    Journal journal = *newJournal(Games::setup("duel", Games::seats(2)), Games::seed(), clock);
    journal.push_back({Paused{true}, 1200, 0});
    const QByteArray text = toJsonLines(journal);
    const LoadedJournal loaded = fromJsonLines(text);
    QVERIFY(loaded.complete());
    QCOMPARE(loaded.journal, journal);
    QCOMPARE(spentOnOpenDecision(loaded.journal), 1200);
    for (const char *wrong : {"-1", "0.5", "\"12\""}) {
        const LoadedJournal bad = fromJsonLines(QByteArray(text).replace("\"ms\":1200", QByteArray("\"ms\":") + wrong));
        QVERIFY2(bad.fault && bad.fault->kind == JournalFault::Kind::BadField, wrong);
        QCOMPARE(bad.fault->subject, QStringLiteral("ms"));
        QCOMPARE(bad.fault->line, 2);
    }
}

void TestJournalFile::gamesWithoutHints()
{
    ManualClock clock;
    GameSetup setup = Games::setup("nordic", Games::seats(2));
    QVERIFY(!toJsonLines(*newJournal(setup, Games::seed(), clock)).contains("hints"));
    setup.hints = false;
    const Journal journal = *newJournal(setup, Games::seed(), clock);
    QByteArray text = toJsonLines(journal);
    QVERIFY2(text.contains(",\"hints\":false,"), text.constData());
    const LoadedJournal loaded = fromJsonLines(text);
    QVERIFY(loaded.complete());
    QVERIFY(loaded.journal == journal);
    QVERIFY(!loaded.state->hintsAllowed);

    text.replace("\"hints\":false", "\"hints\":0");
    const LoadedJournal bad = fromJsonLines(text);
    QVERIFY(bad.fault && bad.fault->kind == JournalFault::Kind::BadField);
    QCOMPARE(bad.fault->subject, QStringLiteral("hints"));
}

void TestJournalFile::everyWholePrefixIsComplete()
{
    const Journal journal = busyGame("classic", 5);
    const QByteArray text = toJsonLines(journal);
    std::size_t lines = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
        const LoadedJournal loaded = fromJsonLines(text.left(end + 1));
        QVERIFY(loaded.complete());
        QCOMPARE(loaded.journal.size(), ++lines);
        QVERIFY(loaded.journal == Journal(journal.begin(), journal.begin() + static_cast<std::ptrdiff_t>(lines)));
    }
}

void TestJournalFile::otherSpellingsOfTheSame()
{
    const Journal journal = busyGame("nordic", 2);
    QByteArray text = toJsonLines(journal);
    // Spaces, keys that a later version added, line ends of another system, 5.0 for 5, escapes for letters, a mark
    // that some editors put first.
    text.replace("\"event\":\"thrown\",", "\"new-key\" : [ {} ] , \"event\" : \"thrown\" , ");
    text.replace("\"round\":5,", "\"round\":5.0,");
    text.replace("\"by\":\"person\"", "\"by\":\"\\u0070erson\"");
    text.replace("\n", "\r\n");
    text.prepend("\xef\xbb\xbf");
    const LoadedJournal loaded = fromJsonLines(text);
    QVERIFY(loaded.complete());
    QVERIFY(loaded.journal == journal);
}

// H30
void TestJournalFile::localeChangesNothing()
{
    const Journal journal = busyGame("duel", 4);
    const QByteArray text = toJsonLines(journal);
    for (const QLocale::Language language : {QLocale::Turkish, QLocale::Arabic, QLocale::Hindi, QLocale::German}) {
        QLocale::setDefault(QLocale(language));
        QCOMPARE(toJsonLines(journal), text);
        QVERIFY(fromJsonLines(text).complete());
    }
    QLocale::setDefault(QLocale::c());
}

void TestJournalFile::finishedIsSeenFromTheEnd()
{
    const Journal journal = busyGame("duel", 1);
    const QByteArray text = toJsonLines(journal);
    QVERIFY(endsFinished(text));
    QVERIFY(endsFinished(text.right(4096)));
    const qsizetype lastLine = text.lastIndexOf('\n', -2) + 1;
    QVERIFY(endsFinished(text.mid(lastLine)));
    QVERIFY(!endsFinished(text.mid(lastLine + 1))); // too short to tell
    QVERIFY(!endsFinished(text.left(lastLine)));
    QVERIFY(!endsFinished({}));

    // Chat after the end hides nothing, and chat cannot claim the end.
    Journal chatted = journal;
    chatted.push_back({ChatPosted{0, QStringLiteral("gg")}, 0, 0});
    QVERIFY(endsFinished(toJsonLines(chatted)));
    Journal claimed{journal.front()};
    claimed.push_back({ChatPosted{0, QStringLiteral("\n{\"event\":\"finished\",\"reason\":\"complete\"}")}, 0, 0});
    for (qsizetype length = 1; length <= toJsonLines(claimed).size(); ++length)
        QVERIFY(!endsFinished(toJsonLines(claimed).right(length)));
}

void TestJournalFile::isQuick()
{
    const Journal journal = busyGame("duel", 2);
    QElapsedTimer watch;
    watch.start();
    QByteArray text;
    constexpr int times = 20;
    for (int i = 0; i < times; ++i)
        text = toJsonLines(journal);
    const qint64 writing = watch.nsecsElapsed() / times;
    watch.restart();
    for (int i = 0; i < times; ++i)
        QVERIFY(fromJsonLines(text).complete());
    const qint64 reading = watch.nsecsElapsed() / times;
    qInfo("%zu entries, %lld bytes: written in %lld us, read and checked in %lld us", journal.size(),
          static_cast<long long>(text.size()), static_cast<long long>(writing / 1000),
          static_cast<long long>(reading / 1000));
    QVERIFY(writing < 50'000'000);
    QVERIFY(reading < 200'000'000);
}

QTEST_GUILESS_MAIN(TestJournalFile)
#include "tst_journalfile.moc"
