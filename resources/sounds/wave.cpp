#include "wave.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <numbers>
#include <string>

namespace {

// Numbers in a WAV file begin with their lowest byte.
void put(std::string &bytes, std::uint32_t value, int count)
{
    for (int k = 0; k < count; ++k)
        bytes += static_cast<char>((value >> (8 * k)) & 0xffU);
}

std::string header(std::uint32_t channels, std::uint32_t dataBytes)
{
    constexpr std::uint32_t sampleBytes = 2;
    std::string bytes = "RIFF";
    put(bytes, 36 + dataBytes, 4);
    bytes += "WAVEfmt ";
    put(bytes, 16, 4);
    put(bytes, 1, 2); // PCM
    put(bytes, channels, 2);
    put(bytes, SampleRate, 4);
    put(bytes, SampleRate * channels * sampleBytes, 4);
    put(bytes, channels * sampleBytes, 2);
    put(bytes, 8 * sampleBytes, 2);
    bytes += "data";
    put(bytes, dataBytes, 4);
    return bytes;
}

} // namespace

int samplesIn(double seconds)
{
    return static_cast<int>(std::lround(seconds * SampleRate));
}

Wave silence(double seconds)
{
    return Wave(static_cast<std::size_t>(samplesIn(seconds)), 0.0);
}

void mixInto(Wave &target, const Wave &added, double gain, double atSeconds)
{
    const auto from = static_cast<std::size_t>(samplesIn(atSeconds));
    for (std::size_t k = 0; k < added.size() && from + k < target.size(); ++k)
        target[from + k] += gain * added[k];
}

void removeDrift(Wave &wave)
{
    // Two high passes of first order, one after the other.
    const double keep = std::exp(-2 * std::numbers::pi * 30 / SampleRate);
    for (int pass = 0; pass < 2; ++pass) {
        double before = 0;
        double out = 0;
        for (double &sample : wave) {
            const double in = sample;
            out = keep * (out + in - before);
            before = in;
            sample = out;
        }
    }
}

void fade(Wave &wave, double inSeconds, double outSeconds)
{
    const auto ramp = [](double share) { return 0.5 - 0.5 * std::cos(std::numbers::pi * share); };
    const int in = std::min(samplesIn(inSeconds), static_cast<int>(wave.size()));
    for (int k = 0; k < in; ++k)
        wave[static_cast<std::size_t>(k)] *= ramp(static_cast<double>(k) / in);
    const int out = std::min(samplesIn(outSeconds), static_cast<int>(wave.size()));
    for (int k = 0; k < out; ++k)
        wave[wave.size() - 1 - static_cast<std::size_t>(k)] *= ramp(static_cast<double>(k) / out);
}

void bringToPeak(Channels &channels, double peak)
{
    double loudest = 0;
    for (const Wave &wave : channels) {
        for (const double sample : wave)
            loudest = std::max(loudest, std::abs(sample));
    }
    if (loudest <= 0)
        return;
    for (Wave &wave : channels) {
        for (double &sample : wave)
            sample *= peak / loudest;
    }
}

bool writeWav(const std::filesystem::path &path, const Channels &channels)
{
    const std::size_t length = channels.front().size();
    std::string bytes =
        header(static_cast<std::uint32_t>(channels.size()), static_cast<std::uint32_t>(length * channels.size() * 2));
    for (std::size_t k = 0; k < length; ++k) {
        for (const Wave &wave : channels) {
            const double sample = std::clamp(wave[k], -1.0, 1.0);
            put(bytes, static_cast<std::uint32_t>(std::lround(sample * 32767)), 2);
        }
    }
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return file.flush().good();
}
