#include "game/replay.h"
#include "support/errortext.h"
#include "support/simpleplayer.h"

#include <QtTest>
#include <limits>

/// Journals that are sound, or from which an entry is lost.
class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void everyPrefixIsAGame();
    void holes();
    void impossibleTimes();
    void scriptedDiceAreNotTheSeeds();
};

namespace {

const Journal &sound()
{
    static const Journal journal = [] {
        SeededGame game({"duel", "clock=off"});
        game.simpleMoves();
        return game.journal();
    }();
    return journal;
}

} // namespace

void TestReplay::wholeGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    for (const char *rules : {"duel", "classic", "nordic"})
        QTest::newRow(rules) << QByteArray(rules) << QByteArray();
    QTest::newRow("duel, own dice") << QByteArray("duel") << QByteArray("dice=own");
    QTest::newRow("duel by turn") << QByteArray("duel") << QByteArray("rotation=turn");
}

void TestReplay::wholeGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    SeededGame game({ruleSet, options, "ppc", 2});
    QVERIFY(game.simpleMoves());
    QVERIFY(game.state().over());
    const Replay found = replay(game.journal());
    QVERIFY(found.complete());
    QCOMPARE(found.validEntries, game.journal().size());
    QVERIFY(sameGame(*found.state, game.state()));
    QVERIFY(found.state->closed);
}

void TestReplay::everyPrefixIsAGame()
{
    for (std::size_t entries = 1; entries <= sound().size(); ++entries) {
        const Journal part(sound().begin(), sound().begin() + static_cast<std::ptrdiff_t>(entries));
        const Replay found = replay(part);
        QVERIFY2(found.complete(), QByteArray::number(qulonglong(entries)).constData());
        QVERIFY(sameGame(*found.state, stateOf(sound(), entries)));
    }
    QVERIFY(!replay({}).complete());
}

void TestReplay::holes()
{
    // Whichever entry is lost, the journal is valid exactly up to the hole: no later entry fits by chance. The
    // last one only notes the end.
    for (std::size_t lost = 1; lost + 1 < sound().size(); ++lost) {
        Journal journal = sound();
        journal.erase(journal.begin() + static_cast<std::ptrdiff_t>(lost));
        const Replay found = replay(journal);
        QVERIFY2(!found.complete(), QByteArray::number(qulonglong(lost)).constData());
        QCOMPARE(found.validEntries, lost);
    }
}

void TestReplay::impossibleTimes()
{
    Journal journal = sound();
    journal[1].decisionMs = std::numeric_limits<qint64>::max();
    journal[2].decisionMs = std::numeric_limits<qint64>::max();
    journal[3].decisionMs = std::numeric_limits<qint64>::min();
    journal[5].decisionMs = std::numeric_limits<qint64>::max();
    journal[7].decisionMs = 5;
    const Replay found = replay(journal);
    QVERIFY(found.complete());
    QVERIFY(found.state->at(0).thinkingMs > qint64(1'000'000'000'000));
    QCOMPARE(found.state->at(1).thinkingMs, 5);
}

void TestReplay::scriptedDiceAreNotTheSeeds()
{
    TestGame game({"classic"}, ScriptedDice().at(0, 1, 1, {6, 6, 6, 6, 5}));
    QVERIFY(game.play("A:throw A:poker"));
    QVERIFY(replay(game.journal(), game.dice()).complete());
    const Replay found = replay(game.journal());
    QCOMPARE(found.error, refused(EventError::WrongDice));
    QCOMPARE(found.validEntries, std::size_t(1));
    QCOMPARE(replay({}, game.dice()).error, refused(EventError::NoStart));
}

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
