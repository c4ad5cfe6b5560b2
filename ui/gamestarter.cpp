#include "gamestarter.h"

#include "game/dicesource.h"

#include <algorithm>
#include <utility>

GameStarter::GameStarter(const Clock &clock, GameStore &store, std::function<QByteArray()> newSeed, MakeDice makeDice)
    : m_clock(clock)
    , m_store(store)
    , m_newSeed(std::move(newSeed))
    , m_makeDice(std::move(makeDice))
{
    if (!m_makeDice)
        m_makeDice = [](const QByteArray &seed, DiceSharing sharing) {
            return std::make_unique<SeededDice>(seed, sharing);
        };
}

Result<StartedGame, EventError> GameStarter::begin(const GameSetup &setup) const
{
    auto journal = newJournal(setup, m_newSeed(), m_clock);
    if (!journal)
        return journal.error();
    const QString file = m_store.fileFor(*journal);
    return StartedGame{make(std::move(journal).value()), file};
}

ResumedGame GameStarter::resume() const
{
    LatestUnfinished found = m_store.latestUnfinished();
    ResumedGame resumed;
    resumed.error = std::move(found.error);
    const QStringList files = m_store.files();
    resumed.firstStart = files.isEmpty();
    if (!files.isEmpty() && found.unusable.contains(files.front()))
        resumed.unusable = files.front();
    const auto playedLast = std::find_if(files.begin(), files.end(),
                                         [&found](const QString &file) { return !found.unusable.contains(file); });
    if (!found.game || playedLast == files.end() || *playedLast != found.game->file)
        return resumed;
    resumed.fault = found.game->loaded.fault;
    resumed.keptAside = found.game->keptAside;
    resumed.started = StartedGame{make(std::move(found.game->loaded.journal)), found.game->file};
    return resumed;
}

Result<StartedGame, StoreError> GameStarter::open(const QString &file) const
{
    auto loaded = GameStore::load(file);
    if (!loaded)
        return loaded.error();
    if (!loaded->complete())
        return StoreError{StoreError::Kind::CannotRead, file, {}};
    return StartedGame{make(std::move(loaded->journal)), file};
}

std::unique_ptr<Game> GameStarter::make(Journal journal) const
{
    const auto &start = std::get<GameStarted>(journal.front().event);
    auto dice = m_makeDice(start.seed, startState(start)->rules->sharing);
    return std::make_unique<Game>(std::move(journal), std::move(dice), m_clock);
}

GameSetup rematchOf(const GameState &state)
{
    return {state.rules->id, state.rules->options, state.specs, (state.starter + 1) % state.seatCount(),
            state.hintsAllowed};
}
