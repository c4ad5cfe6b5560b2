#pragma once

#include "sound/output/clip.h"

#include <QIODevice>
#include <vector>

/// Mixes clips into one endless stream: 16 bits, native byte order, left and right, ClipRate. Silence when
/// nothing plays. Reading takes what is heard next; used in one thread only.
class Mixer : public QIODevice {
public:
    /// How a clip is to be heard.
    struct Placement {
        double gain = 1;
        double pan = 0;   ///< -1 = left, 0 = as recorded, 1 = right
        double speed = 1; ///< 2 = an octave higher, and half as long
    };

    static constexpr std::size_t MaxVoices = 20;
    static constexpr int FrameBytes = 4;

    Mixer();

    /// Begins with the next frame that is read. With MaxVoices playing the oldest one gives way.
    void start(const Clip &clip, const Placement &placement);
    /// Ends everything at once.
    void clear();

    [[nodiscard]] int voices() const { return static_cast<int>(m_voices.size()); }
    /// How many frames of silence have been read since the last sound.
    [[nodiscard]] qint64 quietFrames() const { return m_quietFrames; }

    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    struct Voice {
        Clip clip;
        double at = 0; // frame of the clip
        double speed = 1;
        float left = 1;
        float right = 1;
    };

    void add(Voice &voice);

    std::vector<Voice> m_voices; // the oldest first
    std::vector<float> m_mix;    // left, right, left, …
    qint64 m_quietFrames = 0;
};
