#include "synth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

constexpr double Turn = 2 * std::numbers::pi;

// A delay that feeds back into itself through a low pass: one bundle of echoes of a hall.
Wave echoes(const Wave &wave, double delaySeconds, double fallSeconds)
{
    const auto delay = static_cast<std::size_t>(samplesIn(delaySeconds));
    const double feedback = std::pow(0.001, delaySeconds / fallSeconds); // -60 dB after fallSeconds
    constexpr double dull = 0.35;
    Wave out(wave.size(), 0.0);
    double softened = 0;
    for (std::size_t k = delay; k < wave.size(); ++k) {
        softened += (1 - dull) * (out[k - delay] - softened);
        out[k] = wave[k - delay] + feedback * softened;
    }
    return out;
}

// Spreads echoes in time without colouring them.
Wave diffused(const Wave &wave, double delaySeconds)
{
    const auto delay = static_cast<std::size_t>(samplesIn(delaySeconds));
    constexpr double gain = 0.6;
    Wave out(wave.size(), 0.0);
    for (std::size_t k = 0; k < wave.size(); ++k) {
        const double in = k >= delay ? wave[k - delay] : 0;
        const double back = k >= delay ? out[k - delay] : 0;
        out[k] = -gain * wave[k] + in + gain * back;
    }
    return out;
}

} // namespace

std::uint64_t Random::next()
{
    // splitmix64
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

double Random::between(double low, double high)
{
    return low + (high - low) * (static_cast<double>(next() >> 11U) * 0x1p-53);
}

int Random::below(int count)
{
    return static_cast<int>(next() % static_cast<std::uint64_t>(count));
}

Body varied(const Body &body, double scale, double spread, Random &random)
{
    Body other = body;
    for (Mode &mode : other) {
        mode.hertz *= scale * random.between(1 - spread / 6, 1 + spread / 6);
        mode.decay *= random.between(1 - spread, 1 + spread);
        mode.gain *= random.between(1 - spread, 1 + spread);
    }
    return other;
}

void strike(Wave &force, double atSeconds, double contactSeconds, double impulse)
{
    // A bell-shaped pulse; its samples are brought to the wanted area whatever falls between them.
    const double from = atSeconds * SampleRate;
    const double length = std::max(2.0, contactSeconds * SampleRate);
    const auto first = static_cast<std::size_t>(std::ceil(from));
    const auto shape = [from, length](std::size_t k) {
        const double share = (static_cast<double>(k) - from) / length;
        return share >= 1 ? 0.0 : 0.5 - 0.5 * std::cos(Turn * share);
    };
    const std::size_t end = std::min(force.size(), first + static_cast<std::size_t>(length) + 2);
    double area = 0;
    for (std::size_t k = first; k < end; ++k)
        area += shape(k);
    for (std::size_t k = first; k < end && area > 0; ++k)
        force[k] += impulse * shape(k) / area;
}

Wave ring(const Body &body, const Wave &force)
{
    Wave out(force.size(), 0.0);
    for (const Mode &mode : body) {
        if (mode.hertz >= 0.45 * SampleRate)
            continue;
        const double angle = Turn * mode.hertz / SampleRate;
        const double fall = std::exp(-1 / (mode.decay * SampleRate));
        const double in = mode.gain * fall * std::sin(angle);
        double last = 0;
        double beforeLast = 0;
        double pushed = 0;
        for (std::size_t k = 0; k < force.size(); ++k) {
            const double now = 2 * fall * std::cos(angle) * last - fall * fall * beforeLast + in * pushed;
            pushed = force[k];
            beforeLast = last;
            last = now;
            out[k] += now;
        }
    }
    return out;
}

Wave hiss(double seconds, Random &random)
{
    Wave wave = silence(seconds);
    for (double &sample : wave)
        sample = random.between(-1, 1);
    return wave;
}

Wave bandPassed(const Wave &wave, double hertz, double width)
{
    // The constant-peak band pass of the usual second-order kind (bilinear transform of s/(s²+s/Q+1)).
    const double angle = Turn * hertz / SampleRate;
    const double alpha = std::sin(angle) * std::sinh(std::numbers::ln2 / 2 * width * angle / std::sin(angle));
    const double a0 = 1 + alpha;
    Wave out(wave.size(), 0.0);
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    for (std::size_t k = 0; k < wave.size(); ++k) {
        const double y = (alpha * (wave[k] - x2) + 2 * std::cos(angle) * y1 - (1 - alpha) * y2) / a0;
        x2 = x1;
        x1 = wave[k];
        y2 = y1;
        y1 = y;
        out[k] = y;
    }
    return out;
}

Wave lowPassed(const Wave &wave, double hertz)
{
    const double step = 1 - std::exp(-Turn * hertz / SampleRate);
    Wave out(wave.size(), 0.0);
    double level = 0;
    for (std::size_t k = 0; k < wave.size(); ++k) {
        level += step * (wave[k] - level);
        out[k] = level;
    }
    return out;
}

void addRoom(Wave &wave, double gain)
{
    constexpr std::array<double, 4> delays = {0.0071, 0.0113, 0.0172, 0.0239};
    const Wave soft = lowPassed(wave, 2600);
    double strength = gain;
    for (const double delay : delays) {
        mixInto(wave, soft, strength, delay);
        strength *= -0.7;
    }
}

Channels withHall(const Wave &dry, double gain, double seconds)
{
    constexpr std::array<std::array<double, 4>, 2> delays = {
        {{0.0297, 0.0371, 0.0411, 0.0437}, {0.0309, 0.0353, 0.0423, 0.0451}}};
    Channels ears;
    for (const auto &ear : delays) {
        Wave hall(dry.size(), 0.0);
        for (const double delay : ear)
            mixInto(hall, echoes(dry, delay, seconds), 0.25);
        hall = diffused(diffused(hall, 0.0051), 0.0017);
        Wave heard = dry;
        mixInto(heard, hall, gain);
        ears.push_back(std::move(heard));
    }
    return ears;
}
