#pragma once

#include "support/testwindow.h"

#include <functional>
#include <vector>

/// One screen of the gallery: a name for its file, the window's size, and how the game gets there.
struct Scene {
    const char *name;
    QSize size;
    std::function<void(TestWindow &)> prepare;
    const char *dialogClass = nullptr; ///< renders this dialog instead of the window
    bool anySize = false;              ///< worth seeing in every size of the window
    Felt felt = Felt::Green;
    DiceSet dice = DiceSet::Ivory;
};

[[nodiscard]] const std::vector<Scene> &scenes();
/// @param name a scene that exists
[[nodiscard]] const Scene &scene(const QString &name);

/// Six persons with different names of 24 letters: wide ones, as wide as a name can get, or a usual long name.
[[nodiscard]] std::vector<SeatSpec> longSeats(bool wide);
