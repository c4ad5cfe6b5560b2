#pragma once

#include "storage/gamelibrary.h"
#include "support/selfplayed.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

/// A folder with saved games of every kind.
namespace LibraryGames {

/// Writes a file that was last saved so many days before the games of SelfPlayed began.
inline QString writeDated(const GameStore &store, const QString &name, const QByteArray &bytes, int days)
{
    QDir().mkpath(store.folder());
    const QString path = store.folder() + QLatin1Char('/') + name;
    QFile file(path);
    const QDateTime date = QDateTime::fromMSecsSinceEpoch(ManualClock().utcMs()).addDays(-days);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.setFileTime(date, QFileDevice::FileModificationTime))
        return {};
    return path;
}

/// A finished game that was played so many days ago. @return its file
inline QString finished(const GameStore &store, const GameSetup &setup, int days)
{
    return *GameLibrary(store).add(SelfPlayed::game(setup, days).journal);
}

inline QString unfinished(const GameStore &store, const GameSetup &setup, int days, std::size_t entries)
{
    return *GameLibrary(store).add(SelfPlayed::beginning(setup, days, entries));
}

/// A game whose line after `sound` lines is rubbish.
inline QString damaged(const GameStore &store, const GameSetup &setup, int days, std::size_t sound)
{
    const QByteArray text = toJsonLines(SelfPlayed::beginning(setup, days, sound)) + "rubbish\n";
    return writeDated(store, QStringLiteral("damaged-%1.generala").arg(days), text, days);
}

} // namespace LibraryGames
