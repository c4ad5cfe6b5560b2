#pragma once

#include "support/busygame.h"

#include <QByteArray>
#include <QFile>

#include <sys/resource.h>

/// Files with games in them, and a disk that runs full.
namespace GameFiles {

/// A game that is not over.
inline Journal unfinished(int number)
{
    return busyGameSoFar("nordic", number, 20);
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

inline bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// While it lives no file can grow beyond a size: as on a disk that has run full.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    rlimit m_before{};
};

} // namespace GameFiles
