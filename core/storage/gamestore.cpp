#include "storage/gamestore.h"

#include "storage/asidename.h"
#include "storage/newestfirst.h"
#include "storage/syncfolder.h"
#include "storage/utcstamp.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace {

/// Files looked at for one that can be used at all.
constexpr qsizetype FilesLookedAt = 10;
/// Enough for the last line of a journal and some chat after it.
constexpr qint64 TailBytes = 4096;

using Bytes = Result<QByteArray, StoreError>;

StoreError readError(const QFile &file)
{
    return {StoreError::Kind::CannotRead, file.fileName(), file.errorString()};
}

Bytes readTail(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return readError(file);
    if (file.size() > TailBytes && !file.seek(file.size() - TailBytes))
        return readError(file);
    return file.read(TailBytes);
}

/// Copies a damaged file to a name of its own, once: an equal copy that is there already will do.
/// @return path of the copy, empty when there is none
QString keepAside(const QString &path)
{
    const auto original = GameStore::read(path);
    for (int copy = 1; original && copy <= MostAside; ++copy) {
        const QString aside = asideName(path, copy);
        if (QFileInfo::exists(aside)) {
            const auto there = GameStore::read(aside);
            if (there && *there == *original)
                return aside;
            continue;
        }
        return GameStore::writeWhole(aside, *original) ? QString() : aside;
    }
    return {};
}

StoreError writeError(const QSaveFile &file, qsizetype bytes)
{
    const QStorageInfo disk(QFileInfo(file.fileName()).absolutePath());
    const bool full = disk.isValid() && disk.bytesAvailable() < bytes;
    return {full ? StoreError::Kind::NoSpace : StoreError::Kind::CannotWrite, file.fileName(), file.errorString()};
}

} // namespace

QString GameStore::fileFor(const Journal &journal) const
{
    const auto *start = journal.empty() ? nullptr : std::get_if<GameStarted>(&journal.front().event);
    QByteArray name = utcStamp(journal.empty() ? 0 : journal.front().utcMs).left(19);
    name.replace('T', '_').replace(':', '-');
    if (start != nullptr)
        name += '_' + start->fairnessCode.left(8);
    const QString path = m_folder + QLatin1Char('/') + QString::fromUtf8(name);
    QString file = path + u".generala"_s;
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = path + QLatin1Char('-') + QString::number(number) + u".generala"_s;
    return file;
}

std::optional<StoreError> GameStore::makeFolder() const
{
    std::error_code error;
    const std::filesystem::path path(QFile::encodeName(m_folder).toStdString());
    if (std::filesystem::is_directory(path, error))
        return std::nullopt;
    std::filesystem::create_directories(path, error);
    if (!error) {
        // Any of the folders on the way may be a new one.
        for (QString made = QDir(m_folder).absolutePath(); made != QFileInfo(made).path();
             made = QFileInfo(made).path())
            syncFolder(QFileInfo(made).path());
        return std::nullopt;
    }
    return StoreError{StoreError::Kind::CannotCreateFolder, m_folder, QString::fromStdString(error.message())};
}

std::optional<StoreError> GameStore::save(const QString &file, const Journal &journal) const
{
    return saveText(file, toJsonLines(journal));
}

std::optional<StoreError> GameStore::saveText(const QString &file, const QByteArray &text) const
{
    if (auto error = makeFolder())
        return error;
    return writeWhole(file, text);
}

std::optional<StoreError> GameStore::writeWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        return writeError(out, 0);
    // Flushed before the commit: an error must be known before the old file is replaced.
    if (out.write(bytes) != bytes.size() || !out.flush()) {
        const StoreError error = writeError(out, bytes.size());
        out.cancelWriting();
        return error;
    }
    if (!out.commit()) // which syncs the bytes, but not the file's new name
        return writeError(out, bytes.size());
    syncFolder(QFileInfo(path).absolutePath());
    return std::nullopt;
}

void GameStore::remove(const QString &file)
{
    if (QFile::remove(file))
        syncFolder(QFileInfo(file).absolutePath());
}

Result<QByteArray, StoreError> GameStore::read(const QString &path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return readError(file);
    // A file that says how long it is costs no more memory than that; pipes and devices say nothing.
    const bool tells = QFileInfo(path).isFile();
    const QByteArray bytes = file.read(tells ? qMin(most, file.size() + 1) : most);
    if (file.error() != QFileDevice::NoError)
        return readError(file);
    return bytes;
}

Result<LoadedJournal, StoreError> GameStore::load(const QString &file)
{
    const Bytes bytes = read(file);
    if (!bytes)
        return bytes.error();
    return fromJsonLines(*bytes);
}

Result<LoadedJournal, StoreError> GameStore::loadFile(const QString &file)
{
    if (const QFileInfo info(file); info.exists() && !info.isFile())
        return StoreError{StoreError::Kind::CannotRead, file, {}};
    return load(file);
}

QStringList GameStore::files() const
{
    return newestFirst(QDir(m_folder).entryInfoList({u"*.generala"_s}, QDir::Files, QDir::NoSort));
}

LatestUnfinished GameStore::latestUnfinished(const QString &onTable) const
{
    QStringList candidates = files().mid(0, FilesLookedAt);
    if (!onTable.isEmpty() && QFileInfo(m_folder + u'/' + onTable).isFile())
        candidates.prepend(m_folder + u'/' + onTable);
    LatestUnfinished found;
    for (const QString &file : candidates) {
        const Bytes tail = readTail(file);
        if (tail && endsFinished(*tail))
            return found;
        auto loaded = load(file);
        if (!loaded || !loaded->state) {
            found.unusable << file;
            continue;
        }
        if (loaded->state->over())
            return found;
        ResumableGame game{file, std::move(loaded).value(), {}};
        if (game.loaded.fault) {
            game.keptAside = keepAside(file);
            if (game.keptAside.isEmpty()) {
                found.error = StoreError{StoreError::Kind::CannotKeepAside, file, {}};
                return found;
            }
        }
        found.game = std::move(game);
        return found;
    }
    return found;
}
