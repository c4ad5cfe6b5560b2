#pragma once

#include "game/seat.h"
#include "game/standings.h"
#include "storage/gamestore.h"
#include "storage/journalfile.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

/// A file of the games folder at a glance: what its sound lines amount to, and what is wrong with it. A plain
/// value, without the journal.
struct GameSummary {
    enum class Kind { Unfinished, Finished, Damaged };

    QString file;         ///< full path
    qint64 savedMs = 0;   ///< when the file was last written, ms since 1970 UTC
    qint64 startedMs = 0; ///< when the game began, ms since 1970 UTC; 0 when not even its first line can be used

    // Of the sound lines. Empty and 0 when there are none.
    qsizetype entries = 0;   ///< how many lines are sound, from the first on
    QString ruleSet;         ///< id
    bool ownOptions = false; ///< played with other options than the usual ones
    std::vector<SeatSpec> seats;
    std::vector<Standing> standings; ///< best first; of a game that is not over, so far
    int round = 0;
    int rounds = 0;
    bool over = false;
    QByteArray fairnessCode; ///< hex

    std::optional<JournalFault> fault; ///< the first line that is not sound
    std::optional<StoreError> error;   ///< the file cannot be read at all

    [[nodiscard]] Kind kind() const
    {
        if (fault || error)
            return Kind::Damaged;
        return over ? Kind::Finished : Kind::Unfinished;
    }
    /// There is a game in it, though perhaps not the whole of it.
    [[nodiscard]] bool hasGame() const { return entries > 0; }
};

/// Reads the whole file and checks every line, as loading it would: some milliseconds for a long game.
[[nodiscard]] GameSummary summaryOf(const QString &file);
