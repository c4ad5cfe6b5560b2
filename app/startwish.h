#pragma once

#include <QString>

/// What the game is started for, when it is not just to be played.
struct StartWish {
    QString rules; ///< id of the rule set of a new game; empty for none
    QString file;  ///< full path of a saved game that is to be seen; empty for none

    friend bool operator==(const StartWish &, const StartWish &) = default;
};
