#pragma once

#include <QByteArray>
#include <optional>

/// Wall time as journals write it: "2026-03-01T18:05:09.250Z". One spelling for each moment, whatever the locale.
/// @param utcMs ms since 1970; moments outside the years 0..9999 are written as the nearest inside
[[nodiscard]] QByteArray utcStamp(qint64 utcMs);

/// The moment that a stamp names; nothing for any other spelling.
[[nodiscard]] std::optional<qint64> fromUtcStamp(const QByteArray &stamp);
