#pragma once

#include "game/journal.h"
#include "sound/soundplayer.h"

#include <cstddef>
#include <vector>

/// What is heard when entries of a journal become visible, in order. Pure. Throws are heard here only for
/// what they show, not for the dice that move; locks, taking back, pausing and chatting
/// make no sound here.
/// @param from first entry that people have not seen yet; @param to one behind the last that they see now
[[nodiscard]] std::vector<Sound> soundsOfEntries(const Journal &journal, std::size_t from, std::size_t to);
