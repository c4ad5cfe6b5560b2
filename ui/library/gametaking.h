#pragma once

#include "base/result.h"
#include "storage/gamelibrary.h"

#include <QString>

/// A game that is among those of the folder now.
struct TakenGame {
    QString file; ///< full path
    bool over = false;
};

/// Finds the game of any file among those of the folder, or copies it there. A damaged file is not taken: in
/// the list of games a player can choose what becomes of it.
/// @return or a text for the player: which file, and what is wrong with it
[[nodiscard]] Result<TakenGame, QString> takeGame(const GameLibrary &library, const QString &file);
