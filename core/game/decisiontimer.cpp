#include "game/decisiontimer.h"

void DecisionTimer::restart(qint64 spentMs)
{
    m_spent = spentMs;
    m_since = m_clock.monotonicMs();
}

void DecisionTimer::setHold(HoldReason reason, bool on)
{
    const auto bit = static_cast<unsigned>(reason);
    const unsigned holds = on ? m_holds | bit : m_holds & ~bit;
    if (held() == (holds != 0)) {
        m_holds = holds;
        return;
    }
    if (holds != 0)
        m_spent = elapsedMs();
    m_since = m_clock.monotonicMs();
    m_holds = holds;
}

qint64 DecisionTimer::elapsedMs() const
{
    return held() ? m_spent : m_spent + (m_clock.monotonicMs() - m_since);
}
