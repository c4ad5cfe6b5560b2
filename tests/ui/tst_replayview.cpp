#include "game/replay.h"
#include "panes/historypane.h"
#include "panes/iconbutton.h"
#include "replay/replaybar.h"
#include "support/testwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenuBar>
#include <QSlider>

using namespace Qt::StringLiterals;

/// Games replayed in the real window.
class TestReplayView : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsTheMomentAfterIt();
    void keysLead();
    void escapeComesBack();
    void diceRollAgain();
    void pressEndsTheRoll();
    void playsByItself();
    void playsOnAfterDiceHaveRolled();
    void fairnessIsChecked_data();
    void fairnessIsChecked();
    void undoDoesNothingButComeBack();
    void computersWait();
    void newGameEndsIt();
    void historyLeads();
    void languageSwitch();
    void pausedGameKeepsItsDice();

private:
    /// Two persons, three rounds: with dice of the seed.
    static void begin(TestWindow &game, int computers = 0)
    {
        game.useScript = false;
        game.open();
        game.play(Games::setup("nordic", Games::seats(2, computers)));
        for (int round = 0; computers == 0 && round < 3; ++round) {
            for (int seat = 0; seat < 2; ++seat) {
                game.pressThrowKey();
                game.session().finishMotion();
                game.session().setLocks(DiceMask(3));
                game.pressThrowKey();
                game.session().finishMotion();
                game.session().fillRow(round);
            }
        }
    }
    static void start(TestWindow &game)
    {
        game.action(Qt::CTRL | Qt::Key_R).trigger();
        QVERIFY(game.child<ReplayBar>().isVisible());
        if (game.child<ReplayBar>().isVisible())
            pause(game);
    }
    static void pause(TestWindow &game)
    {
        auto &play = game.child<IconButton>("replayPlay");
        if (play.accessibleName().startsWith(u"Pause"_s))
            game.click(play);
    }
    static QSlider &slider(TestWindow &game) { return *game.child<ReplayBar>().findChild<QSlider *>(); }
    /// Where the window names the game and its round.
    static QString corner(TestWindow &game) { return game.child<QLabel>("status").text(); }
    /// What the card and the table show, as far as it can be read from outside.
    static QString totals(TestWindow &game)
    {
        const QAbstractItemModel &card = *game.card().model();
        QStringList numbers;
        for (int column = 1; column < card.columnCount(); ++column)
            numbers << card.index(card.rowCount() - 1, column).data().toString();
        return numbers.join(u' ');
    }
};

void TestReplayView::everyStepIsTheMomentAfterIt()
{
    TestWindow game;
    begin(game);
    const Journal journal = game.journal();
    start(game);
    QCOMPARE(slider(game).maximum(), static_cast<int>(journal.size()) - 1); // all but the start are steps here
    for (int step = 0; step <= slider(game).maximum(); ++step) {
        slider(game).setValue(step);
        const GameState then = stateOf(journal, static_cast<std::size_t>(step) + 1);
        QStringList wanted;
        for (int seat = 0; seat < 2; ++seat)
            wanted << QString::number(::totals(*then.rules, then.at(seat).card).total);
        QCOMPARE(totals(game), wanted.join(u' '));
        QVERIFY2(corner(game).endsWith(u"round %1 of 11"_s.arg(then.round)), qPrintable(corner(game)));
    }
    game.key(Qt::Key_Home);
    QVERIFY(corner(game).contains(u"round 1 of"_s));
    game.key(Qt::Key_Escape);
    QVERIFY(corner(game).contains(u"round 4 of"_s));
    QVERIFY(game.journal() == journal);
}

void TestReplayView::keysLead()
{
    TestWindow game;
    begin(game);
    start(game);
    QCOMPARE(slider(game).value(), 0);
    game.key(Qt::Key_Right);
    game.key(Qt::Key_Right);
    QCOMPARE(slider(game).value(), 2);
    game.key(Qt::Key_Left);
    QCOMPARE(slider(game).value(), 1);
    game.key(Qt::Key_End);
    QCOMPARE(slider(game).value(), slider(game).maximum());
    game.key(Qt::Key_Home);
    QCOMPARE(slider(game).value(), 0);
    game.key(Qt::Key_Space); // plays, and does not throw
    const std::size_t entries = game.journal().size();
    QVERIFY(game.child<IconButton>("replayPlay").accessibleName().startsWith(u"Pause"_s));
    game.key(Qt::Key_Space);
    QVERIFY(game.child<IconButton>("replayPlay").accessibleName().startsWith(u"Play"_s));
    QCOMPARE(game.journal().size(), entries);
}

void TestReplayView::escapeComesBack()
{
    TestWindow game;
    begin(game);
    const QString now = totals(game);
    start(game);
    QVERIFY(totals(game) != now);
    game.key(Qt::Key_Escape);
    QVERIFY(!game.child<ReplayBar>().isVisible());
    QCOMPARE(totals(game), now);
    game.pressThrowKey(); // the game goes on
    QCOMPARE(game.throwsInJournal(), 13);
}

void TestReplayView::diceRollAgain()
{
    TestWindow game(MotionPolicy::Speed::Fast);
    begin(game);
    start(game);
    game.key(Qt::Key_Right);
    QVERIFY(game.table().isMoving());
    QTRY_VERIFY(!game.table().isMoving());
    QCOMPARE(slider(game).value(), 1);
    // Not with the switch off.
    game.key(Qt::Key_Home);
    game.child<ReplayBar>().findChild<QCheckBox *>()->setChecked(false);
    game.key(Qt::Key_Right);
    QVERIFY(!game.table().isMoving());
}

void TestReplayView::pressEndsTheRoll()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    begin(game);
    start(game);
    game.key(Qt::Key_Right);
    QVERIFY(game.table().isMoving());
    QTest::mouseClick(&game.table(), Qt::LeftButton, Qt::NoModifier, QPoint(30, game.table().height() / 2));
    QVERIFY(!game.table().isMoving());
    QCOMPARE(slider(game).value(), 1);
    game.key(Qt::Key_Right);
    game.key(Qt::Key_Right);
    game.key(Qt::Key_Escape); // in the air or not
    QVERIFY(!game.table().isMoving());
    QVERIFY(!game.child<ReplayBar>().isVisible());
    QVERIFY(sameGame(game.session().shown(), game.state()));
}

void TestReplayView::playsByItself()
{
    TestWindow game;
    begin(game);
    start(game);
    slider(game).setValue(slider(game).maximum() - 1);
    game.key(Qt::Key_Space);
    QTRY_COMPARE(slider(game).value(), slider(game).maximum());
    QTRY_VERIFY(game.child<IconButton>("replayPlay").accessibleName().startsWith(u"Play"_s));
}

void TestReplayView::playsOnAfterDiceHaveRolled()
{
    TestWindow game(MotionPolicy::Speed::Fast);
    begin(game);
    start(game);
    game.key(Qt::Key_Space);
    QTRY_VERIFY(game.table().isMoving());
    QTRY_VERIFY_WITH_TIMEOUT(slider(game).value() >= 2, 10'000); // the step after the first throw
    QVERIFY(game.child<IconButton>("replayPlay").accessibleName().startsWith(u"Pause"_s));
}

void TestReplayView::fairnessIsChecked_data()
{
    QTest::addColumn<bool>("scripted");
    QTest::newRow("dice of the seed") << false;
    QTest::newRow("other dice") << true;
}

void TestReplayView::fairnessIsChecked()
{
    QFETCH(bool, scripted);
    TestWindow game;
    game.useScript = scripted;
    game.dice.at(0, 1, 1, {6, 6, 6, 6, 1});
    game.open();
    game.play(Games::setup("nordic", Games::seats(1)));
    game.pressThrowKey();
    start(game);
    bool verified = false;
    bool refused = false;
    for (const QLabel *label : game.child<ReplayBar>().findChildren<QLabel *>()) {
        verified = verified || label->text() == u"✓ Fair dice"_s;
        refused = refused || label->text() == u"✗ Dice not verified"_s;
    }
    QCOMPARE(verified, !scripted);
    QCOMPARE(refused, scripted);
}

void TestReplayView::undoDoesNothingButComeBack()
{
    TestWindow game;
    begin(game);
    const Journal journal = game.journal();
    start(game);
    QTest::keyClick(&game.window(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game.journal() == journal);
    QVERIFY(!game.child<ReplayBar>().isVisible());
}

void TestReplayView::computersWait()
{
    TestWindow game;
    begin(game, 1);
    game.session().setComputerPause(0);
    game.pressThrowKey();
    game.session().fillRow(0);
    QCOMPARE(game.state().seat, 1);
    start(game);
    const std::size_t entries = game.journal().size();
    QTest::qWait(60);
    QCOMPARE(game.journal().size(), entries);
    game.key(Qt::Key_Escape);
    QTRY_COMPARE(game.state().seat, 0);
}

void TestReplayView::newGameEndsIt()
{
    TestWindow game;
    begin(game);
    start(game);
    game.window().startGame(Games::setup("classic", Games::seats(3)));
    QVERIFY(!game.child<ReplayBar>().isVisible());
    QCOMPARE(game.card().model()->columnCount(), 4);
    game.pressThrowKey();
    QCOMPARE(game.throwsInJournal(), 1);
}

void TestReplayView::historyLeads()
{
    TestWindow game;
    begin(game);
    start(game);
    emit game.child<HistoryPane>().momentChosen(4);
    QCOMPARE(slider(game).value(), 4);
    emit game.child<HistoryPane>().momentChosen(4); // in a replay this is no way back
    QVERIFY(game.child<ReplayBar>().isVisible());
}

void TestReplayView::languageSwitch()
{
    TestWindow game;
    begin(game);
    start(game);
    slider(game).setValue(3);
    const QString english = game.child<IconButton>("replayPlay").accessibleName();
    game.language().setLanguage(u"es"_s);
    QCoreApplication::processEvents();
    QVERIFY(game.child<IconButton>("replayPlay").accessibleName() != english);
    QCOMPARE(slider(game).value(), 3);
    game.language().setLanguage(u"en"_s);
}

void TestReplayView::pausedGameKeepsItsDice()
{
    TestWindow game;
    begin(game);
    game.session().setPaused(true);
    QVERIFY(!game.action(Qt::CTRL | Qt::Key_R).isEnabled());
}

QTEST_MAIN(TestReplayView)
#include "tst_replayview.moc"
