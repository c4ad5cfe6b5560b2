#pragma once

#include "game/gamestate.h"

#include <QByteArray>
#include <optional>

/// Names of errors, so that a failing comparison can be read.
const char *nameOf(EventError error);

/// Lets QCOMPARE print what a command answered.
inline char *toString(const std::optional<EventError> &error)
{
    return qstrdup(error ? nameOf(*error) : "accepted");
}

/// What a command answers when it is refused.
inline std::optional<EventError> refused(EventError error)
{
    return error;
}

/// What a command answers when it is carried out.
constexpr std::optional<EventError> accepted = std::nullopt;
