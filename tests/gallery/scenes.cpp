#include "gallery/scenes.h"

#include "actions.h"

#include <QAction>
#include <QDockWidget>
#include <QListWidget>

using namespace Qt::StringLiterals;

namespace {

const QSize Usual(1280, 800);
const QSize Smallest(960, 640);

GameSetup game(const char *rules, int seats)
{
    return Games::setup(rules, Games::seats(seats));
}

void playRows(TestWindow &game, int turns)
{
    for (int turn = 0; turn < turns && !game.state().over(); ++turn) {
        const int seat = game.state().seat;
        game.clock.advance(2300);
        game.session().pressThrow();
        if (game.state().over())
            return;
        const SeatState &own = game.state().at(seat);
        game.session().fillRow(bestRow(*game.state().rules, own.dice, own.throws, own.card));
    }
}

void lockThree(TestWindow &game)
{
    game.clock.advance(2300);
    game.session().pressThrow();
    game.session().setLocks(DiceMask(0b00111));
}

void secondThrow(TestWindow &game)
{
    game.play(::game("nordic", 2));
    playRows(game, 4);
    lockThree(game);
}

void chatter(TestWindow &game)
{
    game.session().postChat(0, u"¡Suerte a todos! 🎲"_s);
    game.session().postChat(1, u"<b>Спасибо</b> & удачи"_s);
}

void trigger(TestWindow &game, QAction *Actions::*action)
{
    (game.child<Actions>().*action)->trigger();
    QCoreApplication::processEvents();
}

} // namespace

std::vector<Scene> scenes()
{
    return {
        {"first-start", Usual, [](TestWindow &w) { w.window().resumeOrBegin(); }},
        {"main-window", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 4));
             playRows(w, 22);
             chatter(w);
             lockThree(w);
         }},
        {"smallest", Smallest,
         [](TestWindow &w) {
             w.play(game("duel", 2));
             playRows(w, 5);
             lockThree(w);
         }},
        {"six-seats", Usual,
         [](TestWindow &w) {
             GameSetup setup = game("duel", 6);
             setup.seats[3].name = u"Bartholomäus der Vierte"_s;
             w.play(setup);
             playRows(w, 20);
             lockThree(w);
         }},
        {"six-seats-smallest", Smallest,
         [](TestWindow &w) {
             w.play(game("classic", 6));
             playRows(w, 20);
             lockThree(w);
         }},
        {"classic", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             playRows(w, 10);
             lockThree(w);
         }},
        {"blue-casino", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, Felt::Blue, DiceSet::Casino},
        {"burgundy-night", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, Felt::Burgundy, DiceSet::Night},
        {"numerals", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, Felt::Green, DiceSet::Numerals},
        {"celebration", Usual,
         [](TestWindow &w) {
             w.settings().setAnimation(MotionPolicy::Speed::Normal);
             w.play(game("nordic", 2));
             w.table().celebrate(u"Generala!"_s);
             QTest::qWait(450);
         }},
        {"hint", Usual,
         [](TestWindow &w) {
             w.play(game("nordic", 2));
             playRows(w, 5);
             lockThree(w);
             w.key(Qt::Key_H);
             QWidget &panel = w.child<QWidget>("hintPanel");
             (void)QTest::qWaitFor([&panel] { return panel.isVisible(); }, 20'000);
         }},
        {"odds", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 2));
             playRows(w, 9);
             lockThree(w);
             w.child<QDockWidget>("oddsDock").show();
             w.child<QDockWidget>("oddsDock").raise();
         }},
        {"practice", Usual, [](TestWindow &w) { w.play(game("nordic", 1)); }},
        {"paused", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 2));
             w.session().setPaused(true);
         }},
        {"large", QSize(2560, 1440),
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 9);
             lockThree(w);
         }},
        {"new-game", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             trigger(w, &Actions::newGame);
         },
         "NewGameDialog"},
        {"settings", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             trigger(w, &Actions::settings);
         },
         "SettingsDialog"},
        {"rules", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             trigger(w, &Actions::help);
         },
         "HelpDialog"},
        {"keys", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             trigger(w, &Actions::keys);
         },
         "HelpDialog"},
        {"coach", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 45);
             QCoreApplication::processEvents();
             for (QDialog *dialog : w.window().findChildren<QDialog *>())
                 dialog->reject();
             trigger(w, &Actions::coach);
             auto *list = w.window().findChild<QListWidget *>();
             (void)QTest::qWaitFor([list] { return list->count() > 0; }, 20'000);
         },
         "CoachDialog"},
        {"end", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 45);
             QCoreApplication::processEvents();
         },
         "EndDialog"},
    };
}
