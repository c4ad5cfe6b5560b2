#pragma once

#include <QtGlobal>

/// A tiny generator for looks only (how dice roll, grain of wood): the same numbers on every machine. Never for luck.
class SmallRandom {
public:
    explicit SmallRandom(quint64 seed)
        : m_state(seed)
    {}

    quint64 next()
    {
        // splitmix64
        m_state += 0x9e3779b97f4a7c15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    /// Evenly in [low, high).
    double between(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(next() >> 11U) * 0x1p-53);
    }

    /// Evenly in 0..count-1.
    int below(int count) { return static_cast<int>(next() % static_cast<quint64>(count)); }

private:
    quint64 m_state;
};
