#pragma once

#include "game/game.h"

#include <optional>

class QSettings;

/// The last choice of the new-game dialog, in the group "newGame" of a settings file.

/// None when the group is missing or names what cannot be played: unknown rules or options, bad seats.
[[nodiscard]] std::optional<GameSetup> readSetup(QSettings &file);
void writeSetup(QSettings &file, const GameSetup &setup);
