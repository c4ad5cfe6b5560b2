#include "panes/historypane.h"
#include "storage/gamelibrary.h"
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
