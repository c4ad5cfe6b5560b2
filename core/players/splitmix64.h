#pragma once

#include <QCryptographicHash>
#include <QtEndian>

/// A small counter generator (SplitMix64) for choices of computer seats. The game's dice never come from it.
class SplitMix64 {
public:
    /// Any bytes; the same bytes give the same numbers on every machine.
    explicit SplitMix64(const QByteArray &seed = {})
        : m_state(qFromLittleEndian<quint64>(QCryptographicHash::hash(seed, QCryptographicHash::Sha256).constData()))
    {}

    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

    /// A whole number 0..count-1, all equally likely. count is at least 1.
    int below(int count)
    {
        const auto range = static_cast<quint64>(count);
        // What lies beyond the last full range would favour small numbers.
        const quint64 remainder = (~quint64(0) % range + 1) % range;
        quint64 number = next();
        while (number > ~quint64(0) - remainder)
            number = next();
        return static_cast<int>(number % range);
    }

private:
    quint64 m_state;
};
