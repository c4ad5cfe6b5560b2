#include "gamesounds.h"

#include "base/clock.h"
#include "gamesession.h"
#include "soundsofentries.h"

#include <algorithm>

namespace {

// Dice hit the wall of a shaken cup in every frame; more of them than this run together into a noise.
constexpr qint64 RattlePauseMs = 55;
// The clock is heard in a decision's last seconds.
constexpr qint64 LastSeconds = 5;

bool hasThrow(const Journal &journal, std::size_t from, std::size_t to)
{
    const auto entry = [&journal](std::size_t index) { return journal.begin() + static_cast<std::ptrdiff_t>(index); };
    return std::any_of(entry(from), entry(to),
                       [](const JournalEntry &e) { return std::holds_alternative<DiceThrown>(e.event); });
}

} // namespace

GameSounds::GameSounds(SoundPlayer &player, const Clock &clock, int volume, QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_clock(clock)
    , m_volume(volume)
{}

void GameSounds::setSession(GameSession *session)
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->game().disconnect(this);
    }
    m_session = session;
    m_silentThrow = false;
    m_secondsTold = 0;
    if (!session)
        return;
    m_heard = session->shownEntries();
    m_locks = session->game().locks();
    connect(session, &GameSession::throwStarted, this, &GameSounds::onThrowStarted);
    connect(session, &GameSession::changed, this, &GameSounds::onShown);
    connect(session, &GameSession::turnPassed, this, &GameSounds::onTurnPassed);
    connect(session, &GameSession::clockTicked, this, &GameSounds::onClockTicked);
    connect(&session->game(), &Game::locksChanged, this, &GameSounds::onLocksChanged);
}

void GameSounds::setVolume(int volume)
{
    if (volume == m_volume)
        return;
    m_volume = volume;
    play(Sound::DieOnFelt);
}

void GameSounds::rattle(double strength)
{
    const qint64 now = m_clock.monotonicMs();
    const bool soon = m_rattledMs && now - *m_rattledMs < RattlePauseMs;
    if (soon && strength < 1.5 * m_rattled)
        return;
    m_rattledMs = now;
    m_rattled = strength;
    play(Sound::Rattle, strength);
}

void GameSounds::knockOnFelt(double strength)
{
    m_silentThrow = false;
    play(Sound::DieOnFelt, strength);
}

void GameSounds::knockOnDie(double strength)
{
    play(Sound::DieOnDie, strength);
}

void GameSounds::onThrowStarted()
{
    m_silentThrow = true;
}

void GameSounds::onShown()
{
    const Journal &journal = m_session->game().journal();
    const std::size_t from = m_heard;
    m_heard = m_session->shownEntries();
    if (m_heard == from)
        return;
    m_locks = m_session->game().locks(); // set anew by what has happened, not by a hand
    m_secondsTold = 0;                   // a new decision, perhaps
    // Dice that did not move, or that nobody saw moving, have still been thrown.
    if (m_silentThrow && hasThrow(journal, from, m_heard)) {
        m_silentThrow = false;
        play(Sound::DieOnFelt);
    }
    for (const Sound sound : soundsOfEntries(journal, from, m_heard))
        play(sound);
}

void GameSounds::onTurnPassed()
{
    onShown(); // what ended the turn comes first
    const GameState &state = m_session->shown();
    if (state.seatCount() > 1 && !state.over())
        play(Sound::Turn);
}

void GameSounds::onLocksChanged(DiceMask locks)
{
    // All at once (A, N) are one move of the hand.
    const bool closed = (locks.bits() & ~m_locks.bits()) != 0;
    m_locks = locks;
    play(closed ? Sound::Lock : Sound::Unlock);
}

void GameSounds::onClockTicked()
{
    // Timers are a little early or late: the second that is meant is the nearest.
    const qint64 seconds = (m_session->game().remainingMs() + 500) / 1000;
    if (seconds < 1 || seconds > LastSeconds || seconds == m_secondsTold)
        return;
    m_secondsTold = seconds;
    play(Sound::ClockTick);
}

void GameSounds::play(Sound sound, double strength)
{
    // Ears hear ratios: a gain that grows with the square feels even from one end of the slider to the other.
    // And weak knocks are not as weak as their force.
    const double level = m_volume / 100.0;
    const double heard = 0.15 + 0.85 * strength;
    if (m_volume > 0)
        m_player.play(sound, level * level * heard);
}
