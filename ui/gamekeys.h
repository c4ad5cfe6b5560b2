#pragma once

#include <QKeyEvent>

/// What a key of the game means. Keys with Ctrl and function keys are menu shortcuts and not here.
struct GameKey {
    enum class Kind { None, Throw, ToggleLock, LockAll, LockNone, Pause, Mute, Chat, Hint, FinishTurns, Back };
    Kind kind = Kind::None;
    int die = 0; ///< 0..4 for ToggleLock

    friend bool operator==(const GameKey &, const GameKey &) = default;
};

/// The meaning of a key press; None for everything else, for held keys that repeat, and with Ctrl, Alt or Meta.
/// Digits and, under a layout of another script, letters count by what is printed on a Latin keyboard at their place.
[[nodiscard]] GameKey gameKey(const QKeyEvent &event);
