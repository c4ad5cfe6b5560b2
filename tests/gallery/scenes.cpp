#include "gallery/scenes.h"

#include "actions.h"
#include "book/bookview.h"
#include "book/searchfield.h"
#include "coach/chancepage.h"
#include "coach/coachdialog.h"
#include "dialogs/columns.h"
#include "dialogs/dialogprompts.h"
#include "library/librarydialog.h"
#include "library/librarytable.h"
#include "panes/historypane.h"
#include "replay/replaybar.h"
#include "storage/libraryscan.h"
#include "support/librarygames.h"
#include "table/overlays.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QSlider>
#include <QTabBar>
#include <algorithm>
#include <bit>

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

void longGame(TestWindow &game, const char *rules, bool wide, int turns)
{
    game.play(Games::setup(rules, longSeats(wide)));
    playRows(game, turns);
}

/// Index of the latest throw in the journal.
int lastThrow(TestWindow &game)
{
    int entry = static_cast<int>(game.journal().size()) - 1;
    while (entry > 0 && !std::holds_alternative<DiceThrown>(game.journal()[static_cast<std::size_t>(entry)].event))
        --entry;
    return entry;
}

/// The name of the next seat, as it flashes over the table in the middle of its time.
void flashName(TestWindow &game)
{
    auto &banner = game.child<TurnBanner>();
    banner.setName(game.state().spec(game.state().seat).name, Qt::cyan);
    banner.setStrength(1);
    banner.show();
    banner.raise();
}

/// A newcomer's game after so many throws of the second turn; what was told before has been taken in.
void showTip(TestWindow &game, int throws)
{
    game.play(::game("duel", 4));
    playRows(game, 4);
    game.settings().setTips(true);
    for (int k = 0; k < throws; ++k)
        game.pressThrowKey();
}

void trigger(TestWindow &game, QAction *Actions::*action)
{
    (game.child<Actions>().*action)->trigger();
    QCoreApplication::processEvents();
}

/// At rest after a step of the game's replay.
void replayTo(TestWindow &game, int step)
{
    trigger(game, &Actions::replay);
    game.child<ReplayBar>().findChild<QSlider *>()->setValue(step);
}

void openRules(TestWindow &game, const char *rules, const std::vector<OptionChoice> &options, int chapter)
{
    game.play(Games::setup(rules, Games::seats(2), options));
    trigger(game, &Actions::help);
    game.child<BookView>().showChapter(chapter);
}

/// Games of every kind, saved on different days.
void fillLibrary(const GameStore &store)
{
    std::vector<SeatSpec> players = Games::seats(4, 1);
    LibraryGames::unfinished(store, Games::setup("yatzy", players, {{u"order"_s, u"forced"_s}}), 1, 90);
    LibraryGames::finished(store, game("duel", 2), 2);
    LibraryGames::finished(store, Games::setup("classic", longSeats(false)), 3);
    LibraryGames::damaged(store, game("nordic", 3), 5, 31);
    LibraryGames::finished(store, game("yacht", 1), 8);
    LibraryGames::unfinished(store, Games::setup("duel", longSeats(true)), 9, 200);
    LibraryGames::writeDated(store, u"notes.generala"_s, "[]", 12);
    LibraryGames::finished(store, game("yahtzee", 3), 40);
}

void waitForGames(TestWindow &w)
{
    const auto &scan = w.child<LibraryScan>();
    (void)QTest::qWaitFor([&scan] { return scan.isFinished(); }, 20'000);
}

/// @param line that is selected
void openLibrary(TestWindow &w, int line)
{
    w.play(game("duel", 3));
    playRows(w, 7);
    fillLibrary(w.store());
    trigger(w, &Actions::games);
    auto &table = w.child<LibraryTable>();
    waitForGames(w);
    table.setCurrentIndex(table.model()->index(line, 0));
}

std::vector<Scene> windowScenes()
{
    return {
        {"first-start", Usual,
         [](TestWindow &w) {
             w.settings().setTips(true);
             w.window().resumeOrBegin();
         }},
        {"tip-lock", Usual, [](TestWindow &w) { showTip(w, 1); }, nullptr, true},
        {"tip-row", Usual, [](TestWindow &w) { showTip(w, 2); }, nullptr, true},
        {"tip-clock", Usual,
         [](TestWindow &w) {
             w.settings().setTips(true);
             w.settings().setTipSeen(QStringLiteral("throw"));
             w.play(game("duel", 3));
         }},
        {"main-window", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 4));
             playRows(w, 22);
             chatter(w);
             lockThree(w);
         },
         nullptr, true},
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
        {"six-wide-names", Usual,
         [](TestWindow &w) {
             longGame(w, "duel", true, 20);
             lockThree(w);
         },
         nullptr, true},
        {"six-long-names", Usual,
         [](TestWindow &w) {
             longGame(w, "classic", false, 20);
             lockThree(w);
         },
         nullptr, true},
        {"classic", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             playRows(w, 10);
             lockThree(w);
         }},
        {"blue-casino", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, false, Felt::Blue, DiceSet::Casino},
        {"burgundy-night", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, false, Felt::Burgundy,
         DiceSet::Night},
        {"numerals", Usual, [](TestWindow &w) { secondThrow(w); }, nullptr, false, Felt::Green, DiceSet::Numerals},
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
        {"practice", Usual, [](TestWindow &w) { w.play(game("nordic", 1)); }, nullptr, true},
        {"chat", Usual,
         [](TestWindow &w) {
             longGame(w, "nordic", false, 8);
             chatter(w);
             emit w.table().chatRequested();
         }},
        {"look-back", Usual,
         [](TestWindow &w) {
             longGame(w, "nordic", true, 9);
             emit w.child<HistoryPane>().momentChosen(lastThrow(w));
         }},
        {"replay", Usual,
         [](TestWindow &w) {
             longGame(w, "duel", true, 20);
             replayTo(w, 41);
         },
         nullptr, true},
        {"paused", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 2));
             w.session().setPaused(true);
         },
         nullptr, true},
        {"turn", Usual,
         [](TestWindow &w) {
             longGame(w, "duel", true, 7);
             flashName(w);
         },
         nullptr, true},
        {"large", QSize(2560, 1440),
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 9);
             lockThree(w);
         }},
    };
}

/// A whole game in which the seats do not think alike: now and then one writes its last row instead of its best.
void playUnlike(TestWindow &game)
{
    while (!game.state().over()) {
        const int seat = game.state().seat;
        game.clock.advance(2300);
        game.session().pressThrow();
        const SeatState &own = game.state().at(seat);
        const RowMask rows = fillableRows(*game.state().rules, own.card, own.dice);
        const bool lapse = (game.state().round + seat) % 4 == 0;
        const int best = bestRow(*game.state().rules, own.dice, own.throws, own.card);
        game.session().fillRow(lapse ? static_cast<int>(std::bit_width(rows)) - 1 : best);
    }
}

/// The coach of the game that has just ended, with all that it has to say.
void openCoach(TestWindow &game)
{
    QCoreApplication::processEvents();
    for (QDialog *dialog : game.window().findChildren<QDialog *>())
        dialog->reject();
    trigger(game, &Actions::coach);
    auto *list = game.window().findChild<QListWidget *>();
    (void)QTest::qWaitFor([list] { return list->count() > 0; }, 20'000);
}

/// The chances to win, as the coach shows them.
void openChances(TestWindow &game)
{
    openCoach(game);
    auto &dialog = game.child<CoachDialog>();
    dialog.findChild<QTabBar *>()->setCurrentIndex(1);
    QCoreApplication::processEvents();
    dialog.findChild<Columns *>()->ensureWidgetVisible(dialog.findChild<ChancePage *>(), 0, 0);
}

std::vector<Scene> dialogScenes()
{
    return {
        {"new-game", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             trigger(w, &Actions::newGame);
         },
         "NewGameDialog"},
        {"new-game-six", Usual,
         [](TestWindow &w) {
             w.settings().setLastSetup(Games::setup("classic", longSeats(true)));
             longGame(w, "classic", false, 0);
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
        {"rules-rows", Usual, [](TestWindow &w) { openRules(w, "nordic", {}, 5); }, "HelpDialog"},
        {"rules-american", Usual, [](TestWindow &w) { openRules(w, "yahtzee", {}, 6); }, "HelpDialog"},
        {"rules-advice", Usual,
         [](TestWindow &w) {
             openRules(w, "yatzy", {{u"order"_s, u"forced"_s}, {u"clock"_s, u"20"_s}}, 7);
         },
         "HelpDialog"},
        {"rules-search", Usual,
         [](TestWindow &w) {
             openRules(w, "duel", {{u"two-pairs"_s, u"four-alike-counts"_s}}, 0);
             w.child<SearchField>().findChild<QLineEdit *>()->setText(u"a"_s);
             w.child<BookView>().showNextMatch(30);
         },
         "HelpDialog"},
        {"rules-nothing-found", Usual,
         [](TestWindow &w) {
             openRules(w, "duel", {}, 1);
             w.child<SearchField>().findChild<QLineEdit *>()->setText(u"0,5"_s);
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
             openCoach(w);
         },
         "CoachDialog"},
        {"coach-chances", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playUnlike(w);
             openChances(w);
         },
         "CoachDialog"},
        {"coach-chances-six", Usual,
         [](TestWindow &w) {
             longGame(w, "nordic", false, 66);
             openChances(w);
         },
         "CoachDialog"},
        {"library", Usual, [](TestWindow &w) { openLibrary(w, 0); }, "LibraryDialog"},
        {"library-damaged", Usual, [](TestWindow &w) { openLibrary(w, 4); }, "LibraryDialog"},
        {"library-empty", Usual,
         [](TestWindow &w) {
             static const GameStore nothing(u"/no/such/folder"_s);
             w.play(game("duel", 3));
             (new LibraryDialog(nothing, {}, nullptr, &w.window()))->open();
             waitForGames(w);
         },
         "LibraryDialog"},
        {"about", Usual,
         [](TestWindow &w) {
             w.play(game("classic", 3));
             trigger(w, &Actions::about);
         },
         "HelpDialog"},
        {"end", Usual,
         [](TestWindow &w) {
             w.play(game("duel", 3));
             playRows(w, 45);
             QCoreApplication::processEvents();
         },
         "EndDialog"},
        {"end-six", Usual,
         [](TestWindow &w) {
             longGame(w, "classic", true, 66);
             QCoreApplication::processEvents();
         },
         "EndDialog"},
        {"zero", Usual,
         [](TestWindow &w) {
             w.play(game("nordic", 3));
             DialogPrompts(&w.window()).askZero({u"fives"_s, u"full-house"_s, 25}, [](Prompts::ZeroAnswer) {});
         },
         "QuestionSheet"},
        {"give-up", Usual,
         [](TestWindow &w) {
             w.play(game("nordic", 3));
             DialogPrompts(&w.window()).askDiscardGame([](bool) {});
         },
         "QuestionSheet"},
    };
}

} // namespace

std::vector<SeatSpec> longSeats(bool wide)
{
    static const std::array names = {u"Bartholomäus der Vierte!", u"Константин Великолепный!",
                                     u"María de los Ángeles Paz", u"Þórhildur Ísafold Åsgard",
                                     u"Wilhelmina Wunderwuzzi 5", u"Iñigo de la Ñandubay 666"};
    std::vector<SeatSpec> seats = Games::seats(6);
    for (std::size_t k = 0; k < seats.size(); ++k) {
        seats[k].name = QString::fromUtf16(names[k]);
        if (wide) {
            seats[k].name = QString(24, u'W');
            seats[k].name[0] = u"MWЩЖЮШ"[k];
        }
    }
    return seats;
}

const std::vector<Scene> &scenes()
{
    static const std::vector<Scene> all = [] {
        std::vector<Scene> list = windowScenes();
        for (Scene &scene : dialogScenes())
            list.push_back(std::move(scene));
        return list;
    }();
    return all;
}

const Scene &scene(const QString &name)
{
    const auto found = std::find_if(scenes().begin(), scenes().end(),
                                    [&name](const Scene &scene) { return QLatin1String(scene.name) == name; });
    Q_ASSERT(found != scenes().end());
    return *found;
}
