#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "storage/gamelibrary.h"
#include "support/testwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDockWidget>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Hasty hands, interruptions and restarts: exactly one effect each, nothing late.
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
    void killedMidThrow();
    void closedMidThrow();
    void closedWhileTheClockRuns();
    void finishedGameDoesNotComeBack();
    void finishedGameCountsOnce();
    void sleepEndsOneDecisionAtMost();
    void systemDateMovesNoClock();
    void everyPlaceOfPanesComesBack_data();
    void everyPlaceOfPanesComesBack();
    void historyOfTheNewGameIsEmpty();
    void resumedHistoryIsTheSame();
    void typingInTheChatNeverPlays();
    void messagesBehindTheTabAreUnread();
    void clockStandsStillBehindADialog();
    void timeUpFillsOneRow();
    void pausedGameTakesNothing();
    void lookingBackDecidesNothing();
    void noiseInTheSettingsIsToldOnce();
    void arrowsLeadToTheCard_data();
    void arrowsLeadToTheCard();

private:
    static GameSetup twoPersons(const char *rules = "classic")
    {
        return Games::setup(rules, Games::seats(2));
    }
    static int historyLines(TestWindow &game)
    {
        auto *list = game.child<HistoryPane>().findChild<QAbstractItemView *>();
        return list->model()->rowCount();
    }
    static QStringList historyTexts(TestWindow &game)
    {
        auto *model = game.child<HistoryPane>().findChild<QAbstractItemView *>()->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        return texts;
    }
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

// H21
void TestRobustness::killedMidThrow()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.pressThrowKey();
    QTRY_VERIFY(!game.table().isMoving());
    game.key(Qt::Key_3);
    game.pressThrowKey();
    QVERIFY(game.table().isMoving());
    const Dice thrown = game.state().current().dice;
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    game.show();
    QCOMPARE(game.state().current().dice, thrown);
    QCOMPARE(game.state().current().throws, 2);
    QCOMPARE(game.session().game().locks(), DiceMask(0b00100));
    QVERIFY(game.session().inputOpen());
    QVERIFY(game.child<QAbstractButton>("bigButton").isEnabled());
    game.pressThrowKey();
    QCOMPARE(game.state().current().throws, 3);
}

void TestRobustness::closedMidThrow()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.useScript = false;
    game.open();
    game.play(twoPersons("duel"));
    game.pressThrowKey();
    const Dice thrown = game.state().current().dice;
    QVERIFY(game.window().close());
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.state().current().dice, thrown);
    QCOMPARE(game.state().current().throws, 1);
}

void TestRobustness::closedWhileTheClockRuns()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons("duel"));
    game.pressThrowKey();
    game.clock.advance(6000);
    QVERIFY(game.window().close());
    game.kill();
    game.clock.advance(3'600'000);
    game.open();
    game.window().resumeOrBegin();
    QVERIFY(game.state().paused);
    game.session().setPaused(false);
    const qint64 left = game.session().game().remainingMs();
    QVERIFY2(left > 8000 && left <= 9000, qPrintable(QString::number(left)));
    // Nothing is noted where no time counts, nor in a game that has not begun.
    game.play(twoPersons("nordic"));
    game.pressThrowKey();
    const std::size_t entries = game.journal().size();
    QVERIFY(game.window().close());
    QCOMPARE(game.journal().size(), entries);
    game.play(twoPersons("duel"));
    QVERIFY(game.window().close());
    QCOMPARE(game.journal().size(), std::size_t(1));
}

void TestRobustness::finishedGameDoesNotComeBack()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(1)));
    game.settings().setConfirmZero(false);
    for (int row = 0; row < 11 && !game.state().over(); ++row) {
        game.pressThrowKey();
        game.clickCard(row, 0);
    }
    QVERIFY(game.state().over());
    const QString id = game.state().rules->id;
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QVERIFY2(!game.state().over(), "a start leads to a table that can be played at once");
    QCOMPARE(game.journal().size(), std::size_t(1));
    QVERIFY(game.state().rules->id != id); // nothing was chosen yet: the first game again
}

/// H39: whatever is done with a finished game, it stays one game with one result in the one place where games are kept.
void TestRobustness::finishedGameCountsOnce()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    game.settings().setConfirmZero(false);
    for (int turn = 0; turn < 2 * 11 && !game.state().over(); ++turn) {
        game.pressThrowKey();
        game.clickCard(turn / 2, game.state().seat);
    }
    QVERIFY(game.state().over());
    const auto finished = [&game] {
        QStringList files;
        for (const QString &file : game.store().files()) {
            if (summaryOf(file).kind() == GameSummary::Kind::Finished)
                files << file;
        }
        return files;
    };
    const QStringList once = finished();
    QCOMPARE(once.size(), 1);
    const auto content = [&once] {
        QFile file(once.front());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray bytes = content();
    QVERIFY(!bytes.isEmpty());
    for (int start = 0; start < 3; ++start) {
        game.kill();
        game.open();
        game.window().resumeOrBegin();
        game.show();
        const auto read = GameLibrary(game.store()).examine(once.front());
        QVERIFY(read);
        QCOMPARE(read->sameGame, once.front()); // to take it in once more would lead to the same file
        const auto known = GameLibrary(game.store()).soundCopyOf(once.front());
        QVERIFY(known);
        QCOMPARE(known.value(), once.front());
        QCOMPARE(finished(), once);
        QCOMPARE(content(), bytes);
    }
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

void TestRobustness::everyPlaceOfPanesComesBack_data()
{
    QTest::addColumn<QString>("places"); // of history, chat, odds: d ocked, f loating, h idden
    QTest::addColumn<bool>("maximised");
    const QString kinds = QStringLiteral("dfh");
    for (const QChar history : kinds) {
        for (const QChar chat : kinds) {
            for (const QChar odds : kinds) {
                for (const bool maximised : {false, true}) {
                    const QString places = QString(history) + chat + odds;
                    QTest::addRow("%s%s", qPrintable(places), maximised ? " maximised" : "") << places << maximised;
                }
            }
        }
    }
}

/// Where the panes were when the window was closed, they are after the next start.
void TestRobustness::everyPlaceOfPanesComesBack()
{
    QFETCH(QString, places);
    QFETCH(bool, maximised);
    TestWindow game;
    game.play(twoPersons());
    const QStringList names{QStringLiteral("historyDock"), QStringLiteral("chatDock"), QStringLiteral("oddsDock")};
    const auto dock = [&](qsizetype i) { return game.window().findChild<QDockWidget *>(names[i]); };
    for (qsizetype i = 0; i < names.size(); ++i) {
        QVERIFY(dock(i) != nullptr);
        dock(i)->setVisible(places[i] != u'h');
        dock(i)->setFloating(places[i] == u'f');
    }
    if (maximised)
        game.window().showMaximized();
    QCoreApplication::processEvents();
    for (int start = 0; start < 2; ++start) {
        QVERIFY(game.window().close());
        game.kill();
        game.open();
        game.window().resumeOrBegin();
        game.window().appear();
        QCoreApplication::processEvents();
        for (qsizetype i = 0; i < names.size(); ++i) {
            QCOMPARE(dock(i)->isHidden(), places[i] == u'h');
            if (places[i] != u'h')
                QCOMPARE(dock(i)->isFloating(), places[i] == u'f');
        }
    }
}

// H22
void TestRobustness::historyOfTheNewGameIsEmpty()
{
    TestWindow game;
    game.play(twoPersons());
    QCOMPARE(historyLines(game), 0);
    game.pressThrowKey();
    QVERIFY(historyLines(game) > 0);
    game.window().startGame(twoPersons());
    QCOMPARE(historyLines(game), 0);
}

// H22
void TestRobustness::resumedHistoryIsTheSame()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.settings().setConfirmZero(false);
    for (int row = 0; row < 4; ++row) {
        game.pressThrowKey();
        game.clickCard(row, row % 2);
    }
    const QStringList before = historyTexts(game);
    QVERIFY(before.size() >= 4);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(historyTexts(game), before);
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
    game.session().setDialogOpen(true);
    game.clock.advance(60'000);
    QCOMPARE(game.session().game().remainingMs(), qint64(12000));
    game.session().setDialogOpen(false);
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

void TestRobustness::noiseInTheSettingsIsToldOnce()
{
    TestWindow game;
    game.useScript = false; // dice that can be read again
    game.spoilSettings();
    game.window().resumeOrBegin();
    game.show();
    QCOMPARE(game.prompts.warnings.size(), 1);
    QVERIFY2(game.prompts.warnings.first().contains(u"settings.ini.damaged"_s), qPrintable(game.prompts.warnings.first()));
    game.pressThrowKey(); // play goes on
    game.session().finishMotion();
    QCOMPARE(game.throwsInJournal(), 1);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.throwsInJournal(), 1);
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

QTEST_MAIN(TestRobustness)
#include "tst_robustness.moc"
