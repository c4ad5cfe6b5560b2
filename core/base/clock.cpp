#include "base/clock.h"

#include <QDateTime>
#include <chrono>

qint64 SystemClock::monotonicMs() const
{
    // CLOCK_MONOTONIC on Linux: time asleep is not counted.
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

qint64 SystemClock::utcMs() const
{
    return QDateTime::currentMSecsSinceEpoch();
}
