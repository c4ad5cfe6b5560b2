#pragma once

#include <QtGlobal>

#include <ctime>

/// Processor time that the calling thread has used, ms: what it would have taken on a machine that does
/// nothing else.
inline double threadMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}
