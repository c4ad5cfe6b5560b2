#include "gameview.h"
#include "panes/historylist.h"
#include "panes/historypane.h"
#include "replay/replaybar.h"
#include "scorecard/scorecardmodel.h"
#include "support/testwindow.h"

using namespace Qt::StringLiterals;

/// Earlier moments of a game that runs: what they cost, and what they may not show.
class TestLookingBack : public QObject {
    Q_OBJECT

private slots:
    void aComputerLosesNoTime();
    void aPersonsClockRunsOn();
    void aPauseComesBackAndHidesTheDice();
    void thePausedThrowAfterAnUndo();
    void aPauseIsOneAlsoFromAnEarlierMoment();
    void theLatestRowsAreMarkedAgain();
    void theSameMomentStaysForWhoeverAsksForIt();
    void spacePlaysTheReplayFromTheHistoryToo();

private:
    static GameSetup duel(int computers)
    {
        GameSetup setup = Games::setup("duel", Games::seats(2, computers));
        setup.starter = computers > 0 ? 1 : 0;
        return setup;
    }
    /// Two persons; the first has thrown and is to decide.
    static void begin(TestWindow &game)
    {
        game.play(duel(0));
        game.pressThrowKey();
    }
    static void look(TestWindow &game, int entry) { emit game.child<HistoryPane>().momentChosen(entry); }
};

void TestLookingBack::aComputerLosesNoTime()
{
    TestWindow game;
    game.settings().setAnimation(MotionPolicy::Speed::Normal); // the computer takes its time
    game.play(duel(1));
    QTRY_COMPARE(game.throwsInJournal(), 1);
    game.session().finishMotion();
    QCOMPARE(game.state().seat, 1);
    look(game, 1);
    const qint64 left = game.session().game().remainingMs();
    game.clock.advance(60'000);
    QVERIFY(game.session().game().clockHeld());
    QCOMPARE(game.session().game().remainingMs(), left);
    QCOMPARE(game.throwsInJournal(), 1);
    game.child<GameView>().comeBack();
    game.clock.advance(1000);
    QCOMPARE(game.session().game().remainingMs(), left - 1000);
}

void TestLookingBack::aPersonsClockRunsOn()
{
    TestWindow game;
    begin(game);
    const qint64 left = game.session().game().remainingMs();
    look(game, 1);
    game.clock.advance(4000);
    QCOMPARE(game.session().game().remainingMs(), left - 4000);
}

void TestLookingBack::aPauseComesBackAndHidesTheDice()
{
    TestWindow game;
    begin(game);
    const QStringList before = game.historyTexts();
    look(game, 1);
    QVERIFY(game.child<GameView>().lookingBack());
    game.session().setPaused(true); // as minimising the window does
    QVERIFY(!game.child<GameView>().lookingBack());
    QVERIFY(!game.child<QWidget>("pauseCover").isHidden());
    QCOMPARE(game.historyTexts().size(), 0);
    game.session().setPaused(false);
    QCOMPARE(game.historyTexts(), before);
}

void TestLookingBack::thePausedThrowAfterAnUndo()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    game.session().fillRow(0);
    QCOMPARE(game.state().seat, 1);
    game.session().undo();
    QCOMPARE(game.state().seat, 0);
    QCOMPARE(game.state().phase, Phase::Deciding);
    game.session().setPaused(true);
    QCOMPARE(game.historyTexts().size(), 0);
}

void TestLookingBack::aPauseIsOneAlsoFromAnEarlierMoment()
{
    TestWindow game;
    begin(game);
    look(game, 1);
    game.key(Qt::Key_P);
    QVERIFY(game.state().paused);
    QVERIFY(!game.child<GameView>().lookingBack());
}

void TestLookingBack::theLatestRowsAreMarkedAgain()
{
    TestWindow game;
    game.settings().setConfirmZero(false);
    game.play(Games::setup("nordic", Games::seats(1)));
    const auto &model = dynamic_cast<const ScorecardModel &>(*game.card().model());
    for (const int row : {0, 1, 2}) {
        game.pressThrowKey();
        game.session().fillRow(row);
    }
    QVERIFY(model.cell(2, 0).lastWritten);
    look(game, 3); // the second round's throw
    QVERIFY(model.cell(0, 0).lastWritten);
    game.child<GameView>().comeBack();
    QVERIFY(model.cell(2, 0).lastWritten);
    QVERIFY(!model.cell(0, 0).lastWritten);
}

void TestLookingBack::theSameMomentStaysForWhoeverAsksForIt()
{
    TestWindow game;
    begin(game);
    auto &view = game.child<GameView>();
    view.lookAt(1); // as the coach does
    view.lookAt(1);
    QVERIFY(view.lookingBack());
    look(game, 1); // a second click on the line in the history
    QVERIFY(!view.lookingBack());
}

void TestLookingBack::spacePlaysTheReplayFromTheHistoryToo()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    game.action(Qt::CTRL | Qt::Key_R).trigger();
    QVERIFY(game.child<ReplayBar>().isVisible());
    auto *list = game.child<HistoryPane>().findChild<HistoryList *>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(game.child<ReplayBar>().isVisible());
    QVERIFY(game.child<GameView>().lookingBack());
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!game.child<ReplayBar>().isVisible());
}

QTEST_MAIN(TestLookingBack)
#include "tst_lookingback.moc"
