#include "access/liveregion.h"
#include "announcer.h"
#include "support/language.h"
#include "support/recordingreader.h"
#include "support/testwindow.h"
#include "table/hintpanel.h"
#include "text/announcements.h"
#include "text/names.h"
#include "text/seatnames.h"
#include "unseengame.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A game that is read aloud.
struct ReadGame : UnseenGame {
    explicit ReadGame(const GameSetup &setup, const ScriptedDice &dice = {})
        : UnseenGame(setup, dice)
    {
        session->setComputerPause(0);
        announcer.setSession(session.get());
    }

    void throwDice()
    {
        press();
        session->settle();
    }
    /// What was read since the last call.
    QString read()
    {
        QTest::qWait(1);
        return reader.take();
    }

    TestLanguage language{u"en"_s};
    RecordingReader reader;
    Announcer announcer{reader, 0};
};

/// Plural forms come from the translations, those of English too; this reads whichever there are.
QString unplural(QString text)
{
    return text.replace(u"throw(s)"_s, u"throws"_s).replace(u"second(s)"_s, u"seconds"_s);
}

} // namespace

/// What a screen reader is told of a game, and when.
class TestAnnouncer : public QObject {
    Q_OBJECT

private slots:
    void aTurnOfAPerson();
    void locksByKey();
    void aScratchedRow();
    void theClockDecides();
    void fiveSecondsAreToldOnce();
    void computersAreBrief();
    void computersTalk();
    void takenBack();
    void pauseAndGoingOn();
    void theEnd();
    void aResumedGame();
    void nothingWhileNobodyListens();
    void whoBeginsToListenIsTold();
    void sentencesAreJoined();
    void namesAsTyped_data();
    void namesAsTyped();
    void everyLanguage_data();
    void everyLanguage();
    void theWindowReadsAloud();
    void theWindowTellsTips();
    void theRegionIsANotification();
};

void TestAnnouncer::aTurnOfAPerson()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1}).at(0, 1, 2, {5, 5, 5, 6, 2});
    ReadGame game(classic(2), dice);
    const QString ana = game.session->shown().spec(0).name;
    const QString boris = game.session->shown().spec(1).name;
    QCOMPARE(game.read(), u"Classic Generala. Round 1. %1’s turn."_s.arg(ana));
    game.clock.advance(1000);
    game.session->pressThrow();
    QCOMPARE(game.read(), QString()); // the dice are in the air
    game.session->settle();
    QCOMPARE(unplural(game.read()), u"%1 throws 5, 5, 3, 2, 1. 2 throws left."_s.arg(ana));
    game.throwDice();
    QVERIFY(game.read().startsWith(u"%1 throws 5, 5, 5, 6, 2."_s.arg(ana)));
    game.fill("fives");
    QCOMPARE(game.read(), u"%1 writes Fives: 15 points. Total 15. %2’s turn."_s.arg(ana, boris));
    game.throwDice();
    (void)game.read();
    game.fill("ones");
    QVERIFY(game.read().endsWith(u"Round 2. %1’s turn."_s.arg(ana)));
}

void TestAnnouncer::locksByKey()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(classic(2), dice);
    game.throwDice();
    (void)game.read();
    game.session->toggleLock(0);
    QCOMPARE(game.read(), u"Locked: 5."_s);
    game.session->setLocks(DiceMask(0b00111));
    QCOMPARE(game.read(), u"Locked: 5, 5, 3."_s);
    game.session->setLocks(DiceMask::none());
    QCOMPARE(game.read(), u"No die is locked."_s);
}

void TestAnnouncer::aScratchedRow()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(classic(2), dice);
    game.throwDice();
    (void)game.read();
    game.fill("poker");
    QVERIFY(game.read().contains(u" scratches Poker. Total 0."_s));
}

void TestAnnouncer::theClockDecides()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(Games::setup("classic", Games::seats(2), {{u"clock"_s, u"15"_s}}), dice);
    game.throwDice();
    game.throwDice();
    game.throwDice();
    (void)game.read();
    game.clock.advance(60'000);
    QTRY_VERIFY(game.session->shown().seat == 1); // the session's own tick finds it
    const QString told = game.read();
    QVERIFY2(told.startsWith(u"Time is up. "_s) && told.contains(u"Total "_s), qPrintable(told));
}

void TestAnnouncer::fiveSecondsAreToldOnce()
{
    ReadGame game(Games::setup("classic", Games::seats(2), {{u"clock"_s, u"15"_s}}));
    (void)game.read();
    game.clock.advance(8000);
    emit game.session->clockTicked();
    QCOMPARE(game.read(), QString());
    game.clock.advance(2000);
    emit game.session->clockTicked();
    QCOMPARE(unplural(game.read()), u"5 seconds left."_s);
    game.clock.advance(1000);
    emit game.session->clockTicked();
    QCOMPARE(game.read(), QString());
}

void TestAnnouncer::computersAreBrief()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(classic(1, 1), dice);
    const QString person = game.session->shown().spec(0).name;
    const QString computer = game.session->shown().spec(1).name;
    QSignalSpy thrown(game.session.get(), &GameSession::throwStarted);
    connect(game.session.get(), &GameSession::throwStarted, game.session.get(), [&game] {
        if (game.session->game().state().seat == 1)
            game.session->settle();
    });
    game.throwDice();
    game.fill("fives");
    QTRY_VERIFY_WITH_TIMEOUT(game.session->shown().round == 2, 20'000);
    QVERIFY(thrown.count() >= 2);
    QTest::qWait(1);
    const QString told = game.reader.take();
    QVERIFY2(!told.contains(u"%1 throws"_s.arg(computer)), qPrintable(told));
    QVERIFY2(!told.contains(u"%1’s turn"_s.arg(computer)), qPrintable(told));
    QCOMPARE(told.count(computer), 1); // the row it wrote
    QVERIFY2(told.endsWith(u"Round 2. %1’s turn."_s.arg(person)), qPrintable(told));
}

void TestAnnouncer::computersTalk()
{
    ReadGame game(classic(1, 1));
    (void)game.read();
    game.session->postChat(0, u"hello"_s);
    QCOMPARE(game.read(), QString()); // the person has just typed it
    game.session->postChat(1, u"<b>good luck</b> %1"_s);
    QCOMPARE(game.read(), u"%1 says: <b>good luck</b> %1"_s.replace(0, 2, game.session->shown().spec(1).name));
    game.throwDice();
    QVERIFY(!game.read().contains(u"says"_s)); // once
}

void TestAnnouncer::takenBack()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(classic(2), dice);
    game.throwDice();
    game.fill("fives");
    (void)game.read();
    game.session->undo();
    const QString told = unplural(game.read());
    QVERIFY2(told.startsWith(u"Taken back: the dice are 5, 5, 3, 2, 1 again. 2 throws left."_s), qPrintable(told));
    QVERIFY(told.endsWith(u"%1’s turn."_s.arg(game.session->shown().spec(0).name)));
}

void TestAnnouncer::pauseAndGoingOn()
{
    ReadGame game(classic(2));
    (void)game.read();
    game.session->setPaused(true);
    QCOMPARE(game.read(), u"The game is paused."_s);
    game.session->setPaused(false);
    QCOMPARE(game.read(), u"The game goes on."_s);
}

void TestAnnouncer::theEnd()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {4, 4, 4, 4, 4});
    ReadGame game(classic(2), dice); // five alike on the first throw win at once
    const QString ana = game.session->shown().spec(0).name;
    (void)game.read();
    game.throwDice();
    const QString told = game.read();
    QVERIFY2(told.startsWith(ana + u" throws 4, 4, 4, 4, 4. The game is over."_s), qPrintable(told));
    QVERIFY2(told.contains(u"The game is over. %1 wins."_s.arg(ana)), qPrintable(told));
    QVERIFY2(told.contains(game.session->shown().spec(1).name + u": 0."_s), qPrintable(told));
    QVERIFY2(!told.contains(u"turn"_s), qPrintable(told));
}

void TestAnnouncer::aResumedGame()
{
    ReadGame game(classic(2));
    game.throwDice();
    game.fill("ones");
    (void)game.read();
    game.announcer.setSession(nullptr);
    game.session->setPaused(true);
    QCOMPARE(game.read(), QString());
    game.announcer.setSession(game.session.get());
    QCOMPARE(game.read(), u"Classic Generala. Round 1. %1’s turn."_s.arg(game.session->shown().spec(1).name));
}

void TestAnnouncer::nothingWhileNobodyListens()
{
    ReadGame game(classic(2));
    (void)game.read();
    game.reader.isListening = false;
    game.throwDice();
    game.session->toggleLock(0);
    game.fill("ones");
    QCOMPARE(game.read(), QString());
    game.reader.isListening = true;
    game.throwDice();
    const QString told = game.read(); // and what was missed is not made up for
    QVERIFY2(told.startsWith(game.session->shown().spec(1).name + u" throws "_s), qPrintable(told));
    QVERIFY(!told.contains(u"writes"_s));
}

void TestAnnouncer::whoBeginsToListenIsTold()
{
    ReadGame game(classic(2));
    (void)game.read();
    QSignalSpy began(&game.announcer, &Announcer::listeningBegan);
    game.reader.isListening = false;
    game.throwDice();
    game.fill("ones");
    game.reader.beginListening();
    const QString boris = game.session->shown().spec(1).name;
    QCOMPARE(game.read(), u"Classic Generala. Round 1. %1’s turn."_s.arg(boris));
    QCOMPARE(began.count(), 1);
    game.throwDice();
    QVERIFY(game.read().startsWith(boris + u" throws "_s));
    game.announcer.setSession(nullptr);
    game.reader.beginListening();
    QCOMPARE(game.read(), QString());
}

void TestAnnouncer::sentencesAreJoined()
{
    RecordingReader reader;
    Announcer announcer(reader, 30);
    announcer.say(u"One."_s);
    announcer.say(QString());
    announcer.say(u"Two."_s);
    QVERIFY(reader.texts.isEmpty());
    QTRY_COMPARE(reader.texts, QStringList{u"One. Two."_s});
    announcer.say(u"Three."_s);
    QTRY_COMPARE(reader.texts.size(), 2);
    QCOMPARE(reader.texts.back(), u"Three."_s);
}

void TestAnnouncer::namesAsTyped_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : {u"Zoë \U0001F469\u200D\U0001F680"_s, u"Борис"_s, u"e\u0301"_s, u"\u0634\u0647\u0631"_s,
                                u"\"Ann\" & 'Bob'"_s, u"%1 %2 %n"_s, u"<b>x</b>"_s, u"&amp;"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void TestAnnouncer::namesAsTyped()
{
    QFETCH(QString, name);
    std::vector<SeatSpec> seats = Games::seats(2);
    seats[0].name = name;
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(Games::setup("classic", seats, {{u"clock"_s, u"off"_s}}), dice);
    const QString spoken = SeatNames::typed(name); // apart from the words round it, where it is written from the right
    QVERIFY(game.read().endsWith(spoken + u"’s turn."_s));
    game.throwDice();
    QVERIFY(game.read().startsWith(spoken + u" throws 5, 5, 3, 2, 1."_s));
    game.fill("fives");
    QVERIFY(game.read().startsWith(spoken + u" writes Fives: 10 points. Total 10."_s));
}

void TestAnnouncer::everyLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : LanguageController::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestAnnouncer::everyLanguage()
{
    QFETCH(QString, language);
    ScriptedDice dice;
    dice.at(0, 1, 1, {5, 5, 3, 2, 1});
    ReadGame game(classic(2), dice);
    game.language.set(language);
    const QString ana = game.session->shown().spec(0).name;
    game.throwDice();
    QString told = game.read();
    QVERIFY2(told.contains(ana) && told.contains(u"5, 5, 3, 2, 1"_s), qPrintable(told));
    QVERIFY2(told.contains(u"2"_s), qPrintable(told)); // throws left
    game.fill("fives");
    told = game.read();
    for (const QString &part : {ana, Names::row(u"fives"_s), Names::points(10), game.session->shown().spec(1).name})
        QVERIFY2(told.contains(part), qPrintable(told));
    game.session->undo();
    told += game.read() + Announcements::secondsLeft(5);
    QVERIFY2(!told.contains(u'%'), qPrintable(told));
}

void TestAnnouncer::theWindowReadsAloud()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {4, 4, 4, 2, 1});
    game.readAloud = true;
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    QTRY_COMPARE(game.reader.texts.size(), 1);
    QVERIFY(game.reader.take().contains(u"Ana’s turn."_s));
    game.pressThrowKey();
    QTRY_COMPARE(game.reader.texts.size(), 1);
    QVERIFY(game.reader.take().startsWith(u"Ana throws 4, 4, 4, 2, 1."_s));
    game.key(Qt::Key_1);
    QTRY_COMPARE(game.reader.texts.size(), 1);
    QCOMPARE(game.reader.take(), u"Locked: 4."_s);
    game.key(Qt::Key_H);
    QTRY_COMPARE_WITH_TIMEOUT(game.reader.texts.size(), 1, 20'000);
    QVERIFY(game.child<HintPanel>("hintPanel").accessibleName().startsWith(game.reader.take()));
}

void TestAnnouncer::theWindowTellsTips()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {4, 4, 4, 2, 1});
    game.readAloud = true;
    game.settings().setTips(true);
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    QTRY_COMPARE(game.reader.texts.size(), 1);
    const QString first = game.reader.take();
    QVERIFY2(first.contains(u"Ana’s turn. Tip: Throw the dice. "_s), qPrintable(first)); // in this order
    game.session().setPaused(true);
    game.session().setPaused(false);
    QTest::qWait(300);
    QVERIFY(!game.reader.take().contains(u"Tip:"_s)); // it lies there again, and is not told again
    game.pressThrowKey();
    QTRY_COMPARE(game.reader.texts.size(), 1);
    const QString second = game.reader.take();
    QVERIFY2(second.startsWith(u"Ana throws 4, 4, 4, 2, 1."_s), qPrintable(second));
    QVERIFY2(second.contains(u" Tip: Keep what is good. "_s), qPrintable(second));
    game.reader.beginListening();
    QTRY_COMPARE(game.reader.texts.size(), 1);
    const QString again = game.reader.take();
    QVERIFY2(again.startsWith(u"Nordic Generala. "_s) && again.contains(u" Tip: Keep what is good. "_s),
             qPrintable(again));
}

void TestAnnouncer::theRegionIsANotification()
{
    QWidget window;
    LiveRegion region(&window);
    window.show();
    QVERIFY(region.isVisible()); // else a screen reader would not look at it
    const QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&region);
    QCOMPARE(access->role(), QAccessible::Notification);
    QVERIFY(!access->state().invisible && !access->state().focusable);
    QVERIFY(region.testAttribute(Qt::WA_TransparentForMouseEvents));
    region.read(u"Ana throws 1"_s); // without a screen reader nothing happens, with one it is named so
    QCOMPARE(access->text(QAccessible::Name), region.listening() ? u"Ana throws 1"_s : QString());
    int began = 0;
    region.whenListening([&began] { ++began; });
    QAccessible::setActive(true);
    QCOMPARE(began, 1);
    QAccessible::setActive(false);
    QCOMPARE(began, 1);
}

QTEST_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
