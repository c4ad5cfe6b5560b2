#include "support/journaltext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

/// Journals with one thing wrong: the valid prefix comes out, and the fault is named with its line.
class TestJournalFaults : public QObject {
    Q_OBJECT

private slots:
    void oneBadLine_data();
    void oneBadLine();
    void badStart_data();
    void badStart();
    void missingFields_data();
    void missingFields();
};

namespace {

using Kind = JournalFault::Kind;
using namespace JournalText;

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

} // namespace

void TestJournalFaults::oneBadLine_data()
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
    addFaultRow("9999 points", filled("\"row\":\"sixes\",\"points\":9999"), Kind::BadEvent, "",
                EventError::WrongPoints);
    addFaultRow("negative points", filled("\"row\":\"sixes\",\"points\":-6"), Kind::BadField, "points");
    addFaultRow("no extra points", filled("\"row\":\"sixes\",\"points\":6,\"extra\":0"), Kind::BadField, "extra");
    addFaultRow("extra points are text", filled("\"row\":\"sixes\",\"points\":6,\"extra\":\"100\""), Kind::BadField,
                "extra");
    addFaultRow("extra points where there are none", filled("\"row\":\"sixes\",\"points\":6,\"extra\":100"),
                Kind::BadEvent, "", EventError::WrongPoints);
    const auto thrown = [](const QByteArray &fields) {
        return "{\"event\":\"thrown\",\"seat\":1," + fields + ",\"by\":\"person\",\"ms\":0" + Utc;
    };
    addFaultRow("die 7", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,7]"), Kind::BadField, "dice");
    addFaultRow("four dice", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4]"), Kind::BadField, "dice");
    addFaultRow("six dice", thrown("\"round\":1,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5,6]"), Kind::BadField,
                "dice");
    addFaultRow("round 10^9", thrown("\"round\":1000000000,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5]"),
                Kind::BadEvent, "", EventError::NotThrowing);
    addFaultRow("round 10^19", thrown("\"round\":10000000000000000000,\"throw\":2,\"kept\":[],\"dice\":[1,2,3,4,5]"),
                Kind::BadField, "round");
    addFaultRow("empty chat", "{\"event\":\"chat\",\"seat\":1,\"text\":\" \"" + Utc, Kind::BadEvent, "",
                EventError::EmptyMessage);
    addFaultRow("half a pair", "{\"event\":\"chat\",\"seat\":1,\"text\":\"\\ud83c\"" + Utc, Kind::BadField, "text");
    addFaultRow("chat of seat 99", "{\"event\":\"chat\",\"seat\":99,\"text\":\"x\"" + Utc, Kind::BadEvent, "",
                EventError::NoSuchSeat);
    addFaultRow("seat becomes nothing", "{\"event\":\"seat\",\"seat\":1,\"becomes\":5" + Utc, Kind::BadField,
                "becomes");
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

void TestJournalFaults::oneBadLine()
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

void TestJournalFaults::badStart_data()
{
    addFaultColumns();
    const QByteArray good = beginning().trimmed();
    const auto changed = [&good](const QByteArray &from, const QByteArray &to) {
        QByteArray line = good;
        line.replace(from, to);
        return line;
    };
    addFaultRow("another event first", "{\"event\":\"paused\",\"on\":true" + Utc, Kind::BadEvent, "",
                EventError::NoStart);
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

void TestJournalFaults::badStart()
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

void TestJournalFaults::missingFields_data()
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
         "{\"event\":\"filled\",\"seat\":1,\"row\":\"ones\",\"points\":0,\"locked\":[],\"by\":\"person\",\"ms\":0"
             + Utc},
        {decision, "{\"event\":\"chat\",\"seat\":1,\"text\":\"x\"" + Utc},
        {decision,
         "{\"event\":\"seat\",\"seat\":1,\"becomes\":{\"name\":\"x\",\"colour\":\"\",\"player\":\"person\"}" + Utc},
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

void TestJournalFaults::missingFields()
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

QTEST_GUILESS_MAIN(TestJournalFaults)
#include "tst_journalfaults.moc"
