// A pencil, and a marimba with a celesta beside it. All tunes are in G, so that a row and the turn after it
// go together: its B and the D-G of the turn are one chord.
#include "recipes.h"
#include "synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

// Hertz, equal temperament on A = 440.
double pitch(int halfTonesAboveA4)
{
    return 440 * std::pow(2.0, halfTonesAboveA4 / 12.0);
}

const double G3 = pitch(-14);
const double B3 = pitch(-10);
const double D4 = pitch(-7);
const double G4 = pitch(-2);
const double A4 = pitch(0);
const double B4 = pitch(2);
const double D5 = pitch(5);
const double E5 = pitch(7);
const double Fs5 = pitch(9);
const double G5 = pitch(10);
const double A5 = pitch(12);
const double B5 = pitch(14);
const double D6 = pitch(17);

constexpr double ToneFadeIn = 0.005;
constexpr double ToneFadeOut = 0.010;

/// A tuned bar: its second mode lies two octaves up, its third a little over three. The lower, the longer.
Wave marimba(double hertz, double seconds, double damping = 1)
{
    Wave force = silence(seconds);
    strike(force, 0, 0.0013, 1);
    const double decay = 0.30 * std::sqrt(440 / hertz) / damping;
    Wave wave =
        ring({{hertz, decay, 1.0}, {3.98 * hertz, 0.28 * decay, 0.42}, {9.6 * hertz, 0.09 * decay, 0.20}}, force);
    mixInto(wave, ring({{185, 0.016, 0.35}, {410, 0.010, 0.2}}, force)); // the mallet's own knock
    return wave;
}

/// A small steel plate under a soft hammer: its modes are no harmonics, two of them beat.
Wave celesta(double hertz, double seconds)
{
    Wave force = silence(seconds);
    strike(force, 0, 0.0004, 1);
    return ring({{hertz, 0.75, 1.0},
                 {1.0025 * hertz, 0.70, 0.35},
                 {2.01 * hertz, 0.34, 0.30},
                 {2.76 * hertz, 0.26, 0.28},
                 {5.40 * hertz, 0.10, 0.15}},
                force);
}

/// A stroke of a pencil over paper: hiss whose strength follows the hand and the grain of the paper.
Wave stroke(double seconds, double hertz, Random &random)
{
    Wave wave = bandPassed(hiss(seconds, random), hertz, 1.5);
    mixInto(wave, bandPassed(hiss(seconds, random), 0.42 * hertz, 1.0), 0.5);
    const Wave grain = lowPassed(hiss(seconds, random), 160);
    for (std::size_t k = 0; k < wave.size(); ++k) {
        const double share = static_cast<double>(k) / static_cast<double>(wave.size());
        const double hand = std::pow(std::sin(std::numbers::pi * share), 0.7) * (1.1 - 0.5 * share);
        wave[k] *= hand * std::clamp(0.65 + 6 * grain[k], 0.1, 1.6);
    }
    return wave;
}

/// The pencil's point meets the paper.
Wave dot(double impulse)
{
    Wave force = silence(0.08);
    strike(force, 0.001, 0.0009, impulse);
    return ring({{170, 0.018, 1.0}, {330, 0.012, 0.8}, {1450, 0.004, 0.4}, {2600, 0.003, 0.3}}, force);
}

Channels finished(Channels channels, double peak)
{
    for (Wave &wave : channels) {
        removeDrift(wave);
        fade(wave, ToneFadeIn, ToneFadeOut);
    }
    bringToPeak(channels, peak);
    return channels;
}

Channels written(Random &random)
{
    Wave wave = silence(0.62);
    double at = 0.004;
    for (int k = 0; k < 2; ++k) { // two figures
        const double length = random.between(0.062, 0.092);
        mixInto(wave, dot(random.between(0.10, 0.18)), 1, at);
        mixInto(wave, stroke(length, random.between(2900, 3900), random), 0.55, at + 0.004);
        at += length + random.between(0.022, 0.040);
    }
    mixInto(wave, marimba(B4, 0.42), 0.17, at - 0.02);
    addRoom(wave, 0.08);
    fade(wave, 0, 0.12);
    return finished({wave}, 0.40);
}

Channels scratched(Random &random)
{
    Wave wave = silence(0.66);
    const double length = random.between(0.15, 0.19);
    mixInto(wave, dot(0.2), 1, 0.004);
    mixInto(wave, stroke(length, random.between(2300, 2900), random), 0.60, 0.008);
    mixInto(wave, marimba(D4, 0.4, 2.2), 0.22, length + 0.01);
    mixInto(wave, marimba(B3, 0.4, 2.2), 0.22, length + 0.13);
    addRoom(wave, 0.08);
    fade(wave, 0, 0.12);
    return finished({wave}, 0.40);
}

struct Note {
    double at = 0;
    double hertz = 0;
    double gain = 1;
};

/// Notes on the marimba, the louder ones doubled an octave up by the celesta, in a hall.
Channels tune(const std::vector<Note> &notes, double seconds, double celestaGain, double fadeSeconds, double peak)
{
    Wave dry = silence(seconds);
    for (const Note &note : notes) {
        const double left = seconds - note.at;
        mixInto(dry, marimba(note.hertz, left), note.gain, note.at);
        mixInto(dry, celesta(2 * note.hertz, left), celestaGain * note.gain, note.at + 0.004);
    }
    Channels ears = withHall(dry, 0.24, 0.9);
    for (Wave &wave : ears)
        fade(wave, 0, fadeSeconds);
    return finished(std::move(ears), peak);
}

Channels turn()
{
    // It waits a moment, for the pencil that mostly comes before it.
    return tune({{0.17, D5, 0.8}, {0.29, G5, 0.9}}, 1.15, 0.18, 0.45, 0.36);
}

Channels generala()
{
    std::vector<Note> notes;
    double at = 0.004;
    for (const double hertz : {G4, B4, D5, G5, B5}) {
        notes.push_back({at, hertz, 0.75});
        at += 0.088;
    }
    at += 0.05;
    for (const double hertz : {G4, D5, G5, B5, D6})
        notes.push_back({at, hertz, 0.6});
    for (int k = 0; k < 4; ++k) // the last two swing after it
        notes.push_back({at + 0.16 + 0.085 * k, k % 2 == 0 ? D6 : B5, 0.34 - 0.06 * k});
    return tune(notes, 2.1, 0.45, 0.8, 0.62);
}

Channels servedWin()
{
    std::vector<Note> notes;
    double at = 0.004;
    for (const double hertz : {G4, D5, G5, A4, E5, A5, B4, Fs5, B5}) {
        notes.push_back({at, hertz, 0.72});
        at += 0.078;
    }
    at += 0.06;
    for (int k = 0; k < 6; ++k) // a roll on the low G
        notes.push_back({at + 0.055 * k, k % 2 == 0 ? G3 : D4, 0.34 + 0.05 * k});
    at += 0.34;
    for (const double hertz : {G3, G4, D5, G5, B5, D6})
        notes.push_back({at, hertz, 0.62});
    for (int k = 0; k < 5; ++k)
        notes.push_back({at + 0.17 + 0.08 * k, k % 2 == 0 ? D6 : B5, 0.34 - 0.05 * k});
    return tune(notes, 3.1, 0.45, 1.0, 0.66);
}

Channels gameEnd()
{
    // After the pencil of the last row, too.
    return tune({{0.22, D5, 0.7},
                 {0.42, B4, 0.7},
                 {0.62, A4, 0.75},
                 {0.92, G3, 0.7},
                 {0.92, D4, 0.5},
                 {0.93, G4, 0.7},
                 {0.96, B4, 0.6},
                 {0.99, D5, 0.55},
                 {1.02, G5, 0.6}},
                3.0, 0.40, 1.1, 0.56);
}

} // namespace

std::vector<Recipe> gameSounds()
{
    std::vector<Recipe> recipes;
    for (int variant = 1; variant <= 3; ++variant) {
        Random random(static_cast<std::uint64_t>(7100 + variant));
        recipes.push_back({"row-" + std::to_string(variant), written(random)});
        recipes.push_back({"zero-" + std::to_string(variant), scratched(random)});
    }
    recipes.push_back({"turn-1", turn()});
    recipes.push_back({"generala-1", generala()});
    recipes.push_back({"served-1", servedWin()});
    recipes.push_back({"end-1", gameEnd()});
    return recipes;
}
