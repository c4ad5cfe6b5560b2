#pragma once

#include <filesystem>
#include <vector>

/// Samples a second of everything that is made here.
constexpr int SampleRate = 44100;

/// One channel, nominally -1..1.
using Wave = std::vector<double>;
/// One channel or two (left, right) of the same length.
using Channels = std::vector<Wave>;

[[nodiscard]] int samplesIn(double seconds);
[[nodiscard]] Wave silence(double seconds);

/// Adds `added`, times `gain`, from that moment on; what would reach beyond the end is left out.
void mixInto(Wave &target, const Wave &added, double gain = 1, double atSeconds = 0);

/// Takes away what is too low to be heard (below some 30 Hz), a constant offset above all.
void removeDrift(Wave &wave);
/// Lets a wave begin and end at zero.
void fade(Wave &wave, double inSeconds, double outSeconds);
/// Scales all channels alike so that the loudest sample of all is `peak`.
void bringToPeak(Channels &channels, double peak);

/// Writes 16-bit PCM. False when the file could not be written.
[[nodiscard]] bool writeWav(const std::filesystem::path &path, const Channels &channels);
