// Plays games in a folder for ever, saves after every event as the game does, and says so on standard output: a line
// "FILE ENTRIES" once they are safe. Made to be killed by tst_killed.
//   killedplayer FOLDER SEED

#include "base/clock.h"
#include "game/dicesource.h"
#include "game/game.h"
#include "players/turndriver.h"
#include "rules/rulecatalog.h"
#include "storage/gamestore.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <cstdio>

namespace {

std::unique_ptr<Game> gameOf(Journal journal, const Clock &clock)
{
    const auto &start = std::get<GameStarted>(journal.front().event);
    auto dice = std::make_unique<SeededDice>(start.seed, startState(start)->rules->sharing);
    return std::make_unique<Game>(std::move(journal), std::move(dice), clock);
}

Journal newGame(QRandomGenerator &random, const Clock &clock)
{
    GameSetup setup;
    const QStringList ids = RuleCatalog::ids();
    setup.ruleSet = ids[random.bounded(static_cast<int>(ids.size()))];
    for (int seat = 0; seat < 1 + random.bounded(MaxSeats); ++seat)
        setup.seats.push_back({QString(QChar(u'A' + seat)), {}, PlayerKind::Computer, QStringLiteral("greedy")});
    QByteArray seed(SeedBytes, '\0');
    for (char &byte : seed)
        byte = static_cast<char>(random.bounded(256));
    return *newJournal(setup, seed, clock);
}

void say(const QString &file, std::size_t entries)
{
    std::printf("%s %zu\n", qPrintable(file), entries);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3)
        return 2;
    const GameStore store(arguments[1]);
    QRandomGenerator random(arguments[2].toUInt());
    const SystemClock clock;
    TableSource tables;

    LatestUnfinished found = store.latestUnfinished();
    if (found.error || !found.unusable.isEmpty() || (found.game && found.game->loaded.fault))
        return 3; // damaged by the kill before
    for (;;) {
        Journal journal = found.game ? found.game->loaded.journal : newGame(random, clock);
        const QString file = found.game ? found.game->file : store.fileFor(journal);
        found.game.reset();
        const std::unique_ptr<Game> game = gameOf(std::move(journal), clock);
        const auto save = [&] {
            if (store.save(file, game->journal()))
                std::exit(4);
            say(file, game->journal().size());
        };
        save();
        QObject::connect(game.get(), &Game::entryAppended, game.get(), save);
        TurnDriver(*game, tables).playAll();
    }
}
