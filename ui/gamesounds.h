#pragma once

#include "rules/dice.h"
#include "sound/soundplayer.h"

#include <QObject>
#include <QPointer>
#include <cstddef>
#include <optional>

class Clock;
class GameSession;

/// Lets a game be heard. Follows one session (what happens from now on, never what its journal already holds)
/// and is told what moves on the table; decides what makes which sound, and how loud.
class GameSounds : public QObject {
    Q_OBJECT

public:
    /// Player and clock must outlive this object.
    /// @param volume 0..100 as people set it; 0 = nothing is ever given to the player
    GameSounds(SoundPlayer &player, const Clock &clock, int volume, QObject *parent = nullptr);

    /// Follows another game from now on; null for none.
    void setSession(GameSession *session);
    /// A change lets a die knock, so that people hear what they have set.
    void setVolume(int volume);

    // What can be heard of the table; strength 0..1.

    void rattle(double strength);
    void knockOnFelt(double strength);
    void knockOnDie(double strength);

private:
    void onThrowStarted();
    void onShown();
    void onTurnPassed();
    void onLocksChanged(DiceMask locks);
    void onClockTicked();
    void play(Sound sound, double strength = 1);

    SoundPlayer &m_player;
    const Clock &m_clock;
    int m_volume;
    QPointer<GameSession> m_session;
    std::size_t m_heard = 0; // entries of the session's journal
    DiceMask m_locks;
    bool m_silentThrow = false; // no die of the throw has been heard yet
    qint64 m_secondsTold = 0;   // of the clock's last tick that was heard
    std::optional<qint64> m_rattledMs;
    double m_rattled = 0;
};
