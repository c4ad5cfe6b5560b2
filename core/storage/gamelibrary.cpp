#include "storage/gamelibrary.h"

#include "storage/eventreader.h"
#include "storage/newestfirst.h"
#include "storage/syncfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// Enough for the start of any game.
constexpr qint64 MostStartBytes = 64 * 1024;

bool beginsWith(const QString &file, const Journal &journal)
{
    if (!QFileInfo(file).isFile())
        return false;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return false;
    const auto first = readJsonLine(in.readLine(MostStartBytes), nullptr);
    if (!first)
        return false;
    const auto *theirs = std::get_if<GameStarted>(&first->event);
    const auto &ours = std::get<GameStarted>(journal.front().event);
    return theirs != nullptr && theirs->fairnessCode == ours.fairnessCode && first->utcMs == journal.front().utcMs;
}

StoreError writeError(const QFileDevice &file)
{
    return {StoreError::Kind::CannotWrite, file.fileName(), file.errorString()};
}

} // namespace

QStringList GameLibrary::files() const
{
    const QStringList names{u"*.generala"_s, u"*.generala.damaged*"_s};
    // System: links that lead nowhere are listed too.
    const QDir::Filters all = QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
    return newestFirst(QDir(m_store.folder()).entryInfoList(names, all, QDir::NoSort));
}

std::optional<StoreError> GameLibrary::remove(const QString &file)
{
    QFile gone(file);
    if (!gone.remove())
        return writeError(gone);
    syncFolder(QFileInfo(file).absolutePath());
    return std::nullopt;
}

std::optional<StoreError> GameLibrary::copyTo(const QString &file, const QString &target)
{
    const auto bytes = GameStore::read(file, std::numeric_limits<qint64>::max());
    if (!bytes)
        return bytes.error();
    return GameStore::writeWhole(target, *bytes);
}

Result<ImportCandidate, StoreError> GameLibrary::examine(const QString &file) const
{
    auto loaded = GameStore::loadFile(file);
    if (!loaded)
        return loaded.error();
    ImportCandidate candidate{std::move(loaded).value(), {}};
    if (candidate.loaded.state)
        candidate.sameGame = sameGame(candidate.loaded.journal);
    return candidate;
}

Result<QString, StoreError> GameLibrary::add(const Journal &journal) const
{
    const QString file = m_store.fileFor(journal);
    if (auto error = m_store.save(file, journal))
        return *error;
    QFile dated(file);
    const QDateTime last = QDateTime::fromMSecsSinceEpoch(journal.back().utcMs);
    // Where the date cannot be set, the game is as good without it.
    if (last < QDateTime::currentDateTime() && dated.open(QIODevice::ReadWrite))
        dated.setFileTime(last, QFileDevice::FileModificationTime);
    return file;
}

Result<QString, StoreError> GameLibrary::soundCopyOf(const QString &file) const
{
    auto candidate = examine(file);
    if (!candidate)
        return candidate.error();
    if (!candidate->loaded.state)
        return StoreError{StoreError::Kind::CannotRead, file, {}};
    if (!candidate->sameGame.isEmpty())
        return candidate->sameGame;
    return add(candidate->loaded.journal);
}

QString GameLibrary::sameGame(const Journal &journal) const
{
    for (const QString &file : m_store.files()) {
        if (!beginsWith(file, journal))
            continue;
        const auto loaded = GameStore::load(file);
        // A copy that was played on elsewhere is another course of the game.
        if (loaded && loaded->complete() && loaded->journal.size() >= journal.size()
            && std::equal(journal.begin(), journal.end(), loaded->journal.begin()))
            return file;
    }
    return {};
}
