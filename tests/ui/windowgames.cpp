#include "dialogs/enddialog.h"
#include "support/testwindow.h"

#include <QApplication>
#include <cstdio>
#include <malloc.h>

using namespace Qt::StringLiterals;

// Plays whole games in one window, one after the other:  windowgames RULES GAMES
// Prints after each how many bytes of memory are in use; tests/leaks looks whether they grow.

namespace {

/// The first row that may be written, by a click on the card.
bool writeSomething(TestWindow &game)
{
    const GameState &state = game.state();
    const int seat = state.seat;
    const auto open = [&game, seat] { return game.state().at(seat).card.filledCount(); };
    const int before = open();
    for (int row = 0; row < static_cast<int>(state.rules->rows.size()); ++row) {
        if (!game.state().at(seat).card.isFilled(row))
            game.clickCard(game.lineOf(row), seat);
        if (open() > before)
            return true;
    }
    return false;
}

/// One turn: throws, a lock, a word now and then, an undo, and a row.
bool playTurn(TestWindow &game, int turn)
{
    game.pressThrowKey();
    game.key(Qt::Key(Qt::Key_1 + turn % 5));
    game.pressThrowKey();
    if (turn % 3 == 0)
        game.session().postChat(game.state().seat, u"¡Vamos! %1"_s.arg(turn));
    if (turn % 4 == 0)
        QTest::keyClick(&game.window(), Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::processEvents();
    return game.state().phase != Phase::Deciding || writeSomething(game);
}

bool playGame(TestWindow &game, const char *rules, int number)
{
    game.play(Games::setup(rules, Games::seats(2), {}));
    game.language().setLanguage(LanguageController::languages().at(number % 4));
    for (int turn = 0; game.state().phase != Phase::Finished; ++turn) {
        if (turn > 500 || !playTurn(game, turn))
            return false;
    }
    QCoreApplication::processEvents(); // the end is shown after the last event
    if (auto *end = game.window().findChild<EndDialog *>(); end != nullptr)
        end->reject();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    (void)game.sound.take(); // the test's own notes
    return true;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc != 3)
        return 2;
    TestWindow game;
    game.useScript = false;
    game.open();
    game.prompts.zeroAnswer = {true, true};
    const int games = QByteArray(argv[2]).toInt();
    for (int number = 0; number < games; ++number) {
        if (!playGame(game, argv[1], number)) {
            std::fprintf(stderr, "game %d does not go on\n", number + 1);
            return 1;
        }
        std::printf("%d\t%zu\n", number + 1, mallinfo2().uordblks);
    }
    return 0;
}
