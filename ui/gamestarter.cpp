#include "gamestarter.h"

#include "game/dicesource.h"
#include "storage/tablenote.h"

#include <utility>

using namespace Qt::StringLiterals;

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
    const auto note = readTableNote(m_store.folder());
    LatestUnfinished found = m_store.latestUnfinished(note ? note->game : QString());
    ResumedGame resumed;
    resumed.error = std::move(found.error);
    const QStringList files = m_store.files();
    resumed.firstStart = files.isEmpty();
    resumed.unusable = found.unusable.value(0);
    if (!found.game)
        return resumed;
    resumed.fault = found.game->loaded.fault;
    resumed.keptAside = found.game->keptAside;
    resumed.started = StartedGame{make(std::move(found.game->loaded.journal)), found.game->file};
    Game &game = *resumed.started->game;
    if (note && m_store.folder() + u'/' + note->game == found.game->file
        && note->entries == static_cast<qint64>(game.journal().size()))
        game.resumeDecision(note->locks, note->spentMs);
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
