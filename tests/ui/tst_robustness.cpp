#include "actions.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "support/testwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Hasty hands and interruptions: exactly one effect each, nothing late.
class TestRobustness : public QObject {
    Q_OBJECT

private slots:
    void doubleClickThrowsOnce();
    void clicksWhileDiceMove();
    void keysWhileDiceMove();
    void deliberatePressEndsTheMotion();
    void clickOnTheTableEndsTheMotion();
    void lockKeyEndsTheMotionAndLocksNothing();
    void followsTheDesktop();
    void nothingHappensInTheComputersTurn();
    void newGameWhileDiceMove();
    void languageSwitchMidThrow();
    void sleepEndsOneDecisionAtMost();
    void systemDateMovesNoClock();
    void historyOfTheNewGameIsEmpty();
    void typingInTheChatNeverPlays();
    void messagesBehindTheTabAreUnread();
    void clockStandsStillBehindADialog();
    void timeUpFillsOneRow();
    void pausedGameTakesNothing();
    void pausesAreNoMoves();
    void unseenNobodyLosesTime();
    void lookingBackDecidesNothing();
    void arrowsLeadToTheCard_data();
    void arrowsLeadToTheCard();
    void theFirstArrowOnlyEntersTheCard();
    void aDoubleClickClosesADialogOnce();

private:
    static GameSetup twoPersons(const char *rules = "classic") { return Games::setup(rules, Games::seats(2)); }
};

// H12
void TestRobustness::doubleClickThrowsOnce()
{
    for (const auto speed : {MotionPolicy::Speed::Off, MotionPolicy::Speed::Normal}) {
        TestWindow game(speed);
        game.play(twoPersons());
        auto &button = game.child<QAbstractButton>("bigButton");
        game.click(button);
        game.clock.advance(40);
        game.click(button);
        for (int i = 0; i < 10; ++i) {
            game.clock.advance(30);
            game.click(button);
        }
        QTest::mouseDClick(&game.child<QAbstractButton>("cup"), Qt::LeftButton);
        QCOMPARE(game.throwsInJournal(), 1);
        QCOMPARE(game.count<DiceKept>(), 0);
        QCOMPARE(game.state().current().throws, 1);
    }
}

void TestRobustness::clicksWhileDiceMove()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    for (int line = 0; line < 12; ++line)
        game.clickCard(line, line % 2);
    for (const char *name : {"die1", "die3", "lock2", "lock5", "bigButton", "cup"})
        game.click(game.child<QAbstractButton>(name));
    QCOMPARE(game.journal().size(), std::size_t(2)); // the start and one throw
    QCOMPARE(game.session().game().locks(), DiceMask::none());
    QTRY_VERIFY(!game.table().isMoving());
    QCOMPARE(game.journal().size(), std::size_t(2));
    game.click(game.child<QAbstractButton>("lock2"));
    QCOMPARE(game.session().game().locks(), DiceMask(0b00010));
}

void TestRobustness::keysWhileDiceMove()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_5, Qt::Key_A, Qt::Key_Return, Qt::Key_Space, Qt::Key_Home})
        game.key(key);
    QTest::keyClick(&game.card(), Qt::Key_Return);
    QCOMPARE(game.journal().size(), std::size_t(2));
    QCOMPARE(game.session().game().locks(), DiceMask::none());
}

void TestRobustness::deliberatePressEndsTheMotion()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    game.pressThrowKey();
    QVERIFY2(!game.table().isMoving(), "the second command brings the dice to rest");
    QCOMPARE(game.throwsInJournal(), 1);
    game.pressThrowKey();
    QCOMPARE(game.throwsInJournal(), 2);
}

void TestRobustness::clickOnTheTableEndsTheMotion()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    QTest::mouseClick(&game.table(), Qt::LeftButton, {}, QPoint(30, game.table().height() / 2));
    QVERIFY2(game.table().isMoving(), "the second half of a double click shortens nothing");
    game.clock.advance(1000);
    QTest::mouseClick(&game.table(), Qt::LeftButton, {}, QPoint(30, game.table().height() / 2));
    QVERIFY(!game.table().isMoving());
    QCOMPARE(game.throwsInJournal(), 1);
}

void TestRobustness::lockKeyEndsTheMotionAndLocksNothing()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    game.clock.advance(1000);
    game.key(Qt::Key_2);
    QVERIFY(!game.table().isMoving());
    QCOMPARE(game.session().game().locks(), DiceMask::none());
    game.key(Qt::Key_2);
    QCOMPARE(game.session().game().locks(), DiceMask(0b00010));
}

void TestRobustness::followsTheDesktop()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    const auto ground = [] { return QApplication::palette().color(QPalette::Window); };
    QCOMPARE(ground(), Theme::darkTheme().window);
    game.desktop.setDark(false);
    QCOMPARE(ground(), Theme::lightTheme().window);
    game.settings().setTheme(ThemeChoice::Dark);
    QCOMPARE(ground(), Theme::darkTheme().window);
    game.desktop.setDark(true);
    game.desktop.setDark(false);
    QCOMPARE(ground(), Theme::darkTheme().window); // the player's own choice counts more

    // A desktop that wants no motion gets none, unless the player wants some.
    game.desktop.setReducedMotion(true);
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    game.session().finishMotion();
    game.settings().setAnimation(std::nullopt);
    game.pressThrowKey();
    QCOMPARE(game.throwsInJournal(), 2);
    QVERIFY(!game.table().isMoving());
}

// H11
void TestRobustness::nothingHappensInTheComputersTurn()
{
    TestWindow game;
    GameSetup setup = twoPersons();
    setup.seats[0].kind = PlayerKind::Computer;
    setup.seats[0].level = u"greedy"_s;
    game.settings().setAnimation(MotionPolicy::Speed::Normal); // the computer takes its time
    game.play(setup);
    QCOMPARE(game.state().seat, 0);
    for (int i = 0; i < 3; ++i) {
        game.pressThrowKey();
        game.click(game.child<QAbstractButton>("bigButton"));
        game.click(game.child<QAbstractButton>("cup"));
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_A, Qt::Key_Return})
            game.key(key);
        for (int line = 0; line < 12; ++line) {
            game.clickCard(line, 0);
            game.clickCard(line, 1);
        }
    }
    QVERIFY(game.state().seat == 0);
    for (std::size_t i = 1; i < game.journal().size(); ++i) {
        const auto *thrown = std::get_if<DiceThrown>(&game.journal()[i].event);
        QVERIFY2(thrown != nullptr && thrown->by == Actor::Computer, "only the computer has acted");
    }
    QVERIFY(game.throwsInJournal() <= 1);
}

// H13
void TestRobustness::newGameWhileDiceMove()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    game.window().startGame(twoPersons("nordic"));
    QVERIFY(!game.table().isMoving());
    QCOMPARE(game.journal().size(), std::size_t(1));
    QTest::qWait(1200); // longer than any throw: nothing of the old game may arrive
    QCOMPARE(game.journal().size(), std::size_t(1));
    QCOMPARE(game.state().rules->id, u"nordic"_s);
    game.pressThrowKey();
    QCOMPARE(game.throwsInJournal(), 1);
}

void TestRobustness::languageSwitchMidThrow()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(twoPersons());
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    for (const QString &code : LanguageController::languages()) {
        game.language().setLanguage(code);
        QCoreApplication::processEvents();
    }
    game.language().setLanguage(u"es"_s);
    QCoreApplication::processEvents();
    QTRY_VERIFY(!game.table().isMoving());
    QCOMPARE(game.throwsInJournal(), 1);
    QCOMPARE(game.state().current().dice, game.session().shown().current().dice);
    QVERIFY(game.window().menuBar()->actions().front()->text() != u"&Game"_s);
}

/// H16: the machine sleeps for eight minutes with ten seconds left. The clock decides once, for the seat that was in turn,
/// and the next decision has all its time.
void TestRobustness::sleepEndsOneDecisionAtMost()
{
    TestWindow game;
    game.play(twoPersons("duel"));
    game.pressThrowKey();
    const Game &played = game.session().game();
    const int seat = game.state().seat;
    const std::size_t entries = game.journal().size();
    game.clock.advance(played.remainingMs() - 10'000);
    QCOMPARE(played.remainingMs(), 10'000);
    game.clock.advance(8 * 60'000);
    QTRY_COMPARE(game.journal().size(), entries + 1);
    QTest::qWait(1500); // some more of the session's ticks
    QCOMPARE(game.journal().size(), entries + 1);
    const auto *kept = std::get_if<DiceKept>(&game.journal().back().event);
    QVERIFY(kept != nullptr);
    QCOMPARE(kept->seat, seat);
    QCOMPARE(kept->by, Actor::Clock);
    QCOMPARE(played.remainingMs(), played.budgetMs());
}

/// Somebody sets the system's date an hour back, then two forward: a decision has as much time left as before.
void TestRobustness::systemDateMovesNoClock()
{
    TestWindow game;
    game.play(twoPersons("duel"));
    game.pressThrowKey();
    game.clock.advance(2000);
    const qint64 left = game.session().game().remainingMs();
    const std::size_t entries = game.journal().size();
    for (const qint64 hours : {-1, 2}) {
        game.clock.setUtc(game.clock.utcMs() + hours * 3'600'000);
        QTest::qWait(400);
        QCOMPARE(game.session().game().remainingMs(), left);
        QCOMPARE(game.journal().size(), entries);
    }
}

// H22
void TestRobustness::historyOfTheNewGameIsEmpty()
{
    TestWindow game;
    game.play(twoPersons());
    QCOMPARE(game.historyTexts().size(), 0);
    game.pressThrowKey();
    QVERIFY(game.historyTexts().size() > 0);
    game.window().startGame(twoPersons());
    QCOMPARE(game.historyTexts().size(), 0);
}

// H37
void TestRobustness::typingInTheChatNeverPlays()
{
    TestWindow game;
    game.play(twoPersons());
    game.pressThrowKey();
    const std::size_t before = game.journal().size();
    QTest::keyClick(&game.window(), Qt::Key_C);
    auto &field = game.child<QLineEdit>();
    QVERIFY(field.isVisible());
    const QString typed = u"a n c h m p 1 2 3 4 5 "_s;
    QTest::keyClicks(&field, typed);
    QCOMPARE(field.text(), typed);
    QCOMPARE(game.journal().size(), before);
    QCOMPARE(game.session().game().locks(), DiceMask::none());
    QVERIFY(!game.state().paused);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(game.count<ChatPosted>(), 1);
    QCOMPARE(game.journal().size(), before + 1);
}

void TestRobustness::messagesBehindTheTabAreUnread()
{
    TestWindow game;
    game.play(twoPersons());
    QCoreApplication::processEvents();
    game.session().postChat(0, u"hola"_s);
    game.session().postChat(1, u"привет"_s);
    QCOMPARE(game.child<ChatPane>().unread(), 2);
    game.key(Qt::Key_C);
    QCoreApplication::processEvents();
    QCOMPARE(game.child<ChatPane>().unread(), 0);
    game.session().postChat(1, u"hei"_s);
    QCOMPARE(game.child<ChatPane>().unread(), 0);
}

// H15
void TestRobustness::clockStandsStillBehindADialog()
{
    TestWindow game;
    game.play(twoPersons("duel"));
    game.clock.advance(3000);
    QCOMPARE(game.session().game().remainingMs(), qint64(12000));
    const auto closed = game.session().holdForDialog();
    game.clock.advance(60'000);
    QCOMPARE(game.session().game().remainingMs(), qint64(12000));
    closed();
    closed(); // as by the second half of a double click
    game.clock.advance(1000);
    QCOMPARE(game.session().game().remainingMs(), qint64(11000));
    QCOMPARE(game.journal().size(), std::size_t(1));
}

// H14
void TestRobustness::timeUpFillsOneRow()
{
    for (const qint64 clickAt : {14'950, 15'000, 15'050}) {
        TestWindow game;
        game.dice.at(0, 1, 1, {6, 6, 6, 5, 5});
        game.play(twoPersons("duel"));
        game.pressThrowKey();
        game.key(Qt::Key_A); // all locked: on time-out a row is filled
        game.clock.advance(clickAt);
        game.clickCard(0, 0);
        QCOMPARE(game.count<RowFilled>(), 1);
        const RowFilled &filled = std::get<RowFilled>(game.journal().back().event);
        QCOMPARE(filled.by == Actor::Clock, clickAt >= 15'000);
        QCOMPARE(filled.row, clickAt >= 15'000 ? 6 : 0); // the clock takes the first of the best: one pair, 28
        QCOMPARE(game.state().seat, 1);
        QCOMPARE(game.session().game().remainingMs(), qint64(15'000));
    }
}

void TestRobustness::pausedGameTakesNothing()
{
    TestWindow game;
    game.play(twoPersons("duel"));
    game.pressThrowKey();
    game.key(Qt::Key_P);
    QVERIFY(game.state().paused);
    const std::size_t before = game.journal().size();
    game.clock.advance(100'000);
    game.pressThrowKey();
    game.key(Qt::Key_1);
    game.clickCard(0, 0);
    QCOMPARE(game.journal().size(), before);
    game.key(Qt::Key_P);
    QVERIFY(!game.state().paused);
    QCOMPARE(game.session().game().remainingMs(), qint64(15'000));
    game.key(Qt::Key_P);
    emit game.child<HistoryPane>().momentChosen(1); // no studying of the dice while the clock stands
    QVERIFY(!game.child<QWidget>("pauseCover").isHidden());
}

void TestRobustness::pausesAreNoMoves()
{
    TestWindow game;
    game.play(twoPersons("duel"));
    const QString file = game.session().file();
    game.key(Qt::Key_P);
    game.key(Qt::Key_P);
    QVERIFY(QFile::exists(file));
    game.window().beginRules(u"nordic"_s);
    QCOMPARE(game.prompts.discardsAsked, 0);
    QCOMPARE(game.state().rules->id, u"nordic"_s);
    QVERIFY(!QFile::exists(file));
}

void TestRobustness::unseenNobodyLosesTime()
{
    TestWindow game;
    GameSetup setup = twoPersons("duel");
    setup.options = {{u"clock"_s, u"off"_s}}; // there is the bonus for quick play all the same
    for (const bool counts : {true, false}) {
        game.play(counts ? setup : twoPersons("nordic"));
        game.pressThrowKey();
        game.window().showMinimized();
        QCOMPARE(game.state().paused, counts);
        game.window().showNormal();
    }
}

void TestRobustness::lookingBackDecidesNothing()
{
    TestWindow game;
    game.settings().setConfirmZero(false);
    game.play(twoPersons());
    game.pressThrowKey();
    game.clickCard(0, 0);
    game.pressThrowKey();
    const std::size_t before = game.journal().size();
    emit game.child<HistoryPane>().momentChosen(1);
    game.clickCard(1, 0);
    game.clickCard(1, 1);
    game.click(game.child<QAbstractButton>("die1"));
    game.key(Qt::Key_Space); // comes back, and nothing more
    QCOMPARE(game.journal().size(), before);
    emit game.child<HistoryPane>().momentChosen(1);
    QTest::keyClick(&game.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.journal().size(), before);
    emit game.child<HistoryPane>().momentChosen(1);
    game.click(game.child<QAbstractButton>("bigButton")); // the mouse comes back too
    game.clickCard(1, 1);
    QCOMPARE(game.journal().size(), before + 1);
}

void TestRobustness::arrowsLeadToTheCard_data()
{
    QTest::addColumn<bool>("closed");
    QTest::addColumn<bool>("floats");
    QTest::newRow("in the window") << false << false;
    QTest::newRow("closed") << true << false;
    QTest::newRow("floating") << false << true;
    QTest::newRow("closed while it floats") << true << true;
}

void TestRobustness::arrowsLeadToTheCard()
{
    QFETCH(bool, closed);
    QFETCH(bool, floats);
    TestWindow game;
    game.play(twoPersons());
    auto &dock = game.child<QDockWidget>("cardDock");
    dock.setFloating(floats);
    dock.setVisible(!closed);
    game.table().setFocus();
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_Home, Qt::Key_Home})
        game.key(key); // must come to an end
    QCOMPARE(game.card().window()->focusWidget() == &game.card(), !closed);
    QCOMPARE(game.journal().size(), std::size_t(1));
}

void TestRobustness::theFirstArrowOnlyEntersTheCard()
{
    TestWindow game;
    game.play(twoPersons());
    const auto line = [&game] { return game.card().currentIndex().row(); };
    for (const Qt::Key way : {Qt::Key_Down, Qt::Key_Up}) {
        game.table().setFocus();
        game.key(way);
        QVERIFY(game.card().hasFocus());
        QCOMPARE(line(), 0);
    }
    QTest::keyClick(&game.card(), Qt::Key_Down);
    QCOMPARE(line(), 1);
    game.table().setFocus();
    game.key(Qt::Key_End);
    QVERIFY(line() > 5);
}

void TestRobustness::aDoubleClickClosesADialogOnce()
{
    TestWindow game;
    game.play(twoPersons());
    game.child<Actions>().newGame->trigger();
    const QPointer<QWidget> dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QVERIFY(!game.session().inputOpen());
    const auto buttons = dialog->findChildren<QAbstractButton *>();
    const auto cancel = std::find_if(buttons.begin(), buttons.end(), [](auto *b) { return b->text() == "Cancel"_L1; });
    QVERIFY(cancel != buttons.end());
    QTest::mouseDClick(dialog->windowHandle(), Qt::LeftButton, {},
                       (*cancel)->mapTo(dialog.data(), (*cancel)->rect().center()));
    QVERIFY(!dialog || !dialog->isVisible());
    QVERIFY(game.session().inputOpen());
}

QTEST_MAIN(TestRobustness)
#include "tst_robustness.moc"
