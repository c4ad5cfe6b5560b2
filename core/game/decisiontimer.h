#pragma once

#include "base/clock.h"

/// Why the decision clock stands still. Several reasons may hold it at once.
enum class HoldReason : unsigned {
    Pause = 1,     ///< the game is paused
    Animation = 2, ///< dice move
    Dialog = 4,    ///< a dialog must be answered
    Waiting = 8,   ///< a computer seat waits for people who look at something else
};

/// A stopwatch for one decision on an injected clock.
class DecisionTimer {
public:
    /// @param clock must outlive the timer
    explicit DecisionTimer(const Clock &clock)
        : m_clock(clock)
        , m_since(clock.monotonicMs())
    {}

    /// Begins a new decision, or one on which `spentMs` were spent already. Holds stay as they are.
    void restart(qint64 spentMs = 0);
    void setHold(HoldReason reason, bool on);
    [[nodiscard]] bool held() const { return m_holds != 0; }
    /// Time spent so far without the time it was held, ms.
    [[nodiscard]] qint64 elapsedMs() const;

private:
    const Clock &m_clock;
    qint64 m_spent = 0; // before m_since
    qint64 m_since;
    unsigned m_holds = 0;
};
