#include "players/splitmix64.h"
#include "rules/rulecatalog.h"
#include "support/busygame.h"
#include "support/journaltext.h"

#include <QElapsedTimer>
#include <QtTest>

/// Journals that were cut, damaged at random or are no journals at all: the valid prefix comes out, and nothing
/// crashes on any bytes. Single faults are in tst_journalfaults.
class TestJournalDamage : public QObject {
    Q_OBJECT

private slots:
    void cutAtEveryByte();
    void strangeBytes_data();
    void strangeBytes();
    void tooLong();
    void randomDamage();
    void longChainOfUndos();
};

namespace {

using Kind = JournalFault::Kind;
using namespace JournalText;

} // namespace

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
