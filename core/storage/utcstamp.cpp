#include "storage/utcstamp.h"

#include <algorithm>
#include <chrono>

using namespace std::chrono;

namespace {

// 0000-01-01 and the last millisecond of 9999.
constexpr qint64 Earliest = milliseconds(sys_days(year(0) / January / 1).time_since_epoch()).count();
constexpr qint64 Latest = milliseconds(sys_days(year(10000) / January / 1).time_since_epoch()).count() - 1;

/// Writes a number of fixed width at a place of the stamp.
void put(QByteArray &stamp, qsizetype at, int width, qint64 value)
{
    for (qsizetype i = at + width; i-- > at; value /= 10)
        stamp[i] = static_cast<char>('0' + value % 10);
}

/// The digits at a place of a stamp; what stands there may be anything.
int take(const QByteArray &stamp, qsizetype at, int width)
{
    int value = 0;
    for (qsizetype i = at; i < at + width; ++i)
        value = 10 * value + std::clamp(stamp[i] - '0', 0, 9);
    return value;
}

} // namespace

QByteArray utcStamp(qint64 utcMs)
{
    const milliseconds time(std::clamp(utcMs, Earliest, Latest));
    const sys_days day = floor<days>(sys_time<milliseconds>(time));
    const year_month_day date(day);
    const hh_mm_ss clock(time - day.time_since_epoch());
    QByteArray stamp = "0000-00-00T00:00:00.000Z";
    put(stamp, 0, 4, static_cast<int>(date.year()));
    put(stamp, 5, 2, static_cast<unsigned>(date.month()));
    put(stamp, 8, 2, static_cast<unsigned>(date.day()));
    put(stamp, 11, 2, clock.hours().count());
    put(stamp, 14, 2, clock.minutes().count());
    put(stamp, 17, 2, clock.seconds().count());
    put(stamp, 20, 3, clock.subseconds().count());
    return stamp;
}

std::optional<qint64> fromUtcStamp(const QByteArray &stamp)
{
    constexpr qsizetype length = 24;
    if (stamp.size() != length)
        return std::nullopt;
    const year_month_day date(year(take(stamp, 0, 4)), month(static_cast<unsigned>(take(stamp, 5, 2))),
                              day(static_cast<unsigned>(take(stamp, 8, 2))));
    if (!date.ok())
        return std::nullopt;
    const milliseconds clock = hours(take(stamp, 11, 2)) + minutes(take(stamp, 14, 2)) + seconds(take(stamp, 17, 2))
                               + milliseconds(take(stamp, 20, 3));
    const qint64 utcMs = (sys_days(date).time_since_epoch() + clock).count();
    // Writing it again finds every misspelling, such as 25 hours or a letter among the digits.
    return utcStamp(utcMs) == stamp ? std::optional(utcMs) : std::nullopt;
}
