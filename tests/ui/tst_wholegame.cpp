#include "dialogs/enddialog.h"
#include "game/replay.h"
#include "game/standings.h"
#include "panes/historypane.h"
#include "storage/journalfile.h"
#include "support/testwindow.h"

#include <QAbstractButton>
#include <QListView>
#include <QTest>

using namespace Qt::StringLiterals;

/// Whole games of each rule set, played through the window by mouse and keys on dice that were written down.
class TestWholeGame : public QObject {
    Q_OBJECT

private slots:
    void duelByMouse();
    void classicByKeys();
    void nordicServedWin();
    void yatzyFromTopToBottom();
    void yachtByKeys();
    void americanYatzyWithJokers();
    void computerAnswers();
    void computersFinishAtOnceOnWish();
    void computersAloneFinishTheGame();
    void zeroIsAskedAboutOnce();
    void undoThroughTheMenuKey();

private:
    /// Closes the dialog at the end of a game, and tells whether there was one.
    static bool closeEnd(TestWindow &game)
    {
        QCoreApplication::processEvents(); // the window shows it after the last event
        auto *end = game.window().findChild<EndDialog *>();
        if (end == nullptr || !end->isVisible())
            return false;
        end->reject();
        QCoreApplication::processEvents();
        return true;
    }
};

void TestWholeGame::duelByMouse()
{
    TestWindow game;
    // Everybody throws 6-6-6-2-2 and, where the cup comes back for three dice, 6-6-1.
    for (int seat = 0; seat < 2; ++seat) {
        for (int round = 1; round <= 15; ++round)
            game.dice.at(seat, round, 1, {6, 6, 6, 2, 2}).at(seat, round, 2, {6, 1, 1, 1, 1});
    }
    game.play(Games::setup("duel", Games::seats(2), {{u"clock"_s, u"off"_s}}));
    game.prompts.zeroAnswer = {true, false};
    auto &cup = game.child<QAbstractButton>("cup");
    auto &button = game.child<QAbstractButton>("bigButton");

    for (int round = 1; round <= 15; ++round) {
        // Ana throws with a click on the cup, locks the sixes and goes on; Boris throws by the button and writes.
        QCOMPARE(game.state().round, round);
        QCOMPARE(game.state().seat, 0);
        game.clock.advance(1000);
        game.click(cup);
        QCOMPARE(game.state().at(0).dice, (Dice{{6, 6, 6, 2, 2}}));
        for (const char *lock : {"lock1", "lock2", "lock3"})
            game.click(game.child<QAbstractButton>(lock));
        QCOMPARE(game.session().game().locks(), DiceMask(0b00111));
        game.clock.advance(1000);
        game.click(button);
        QCOMPARE(game.state().seat, 1);
        game.clock.advance(1000);
        game.click(button);
        game.clickCard(game.lineOf(round - 1), 1);
        QVERIFY(game.state().at(1).card.isFilled(round - 1));
        QCOMPARE(game.state().seat, 0);
        game.clock.advance(1000);
        game.click(button);
        QCOMPARE(game.state().at(0).dice, (Dice{{6, 6, 6, 6, 1}}));
        game.clickCard(game.lineOf(round - 1), 0);
        QVERIFY(game.state().at(0).card.isFilled(round - 1));
    }
    QVERIFY(game.state().over());
    // Boris wrote 6-6-6-2-2 everywhere: twos 4, sixes 18; pair, two pairs, three alike, chance 22 each; full house.
    QCOMPARE(totals(*game.state().rules, game.state().at(1).card).total, 4 + 18 + 4 * 22 + 25);
    // Ana wrote 6-6-6-6-1: ones 1, sixes 24; pair, three and four alike, chance 25 each.
    QCOMPARE(totals(*game.state().rules, game.state().at(0).card).total, 1 + 24 + 4 * 25);
    QCOMPARE(standings(game.state()).front().seat, 1);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::classicByKeys()
{
    TestWindow game;
    for (int round = 1; round <= 11; ++round)
        game.dice.at(0, round, 1, {1, 2, 3, 4, 5}).at(0, round, 2, {6, 6, 6, 6, 6});
    game.play(Games::setup("classic", Games::seats(1)));
    game.prompts.zeroAnswer = {true, false};
    game.card().setFocus();
    for (int round = 1; round <= 11; ++round) {
        game.pressThrowKey();
        QCOMPARE(game.state().current().throws, 1);
        game.key(Qt::Key_1);
        game.key(Qt::Key_A);
        QCOMPARE(game.session().game().locks(), DiceMask::all());
        game.key(Qt::Key_N);
        QCOMPARE(game.session().game().locks(), DiceMask::none());
        game.key(Qt::Key_5);
        game.pressThrowKey(); // one press: the same seat goes on
        QCOMPARE(game.state().current().throws, 2);
        QCOMPARE(game.state().current().dice, (Dice{{6, 6, 6, 6, 5}}));
        QTest::keyClick(&game.card(), Qt::Key_Home); // the first row that is open
        QTest::keyClick(&game.card(), Qt::Key_Return);
        QCOMPARE(game.state().at(0).card.filledCount(), round);
    }
    QVERIFY(game.state().over());
    // 6-6-6-6-5: fives 5, sixes 24, poker 40, all else 0.
    QCOMPARE(totals(*game.state().rules, game.state().at(0).card).total, 5 + 24 + 40);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::nordicServedWin()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {2, 2, 2, 3, 3}).at(1, 1, 1, {4, 4, 4, 4, 4});
    game.play(Games::setup("nordic", Games::seats(3)));
    game.pressThrowKey();
    game.clickCard(7, 0); // full house, served
    QCOMPARE(game.state().at(0).card.points(7), 35);
    game.pressThrowKey();
    QVERIFY2(game.state().over(), "five alike on a first throw end the game in the middle of a round");
    QCOMPARE(game.state().servedWinner, 1);
    const auto ranking = standings(game.state());
    QCOMPARE(ranking[0].seat, 1);
    QCOMPARE(ranking[1].seat, 0);
    QVERIFY(closeEnd(game));
    const int throwsBefore = game.throwsInJournal();
    game.pressThrowKey();
    QCOMPARE(game.throwsInJournal(), throwsBefore);
}

void TestWholeGame::yatzyFromTopToBottom()
{
    TestWindow game;
    for (int round = 1; round <= 15; ++round)
        game.dice.at(0, round, 1, {6, 6, 6, 5, 5}).at(1, round, 1, {1, 2, 3, 4, 5});
    game.play(Games::setup("yatzy", Games::seats(2), {{u"order"_s, u"forced"_s}}));
    for (int row = 0; row < 15; ++row) {
        for (int seat = 0; seat < 2; ++seat) {
            QCOMPARE(game.state().seat, seat);
            game.pressThrowKey();
            // A click on any other row does nothing.
            for (int other = 0; other < 15; ++other) {
                if (other != row)
                    game.clickCard(game.lineOf(other), seat);
            }
            QCOMPARE(game.state().at(seat).card.filledCount(), row);
            game.clickCard(game.lineOf(row), seat);
            QVERIFY(game.state().at(seat).card.isFilled(row));
        }
    }
    QVERIFY(game.state().over());
    // A zero is no question where nothing better may be written.
    QCOMPARE(game.prompts.zerosAsked, 0);
    // 6-6-6-5-5: fives 10, sixes 18; pair 12, two pairs 22, three alike 18, full house and chance 28 each.
    QCOMPARE(totals(*game.state().rules, game.state().at(0).card), (CardTotals{28, 0, 28 + 12 + 22 + 18 + 28 + 28}));
    // 1-2-3-4-5: ones to fives 15, small straight 15, chance 15.
    QCOMPARE(totals(*game.state().rules, game.state().at(1).card), (CardTotals{15, 0, 45}));
    QVERIFY(closeEnd(game));
}

void TestWholeGame::yachtByKeys()
{
    TestWindow game;
    for (int round = 1; round <= 12; ++round)
        game.dice.at(0, round, 1, {2, 3, 4, 5, 6}).at(0, round, 2, {2, 2, 2, 2, 2});
    game.play(Games::setup("yacht", Games::seats(1)));
    game.prompts.zeroAnswer = {true, false};
    game.card().setFocus();
    for (int round = 1; round <= 12; ++round) {
        game.pressThrowKey();
        if (round != 10) { // the big straight is written as it came
            game.key(Qt::Key_1);
            game.pressThrowKey();
            QCOMPARE(game.state().current().dice, (Dice{{2, 2, 2, 2, 2}}));
        }
        QTest::keyClick(&game.card(), Qt::Key_Home);
        QTest::keyClick(&game.card(), Qt::Key_Return);
        QCOMPARE(game.state().at(0).card.filledCount(), round);
    }
    QVERIFY(game.state().over());
    // Twos 10, four alike 8, big straight 30, choice 10, Yacht 50.
    QCOMPARE(totals(*game.state().rules, game.state().at(0).card).total, 10 + 8 + 30 + 10 + 50);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::americanYatzyWithJokers()
{
    TestWindow game;
    // Sixes again and again, and once something else; each line: the row that is written and what it gives.
    struct Move {
        const char *row;
        int points;
        bool joker;
    };
    const std::vector<Move> moves{{"yatzy", 50, false},
                                  {"sixes", 30, true},
                                  {"full-house", 25, true},
                                  {"small-straight", 30, true},
                                  {"large-straight", 40, true},
                                  {"three-alike", 30, true},
                                  {"four-alike", 30, true},
                                  {"ones", 2, false},
                                  {"chance", 30, true},
                                  {"twos", 0, true},
                                  {"threes", 0, true},
                                  {"fours", 0, true},
                                  {"fives", 0, true}};
    for (int round = 1; round <= 13; ++round)
        game.dice.at(0, round, 1, {6, 6, 6, 6, 6});
    game.dice.at(0, 8, 1, {1, 1, 3, 4, 5});
    game.play(Games::setup("yahtzee", Games::seats(1)));
    game.prompts.zeroAnswer = {true, false};
    int total = 0;
    for (const Move &move : moves) {
        const int row = game.state().rules->rowIndex(QString::fromLatin1(move.row));
        game.pressThrowKey();
        if (move.joker && row < 6 && row != 5)
            QVERIFY(game.state().at(0).card.filledCount() >= 9); // only when nothing else is left
        else if (move.joker)
            game.clickCard(0, 0); // ones are not for this joker
        QCOMPARE(totals(*game.state().rules, game.state().at(0).card).total, total);
        game.clickCard(game.lineOf(row), 0);
        QVERIFY2(game.state().at(0).card.isFilled(row), move.row);
        QCOMPARE(game.state().at(0).card.points(row), move.points);
        total += move.points + (move.joker ? 100 : 0);
        QCOMPARE(totals(*game.state().rules, game.state().at(0).card).total, total);
    }
    QVERIFY(game.state().over());
    QCOMPARE(totals(*game.state().rules, game.state().at(0).card), (CardTotals{32, 0, 267 + 1100, 1100}));
    QCOMPARE(game.prompts.zerosAsked, 0);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::computerAnswers()
{
    TestWindow game;
    game.play(Games::setup("classic", Games::seats(2, 1)));
    game.session().setComputerPause(0);
    game.prompts.zeroAnswer = {true, false};
    for (int round = 1; round <= 11; ++round) {
        QTRY_COMPARE(game.state().seat, 0);
        QCOMPARE(game.state().round, round);
        game.pressThrowKey();
        QTest::keyClick(&game.card(), Qt::Key_Home);
        QTest::keyClick(&game.card(), Qt::Key_Return);
        QCOMPARE(game.state().at(0).card.filledCount(), round);
    }
    QTRY_VERIFY(game.state().over());
    QCOMPARE(game.state().at(1).card.filledCount(), 11);
    QTRY_VERIFY(game.window().findChild<EndDialog *>() != nullptr);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::computersFinishAtOnceOnWish()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(3, 2)));
    game.pressThrowKey();
    game.session().finishMotion();
    game.key(Qt::Key_F); // a person is to act: nothing to finish
    QCOMPARE(game.journal().size(), 2U);
    game.session().fillRow(0);
    QCOMPARE(game.state().seat, 1);
    game.session().setComputerPause(60'000); // at their own pace nothing would happen in this test
    game.session().setLookingBack(true);     // restarts the wait that began with the usual pause
    game.session().setLookingBack(false);
    QTest::qWait(50);
    QCOMPARE(game.state().seat, 1);

    game.key(Qt::Key_F);
    QTRY_COMPARE(game.state().seat, 0);
    QCOMPARE(game.state().round, 2);
    QVERIFY(!game.session().isMoving());
    QVERIFY(game.session().inputOpen());
    QVERIFY(sameGame(game.session().shown(), game.state()));
    const auto loaded = fromJsonLines(toJsonLines(game.journal()));
    QVERIFY(loaded.complete());

    // Afterwards they take their time again.
    game.pressThrowKey();
    game.session().finishMotion();
    game.session().fillRow(1);
    QTest::qWait(50);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.state().current().throws, 0);
}

void TestWholeGame::computersAloneFinishTheGame()
{
    TestWindow game(MotionPolicy::Speed::Normal);
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(2, 2)));
    game.session().setComputerPause(60'000);
    game.key(Qt::Key_F);
    QTRY_VERIFY_WITH_TIMEOUT(game.state().over(), 30'000);
    QTRY_VERIFY(game.window().findChild<EndDialog *>() != nullptr);
    QVERIFY(closeEnd(game));
}

void TestWholeGame::zeroIsAskedAboutOnce()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {6, 6, 6, 5, 5});
    game.play(Games::setup("classic", Games::seats(2)));
    game.pressThrowKey();
    game.prompts.zeroAnswer = {false, false};
    game.clickCard(0, 0);
    QCOMPARE(game.prompts.zerosAsked, 1);
    QCOMPARE(game.prompts.lastZero.row, u"ones"_s);
    QCOMPARE(game.prompts.lastZero.betterRow, u"full-house"_s);
    QCOMPARE(game.prompts.lastZero.points, 35);
    QCOMPARE(game.count<RowFilled>(), 0);
    game.prompts.zeroAnswer = {true, true};
    game.clickCard(0, 0);
    QCOMPARE(game.count<RowFilled>(), 1);
    QVERIFY(!game.settings().confirmZero());
    game.pressThrowKey();
    game.clickCard(9, 1); // a zero of Boris, not asked about any more
    QCOMPARE(game.prompts.zerosAsked, 2);
    QCOMPARE(game.count<RowFilled>(), 2);
}

void TestWholeGame::undoThroughTheMenuKey()
{
    TestWindow game;
    game.play(Games::setup("classic", Games::seats(2)));
    game.pressThrowKey();
    game.key(Qt::Key_2);
    game.clickCard(5, 0);
    QCOMPARE(game.state().seat, 1);
    QTest::keyClick(&game.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.state().seat, 0);
    QVERIFY(!game.state().at(0).card.isFilled(5));
    QCOMPARE(game.session().game().locks(), DiceMask(0b00010));
    game.clickCard(0, 0);
    game.pressThrowKey(); // Boris has thrown: too late
    QTest::keyClick(&game.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game.state().seat, 1);
    QVERIFY(game.state().at(0).card.isFilled(0));
}

QTEST_MAIN(TestWholeGame)
#include "tst_wholegame.moc"
