#pragma once

#include <QFileInfo>
#include <QStringList>

/// The paths of these files, the one saved last first; of files saved in the same moment the greater name first.
[[nodiscard]] QStringList newestFirst(const QFileInfoList &files);
