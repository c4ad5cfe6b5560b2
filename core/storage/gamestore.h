#pragma once

#include "base/result.h"
#include "storage/journalfile.h"

#include <QString>
#include <QStringList>
#include <optional>

/// Why something could not be kept or found again.
struct StoreError {
    enum class Kind {
        CannotCreateFolder,
        CannotRead,
        CannotWrite,
        NoSpace,         ///< the disk is full
        SlowDisk,        ///< it is being written, but that takes long
        CannotKeepAside, ///< a damaged file could not be copied, so it is not played on
    };
    Kind kind = Kind::CannotWrite;
    QString path;
    QString systemText; ///< the system's own words, for people who look closer
};

/// An unfinished game found in the folder.
struct ResumableGame {
    QString file;         ///< full path, to go on saving to
    LoadedJournal loaded; ///< has a state that is not over; has a fault when the file was damaged
    QString keptAside;    ///< full path of the copy of a damaged file, else empty
};

/// What a look for an unfinished game gave.
struct LatestUnfinished {
    std::optional<ResumableGame> game;
    QStringList unusable; ///< files on the way that could not be used at all; they stay as they are
    std::optional<StoreError> error;
};

/// The folder of games: a file for each, written whole after every event. No file is open between two calls.
/// All paths that go in or out are full paths.
class GameStore {
public:
    /// @param folder need not exist: it is made when the first game is saved
    explicit GameStore(QString folder)
        : m_folder(std::move(folder))
    {}

    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// A path for a new game, made of its start and a piece of its fairness code, that no file has yet.
    [[nodiscard]] QString fileFor(const Journal &journal) const;

    /// Replaces the file by this journal, or leaves every byte of it as it was. What was saved survives a power cut,
    /// here and wherever something is written or removed below.
    [[nodiscard]] std::optional<StoreError> save(const QString &file, const Journal &journal) const;
    /// The same for a journal's text, or for any other file of the folder.
    [[nodiscard]] std::optional<StoreError> saveText(const QString &file, const QByteArray &text) const;

    /// Removes a game's file; one that is not there is fine.
    static void remove(const QString &file);

    /// A file's bytes. A pipe waits for whoever writes to it.
    /// @param most one byte more than a journal may have tells that it is too long, however much follows
    [[nodiscard]] static Result<QByteArray, StoreError> read(const QString &file, qint64 most = MaxJournalBytes + 1);
    /// Replaces any file by these bytes, or leaves every byte of it as it was.
    [[nodiscard]] static std::optional<StoreError> writeWhole(const QString &file, const QByteArray &bytes);

    /// The file's valid prefix. Damage is no StoreError: see LoadedJournal::fault.
    [[nodiscard]] static Result<LoadedJournal, StoreError> load(const QString &file);
    /// The same for a file that somebody else has put there: a pipe or a device is refused, not waited for.
    [[nodiscard]] static Result<LoadedJournal, StoreError> loadFile(const QString &file);

    /// All game files, the one saved last first.
    [[nodiscard]] QStringList files() const;

    /// The game that was played last, if it is not over: the one that was on the table, or else the file saved last,
    /// of those that can be used at all. Older games come back only when they are asked for. A damaged one that can be
    /// played on is first copied to "….damaged".
    /// @param onTable name of a file, see TableNote; empty or of no file: not known
    [[nodiscard]] LatestUnfinished latestUnfinished(const QString &onTable = {}) const;

private:
    [[nodiscard]] std::optional<StoreError> makeFolder() const;

    QString m_folder;
};
