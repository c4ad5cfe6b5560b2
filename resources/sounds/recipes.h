#pragma once

#include "wave.h"

#include <string>
#include <vector>

/// A sound and the name of its file without ".wav": what it is for, a hyphen, the number of the variant
/// from 1.
struct Recipe {
    std::string name;
    Channels channels;
};

/// Things on the table: dice in the cup, on the felt and against each other, locks, the clock.
[[nodiscard]] std::vector<Recipe> tableSounds();
/// What the game has to say: the pencil on the card, a turn, five alike, the end.
[[nodiscard]] std::vector<Recipe> gameSounds();
