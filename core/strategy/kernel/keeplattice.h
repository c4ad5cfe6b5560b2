// The lattice of keeps for whatever register `Lanes` stands for: means over one more die, maxima over one die less.
// Part of turnkernelbody.h, which see.
//
// The lattice is known to the compiler, so every pass is straight-line code: the address of every value is a constant,
// and nothing remains but loads, sums and maxima.

#pragma once

#include "strategy/rollspace.h"
#include "strategy/turnkernel.h"

#include <utility>

#define GENERALA_INLINE __attribute__((always_inline)) inline
#define GENERALA_OWN_FUNCTION __attribute__((noinline))

namespace {

using Reg = Lanes::Reg;

constexpr RollSpace Space = RollSpace::known();
constexpr int FirstRoll = RollSpace::FirstRoll;
constexpr int FaceCount = RollSpace::Faces;

/// Of an array that is as wide as the batch.
GENERALA_INLINE Reg atColumn(const double *values, int index)
{
    return Lanes::load(values + index * BatchSize);
}

/// The value of every keep. With AVX-512 an address takes one byte within 128 registers of a pointer and four beyond;
/// with two pointers, to the middle of the smaller keeps and of the rolls, the code is a sixth shorter, and it is long.
struct Keeps {
    explicit Keeps(double *values)
        : smaller(values + MiddleSmaller * Lanes::Count)
        , rolls(values + MiddleRoll * Lanes::Count)
    {}

    [[nodiscard]] GENERALA_INLINE Reg at(int keep) const { return Lanes::load(place(keep)); }
    GENERALA_INLINE void put(int keep, Reg value) const { Lanes::store(place(keep), value); }

    static constexpr int MiddleSmaller = FirstRoll / 2;
    static constexpr int MiddleRoll = (FirstRoll + RollSpace::KeepCount) / 2;

    [[nodiscard]] GENERALA_INLINE double *place(int keep) const
    {
        return keep < FirstRoll ? smaller + (keep - MiddleSmaller) * Lanes::Count
                                : rolls + (keep - MiddleRoll) * Lanes::Count;
    }

    double *smaller;
    double *rolls;
};

/// Makes the compiler forget what it has read. It would hold values for later results, run out of registers and need
/// twice the instructions; so a value is shared where this code says so and nowhere else.
GENERALA_INLINE void forgetLoads()
{
    asm volatile("" ::: "memory");
}

// Loads are what a pass waits for: a processor does as many sums or maxima in a cycle, and each of them would need a
// load of its own. So keeps are worked on in families that share some. A family is what becomes of one keep, its root,
// when dice are added none of which is lower than any of the root: one die for means, two for maxima. Each keep belongs
// to just one family.

constexpr int lowestToAdd(int root)
{
    return root == 0 ? 1 : Space.faces(root)[Space.size(root) - 1];
}

template <int Root, int A>
constexpr int WithOne = Space.with(Root, A);
template <int Root, int A, int B>
constexpr int WithTwo = Space.with(Space.with(Root, A), B);

/// Sums over one more die, for each keep of a family.
template <int Root>
struct FamilySums {
    Reg of[FaceCount + 1]; // by the die that makes the keep out of the root

    template <int Added, int Die>
    GENERALA_INLINE void add(Reg value)
    {
        if constexpr (Die == 1)
            of[Added] = value;
        else
            of[Added] = Lanes::add(of[Added], value);
    }

    /// Dice that are too low to belong to the family: their values are part of one sum.
    template <int Added, int Die = 1>
    GENERALA_INLINE void addLower(Keeps keeps)
    {
        if constexpr (Die < lowestToAdd(Root)) {
            add<Added, Die>(keeps.at(WithTwo<Root, Added, Die>));
            addLower<Added, Die + 1>(keeps);
        }
    }

    /// Two dice of the family's: what they make is part of the sums of both.
    template <int Added, int Die = Added>
    GENERALA_INLINE void addShared(Keeps keeps)
    {
        if constexpr (Die <= FaceCount) {
            const Reg value = Lanes::held(keeps.at(WithTwo<Root, Added, Die>));
            add<Added, Die>(value);
            if constexpr (Die > Added)
                add<Die, Added>(value);
            addShared<Added, Die + 1>(keeps);
        }
    }

    template <int Added>
    GENERALA_INLINE void putMean(Keeps keeps) const
    {
        keeps.put(WithOne<Root, Added>, Lanes::mul(of[Added], Lanes::all(1.0 / FaceCount)));
    }
};

template <int First, int End>
using Numbers = std::make_integer_sequence<int, End - First>;
template <int Root>
using DiceToAdd = Numbers<lowestToAdd(Root), FaceCount + 1>;

template <int Root, int... Index>
GENERALA_INLINE void meansOfFamily(Keeps keeps, std::integer_sequence<int, Index...>)
{
    constexpr int lowest = lowestToAdd(Root);
    FamilySums<Root> sums;
    (sums.template addLower<lowest + Index>(keeps), ...);
    (sums.template addShared<lowest + Index>(keeps), ...);
    (sums.template putMean<lowest + Index>(keeps), ...);
    forgetLoads();
}

/// Means of the families of all roots from First on.
template <int First, int... Index>
GENERALA_OWN_FUNCTION void meansOfFamilies(Keeps keeps, std::integer_sequence<int, Index...>)
{
    (meansOfFamily<First + Index>(keeps, DiceToAdd<First + Index>()), ...);
}

void meanOfNothing(Keeps keeps)
{
    Reg sum = keeps.at(WithOne<0, 1>);
    sum = Lanes::add(sum, keeps.at(WithOne<0, 2>));
    sum = Lanes::add(sum, keeps.at(WithOne<0, 3>));
    sum = Lanes::add(sum, keeps.at(WithOne<0, 4>));
    sum = Lanes::add(sum, keeps.at(WithOne<0, 5>));
    sum = Lanes::add(sum, keeps.at(WithOne<0, 6>));
    keeps.put(0, Lanes::mul(sum, Lanes::all(1.0 / FaceCount)));
}

/// The largest of a value and those of all keeps with one die less, as far as this is lower than End.
template <int Keep, int End, int Face = 1>
GENERALA_INLINE Reg bestWithoutLower(Keeps keeps, Reg best)
{
    if constexpr (Face >= End) {
        return best;
    } else {
        constexpr int part = Space.without(Keep, Face);
        if constexpr (part != Keep)
            best = Lanes::max(best, keeps.at(part));
        return bestWithoutLower<Keep, End, Face + 1>(keeps, best);
    }
}

/// For each keep of a family, root and two dice, the largest of its value and of those with one die less. Whoever
/// takes them has a template take<Keep>(value).
template <int Root>
struct FamilyMaxima {
    Keeps keeps;
    Reg withOne[FaceCount + 1]; // root and one die: each is part of several keeps of the family

    template <int A>
    GENERALA_INLINE void load()
    {
        withOne[A] = keeps.at(WithOne<Root, A>);
    }

    template <int A, int B = A, typename Taker>
    GENERALA_INLINE void give(Taker &taker) const
    {
        if constexpr (B <= FaceCount) {
            constexpr int keep = WithTwo<Root, A, B>;
            Reg best = Lanes::max(withOne[A], keeps.at(keep));
            if constexpr (B > A)
                best = Lanes::max(best, withOne[B]);
            taker.template take<keep>(bestWithoutLower<keep, A>(keeps, best));
            forgetLoads();
            give<A, B + 1>(taker);
        }
    }
};

template <int Root, typename Taker, int... Index>
GENERALA_INLINE void bestOfFamily(Keeps keeps, Taker &taker, std::integer_sequence<int, Index...>)
{
    constexpr int lowest = lowestToAdd(Root);
    FamilyMaxima<Root> maxima{keeps, {}};
    (maxima.template load<lowest + Index>(), ...);
    (maxima.template give<lowest + Index>(taker), ...);
}

struct RaiseToBest {
    Keeps keeps;

    template <int Keep>
    GENERALA_INLINE void take(Reg best) const
    {
        keeps.put(Keep, best);
    }
};

/// Raises the families of all roots from First on.
template <int First, int... Index>
GENERALA_OWN_FUNCTION void raiseFamilies(Keeps keeps, std::integer_sequence<int, Index...>)
{
    RaiseToBest taker{keeps};
    (bestOfFamily<First + Index>(keeps, taker, DiceToAdd<First + Index>()), ...);
}

template <int... Index>
GENERALA_INLINE void raiseSingleDice(Keeps keeps, std::integer_sequence<int, Index...>)
{
    (keeps.put(WithOne<0, 1 + Index>, Lanes::max(keeps.at(WithOne<0, 1 + Index>), keeps.at(0))), ...);
}

// Keeps of one to five dice are 6, 21, 56, 126 and 252: from these numbers on.
constexpr int FirstOf1 = 1;
constexpr int FirstOf2 = 7;
constexpr int FirstOf3 = 28;
constexpr int FirstOf4 = 84;
static_assert(Space.size(FirstOf1) == 1 && Space.size(FirstOf2 - 1) == 1 && Space.size(FirstOf2) == 2);
static_assert(Space.size(FirstOf3) == 3 && Space.size(FirstOf3 - 1) == 2);
static_assert(Space.size(FirstOf4) == 4 && Space.size(FirstOf4 - 1) == 3 && FirstRoll == FirstOf4 + 126);

/// Of keeps of four dice: one die is thrown.
void meansOverOneDie(Keeps keeps)
{
    meansOfFamilies<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
}

/// Of all smaller keeps.
void meansOverMoreDice(Keeps keeps)
{
    meansOfFamilies<FirstOf2>(keeps, Numbers<FirstOf2, FirstOf3>());
    meansOfFamilies<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf2>());
    meansOfFamilies<0>(keeps, Numbers<0, FirstOf1>());
    meanOfNothing(keeps);
}

/// Raises the keeps of up to four dice to the best of their parts.
void bestOfSmallParts(Keeps keeps)
{
    raiseSingleDice(keeps, Numbers<FirstOf1, FirstOf2>());
    raiseFamilies<0>(keeps, Numbers<0, FirstOf1>());
    raiseFamilies<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf2>());
    raiseFamilies<FirstOf2>(keeps, Numbers<FirstOf2, FirstOf3>());
}

void bestOfRolls(Keeps keeps)
{
    raiseFamilies<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
}

} // namespace
