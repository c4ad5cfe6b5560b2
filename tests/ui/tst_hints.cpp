#include "hintpresenter.h"
#include "rules/rulecatalog.h"
#include "scorecard/scorecardview.h"
#include "support/testwindow.h"
#include "table/hintpanel.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;

/// Hints from the key to the words, in the real window with the real solver.
class TestHints : public QObject {
    Q_OBJECT

private slots:
    void keyShowsAndHides();
    void bulbIsOpenOnlyWhileSomebodyDecides();
    void marksWhatToKeep();
    void marksTheRow();
    void aDecisionEndsIt();
    void noneComesInAPause();
    void talkDoesNot();
    void theSeatIsMarked();
    void changesNothingElse();
    void aGameWithoutHintsGivesNone();
    void wordsOfAllLanguages_data();
    void wordsOfAllLanguages();
    void everyRuleSetCanAnswer_data();
    void everyRuleSetCanAnswer();

private:
    /// A nordic game in which A has thrown these faces.
    static void begin(TestWindow &game, std::array<int, 5> faces, const char *rules = "nordic")
    {
        game.dice.at(0, 1, 1, faces);
        game.open();
        game.play(Games::setup(rules, Games::seats(2)));
        game.pressThrowKey();
    }
    static HintPanel &panel(TestWindow &game) { return game.child<HintPanel>("hintPanel"); }
    static void ask(TestWindow &game)
    {
        game.key(Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(panel(game).isVisible(), 20'000);
    }
};

void TestHints::keyShowsAndHides()
{
    TestWindow game;
    begin(game, {4, 4, 4, 2, 1});
    QVERIFY(!panel(game).isVisible());
    ask(game);
    QVERIFY(panel(game).accessibleName().contains(u"4-4-4"_s));
    game.key(Qt::Key_H);
    QVERIFY(!panel(game).isVisible());
    game.key(Qt::Key_H);
    QVERIFY(panel(game).isVisible()); // known by now: at once
    QTest::mouseClick(&panel(game), Qt::LeftButton);
    QVERIFY(!panel(game).isVisible());
}

void TestHints::bulbIsOpenOnlyWhileSomebodyDecides()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2, 1)));
    auto &bulb = game.child<QAbstractButton>("hint");
    QVERIFY(bulb.isVisible());
    QVERIFY(!bulb.isEnabled()); // the cup waits
    game.key(Qt::Key_H);
    game.pressThrowKey();
    QVERIFY(bulb.isEnabled());
    game.session().fillRow(0);
    QVERIFY(!bulb.isEnabled()); // the computer's turn
    QVERIFY(!panel(game).isVisible());
}

void TestHints::marksWhatToKeep()
{
    TestWindow game;
    begin(game, {4, 2, 4, 4, 1});
    ask(game);
    QVERIFY(game.state().current().dice[1] == 2);
    const QString words = panel(game).accessibleName();
    QVERIFY2(words.startsWith(u"Keep 4-4-4"_s), qPrintable(words));
    QVERIFY2(words.contains(u'%'), qPrintable(words));
    QVERIFY2(words.contains(u"less in the end"_s), qPrintable(words));
}

void TestHints::marksTheRow()
{
    TestWindow game;
    begin(game, {6, 6, 6, 6, 6}, "duel");
    ask(game);
    const QString words = panel(game).accessibleName();
    QVERIFY2(words.startsWith(u"Write Yatzy for 50 points."_s), qPrintable(words));
}

void TestHints::aDecisionEndsIt()
{
    TestWindow game;
    begin(game, {4, 4, 4, 2, 1});
    ask(game);
    game.session().setLocks(DiceMask(0b00111));
    QVERIFY(panel(game).isVisible()); // locks are no decision yet
    game.clock.advance(3000);
    game.session().pressThrow();
    QVERIFY(!panel(game).isVisible());
}

void TestHints::noneComesInAPause()
{
    TestWindow game;
    begin(game, {4, 4, 4, 2, 1});
    game.key(Qt::Key_H);
    game.key(Qt::Key_P); // before the answer has come
    QTest::qWait(300);
    QCOMPARE(game.state().at(0).hints, 0);
    game.key(Qt::Key_P);
    QTest::qWait(50);
    // What is seen has been counted.
    QCOMPARE(panel(game).isVisible(), game.state().at(0).hints == 1);
}

void TestHints::talkDoesNot()
{
    TestWindow game;
    begin(game, {4, 4, 4, 2, 1});
    ask(game);
    game.session().postChat(1, u"hm"_s);
    game.session().setLocks(DiceMask(0b00001));
    QVERIFY(panel(game).isVisible());
}

void TestHints::theSeatIsMarked()
{
    TestWindow game;
    game.useScript = false; // dice of the seed, as a file must have them
    begin(game, {});
    QCOMPARE(game.state().at(0).hints, 0);
    ask(game);
    QCOMPARE(game.state().at(0).hints, 1);
    QCOMPARE(game.state().at(1).hints, 0);
    // A restart does not wash it off.
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.state().at(0).hints, 1);
}

void TestHints::changesNothingElse()
{
    TestWindow game;
    begin(game, {4, 4, 4, 2, 1});
    const GameState before = game.state();
    const int throws = game.throwsInJournal();
    ask(game);
    QVERIFY(sameGame(game.state(), before));
    QCOMPARE(game.throwsInJournal(), throws);
    QVERIFY(game.session().inputOpen());
}

void TestHints::aGameWithoutHintsGivesNone()
{
    TestWindow game;
    GameSetup setup = Games::setup("nordic", Games::seats(2));
    setup.hints = false;
    game.play(setup);
    game.pressThrowKey();
    QVERIFY(game.state().phase == Phase::Deciding);
    auto &bulb = game.child<QAbstractButton>("hint");
    QVERIFY(!bulb.isVisible());
    game.key(Qt::Key_H);
    QTest::qWait(300); // the solver would have answered
    QVERIFY(!panel(game).isVisible());
    QCOMPARE(game.count<HintGiven>(), 0);
    // Not by another way either, and not after a restart.
    game.session().noteHint();
    QCOMPARE(game.count<HintGiven>(), 0);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QVERIFY(!game.state().hintsAllowed);
    QVERIFY(!rematchOf(game.state()).hints);
}

void TestHints::wordsOfAllLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("begin");
    QTest::newRow("es") << u"es"_s << u"Conserva 4-4-4"_s;
    QTest::newRow("ru") << u"ru"_s << u"Оставьте 4-4-4"_s;
    QTest::newRow("nb") << u"nb"_s << u"Behold 4-4-4"_s;
}

void TestHints::wordsOfAllLanguages()
{
    QFETCH(QString, language);
    QFETCH(QString, begin);
    TestWindow game;
    TestHints::begin(game, {4, 4, 4, 2, 1});
    ask(game);
    game.language().setLanguage(language); // while the hint is shown
    QCoreApplication::processEvents();
    QVERIFY2(panel(game).accessibleName().startsWith(begin), qPrintable(panel(game).accessibleName()));
}

void TestHints::everyRuleSetCanAnswer_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestHints::everyRuleSetCanAnswer()
{
    QFETCH(QString, id);
    TestWindow game;
    begin(game, {1, 3, 3, 6, 2}, id.toLatin1().constData());
    ask(game);
    QVERIFY(panel(game).accessibleName().size() > 30);
}

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
