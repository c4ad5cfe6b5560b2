#pragma once

#include <QtGlobal>

/// Where time comes from. Everything that measures or stamps time takes a Clock, so that tests can turn it.
class Clock {
public:
    virtual ~Clock() = default;

    /// Milliseconds on a scale that never runs backwards, does not follow changes of the system's date and
    /// stands still while the machine sleeps. Only differences mean anything.
    [[nodiscard]] virtual qint64 monotonicMs() const = 0;

    /// Wall time: milliseconds since 1970-01-01 UTC. For stamps that people read, never for measuring.
    [[nodiscard]] virtual qint64 utcMs() const = 0;
};

/// The machine's clocks.
class SystemClock : public Clock {
public:
    [[nodiscard]] qint64 monotonicMs() const override;
    [[nodiscard]] qint64 utcMs() const override;
};
