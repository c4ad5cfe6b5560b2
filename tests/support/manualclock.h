#pragma once

#include "base/clock.h"

/// A clock that only the test turns.
class ManualClock : public Clock {
public:
    [[nodiscard]] qint64 monotonicMs() const override { return m_now; }
    [[nodiscard]] qint64 utcMs() const override { return m_utc; }

    void advance(qint64 ms)
    {
        m_now += ms;
        m_utc += ms;
    }
    /// Somebody sets the system's date; time itself does not move.
    void setUtc(qint64 ms) { m_utc = ms; }

private:
    qint64 m_now = 1000;
    qint64 m_utc = 1'750'000'000'000;
};
