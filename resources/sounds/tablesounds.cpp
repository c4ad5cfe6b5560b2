// Dice of bone, a leather cup, felt over a board, small brass locks, the escapement of a clock.
#include "recipes.h"
#include "synth.h"

#include <array>
#include <functional>

namespace {

// A die rings above what is heard as a tone, and hardly at all: a click with some colour.
const Body Die = {
    {2650, 0.0060, 0.9}, {3720, 0.0052, 1.0}, {5150, 0.0040, 0.8}, {7300, 0.0030, 0.6}, {10400, 0.0018, 0.35}};
// Leather over a stiff tube, open at one end.
const Body Cup = {{430, 0.018, 0.5}, {690, 0.020, 1.0}, {1080, 0.013, 0.9}, {1720, 0.009, 0.7}, {2600, 0.006, 0.45}};
// A board of a table, damped by the felt on it.
const Body Board = {{165, 0.024, 0.5},  {255, 0.024, 0.9},  {390, 0.020, 1.0},
                    {610, 0.015, 0.85}, {950, 0.010, 0.65}, {1500, 0.006, 0.4}};
const Body Brass = {{1480, 0.026, 0.6}, {2390, 0.024, 1.0}, {3710, 0.018, 0.8}, {5230, 0.013, 0.5}, {7450, 0.008, 0.3}};
const Body Rail = {{235, 0.024, 1.0}, {418, 0.018, 0.8}, {690, 0.011, 0.5}};
const Body Escapement = {
    {640, 0.011, 0.5}, {1270, 0.009, 0.8}, {2140, 0.0065, 1.0}, {3360, 0.005, 0.7}, {5900, 0.0025, 0.3}};

constexpr double HardContact = 0.00010;
constexpr double Lead = 0.001; // silence before the first contact, in which the fade-in lies
// Longer would take the edge off a knock, and a knock is all edge.
constexpr double KnockFadeIn = 0.001;
constexpr double KnockFadeOut = 0.010;

Channels finished(Wave wave, double peak)
{
    addRoom(wave, 0.10);
    removeDrift(wave);
    fade(wave, KnockFadeIn, KnockFadeOut);
    Channels channels = {std::move(wave)};
    bringToPeak(channels, peak);
    return channels;
}

Channels rattle(Random &random)
{
    constexpr double length = 0.21;
    Wave wall = silence(length);
    std::array<Wave, 5> clicks;
    for (Wave &click : clicks)
        click = silence(length);
    // Five dice arrive at the wall one after the other, and knock against each other on the way.
    double at = Lead;
    double strength = 1;
    const int hits = 6 + random.below(4);
    for (int k = 0; k < hits; ++k) {
        const double impulse = strength * random.between(0.55, 1.0);
        strike(wall, at, random.between(0.00025, 0.0005), impulse);
        Wave &click = clicks[static_cast<std::size_t>(random.below(5))];
        strike(click, at + random.between(0, 0.004), HardContact * random.between(0.9, 1.7), 0.9 * impulse);
        at += random.between(0.006, 0.021);
        strength *= random.between(0.76, 0.96);
    }
    Wave wave = ring(varied(Cup, random.between(0.95, 1.06), 0.25, random), wall);
    for (const Wave &click : clicks)
        mixInto(wave, ring(varied(Die, random.between(0.86, 1.08), 0.3, random), click), 0.9);
    // In the cup the highest parts stay.
    return finished(lowPassed(wave, 7500), 0.62);
}

Channels onFelt(Random &random)
{
    constexpr double length = 0.22;
    Wave soft = silence(length);
    Wave hard = silence(length);
    // It comes down on an edge, and rocks over to its face.
    const double second = Lead + random.between(0.019, 0.046);
    const double third = second + random.between(0.012, 0.030);
    strike(soft, Lead, random.between(0.0007, 0.0011), 1);
    strike(hard, Lead + 0.0002, 2.4 * HardContact, 0.45);
    strike(soft, second, random.between(0.0008, 0.0014), random.between(0.25, 0.45));
    strike(hard, second + 0.0002, 2.4 * HardContact, random.between(0.08, 0.2));
    strike(soft, third, 0.0014, random.between(0.06, 0.16));
    Wave wave = ring(varied(Board, random.between(0.93, 1.08), 0.3, random), soft);
    mixInto(wave, ring(varied(Die, random.between(0.78, 0.95), 0.3, random), hard), 0.55);
    // The fibres themselves.
    Wave cloth = bandPassed(hiss(0.05, random), random.between(900, 1500), 2.2);
    for (std::size_t k = 0; k < cloth.size(); ++k)
        cloth[k] *= 1 - static_cast<double>(k) / static_cast<double>(cloth.size());
    fade(cloth, 0.0015, 0.03);
    mixInto(wave, cloth, 0.055, Lead);
    return finished(wave, 0.66);
}

Channels onDie(Random &random)
{
    constexpr double length = 0.12;
    Wave hard = silence(length);
    Wave soft = silence(length);
    strike(hard, Lead, HardContact * random.between(0.9, 1.3), 1);
    strike(soft, Lead, 0.0012, 0.4); // the felt under them feels it too
    if (random.below(2) == 0)
        strike(hard, Lead + random.between(0.007, 0.02), HardContact * 1.4, random.between(0.2, 0.5));
    Wave wave = ring(varied(Die, random.between(0.86, 0.96), 0.3, random), hard);
    mixInto(wave, ring(varied(Die, random.between(0.98, 1.12), 0.3, random), hard), 0.8);
    mixInto(wave, ring(varied(Board, 1.1, 0.3, random), soft), 0.4);
    return finished(wave, 0.62);
}

// `first` and `second`: how hard the two parts of a lock meet, one after the other; `rail`: how much of that
// the wood under it takes up.
Channels latch(double scale, double first, double second, double pause, double rail, Random &random)
{
    constexpr double length = 0.17;
    Wave metal = silence(length);
    Wave wood = silence(length);
    strike(metal, Lead, 0.00022, first);
    strike(wood, Lead, 0.0007, 0.7 * first);
    const double later = Lead + pause * random.between(0.9, 1.15);
    strike(metal, later, 0.00018, second);
    strike(metal, later + 0.0031, 0.0002, 0.35 * second);
    strike(wood, later, 0.0006, 0.8 * second);
    Wave wave = ring(varied(Brass, scale * random.between(0.98, 1.02), 0.2, random), metal);
    mixInto(wave, ring(varied(Rail, scale, 0.2, random), wood), rail);
    Wave slide = bandPassed(hiss(pause, random), 4200 * scale, 1.2);
    fade(slide, 0.6 * pause, 0.3 * pause);
    mixInto(wave, slide, 0.05, Lead);
    return finished(wave, 0.42);
}

Channels lock(Random &random)
{
    return latch(1.0, 0.35, 1.0, 0.034, 0.9, random);
}

Channels unlock(Random &random)
{
    return latch(1.17, 0.9, 0.4, 0.046, 0.6, random);
}

// Two of them: tick, and the lower tock.
Channels tick(int variant, Random &random)
{
    Wave force = silence(0.09);
    strike(force, Lead, 0.0002, 1);
    strike(force, Lead + 0.0085, 0.00025, 0.3);
    Wave wave = ring(varied(Escapement, variant == 1 ? 1.0 : 0.89, 0.1, random), force);
    return finished(wave, 0.34);
}

void addVariants(std::vector<Recipe> &recipes, const std::string &name, int count,
                 const std::function<Channels(int variant, Random &random)> &make)
{
    for (int variant = 1; variant <= count; ++variant) {
        // Every name has its own row of numbers, so that a new sound changes no other.
        std::uint64_t seed = static_cast<std::uint64_t>(variant);
        for (const char letter : name)
            seed = seed * 131 + static_cast<unsigned char>(letter);
        Random random(seed);
        recipes.push_back({name + '-' + std::to_string(variant), make(variant, random)});
    }
}

} // namespace

std::vector<Recipe> tableSounds()
{
    std::vector<Recipe> recipes;
    addVariants(recipes, "rattle", 8, [](int, Random &random) { return rattle(random); });
    addVariants(recipes, "felt", 8, [](int, Random &random) { return onFelt(random); });
    addVariants(recipes, "dice", 6, [](int, Random &random) { return onDie(random); });
    addVariants(recipes, "lock", 3, [](int, Random &random) { return lock(random); });
    addVariants(recipes, "unlock", 3, [](int, Random &random) { return unlock(random); });
    addVariants(recipes, "tick", 2, tick);
    return recipes;
}
