#include "tips/tipguide.h"

#include <algorithm>

bool TipGuide::allSeen() const
{
    return std::all_of(m_seen.begin(), m_seen.end(), [](bool seen) { return seen; });
}

TipGuide::Step TipGuide::step(const TipMoment &moment)
{
    Step step;
    if (m_shown) {
        const bool acted = moment.moves != m_since.moves || (*m_shown == Tip::Lock && moment.locks != m_since.locks);
        if (acted && !seen(*m_shown)) {
            setSeen(*m_shown, true);
            step.learned = m_shown;
        }
        if (acted || seen(*m_shown))
            m_shown.reset();
    }
    if (!moment.open)
        return step; // what was shown comes back when the player may act again
    if (!m_shown) {
        m_shown = due(moment);
        m_since = moment;
    }
    step.shown = m_shown;
    return step;
}

std::optional<Tip> TipGuide::due(const TipMoment &moment) const
{
    if (moment.phase == Phase::Throwing) {
        if (!seen(Tip::Throw))
            return Tip::Throw;
        if (moment.clock && !seen(Tip::Clock))
            return Tip::Clock;
        return std::nullopt;
    }
    if (moment.throws < MaxThrows && !seen(Tip::Lock))
        return Tip::Lock;
    // Not on the first throw, where a row would only take the player's eyes off the dice.
    if (moment.throws > 1 && !seen(Tip::Row))
        return Tip::Row;
    return std::nullopt;
}
