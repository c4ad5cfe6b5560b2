#pragma once

#include "base/clock.h"
#include "game/game.h"
#include "storage/gamestore.h"

#include <QString>
#include <functional>
#include <memory>
#include <optional>

/// A game and the file in which it is kept.
struct StartedGame {
    std::unique_ptr<Game> game;
    QString file;
};

/// What a look for an unfinished game gave.
struct ResumedGame {
    std::optional<StartedGame> started;
    std::optional<JournalFault> fault; ///< the game goes on from before this fault; the damaged file was kept aside
    QString keptAside;                 ///< path of the copy of a damaged file
    QString unusable;                  ///< the file saved last, when nothing of it can be played
    std::optional<StoreError> error;   ///< the games could not be read
    bool firstStart = false;           ///< there is no game at all yet
};

/// Makes running games: new ones, and the one that was not finished.
class GameStarter {
public:
    /// Where the dice of a game come from, by its seed.
    using MakeDice = std::function<std::unique_ptr<DiceSource>(const QByteArray &seed, DiceSharing sharing)>;

    /// Clock and store must outlive the starter.
    /// @param newSeed gives 32 random bytes
    /// @param makeDice empty: SeededDice
    GameStarter(const Clock &clock, GameStore &store, std::function<QByteArray()> newSeed, MakeDice makeDice = {});

    [[nodiscard]] Result<StartedGame, EventError> begin(const GameSetup &setup) const;
    /// The game that was played last, unless it is over: as far as its journal is sound. Older games that were
    /// left for another one do not come back by themselves.
    [[nodiscard]] ResumedGame resume() const;
    /// A saved game, which may be over. A damaged one cannot be read here: see GameLibrary::soundCopyOf().
    [[nodiscard]] Result<StartedGame, StoreError> open(const QString &file) const;

private:
    [[nodiscard]] std::unique_ptr<Game> make(Journal journal) const;

    const Clock &m_clock;
    GameStore &m_store;
    std::function<QByteArray()> m_newSeed;
    MakeDice m_makeDice;
};

/// The seats of a rematch: the same ones, the next one starts.
[[nodiscard]] GameSetup rematchOf(const GameState &state);
