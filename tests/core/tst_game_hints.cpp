#include "game/replay.h"
#include "storage/journalfile.h"
#include "support/errortext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// A hint is noted in the journal: for good, and only where one may be given.
class TestGameHints : public QObject {
    Q_OBJECT

private slots:
    void isCounted();
    void changesNothingElse();
    void onlyTheSeatThatDecides();
    void whereHintsAreSwitchedOff();
    void survivesUndo();
    void isSaved();

private:
    static GameSetup withoutHints()
    {
        GameSetup setup{u"classic"_s, {}, testSeats("pp"), 0};
        setup.hints = false;
        return setup;
    }
};

void TestGameHints::isCounted()
{
    TestGame game({"classic"});
    QVERIFY(game.play("A:throw"));
    QSignalSpy appended(&game.game(), &Game::entryAppended);
    QCOMPARE(game->noteHint(0), accepted);
    QCOMPARE(game->noteHint(0), accepted); // asked again
    QCOMPARE(game.state().at(0).hints, 2);
    QCOMPARE(game.state().at(1).hints, 0);
    QCOMPARE(appended.count(), 2);
    QVERIFY(game.journal().back().event == GameEvent(HintGiven{0}));
}

void TestGameHints::changesNothingElse()
{
    TestGame game({"classic"});
    QVERIFY(game.play("A:throw"));
    const GameState before = game.state();
    QCOMPARE(game->noteHint(0), accepted);
    QVERIFY(sameGame(game.state(), before));
    QVERIFY(game.play("A:ones B:throw"));
}

void TestGameHints::onlyTheSeatThatDecides()
{
    TestGame game({"classic"});
    QCOMPARE(game->noteHint(0), refused(EventError::NotDeciding)); // the cup waits
    QVERIFY(game.play("A:throw"));
    QCOMPARE(game->noteHint(1), refused(EventError::NotInTurn));
    QCOMPARE(game.state().at(0).hints + game.state().at(1).hints, 0);
}

void TestGameHints::whereHintsAreSwitchedOff()
{
    ManualClock clock;
    Game game(*newJournal(withoutHints(), testSeed(), clock), std::make_unique<ScriptedDice>(), clock);
    QCOMPARE(game.throwDice(0, Actor::Person), accepted);
    const std::size_t entries = game.journal().size();
    QCOMPARE(game.noteHint(0), refused(EventError::NoHints));
    QCOMPARE(game.journal().size(), entries);
}

void TestGameHints::survivesUndo()
{
    TestGame game({"classic"});
    QVERIFY(game.play("A:throw"));
    QCOMPARE(game->noteHint(0), accepted);
    QVERIFY(game.play("A:ones"));
    QCOMPARE(game->undo(), accepted);
    QVERIFY(!game.state().at(0).card.isFilled(game.row("ones")));
    QCOMPARE(game.state().at(0).hints, 1); // what was told is known
}

void TestGameHints::isSaved()
{
    ManualClock clock;
    const Journal start = testJournal({"classic"}, clock);
    const DiceSharing sharing = stateOf(start, start.size()).rules->sharing;
    Game game(start, std::make_unique<SeededDice>(testSeed(), sharing), clock);
    QCOMPARE(game.throwDice(0, Actor::Person), accepted);
    QCOMPARE(game.noteHint(0), accepted);
    const LoadedJournal loaded = fromJsonLines(toJsonLines(game.journal()));
    QVERIFY(loaded.complete());
    QVERIFY(loaded.journal == game.journal());
    QCOMPARE(stateOf(loaded.journal, loaded.journal.size()).at(0).hints, 1);
}

QTEST_GUILESS_MAIN(TestGameHints)
#include "tst_game_hints.moc"
