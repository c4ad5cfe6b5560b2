#include "replay/replaybar.h"
#include "storage/tablenote.h"
#include "support/gamefiles.h"
#include "support/librarygames.h"
#include "support/testwindow.h"

#include <QDir>

using namespace Qt::StringLiterals;

/// Games that a player opens from outside: by their file, or by the name of their rules.
class TestShowFile : public QObject {
    Q_OBJECT

private slots:
    void finishedIsReplayed();
    void unfinishedGoesOn();
    void ownFileIsNotCopied();
    void shorterCopyIsTheSameGame();
    void unsoundChangesNothing_data();
    void unsoundChangesNothing();
    void replayGivesWay();
    void beginsRulesAtTheStart();
    void beginsRulesLater();
    void sameRulesKeepTheirOptions();
    void aDecisionGoesOnWhereItWas();

private:
    /// A file outside of the window's folder.
    QString write(const QByteArray &bytes)
    {
        QFile file(m_outside.filePath(u"game.generala"_s));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static bool isReplaying(TestWindow &game)
    {
        const auto *bar = game.window().findChild<ReplayBar *>();
        return bar != nullptr && bar->isVisible();
    }
    static GameSetup nordic() { return Games::setup("nordic", Games::seats(2)); }

    QTemporaryDir m_outside;
};

void TestShowFile::finishedIsReplayed()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    const QString file = write(toJsonLines(SelfPlayed::game(nordic(), 3).journal));
    const qsizetype before = game.store().files().size();
    game.window().showFile(file);
    QVERIFY(isReplaying(game));
    QCOMPARE(game.state().rules->id, u"nordic"_s);
    QVERIFY(game.state().over());
    QVERIFY(game.session().file().startsWith(game.store().folder()));
    QVERIFY(game.store().files().size() <= before + 1);
    QVERIFY(game.prompts.warnings.isEmpty());
}

void TestShowFile::unfinishedGoesOn()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    const Journal journal = SelfPlayed::beginning(nordic(), 4, 30);
    const QString file = write(toJsonLines(journal));
    const QByteArray bytes = GameFiles::bytesOf(file);
    game.window().showFile(file);
    QVERIFY(!isReplaying(game));
    QVERIFY(!game.state().over());
    QCOMPARE(game.journal(), journal);
    QVERIFY(game.session().file() != file); // played on in a file of its own
    QCOMPARE(game.store().files().front(), game.session().file());
    QCOMPARE(GameFiles::bytesOf(file), bytes);
}

void TestShowFile::ownFileIsNotCopied()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    const QString file = LibraryGames::finished(game.store(), nordic(), 5);
    const QStringList before = game.store().files();
    game.window().showFile(file);
    QVERIFY(isReplaying(game));
    QCOMPARE(game.session().file(), file);
    QVERIFY(game.store().files().size() <= before.size());
}

void TestShowFile::shorterCopyIsTheSameGame()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    const QString whole = LibraryGames::finished(game.store(), nordic(), 6);
    game.window().showFile(write(toJsonLines(SelfPlayed::beginning(nordic(), 6, 30))));
    QCOMPARE(game.session().file(), whole);
    QVERIFY(isReplaying(game)); // it has ended since
}

void TestShowFile::unsoundChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    const QByteArray sound = toJsonLines(SelfPlayed::game(nordic(), 7).journal);
    QTest::newRow("empty") << QByteArray() << u"Line 1: "_s;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                               << u"Line 1: This is no line of a saved game."_s;
    QTest::newRow("cut off") << sound.chopped(5) << u"The file ends in the middle of a line."_s;
    QTest::newRow("other dice") << QByteArray(sound).replace("\"seed\":\"", "\"seed\":\"0000") << u"Line 1: "_s;
}

void TestShowFile::unsoundChangesNothing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    const QString file = write(bytes);
    const QString playing = game.session().file();
    const QStringList before = game.store().files();
    game.window().showFile(file);
    QCOMPARE(game.prompts.warnings.size(), 1);
    QVERIFY2(game.prompts.warnings.front().contains(reason), qPrintable(game.prompts.warnings.front()));
    QVERIFY(game.prompts.warnings.front().contains(QDir::toNativeSeparators(file)));
    QCOMPARE(game.session().file(), playing);
    QCOMPARE(game.store().files(), before);
    QCOMPARE(GameFiles::bytesOf(file), bytes);
    game.window().showFile(m_outside.filePath(u"nowhere.generala"_s));
    QCOMPARE(game.prompts.warnings.size(), 2);
    QVERIFY(game.prompts.warnings.back().contains(u"nowhere.generala"_s));
    QCOMPARE(game.session().file(), playing);
}

void TestShowFile::replayGivesWay()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(2)));
    game.window().showFile(write(toJsonLines(SelfPlayed::game(nordic(), 8).journal)));
    QVERIFY(isReplaying(game));
    game.window().showFile(write(toJsonLines(SelfPlayed::beginning(nordic(), 9, 20))));
    QVERIFY(!isReplaying(game));
    QVERIFY(!game.state().over());
    QVERIFY(game.session().shownEntries() == game.journal().size());
}

void TestShowFile::beginsRulesAtTheStart()
{
    TestWindow game;
    game.play(nordic());
    game.pressThrowKey();
    const QString left = game.session().file();
    game.kill();
    game.open();
    game.window().resumeOrBegin(u"yacht"_s);
    QCOMPARE(game.state().rules->id, u"yacht"_s);
    QCOMPARE(game.journal().size(), std::size_t(1));
    QVERIFY(QFile::exists(left));
    QCOMPARE(game.store().files().front(), game.session().file());
    QCOMPARE(game.prompts.discardsAsked, 0);
}

void TestShowFile::beginsRulesLater()
{
    TestWindow game;
    game.play(nordic());
    game.window().beginRules(u"classic"_s); // nothing has happened in this one
    QCOMPARE(game.state().rules->id, u"classic"_s);
    QCOMPARE(game.prompts.discardsAsked, 0);
    game.pressThrowKey();
    game.prompts.discardAnswer = false;
    game.window().beginRules(u"yatzy"_s);
    QCOMPARE(game.prompts.discardsAsked, 1);
    QCOMPARE(game.state().rules->id, u"classic"_s);
    game.prompts.discardAnswer = true;
    game.window().beginRules(u"yatzy"_s);
    QCOMPARE(game.state().rules->id, u"yatzy"_s);
}

void TestShowFile::sameRulesKeepTheirOptions()
{
    TestWindow game;
    const GameSetup usual = Games::setup("duel", Games::seats(3), {{u"rotation"_s, u"turn"_s}});
    game.settings().setLastSetup(usual);
    game.play(nordic());
    game.window().beginRules(u"duel"_s);
    QCOMPARE(game.state().seatCount(), 3);
    QCOMPARE(game.state().rules->rotation, Rotation::Turn);
    game.window().beginRules(u"classic"_s);
    QCOMPARE(game.state().seatCount(), 3);
    QCOMPARE(game.state().rules->id, u"classic"_s);
}

/// Looking into another game gives no time to think for nothing.
void TestShowFile::aDecisionGoesOnWhereItWas()
{
    TestWindow game;
    game.useScript = false; // dice of the seed, as a file must have them
    game.open();
    game.play(Games::setup("duel", Games::seats(2)));
    game.pressThrowKey();
    game.clock.advance(9000);
    const qint64 left = game.session().game().remainingMs();
    const QString timed = game.session().file();
    game.window().showFile(write(toJsonLines(SelfPlayed::beginning(nordic(), 4, 30))));
    QCOMPARE(game.state().rules->id, u"nordic"_s);
    QCOMPARE(readTableNote(game.store().folder())->game, QFileInfo(game.session().file()).fileName());
    game.clock.advance(60'000);
    game.window().showFile(timed);
    QCOMPARE(game.session().file(), timed);
    QVERIFY(game.state().paused);
    QCOMPARE(game.session().game().remainingMs(), left);
}

QTEST_MAIN(TestShowFile)
#include "tst_showfile.moc"
