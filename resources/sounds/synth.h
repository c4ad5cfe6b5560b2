#pragma once

#include "wave.h"

#include <cstdint>
#include <vector>

// How things sound that are struck: a force (the contact) makes a body (its modes) ring.

/// The same numbers on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed)
    {}
    /// Evenly in [low, high).
    double between(double low, double high);
    /// 0..count-1.
    int below(int count);

private:
    std::uint64_t next();
    std::uint64_t m_state;
};

/// One way in which a body rings.
struct Mode {
    double hertz = 0;
    double decay = 0; ///< seconds until it has fallen to 1/e
    double gain = 1;
};
using Body = std::vector<Mode>;

/// The same body a little larger or smaller, struck at another place: frequencies times `scale`, every gain
/// and decay changed at random by up to `spread` (0..1).
[[nodiscard]] Body varied(const Body &body, double scale, double spread, Random &random);

/// Adds the force of a contact: `impulse` is its area, so that a short contact is no weaker than a long one
/// but brighter. A hard contact lasts a tenth of a millisecond, one on felt two of them.
void strike(Wave &force, double atSeconds, double contactSeconds, double impulse);

/// What the body makes of the force, as long as the force's wave.
[[nodiscard]] Wave ring(const Body &body, const Wave &force);

/// White noise, -1..1.
[[nodiscard]] Wave hiss(double seconds, Random &random);
/// Lets pass what lies around `hertz`; `width` in octaves.
[[nodiscard]] Wave bandPassed(const Wave &wave, double hertz, double width);
[[nodiscard]] Wave lowPassed(const Wave &wave, double hertz);

/// A few early reflections: the thing is in a room and not in the ear.
void addRoom(Wave &wave, double gain);
/// A hall around a dry sound, different for the two ears. The result is as long as the sound.
[[nodiscard]] Channels withHall(const Wave &dry, double gain, double seconds);
