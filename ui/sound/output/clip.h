#pragma once

#include <QByteArray>
#include <optional>

/// Samples a second of every clip and of the mixer.
constexpr int ClipRate = 44100;

/// Recorded samples: 16 bits, little-endian, the channels of one moment side by side.
struct Clip {
    QByteArray samples;
    int channels = 1; ///< 1 or 2 (left, right)

    [[nodiscard]] qsizetype frames() const { return samples.size() / (2 * channels); }
    /// A sample, -1..1.
    [[nodiscard]] float at(qsizetype frame, int channel) const;
};

/// The clip in a WAV file; nothing when it is no 16-bit PCM of one or two channels at ClipRate.
[[nodiscard]] std::optional<Clip> clipFromWav(const QByteArray &file);
