#pragma once

#include "sound/soundplayer.h"

#include <functional>
#include <memory>

class QThread;

/// Hands sounds to a player in a thread of its own, so that nothing that a sound server does can hold up the
/// game. Thread and player are made for the first sound; a game that is never heard never has them.
class EffectPlayer : public SoundPlayer {
public:
    /// Makes the real player; called once, in the sound thread, which runs an event loop. Null = no sound.
    /// The player is destroyed in that thread too.
    using MakePlayer = std::function<std::unique_ptr<SoundPlayer>()>;

    /// A sound that the player gets to hear this much too late is not played: nobody would know what it
    /// belongs to.
    static constexpr int MaxDelayMs = 150;
    /// How long the destructor waits for a player that does not come back.
    static constexpr int MaxStopMs = 1000;

    explicit EffectPlayer(MakePlayer make);
    ~EffectPlayer() override;
    EffectPlayer(const EffectPlayer &) = delete;
    EffectPlayer &operator=(const EffectPlayer &) = delete;

    void play(Sound sound, double volume) override;

private:
    class Worker;

    void start();

    MakePlayer m_make;
    QThread *m_thread = nullptr; // owned, unless it hangs at the end
    Worker *m_worker = nullptr;  // lives in the thread and goes with it
};
