#include "gallery/scenes.h"

#include "actions.h"

#include <QAction>

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
        {"american-yatzy", Usual,
         [](TestWindow &w) {
             for (int seat = 0; seat < 3; ++seat)
                 w.dice.at(seat, 1, 1, {6, 6, 6, 6, 6}).at(seat, 2, 1, {5, 5, 5, 5, 5 - seat});
             w.dice.at(1, 3, 1, {4, 4, 4, 4, 4});
             w.useScript = true;
             w.open();
             w.window().resize(Usual);
             w.play(game("yahtzee", 3));
             playRows(w, 7);
             lockThree(w); // a joker lies
         }},
        {"yatzy-order", Usual,
         [](TestWindow &w) {
             w.play(Games::setup("yatzy", Games::seats(4), {{u"order"_s, u"forced"_s}}));
             playRows(w, 22);
             lockThree(w);
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
        {"rules-american", Usual,
         [](TestWindow &w) {
             w.play(game("yahtzee", 3));
             trigger(w, &Actions::help);
         },
         "HelpDialog"},
        {"keys", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             trigger(w, &Actions::keys);
         },
         "HelpDialog"},
        {"end", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 45);
             QCoreApplication::processEvents();
         },
         "EndDialog"},
    };
}
