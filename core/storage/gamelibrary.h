#pragma once

#include "base/result.h"
#include "storage/gamesummary.h"

#include <QString>
#include <QStringList>
#include <optional>

/// A file that somebody wants to take into the games.
struct ImportCandidate {
    LoadedJournal loaded; ///< without a state nothing of it can be used: see its fault
    QString sameGame;     ///< path of the game in the folder that holds all of this already, else empty
};

/// What can be done with the games of a folder as files. Damaged files are never written to: what is sound of
/// them is played on in a file of its own.
class GameLibrary {
public:
    /// @param store must outlive the library
    explicit GameLibrary(const GameStore &store)
        : m_store(store)
    {}

    /// Everything in the folder that is a game by its name, the one saved last first: also the damaged files
    /// that were kept aside, and what cannot be read, such as a folder of that name.
    [[nodiscard]] QStringList files() const;

    /// Removes a file for good; not a folder of that name.
    [[nodiscard]] static std::optional<StoreError> remove(const QString &file);
    /// Copies a file, damaged or not, byte by byte. A file that is there already is replaced, or stays as it
    /// was.
    [[nodiscard]] static std::optional<StoreError> copyTo(const QString &file, const QString &target);

    /// Reads and checks any file.
    [[nodiscard]] Result<ImportCandidate, StoreError> examine(const QString &file) const;
    /// Stores a journal as a file of its own, dated as the game's last event: it does not become the game
    /// that was played last. @return the path
    [[nodiscard]] Result<QString, StoreError> add(const Journal &journal) const;

    /// Where the sound lines of a damaged file can be played on: in a copy that is made now, or in the one
    /// that was made before and may have come further. The error is of the reading when nothing can be used.
    [[nodiscard]] Result<QString, StoreError> soundCopyOf(const QString &file) const;

private:
    /// A sound file that holds every entry of this journal, and may have come further; empty when there is none.
    [[nodiscard]] QString sameGame(const Journal &journal) const;

    const GameStore &m_store;
};
