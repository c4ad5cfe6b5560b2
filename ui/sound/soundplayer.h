#pragma once

/// What can be heard in a game.
enum class Sound {
    Rattle, ///< dice in the shaken cup
    DieOnFelt,
    DieOnDie,
    Lock, ///< a lock snaps shut
    Unlock,
    RowWritten,
    ZeroWritten, ///< a row scratched
    ClockTick,   ///< one of a decision's last seconds
    Turn,        ///< another seat is in turn
    FiveAlike,   ///< a fanfare
    ServedWin,   ///< a longer one: five alike on a first throw have won the game
    GameEnd,
};

/// Plays sounds. Sound is never needed: a player without an output, or without one any more, just plays
/// nothing.
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;

    /// Plays a sound beside whatever is playing. Returns at once; nobody learns whether anything was heard.
    /// @param volume gain, 0 = nothing to 1 = as the sound was made
    virtual void play(Sound sound, double volume) = 0;
};
