#pragma once

#include "game/journal.h"

#include <QByteArray>

/// A whole game in which everything happens that a journal can hold: persons who think, chat, pause and undo, a
/// seat that a computer takes over and gives back, decisions by the clock where the rules have one.
/// @param number another number, another game
[[nodiscard]] Journal busyGame(const QByteArray &ruleSet, int number);

/// The same game, stopped after `moves` steps: not over.
[[nodiscard]] Journal busyGameSoFar(const QByteArray &ruleSet, int number, int moves);
