#include "game/replay.h"
#include "players/splitmix64.h"
#include "rules/rulecatalog.h"
#include "storage/journalfile.h"
#include "support/busygame.h"
#include "support/games.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

/// Journals that are damaged or made up: the valid prefix comes out, the first fault is named with its line, and
/// nothing crashes on any bytes.
class TestJournalDamage : public QObject {
    Q_OBJECT

private slots:
    void oneBadLine_data();
    void oneBadLine();
    void badStart_data();
    void badStart();
    void missingFields_data();
    void missingFields();
    void cutAtEveryByte();
    void strangeBytes_data();
    void strangeBytes();
    void tooLong();
    void randomDamage();
    void longChainOfUndos();
};

namespace {

using Kind = JournalFault::Kind;

const QByteArray Utc = ",\"utc\":\"2026-01-01T00:00:00.000Z\"}";

/// A game of two persons that has begun: one line.
QByteArray beginning()
{
    const ManualClock clock;
    return toJsonLines(*newJournal(Games::setup("nordic", Games::seats(2)), Games::seed(), clock));
}

/// The beginning, seat 1's throw, and a decision to be made: two lines.
QByteArray afterThrow()
{
    const ManualClock clock;
    const Journal journal = *newJournal(Games::setup("nordic", Games::seats(2)), Games::seed(), clock);
    Game game(journal, std::make_unique<SeededDice>(Games::seed(), DiceSharing::Own), clock);
    game.throwDice(0, Actor::Person);
    return toJsonLines(game.journal());
}

void addFaultRow(const char *name, const QByteArray &line, Kind kind, const char *subject,
                 EventError event = EventError::NoStart)
{
    QTest::newRow(name) << line << int(kind) << QString::fromUtf8(subject) << int(event);
}

void addFaultColumns()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<int>("event");
}

/// Whether what was loaded is whole in itself.
bool isSound(const LoadedJournal &loaded)
{
    if (loaded.journal.empty())
        return !loaded.state.has_value() && loaded.fault.has_value();
    if (!loaded.state.has_value())
        return false;
    const Replay checked = replay(loaded.journal);
    return checked.complete() && sameGame(*checked.state, *loaded.state);
}

} // namespace

void TestJournalDamage::oneBadLine_data()
{
    addFaultColumns();
    addFaultRow("empty line", "", Kind::NotJson, "");
    addFaultRow("text", "hello", Kind::NotJson, "");
    addFaultRow("array", "[]", Kind::NotJson, "");
    addFaultRow("number", "5", Kind::NotJson, "");
    addFaultRow("half", "{\"event\":\"kep", Kind::NotJson, "");
    addFaultRow("two objects", "{} {}", Kind::NotJson, "");
    addFaultRow("no event", "{}", Kind::BadField, "event");
    addFaultRow("event is a number", "{\"event\":1}", Kind::BadField, "event");
    addFaultRow("unknown event", "{\"event\":\"cheated\"" + Utc, Kind::UnknownEvent, "cheated");
    addFaultRow("event in capitals", "{\"event\":\"KEPT\"" + Utc, Kind::UnknownEvent, "KEPT");
    const auto kept = [](const QByteArray &fields) { return "{\"event\":\"kept\"," + fields + Utc; };
    addFaultRow("seat is text", kept("\"seat\":\"1\",\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadField, "seat");
    addFaultRow("seat is 1.5", kept("\"seat\":1.5,\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadField, "seat");
    addFaultRow("seat 0", kept("\"seat\":0,\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadField, "seat");
    addFaultRow("seat 1e300", kept("\"seat\":1e300,\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadField, "seat");
    addFaultRow("seat 99", kept("\"seat\":99,\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadEvent, "",
                EventError::NoSuchSeat);
    addFaultRow("seat not in turn", kept("\"seat\":2,\"kept\":[],\"by\":\"person\",\"ms\":0"), Kind::BadEvent, "",
                EventError::NotInTurn);
    addFaultRow("kept six", kept("\"seat\":1,\"kept\":[6],\"by\":\"person\",\"ms\":0"), Kind::BadField, "kept");
    addFaultRow("kept twice", kept("\"seat\":1,\"kept\":[2,2],\"by\":\"person\",\"ms\":0"), Kind::BadField, "kept");
    addFaultRow("kept backwards", kept("\"seat\":1,\"kept\":[3,2],\"by\":\"person\",\"ms\":0"), Kind::BadField, "kept");
    addFaultRow("kept is text", kept("\"seat\":1,\"kept\":\"\",\"by\":\"person\",\"ms\":0"), Kind::BadField, "kept");
    addFaultRow("kept all", kept("\"seat\":1,\"kept\":[1,2,3,4,5],\"by\":\"person\",\"ms\":0"), Kind::BadEvent, "",
                EventError::AllDiceKept);
    addFaultRow("by a ghost", kept("\"seat\":1,\"kept\":[],\"by\":\"ghost\",\"ms\":0"), Kind::BadField, "by");
    addFaultRow("negative time", kept("\"seat\":1,\"kept\":[],\"by\":\"person\",\"ms\":-1"), Kind::BadField, "ms");
    addFaultRow("endless time", kept("\"seat\":1,\"kept\":[],\"by\":\"person\",\"ms\":9223372036854775807"),
                Kind::BadField, "ms");
    addFaultRow("bad stamp",
                "{\"event\":\"kept\",\"seat\":1,\"kept\":[],\"by\":\"person\",\"ms\":0,\"utc\":\"yesterday\"}",
                Kind::BadField, "utc");
    const auto filled = [](const QByteArray &fields) {
        return "{\"event\":\"filled\",\"seat\":1," + fields + ",\"locked\":[],\"by\":\"person\",\"ms\":0" + Utc;
    };
    addFaultRow("no such row", filled("\"row\":\"sevens\",\"points\":7"), Kind::BadEvent, "", EventError::NoSuchRow);
    addFaultRow("row by number", filled("\"row\":3,\"points\":7"), Kind::BadField, "row");
    addFaultRow("9999 points", filled("\"row\":\"sixes\",\"points\":9999"), Kind::BadEvent, "", EventError::WrongPoints);
    addFaultRow("negative points", filled("\"row\":\"sixes\",\"points\":-6"), Kind::BadField, "points");
    const auto thrown = [](const QByteArray &fields) {
        return "{\"event\":\"thrown\",\"seat\":1," + fields + ",\"by\":\"person\",\"ms\":0" + Utc;
    };
    addFaultRow("die 7", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,7]"), Kind::BadField, "dice");
    addFaultRow("four dice", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4]"), Kind::BadField, "dice");
    addFaultRow("six dice", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5,6]"), Kind::BadField, "dice");
    addFaultRow("round 10^9", thrown("\"round\":1000000000,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5]"),
                Kind::BadEvent, "", EventError::NotThrowing);
    addFaultRow("round 10^19", thrown("\"round\":10000000000000000000,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5]"),
                Kind::BadField, "round");
    addFaultRow("empty chat", "{\"event\":\"chat\",\"seat\":1,\"text\":\" \"" + Utc, Kind::BadEvent, "",
                EventError::EmptyMessage);
    addFaultRow("half a pair", "{\"event\":\"chat\",\"seat\":1,\"text\":\"\\ud83c\"" + Utc, Kind::BadField, "text");
    addFaultRow("chat of seat 99", "{\"event\":\"chat\",\"seat\":99,\"text\":\"x\"" + Utc, Kind::BadEvent, "",
                EventError::NoSuchSeat);
    addFaultRow("seat becomes nothing", "{\"event\":\"seat\",\"seat\":1,\"becomes\":5" + Utc, Kind::BadField, "becomes");
    addFaultRow("seat becomes a nobody",
                "{\"event\":\"seat\",\"seat\":1,\"becomes\":{\"name\":\"x\",\"colour\":\"\",\"player\":\"dog\"}" + Utc,
                Kind::BadField, "becomes.player");
    addFaultRow("undo of nothing", "{\"event\":\"undone\",\"line\":2,\"ms\":0" + Utc, Kind::BadEvent, "",
                EventError::NothingToUndo);
    addFaultRow("undo of line 10^9", "{\"event\":\"undone\",\"line\":1000000000,\"ms\":0" + Utc, Kind::BadEvent, "",
                EventError::NothingToUndo);
    addFaultRow("end of a pause", "{\"event\":\"paused\",\"on\":false" + Utc, Kind::BadEvent, "",
                EventError::GamePaused);
    addFaultRow("pause is a number", "{\"event\":\"paused\",\"on\":1" + Utc, Kind::BadField, "on");
    addFaultRow("finished too soon", "{\"event\":\"finished\",\"reason\":\"complete\"" + Utc, Kind::BadEvent, "",
                EventError::NotOver);
    addFaultRow("finished by magic", "{\"event\":\"finished\",\"reason\":\"magic\"" + Utc, Kind::BadField, "reason");
    addFaultRow("a second start", beginning().trimmed(), Kind::BadEvent, "", EventError::SecondStart);
}

void TestJournalDamage::oneBadLine()
{
    QFETCH(QByteArray, line);
    QFETCH(int, kind);
    QFETCH(QString, subject);
    QFETCH(int, event);
    const QByteArray good = afterThrow();
    const LoadedJournal loaded = fromJsonLines(good + line + "\n" + "{\"event\":\"never reached\"}\n");
    QVERIFY(loaded.fault.has_value());
    QCOMPARE(loaded.fault->line, 3);
    QCOMPARE(int(loaded.fault->kind), kind);
    QCOMPARE(loaded.fault->subject, subject);
    QCOMPARE(int(loaded.fault->event), event);
    QCOMPARE(toJsonLines(loaded.journal), good);
    QVERIFY(isSound(loaded));
}

void TestJournalDamage::badStart_data()
{
    addFaultColumns();
    const QByteArray good = beginning().trimmed();
    const auto changed = [&good](const QByteArray &from, const QByteArray &to) {
        QByteArray line = good;
        line.replace(from, to);
        return line;
    };
    addFaultRow("another event first", "{\"event\":\"paused\",\"on\":true" + Utc, Kind::BadEvent, "", EventError::NoStart);
    addFaultRow("newer format", changed("\"format\":1", "\"format\":2"), Kind::NewerFormat, "");
    addFaultRow("newer format and other fields", "{\"event\":\"started\",\"format\":2}", Kind::NewerFormat, "");
    addFaultRow("format 0", changed("\"format\":1", "\"format\":0"), Kind::BadField, "format");
    addFaultRow("format is text", changed("\"format\":1", "\"format\":\"1\""), Kind::BadField, "format");
    addFaultRow("unknown rules", changed("\"rules\":\"nordic\"", "\"rules\":\"poker\""), Kind::BadEvent, "",
                EventError::UnknownRules);
    addFaultRow("unknown option", changed("clock=off", "cheat=on"), Kind::BadEvent, "", EventError::UnknownRules);
    addFaultRow("option without a value", changed("clock=off", "clock"), Kind::BadField, "options");
    addFaultRow("option is a number", changed("\"clock=off\"", "7"), Kind::BadField, "options");
    addFaultRow("other rules", changed("\"fingerprint\":\"", "\"fingerprint\":\"00"), Kind::BadEvent, "",
                EventError::OtherRules);
    addFaultRow("fingerprint no hex", changed("\"fingerprint\":\"", "\"fingerprint\":\"xy"), Kind::BadField,
                "fingerprint");
    addFaultRow("seed too long", changed("\"seed\":\"", "\"seed\":\"00"), Kind::BadEvent, "", EventError::BadSeed);
    addFaultRow("another seed", changed("\"seed\":\"67", "\"seed\":\"68"), Kind::BadEvent, "", EventError::BadSeed);
    addFaultRow("seed no hex", changed("\"seed\":\"67", "\"seed\":\"6G"), Kind::BadField, "seed");
    addFaultRow("seed in capitals", changed("\"seed\":\"67", "\"seed\":\"6F"), Kind::BadField, "seed");
    addFaultRow("another fairness code", changed("\"fairness\":\"", "\"fairness\":\"00"), Kind::BadEvent, "",
                EventError::BadSeed);
    addFaultRow("starter 3 of 2", changed("\"starter\":1", "\"starter\":3"), Kind::BadEvent, "", EventError::BadSeats);
    addFaultRow("seats are text", changed("\"seats\":[", "\"seats\":\"\",\"x\":["), Kind::BadField, "seats");
    addFaultRow("seat is a number", changed("\"seats\":[", "\"seats\":[5,"), Kind::BadField, "seats.name");
    QByteArray many;
    for (int i = 0; i < 97; ++i)
        many += "{\"name\":\"" + QByteArray::number(i) + "\",\"colour\":\"\",\"player\":\"person\"},";
    addFaultRow("99 seats", changed("\"seats\":[", "\"seats\":[" + many), Kind::BadEvent, "", EventError::BadSeats);
    addFaultRow("no seats", "{\"event\":\"started\",\"format\":1}", Kind::BadField, "rules");
}

void TestJournalDamage::badStart()
{
    QFETCH(QByteArray, line);
    QFETCH(int, kind);
    QFETCH(QString, subject);
    QFETCH(int, event);
    const LoadedJournal loaded = fromJsonLines(line + "\n" + line + "\n");
    QVERIFY(loaded.fault.has_value());
    QCOMPARE(loaded.fault->line, 1);
    QCOMPARE(int(loaded.fault->kind), kind);
    QCOMPARE(loaded.fault->subject, subject);
    QCOMPARE(int(loaded.fault->event), event);
    QVERIFY(loaded.journal.empty());
    QVERIFY(!loaded.state.has_value());
}

void TestJournalDamage::missingFields_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("field");
    const QByteArray decision = afterThrow();
    const std::vector<std::pair<QByteArray, QByteArray>> lines{
        {"", beginning().trimmed()},
        {beginning(), decision.mid(beginning().size()).trimmed()},
        {decision, "{\"event\":\"kept\",\"seat\":1,\"kept\":[],\"by\":\"person\",\"ms\":0" + Utc},
        {decision,
         "{\"event\":\"filled\",\"seat\":1,\"row\":\"ones\",\"points\":0,\"locked\":[],\"by\":\"person\",\"ms\":0" + Utc},
        {decision, "{\"event\":\"chat\",\"seat\":1,\"text\":\"x\"" + Utc},
        {decision, "{\"event\":\"seat\",\"seat\":1,\"becomes\":{\"name\":\"x\",\"colour\":\"\",\"player\":\"person\"}" + Utc},
        {decision, "{\"event\":\"undone\",\"line\":2,\"ms\":0" + Utc},
        {decision, "{\"event\":\"paused\",\"on\":true" + Utc},
        {decision, "{\"event\":\"finished\",\"reason\":\"complete\"" + Utc},
    };
    for (const auto &[before, line] : lines) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        for (const QString &key : object.keys()) {
            QTest::addRow("%s without %s", qPrintable(object.value(u"event").toString()), qPrintable(key))
                << before << line << key.toUtf8();
        }
    }
}

void TestJournalDamage::missingFields()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, field);
    QByteArray without = line;
    without.replace("\"" + field + "\":", "\"gone\":");
    QVERIFY(without != line);
    const LoadedJournal loaded = fromJsonLines(before + without + "\n");
    QVERIFY(loaded.fault.has_value());
    QCOMPARE(int(loaded.fault->kind), int(Kind::BadField));
    QVERIFY2(loaded.fault->subject.endsWith(QString::fromUtf8(field)), qPrintable(loaded.fault->subject));
    QCOMPARE(loaded.fault->line, int(before.count('\n')) + 1);
    QCOMPARE(toJsonLines(loaded.journal), before);
}

void TestJournalDamage::cutAtEveryByte()
{
    const QByteArray text = toJsonLines(busyGameSoFar("duel", 3, 25));
    for (qsizetype size = 0; size < text.size(); ++size) {
        const QByteArray cut = text.left(size);
        const LoadedJournal loaded = fromJsonLines(cut);
        const int lines = int(cut.count('\n'));
        QCOMPARE(int(loaded.journal.size()), lines);
        QCOMPARE(toJsonLines(loaded.journal), cut.left(cut.lastIndexOf('\n') + 1));
        if (size == 0) {
            QCOMPARE(int(loaded.fault->event), int(EventError::NoStart));
        } else if (cut.endsWith('\n')) {
            QVERIFY(loaded.complete());
        } else {
            QCOMPARE(int(loaded.fault->kind), int(Kind::CutOff));
            QCOMPARE(loaded.fault->line, lines + 1);
        }
    }
}

void TestJournalDamage::strangeBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("line feeds") << QByteArray(1000, '\n');
    QTest::newRow("NUL") << QByteArray(1000, '\0');
    QTest::newRow("NUL lines") << QByteArray("\0\n\0\n", 4);
    QTest::newRow("bad UTF-8") << QByteArray("{\"event\":\"\xff\xfe\"}\n");
    QTest::newRow("overlong UTF-8") << QByteArray("{\"event\":\"\xc0\x80\"}\n");
    QTest::newRow("UTF-16") << QByteArray("{\0\"\0e\0\n\0", 8);
    QTest::newRow("deep array") << QByteArray(500'000, '[') + "\n";
    QTest::newRow("deep object") << QByteArray("{\"event\":").repeated(100'000) + "\n";
    QTest::newRow("deep and closed") << QByteArray(100'000, '[') + QByteArray(100'000, ']') + "\n";
    QTest::newRow("many digits") << "{\"event\":" + QByteArray(1'000'000, '9') + "}\n";
    QTest::newRow("big exponent") << QByteArray("{\"event\":\"started\",\"format\":1e999999}\n");
    QTest::newRow("negative format") << QByteArray("{\"event\":\"started\",\"format\":-9223372036854775808}\n");
    QTest::newRow("long text") << "{\"event\":\"" + QByteArray(2'000'000, 'x') + "\"}\n";
    QTest::newRow("same key often") << "{" + QByteArray("\"event\":\"started\",").repeated(50'000) + "\"a\":1}\n";
    QTest::newRow("all bytes") << [] {
        QByteArray all;
        for (int byte = 0; byte < 256; ++byte)
            all += static_cast<char>(byte);
        return all.repeated(100);
    }();
}

void TestJournalDamage::strangeBytes()
{
    QFETCH(QByteArray, bytes);
    const LoadedJournal loaded = fromJsonLines(bytes);
    QVERIFY(loaded.fault.has_value());
    QCOMPARE(loaded.fault->line, 1);
    QVERIFY(isSound(loaded));
}

void TestJournalDamage::tooLong()
{
    const QByteArray chat = "{\"event\":\"chat\",\"seat\":1,\"text\":\"x\"" + Utc + "\n";
    const QByteArray start = beginning();
    const QByteArray most = start + chat.repeated(qsizetype(MaxJournalEntries) - 1);
    QVERIFY(fromJsonLines(most).complete());
    const LoadedJournal more = fromJsonLines(most + chat);
    QCOMPARE(int(more.fault->kind), int(Kind::TooLong));
    QCOMPARE(more.fault->line, int(MaxJournalEntries) + 1);
    QCOMPARE(more.journal.size(), MaxJournalEntries);

    const LoadedJournal huge = fromJsonLines(start + QByteArray(MaxJournalBytes, ' ') + "\n");
    QCOMPARE(int(huge.fault->kind), int(Kind::TooLong));
    QVERIFY(isSound(huge));
}

void TestJournalDamage::randomDamage()
{
    SplitMix64 chance("damage");
    for (const QString &id : RuleCatalog::ids()) {
        const QByteArray text = toJsonLines(busyGameSoFar(id.toUtf8(), 7, 60));
        for (int i = 0; i < 1500; ++i) {
            QByteArray damaged = text;
            for (int hits = 1 + chance.below(3); hits > 0; --hits) {
                const int at = chance.below(int(damaged.size()));
                switch (chance.below(4)) {
                case 0:
                    damaged[at] = static_cast<char>(chance.below(256));
                    break;
                case 1:
                    damaged.remove(at, 1 + chance.below(40));
                    break;
                case 2:
                    damaged.insert(at, damaged.mid(chance.below(int(damaged.size())), chance.below(200)));
                    break;
                default:
                    damaged[at] = "0123456789\",:{}[]\n"[chance.below(18)];
                }
            }
            QVERIFY(isSound(fromJsonLines(damaged)));
        }
    }
}

void TestJournalDamage::longChainOfUndos()
{
    // The longest chain of decisions taken back that a file may hold: slow would be as bad as a crash.
    QByteArray text = afterThrow();
    for (int line = 3; line + 1 <= int(MaxJournalEntries); line += 2) {
        text += "{\"event\":\"kept\",\"seat\":1,\"kept\":[],\"by\":\"person\",\"ms\":0" + Utc + "\n";
        text += "{\"event\":\"undone\",\"line\":" + QByteArray::number(line) + ",\"ms\":0" + Utc + "\n";
    }
    QElapsedTimer watch;
    watch.start();
    const LoadedJournal loaded = fromJsonLines(text);
    QVERIFY(loaded.complete());
    qInfo("%zu entries in %lld ms", loaded.journal.size(), static_cast<long long>(watch.elapsed()));
}

QTEST_GUILESS_MAIN(TestJournalDamage)
#include "tst_journaldamage.moc"
