#include "panes/historypane.h"
#include "storage/gamelibrary.h"
#include "storage/tablenote.h"
#include "support/selfplayed.h"
#include "support/testwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDockWidget>
#include <QTest>

using namespace Qt::StringLiterals;

/// What a player finds after the window was closed or the process died: everything, and nothing twice.
class TestRestarts : public QObject {
    Q_OBJECT

private slots:
    void killedMidThrow();
    void closedMidThrow();
    void locksComeBack_data();
    void locksComeBack();
    void killGivesNoTime();
    void killGivesNoTimeForTheBonus();
    void wrongNotesCostNothing_data();
    void wrongNotesCostNothing();
    void theGameOnTheTableComesBack();
    void lookingLeadsBack_data();
    void lookingLeadsBack();
    void lookingDeletesNothing();
    void lookingThroughAnUnfinishedOne();
    void newGameWhileLooking();
    void closedWhileTheClockRuns();
    void finishedGameDoesNotComeBack();
    void finishedGameCountsOnce();
    void everyPlaceOfPanesComesBack_data();
    void everyPlaceOfPanesComesBack();
    void resumedHistoryIsTheSame();
    void noiseInTheSettingsIsToldOnce();

private:
    static GameSetup twoPersons(const char *rules = "classic") { return Games::setup(rules, Games::seats(2)); }
};

// H21
void TestRestarts::killedMidThrow()
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

void TestRestarts::closedMidThrow()
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

void TestRestarts::locksComeBack_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("closed") << false;
    QTest::newRow("killed") << true;
}

void TestRestarts::locksComeBack()
{
    QFETCH(bool, killed);
    for (const char *rules : {"classic", "duel"}) { // the second with a clock
        TestWindow game;
        game.useScript = false;
        game.open();
        game.play(twoPersons(rules));
        game.pressThrowKey();
        game.key(Qt::Key_2);
        game.key(Qt::Key_4);
        if (!killed)
            QVERIFY(game.window().close());
        game.kill();
        game.open();
        game.window().resumeOrBegin();
        game.show();
        if (game.state().paused)
            game.session().setPaused(false);
        QCOMPARE(game.session().game().locks(), DiceMask(0b01010));
        const Dice before = game.state().current().dice;
        game.pressThrowKey();
        QCOMPARE(game.state().at(0).kept, DiceMask(0b01010)); // nothing good is thrown away
        QCOMPARE(game.state().at(0).dice[1], before[1]);
        QCOMPARE(game.state().at(0).dice[3], before[3]);
    }
}

void TestRestarts::killGivesNoTime()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("duel", Games::seats(1)));
    game.pressThrowKey();
    // The clock ticks while the event loop runs; its time is the test's.
    for (int second = 1; second <= 6; ++second) {
        game.clock.advance(1000);
        QTRY_VERIFY(readTableNote(game.store().folder())->spentMs >= second * 1000);
    }
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    const qint64 left = game.session().game().remainingMs();
    QVERIFY2(left <= 9000 && left >= 8000, qPrintable(QString::number(left)));
}

void TestRestarts::killGivesNoTimeForTheBonus()
{
    const QTemporaryDir folder;
    const GameStore store(folder.path());
    DiskWriter writer(store);
    ManualClock clock;
    TableSource tables;
    const GameSetup setup = Games::setup("duel", Games::seats(1), {{u"clock"_s, u"off"_s}});
    GameSession session(Games::scripted(setup, {}, clock), writer, folder.filePath(u"a.generala"_s), clock, tables,
                        {500, 2000, 60'000, 10});
    session.beOnTable();
    session.pressThrow();
    session.settle();
    clock.advance(7000);
    QTRY_VERIFY(readTableNote(folder.path())->spentMs >= 7000);
}

void TestRestarts::wrongNotesCostNothing_data()
{
    QTest::addColumn<QByteArray>("note");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("noise") << QByteArray("\x01\xfe{[");
    QTest::newRow("another game") << QByteArray(R"({"game":"gone.generala","entries":2,"locks":[1],"ms":5})");
    QTest::newRow("a way out") << QByteArray(R"({"game":"../settings.ini","entries":2,"locks":[1],"ms":5})");
    QTest::newRow("sixth die") << QByteArray(R"({"game":"GAME","entries":2,"locks":[6],"ms":5})");
    QTest::newRow("other entries") << QByteArray(R"({"game":"GAME","entries":7,"locks":[1],"ms":5})");
    QTest::newRow("negative") << QByteArray(R"({"game":"GAME","entries":2,"locks":[1],"ms":-5})");
    QTest::newRow("fraction") << QByteArray(R"({"game":"GAME","entries":2,"locks":[1.5],"ms":5})");
}

void TestRestarts::wrongNotesCostNothing()
{
    QFETCH(QByteArray, note);
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.pressThrowKey();
    const Journal before = game.journal();
    const QString name = QFileInfo(game.session().file()).fileName();
    game.kill();
    QVERIFY(QFile::remove(tableNoteFile(game.store().folder())));
    if (!note.isEmpty())
        QVERIFY(!game.store().saveText(tableNoteFile(game.store().folder()), note.replace("GAME", name.toUtf8())));
    game.open();
    game.window().resumeOrBegin();
    QVERIFY(game.journal() == before);
    QCOMPARE(game.session().game().locks(), DiceMask::none());
    QVERIFY(game.prompts.warnings.isEmpty());
}

/// A finished game, so that it can be looked at. @return its file
static QString addFinished(TestWindow &game)
{
    const Journal over = SelfPlayed::game(Games::setup("nordic", Games::seats(2)), 3).journal;
    const QString file = game.store().fileFor(over);
    return game.store().save(file, over) ? QString() : file;
}

void TestRestarts::theGameOnTheTableComesBack()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.pressThrowKey();
    const QString first = game.session().file();
    game.play(twoPersons()); // sets the first aside
    game.pressThrowKey();
    const QString second = game.session().file();
    const auto saveLast = [](const QString &file) {
        QFile touched(file);
        return touched.open(QIODevice::ReadWrite)
               && touched.setFileTime(QDateTime::currentDateTime().addDays(900), QFileDevice::FileModificationTime);
    };
    QVERIFY(saveLast(first)); // a clock was wrong once
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.session().file(), second);
    // A game set aside comes back when it is asked for, and is then the one on the table.
    game.window().showFile(first);
    QCOMPARE(game.session().file(), first);
    QVERIFY(saveLast(second));
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.session().file(), first);
}

void TestRestarts::lookingLeadsBack_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Esc") << true;
    QTest::newRow("big button") << false;
}

/// Looking at another game never takes the running one away: it waits, and no time passes in it.
void TestRestarts::lookingLeadsBack()
{
    QFETCH(bool, byKey);
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("duel", Games::seats(2)));
    const QString finished = addFinished(game);
    QVERIFY(!finished.isEmpty());
    game.pressThrowKey();
    game.key(Qt::Key_2);
    const QString file = game.session().file();
    const std::size_t entries = game.journal().size();
    const qint64 left = game.session().game().remainingMs();
    game.window().showFile(finished); // replays it
    QCOMPARE(game.session().file(), finished);
    game.clock.advance(60'000);
    QCOMPARE(readTableNote(game.store().folder())->game, QFileInfo(file).fileName());
    game.key(Qt::Key_Escape); // out of the replay, and so out of the visit
    QTRY_COMPARE(game.session().file(), file);
    QCOMPARE(game.session().game().remainingMs(), left);
    QCOMPARE(game.journal().size(), entries);
    QCOMPARE(game.session().game().locks(), DiceMask(0b00010));
    QVERIFY(game.session().inputOpen());

    // Opened without a replay it says how to come back.
    game.window().openGame(finished);
    auto &button = game.child<QAbstractButton>("bigButton");
    QVERIFY(button.isEnabled());
    QVERIFY2(button.accessibleName().startsWith(u"Back to your game"_s), qPrintable(button.accessibleName()));
    if (byKey)
        game.key(Qt::Key_Escape);
    else
        game.click(button);
    QTRY_COMPARE(game.session().file(), file);
    // The next start goes on with the running game, also when the other one was looked at until the end.
    game.window().showFile(finished);
    QVERIFY(game.window().close());
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.session().file(), file);
    QCOMPARE(game.session().game().locks(), DiceMask(0b00010));
}

void TestRestarts::lookingDeletesNothing()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    const QString finished = addFinished(game);
    const QString fresh = game.session().file();
    game.window().showFile(finished);
    QVERIFY(QFile::exists(fresh));
    game.key(Qt::Key_Escape);
    QTRY_COMPARE(game.session().file(), fresh);
    QVERIFY(QFile::exists(fresh));
    game.play(twoPersons()); // another one is begun: nothing has happened in this one
    QVERIFY(!QFile::exists(fresh));
}

void TestRestarts::lookingThroughAnUnfinishedOne()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.pressThrowKey();
    const QString aside = game.session().file();
    game.play(twoPersons());
    const QString file = game.session().file();
    game.window().lookThrough(aside);
    const std::size_t entries = game.journal().size();
    game.key(Qt::Key_P);
    game.pressThrowKey();
    QCOMPARE(game.journal().size(), entries); // it is only looked at
    game.key(Qt::Key_Escape);
    QTRY_COMPARE(game.session().file(), file);
    QVERIFY(game.session().inputOpen());
}

void TestRestarts::newGameWhileLooking()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(twoPersons());
    game.pressThrowKey();
    const QString file = game.session().file();
    game.window().showFile(addFinished(game));
    game.prompts.discardAnswer = false;
    game.window().beginRules(u"duel"_s);
    QCOMPARE(game.prompts.discardsAsked, 1); // the running game is asked about, not the one that is seen
    game.prompts.discardAnswer = true;
    game.window().beginRules(u"duel"_s);
    QCOMPARE(game.state().rules->id, u"duel"_s);
    game.key(Qt::Key_Escape);
    QCoreApplication::processEvents();
    QCOMPARE(game.state().rules->id, u"duel"_s); // nothing waits any more
    QVERIFY(QFile::exists(file));
}

void TestRestarts::closedWhileTheClockRuns()
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

void TestRestarts::finishedGameDoesNotComeBack()
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
void TestRestarts::finishedGameCountsOnce()
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

void TestRestarts::everyPlaceOfPanesComesBack_data()
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
void TestRestarts::everyPlaceOfPanesComesBack()
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
void TestRestarts::resumedHistoryIsTheSame()
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
    const QStringList before = game.historyTexts();
    QVERIFY(before.size() >= 4);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.historyTexts(), before);
}

void TestRestarts::noiseInTheSettingsIsToldOnce()
{
    TestWindow game;
    game.useScript = false; // dice that can be read again
    game.spoilSettings();
    game.window().resumeOrBegin();
    game.show();
    QCOMPARE(game.prompts.warnings.size(), 1);
    QVERIFY2(game.prompts.warnings.first().contains(u"settings.ini.damaged"_s),
             qPrintable(game.prompts.warnings.first()));
    game.pressThrowKey(); // play goes on
    game.session().finishMotion();
    QCOMPARE(game.throwsInJournal(), 1);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.throwsInJournal(), 1);
}

QTEST_MAIN(TestRestarts)
#include "tst_restarts.moc"
