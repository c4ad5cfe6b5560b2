#include "sound/output/mixer.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace {

// Many dice at once may add up to more than there is room for: what is loud is pressed together, never cut
// off.
float limited(float sample)
{
    constexpr float free = 0.7F;
    const float size = std::abs(sample);
    if (size <= free)
        return sample;
    return std::copysign(free + (1 - free) * std::tanh((size - free) / (1 - free)), sample);
}

} // namespace

Mixer::Mixer()
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered); // what QIODevice would keep in store is late when it is heard
}

void Mixer::start(const Clip &clip, const Placement &placement)
{
    if (clip.frames() < 2)
        return;
    if (m_voices.size() >= MaxVoices)
        m_voices.erase(m_voices.begin());
    const auto side = [&placement](double away) {
        return static_cast<float>(placement.gain * std::min(1.0, 1 - away * placement.pan));
    };
    m_voices.push_back({clip, 0, placement.speed, side(1), side(-1)});
    m_quietFrames = 0;
}

void Mixer::clear()
{
    m_voices.clear();
}

qint64 Mixer::readData(char *data, qint64 maxSize)
{
    const qint64 frames = maxSize / FrameBytes;
    const auto count = static_cast<std::size_t>(2 * frames);
    m_mix.assign(count, 0.0F);
    m_quietFrames = m_voices.empty() ? m_quietFrames + frames : 0;
    for (Voice &voice : m_voices)
        add(voice);
    std::erase_if(m_voices, [](const Voice &voice) { return voice.at >= double(voice.clip.frames() - 1); });
    for (std::size_t k = 0; k < count; ++k) {
        const auto sample = static_cast<qint16>(std::lround(limited(m_mix[k]) * 32767));
        std::memcpy(data + 2 * k, &sample, 2);
    }
    return frames * FrameBytes;
}

void Mixer::add(Voice &voice)
{
    const auto last = double(voice.clip.frames() - 1);
    for (std::size_t k = 0; k < m_mix.size() && voice.at < last; k += 2) {
        const auto frame = static_cast<qsizetype>(voice.at);
        const auto share = static_cast<float>(voice.at - double(frame));
        const auto between = [&voice, frame, share](int channel) {
            return voice.clip.at(frame, channel) * (1 - share) + voice.clip.at(frame + 1, channel) * share;
        };
        m_mix[k] += voice.left * between(0);
        m_mix[k + 1] += voice.right * between(1);
        voice.at += voice.speed;
    }
}

qint64 Mixer::writeData(const char * /*data*/, qint64 /*size*/)
{
    return -1;
}
