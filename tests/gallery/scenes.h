#pragma once

#include "support/testwindow.h"

#include <functional>
#include <vector>

/// One screen of the gallery: a name for its file, the window's size, and how the game gets there.
struct Scene {
    const char *name;
    QSize size;
    std::function<void(TestWindow &)> prepare;
    const char *dialogClass = nullptr;
    Felt felt = Felt::Green;
    DiceSet dice = DiceSet::Ivory; ///< renders this dialog instead of the window
};

[[nodiscard]] std::vector<Scene> scenes();
