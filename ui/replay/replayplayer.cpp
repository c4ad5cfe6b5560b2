#include "replay/replayplayer.h"

#include <algorithm>
#include <utility>

namespace {

bool isStep(const GameEvent &event)
{
    return std::holds_alternative<DiceThrown>(event) || std::holds_alternative<DiceKept>(event)
           || std::holds_alternative<RowFilled>(event) || std::holds_alternative<Undone>(event);
}

} // namespace

ReplayPlayer::ReplayPlayer(ReplayPace pace, QObject *parent)
    : QObject(parent)
    , m_pace(pace)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReplayPlayer::onTimeout);
}

void ReplayPlayer::setJournal(const Journal &journal, std::size_t entries)
{
    m_timer.stop();
    m_steps.clear();
    for (std::size_t i = 0; i < std::min(entries, journal.size()); ++i) {
        if (isStep(journal[i].event))
            m_steps.push_back({static_cast<int>(i), std::holds_alternative<DiceThrown>(journal[i].event)});
    }
    m_position = 0;
    m_playing = false;
    m_throwMoves = false;
}

int ReplayPlayer::entry() const
{
    return m_position == 0 ? 0 : m_steps[static_cast<std::size_t>(m_position - 1)].entry;
}

bool ReplayPlayer::isThrow() const
{
    return m_position > 0 && m_steps[static_cast<std::size_t>(m_position - 1)].isThrow;
}

void ReplayPlayer::play()
{
    if (m_playing || m_steps.empty())
        return;
    m_playing = true;
    if (m_position == stepCount())
        goTo(0, false);
    else
        emit changed();
    rest();
}

void ReplayPlayer::pause()
{
    m_timer.stop();
    if (!std::exchange(m_playing, false))
        return;
    emit changed();
}

void ReplayPlayer::stepBy(int steps)
{
    pause();
    goTo(m_position + steps, steps == 1 && m_motion);
}

void ReplayPlayer::jumpTo(int position)
{
    pause();
    goTo(position, false);
}

void ReplayPlayer::noteEntry(int entry)
{
    pause();
    m_throwMoves = false;
    const auto after = std::upper_bound(m_steps.begin(), m_steps.end(), entry,
                                        [](int wanted, const Step &step) { return wanted < step.entry; });
    m_position = static_cast<int>(after - m_steps.begin());
    emit changed();
}

void ReplayPlayer::settled()
{
    if (std::exchange(m_throwMoves, false) && m_playing)
        rest();
}

void ReplayPlayer::goTo(int position, bool throwMoves)
{
    m_position = std::clamp(position, 0, stepCount());
    m_throwMoves = throwMoves && isThrow();
    emit changed();
    emit moved(entry(), m_throwMoves); // without motion settled() may be called in here
}

void ReplayPlayer::rest()
{
    if (m_throwMoves)
        return; // settled() goes on
    if (m_position == stepCount()) {
        pause();
        return;
    }
    m_timer.start(static_cast<int>((isThrow() ? m_pace.throwMs : m_pace.decisionMs) / m_speed));
}

void ReplayPlayer::onTimeout()
{
    goTo(m_position + 1, m_motion);
    rest();
}
