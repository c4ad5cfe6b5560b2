#include "gamesounds.h"
#include "gameview.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "soundsofentries.h"
#include "support/testwindow.h"
#include "unseengame.h"

#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A game that is heard.
struct HeardGame : UnseenGame {
    HeardGame(const GameSetup &setup, const ScriptedDice &dice, int volume = 100)
        : UnseenGame(setup, dice)
        , sounds(player, clock, volume)
    {
        sounds.setSession(session.get());
    }

    /// Throws, and lets one die be heard on its way.
    void throwDice()
    {
        press();
        sounds.knockOnFelt(1);
        session->settle();
    }

    RecordingSound player;
    GameSounds sounds;
};

} // namespace

/// Which sound an event makes, in games without and with a window.
class TestGameSounds : public QObject {
    Q_OBJECT

private slots:
    void entries();
    void aTurnInOrder();
    void aThrowIsHeardAtRestAlone();
    void fiveAlike();
    void servedWin();
    void theEnd();
    void lastSecondsTick();
    void whatWasPlayedBeforeIsSilent();
    void chatAndPauseAreSilent();
    void rattlesKeepADistance();
    void volumeAndStrength();
    void aComputerLocks();
    void theWindowIsHeard();
    void theTableIsHeard();
    void historyIsSilent();
    void keyM();
    void anMInTheChat();

private:
    static QString heard(const std::vector<GameEvent> &events);
};

QString TestGameSounds::heard(const std::vector<GameEvent> &events)
{
    Journal journal;
    for (const GameEvent &event : events)
        journal.push_back({event, 0, 0});
    RecordingSound player;
    for (const Sound sound : soundsOfEntries(journal, 0, journal.size()))
        player.play(sound, 1);
    return player.take();
}

void TestGameSounds::entries()
{
    const Dice plain{{1, 2, 3, 4, 6}};
    const Dice fives{{5, 5, 5, 5, 5}};
    const DiceThrown first{0, 1, 1, DiceMask::none(), plain, Actor::Computer};
    const DiceThrown served{0, 1, 1, DiceMask::none(), fives, Actor::Person};
    QCOMPARE(heard({first}), QString());
    QCOMPARE(heard({served}), u"G"_s);
    QCOMPARE(heard({DiceThrown{}}), QString()); // dice without faces are no five alike
    QCOMPARE(heard({RowFilled{0, 3, 4, DiceMask::none(), Actor::Clock}}), u"w"_s);
    QCOMPARE(heard({RowFilled{0, 4, 0, DiceMask::none(), Actor::Person}}), u"z"_s);
    QCOMPARE(heard({first, DiceKept{0, DiceMask(3), Actor::Computer}}), QString());
    QCOMPARE(heard({first, DiceKept{0, DiceMask::none(), Actor::Clock}}), QString());
    QCOMPARE(heard({RowFilled{0, 3, 4, DiceMask::none(), Actor::Person}, Finished{FinishReason::Complete}}), u"wE"_s);
    QCOMPARE(heard({served, Finished{FinishReason::ServedWin}}), u"S"_s); // one fanfare
    QCOMPARE(heard({Undone{1}, Paused{true}, ChatPosted{0, u"hm"_s}, SeatChanged{}}), QString());
    // Only what lies between the two entries.
    const Journal journal = {{served, 0, 0}, {RowFilled{0, 3, 4, DiceMask::none(), Actor::Person}, 0, 0}};
    QVERIFY(soundsOfEntries(journal, 0, 1) == std::vector{Sound::FiveAlike});
    QVERIFY(soundsOfEntries(journal, 1, 2) == std::vector{Sound::RowWritten});
    QVERIFY(soundsOfEntries(journal, 2, 9).empty());
}

void TestGameSounds::aTurnInOrder()
{
    HeardGame game(classic(2), ScriptedDice());
    game.press();
    QCOMPARE(game.player.take(), QString());
    game.sounds.rattle(0.8);
    game.sounds.knockOnFelt(0.5);
    game.sounds.knockOnDie(0.5);
    QCOMPARE(game.player.take(), u"rfd"_s);
    game.session->settle();
    QCOMPARE(game.player.take(), QString());
    game.session->toggleLock(0);
    game.session->toggleLock(4);
    game.session->toggleLock(0);
    QCOMPARE(game.player.take(), u"llu"_s);
    game.session->setLocks(DiceMask::all());
    game.session->setLocks(DiceMask::none());
    QCOMPARE(game.player.take(), u"lu"_s); // one each, however many
    game.throwDice();
    QCOMPARE(game.player.take(), u"f"_s);
    game.fill("fours");
    QCOMPARE(game.player.take(), u"wn"_s);
    game.throwDice();
    game.fill("fives");
    QCOMPARE(game.player.take(), u"fzn"_s);
    game.session->undo();
    QCOMPARE(game.player.take(), u"n"_s); // it is the other one's turn again
}

void TestGameSounds::aThrowIsHeardAtRestAlone()
{
    HeardGame game(classic(1), ScriptedDice());
    game.press();
    game.session->settle(); // no motion, or nobody looks
    QCOMPARE(game.player.take(), u"f"_s);
    game.press();
    game.session->postChat(0, u"a word while they roll"_s);
    QCOMPARE(game.player.take(), QString());
    game.session->settle();
    QCOMPARE(game.player.take(), u"f"_s);
}

void TestGameSounds::fiveAlike()
{
    HeardGame game(classic(1), ScriptedDice().at(0, 1, 2, {5, 5, 5, 5, 5}));
    game.throwDice();
    game.press();
    QCOMPARE(game.player.take(), u"f"_s); // nothing is given away while they roll
    game.sounds.knockOnFelt(1);
    game.session->settle();
    QCOMPARE(game.player.take(), u"fG"_s);
    game.fill("generala");
    QCOMPARE(game.player.take(), u"w"_s);
}

void TestGameSounds::servedWin()
{
    HeardGame game(Games::setup("nordic", Games::seats(2)), ScriptedDice().at(0, 1, 1, {4, 4, 4, 4, 4}));
    game.throwDice();
    QVERIFY(game.session->game().state().over());
    QCOMPARE(game.player.take(), u"fS"_s);
}

void TestGameSounds::theEnd()
{
    HeardGame game(classic(1), ScriptedDice());
    for (int row = 0; row < 11; ++row) {
        QVERIFY(!game.session->game().state().over());
        game.throwDice();
        game.player.played.clear();
        game.session->fillRow(row);
    }
    QCOMPARE(game.player.take(), u"zE"_s);
}

void TestGameSounds::lastSecondsTick()
{
    HeardGame game(Games::setup("duel", Games::seats(2)), ScriptedDice());
    const qint64 budget = game.session->game().budgetMs();
    QVERIFY(budget > 6000);
    const auto tick = [&](qint64 left) {
        game.clock.advance(game.session->game().remainingMs() - left);
        emit game.session->clockTicked(); // what the session's timer does in real time
        return game.player.take();
    };
    QCOMPARE(tick(6000), QString());
    QCOMPARE(tick(5002), u"t"_s);
    QCOMPARE(tick(4998), QString()); // the same second again
    QCOMPARE(tick(4000), u"t"_s);
    QCOMPARE(tick(3001), u"t"_s);
    QCOMPARE(tick(2000), u"t"_s);
    QCOMPARE(tick(1000), u"t"_s);
    QCOMPARE(tick(100), QString());
    game.throwDice(); // another decision, with all its time
    game.player.played.clear();
    QCOMPARE(tick(1000), u"t"_s);
}

void TestGameSounds::whatWasPlayedBeforeIsSilent()
{
    HeardGame game(classic(2), ScriptedDice());
    game.throwDice();
    game.fill("fours");
    game.player.played.clear();
    // The same game taken up again by another session.
    GameSession again(
        std::make_unique<Game>(game.session->game().journal(), std::make_unique<ScriptedDice>(), game.clock),
        game.writer, game.folder.filePath(u"b.generala"_s), game.clock, game.tables, GameSession::Waits{});
    game.sounds.setSession(&again);
    emit again.changed();
    QCOMPARE(game.player.take(), QString());
    game.clock.advance(1000);
    game.session->pressThrow(); // the old one is not followed any more
    game.session->settle();
    QCOMPARE(game.player.take(), QString());
    again.pressThrow();
    again.settle();
    QCOMPARE(game.player.take(), u"f"_s);
    game.sounds.setSession(nullptr);
    again.undo();
    QCOMPARE(game.player.take(), QString());
}

void TestGameSounds::chatAndPauseAreSilent()
{
    HeardGame game(classic(2), ScriptedDice());
    game.session->postChat(0, u"hello"_s);
    game.session->setPaused(true);
    game.session->setPaused(false);
    const auto closed = game.session->holdForDialog();
    closed();
    QCOMPARE(game.player.take(), QString());
}

void TestGameSounds::rattlesKeepADistance()
{
    HeardGame game(classic(1), ScriptedDice());
    for (int frame = 0; frame < 60; ++frame) {
        game.sounds.rattle(0.5);
        game.clock.advance(16);
    }
    const auto heard = game.player.take().size();
    QVERIFY2(heard >= 12 && heard <= 18, qPrintable(QString::number(heard))); // in 0.96 s
    game.sounds.rattle(0.5);
    game.sounds.rattle(1); // a much harder hit is not swallowed
    QCOMPARE(game.player.take(), u"rr"_s);
}

void TestGameSounds::volumeAndStrength()
{
    HeardGame game(classic(1), ScriptedDice(), 100);
    game.sounds.knockOnFelt(1);
    QCOMPARE(game.player.played.back().volume, 1.0);
    game.sounds.knockOnFelt(0.2);
    const double weak = game.player.played.back().volume;
    QVERIFY(weak > 0.1 && weak < 0.5);
    QCOMPARE(game.player.take(), u"ff"_s);
    game.sounds.setVolume(50);
    QCOMPARE(game.player.played.size(), std::size_t(1)); // a sample of it
    QCOMPARE(game.player.played.back().volume, 0.25);
    game.sounds.setVolume(50);
    QCOMPARE(game.player.take(), u"f"_s);
    game.sounds.setVolume(0);
    game.sounds.knockOnFelt(1);
    game.throwDice();
    QCOMPARE(game.player.take(), QString());
}

void TestGameSounds::aComputerLocks()
{
    HeardGame game(classic(1, 1), ScriptedDice().at(1, 1, 1, {6, 6, 6, 1, 2}));
    game.session->setComputerPause(0);
    game.throwDice();
    game.fill("fours");
    QCOMPARE(game.player.take(), u"fwn"_s);
    QTRY_VERIFY(game.session->isMoving());
    game.session->settle();
    QTRY_VERIFY(game.session->isMoving()); // keeps its sixes, throws the others
    QCOMPARE(game.player.take(), u"fl"_s);
}

void TestGameSounds::theWindowIsHeard()
{
    TestWindow game;
    game.useScript = false; // only a game with the dice of its seed can be taken up again
    game.open();
    game.prompts.zeroAnswer = {true, false};
    game.play(Games::setup("classic", Games::seats(2), {{u"clock"_s, u"off"_s}}));
    QCOMPARE(game.sound.take(), QString());
    game.pressThrowKey();
    game.key(Qt::Key_2);
    game.key(Qt::Key_2);
    game.clickCard(3, 0);
    const bool zero = game.state().at(0).card.points(3) == 0;
    QCOMPARE(game.sound.take(), zero ? u"fluzn"_s : u"fluwn"_s);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    game.show();
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.sound.take(), QString());
}

void TestGameSounds::theTableIsHeard()
{
    TestWindow game(MotionPolicy::Speed::Fast);
    game.play(classic(1));
    game.pressThrowKey();
    QTRY_VERIFY(!game.session().isMoving());
    const auto played = game.sound.played;
    const QString heard = game.sound.take();
    QVERIFY2(heard.startsWith(u'r'), qPrintable(heard)); // the cup before the dice
    QVERIFY2(heard.count(u'f') >= 3, qPrintable(heard));
    QVERIFY2(heard.lastIndexOf(u'r') < heard.indexOf(u'f'), qPrintable(heard));
    for (const auto &one : played)
        QVERIFY(one.volume > 0 && one.volume <= 1);
}

void TestGameSounds::historyIsSilent()
{
    TestWindow game;
    game.dice.at(0, 1, 2, {3, 3, 3, 3, 3});
    game.play(classic(1));
    game.pressThrowKey();
    game.pressThrowKey();
    QCOMPARE(game.sound.take(), u"ffG"_s);
    emit game.child<HistoryPane>().momentChosen(1);
    emit game.child<HistoryPane>().momentChosen(3);
    game.key(Qt::Key_Escape);
    QCOMPARE(game.sound.take(), QString());
}

void TestGameSounds::keyM()
{
    TestWindow game;
    game.settings().setVolume(100);
    game.play(classic(1));
    game.pressThrowKey();
    (void)game.sound.take();
    game.key(Qt::Key_M);
    QVERIFY(game.settings().muted());
    game.pressThrowKey();
    QCOMPARE(game.sound.take(), QString());
    // While looking back it does not lead back to the game.
    emit game.child<HistoryPane>().momentChosen(1);
    game.key(Qt::Key_M);
    QVERIFY(!game.settings().muted());
    QVERIFY(game.child<GameView>().lookingBack());
    QCOMPARE(game.sound.take(), u"f"_s); // sound is back
}

void TestGameSounds::anMInTheChat()
{
    TestWindow game;
    game.play(classic(1));
    auto &field = game.child<QLineEdit>();
    field.setFocus();
    QTest::keyClicks(&field, u"mmm"_s);
    QCOMPARE(field.text(), u"mmm"_s);
    QVERIFY(!game.settings().muted());
}

QTEST_MAIN(TestGameSounds)
#include "tst_gamesounds.moc"
