#include "storage/newestfirst.h"

#include <QDateTime>

#include <algorithm>
#include <vector>

QStringList newestFirst(const QFileInfoList &files)
{
    struct Found {
        qint64 savedMs;
        QString path;
    };
    std::vector<Found> found;
    for (const QFileInfo &info : files)
        found.push_back({info.lastModified().toMSecsSinceEpoch(), info.filePath()});
    std::sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
        return a.savedMs != b.savedMs ? a.savedMs > b.savedMs : a.path > b.path;
    });
    QStringList paths;
    for (const Found &file : found)
        paths << file.path;
    return paths;
}
