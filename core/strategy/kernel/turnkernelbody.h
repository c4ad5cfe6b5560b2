// The kernel's code, for whatever register `Lanes` stands for; included once by each translation unit that defines it.
// Everything has internal linkage, so that nothing compiled for one processor is ever linked into code for another.
// Each lane sees the same operations in the same order at every level, and no product is ever fused with a sum:
// the results are the same to the last bit.
//
// The lattice of keeps is known to the compiler, so every pass is straight-line code: the address of every value is a
// constant, and nothing remains but loads, sums and maxima.

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

GENERALA_INLINE Reg at(const double *values, int index)
{
    return Lanes::load(values + index * Lanes::Count);
}

/// Of an array that is as wide as the batch.
GENERALA_INLINE Reg atColumn(const double *values, int index)
{
    return Lanes::load(values + index * BatchSize);
}

GENERALA_INLINE void put(double *values, int index, Reg value)
{
    Lanes::store(values + index * Lanes::Count, value);
}

/// The value of every keep. With AVX-512 an address takes one byte within 128 registers of a pointer and four beyond;
/// with two pointers, to the middle of the smaller keeps and of the rolls, all code fits into the processor's cache.
struct Keeps {
    explicit Keeps(double *values)
        : smaller(values + MiddleSmaller * Lanes::Count)
        , rolls(values + MiddleRoll * Lanes::Count)
    {
    }

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

// Loads are what a pass waits for: a processor does as many sums or maxima in a cycle, and each of them would need a load
// of its own. So keeps are worked on in families that share some. A family is what becomes of one keep, its root, when
// dice are added none of which is lower than any of the root: one die for means, two for maxima. Each keep belongs to
// just one family.

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

void meanOverThrows(Keeps keeps)
{
    meansOfFamilies<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
    meansOfFamilies<FirstOf2>(keeps, Numbers<FirstOf2, FirstOf3>());
    meansOfFamilies<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf2>());
    meansOfFamilies<0>(keeps, Numbers<0, FirstOf1>());
    meanOfNothing(keeps);
}

void bestOfSmallParts(Keeps keeps)
{
    raiseSingleDice(keeps, Numbers<FirstOf1, FirstOf2>());
    raiseFamilies<0>(keeps, Numbers<0, FirstOf1>());
    raiseFamilies<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf2>());
    raiseFamilies<FirstOf2>(keeps, Numbers<FirstOf2, FirstOf3>());
}

void bestOfParts(Keeps keeps)
{
    bestOfSmallParts(keeps);
    raiseFamilies<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
}

/// Sums of rolls that fall in equally many orders: a product for each sum instead of for each roll.
struct Sums {
    Reg of1 = Lanes::all(0.0);
    Reg of5 = Lanes::all(0.0);
    Reg of10 = Lanes::all(0.0);
    Reg of20 = Lanes::all(0.0);
    Reg of30 = Lanes::all(0.0);
    Reg of60 = Lanes::all(0.0);
    Reg of120 = Lanes::all(0.0);

    template <int Roll>
    GENERALA_INLINE void take(Reg value)
    {
        Reg &sum = place<Space.ways(Roll - FirstRoll)>();
        sum = Lanes::add(sum, value);
    }

    template <int Ways>
    GENERALA_INLINE Reg &place()
    {
        static_assert(Ways == 1 || Ways == 5 || Ways == 10 || Ways == 20 || Ways == 30 || Ways == 60 || Ways == 120);
        if constexpr (Ways == 1)
            return of1;
        else if constexpr (Ways == 5)
            return of5;
        else if constexpr (Ways == 10)
            return of10;
        else if constexpr (Ways == 20)
            return of20;
        else if constexpr (Ways == 30)
            return of30;
        else if constexpr (Ways == 60)
            return of60;
        else
            return of120;
    }

    GENERALA_INLINE Reg mean() const
    {
        Reg sum = of1;
        sum = Lanes::add(sum, Lanes::mul(of5, Lanes::all(5.0)));
        sum = Lanes::add(sum, Lanes::mul(of10, Lanes::all(10.0)));
        sum = Lanes::add(sum, Lanes::mul(of20, Lanes::all(20.0)));
        sum = Lanes::add(sum, Lanes::mul(of30, Lanes::all(30.0)));
        sum = Lanes::add(sum, Lanes::mul(of60, Lanes::all(60.0)));
        sum = Lanes::add(sum, Lanes::mul(of120, Lanes::all(120.0)));
        return Lanes::mul(sum, Lanes::all(1.0 / RollSpace::Orders));
    }
};

/// The mean over the five dice of a first throw of what is best then.
template <int First, int... Index>
GENERALA_OWN_FUNCTION Reg meanOfBest(Keeps keeps, std::integer_sequence<int, Index...>)
{
    Sums sums;
    (bestOfFamily<First + Index>(keeps, sums, DiceToAdd<First + Index>()), ...);
    return sums.mean();
}

constexpr int keepWithMore(int keep, int face, int count)
{
    for (; count > 0; --count)
        keep = Space.with(keep, face);
    return keep;
}

constexpr int FaceColumns = DiceCount; // 1..5 dice of a face

/// Walks over all rolls, face by face; rolls that begin alike share the best of the rows so far. Whoever shows none
/// of a face has it in node 0.
struct RowWalk {
    const double *faces;
    const double *nodes;
    const std::uint16_t *rollNode;
    Keeps keeps;

    template <int Keep>
    GENERALA_INLINE void finish(Reg best) const
    {
        const int node = rollNode[Keep - FirstRoll];
        keeps.put(Keep, Lanes::max(best, at(nodes, node)));
    }

    template <int Face, int Count, int Keep, int Left, bool Any>
    GENERALA_INLINE void take(Reg best) const
    {
        if constexpr (Count > 0) {
            const Reg value = atColumn(faces, (Face - 1) * FaceColumns + Count - 1);
            if constexpr (Any)
                best = Lanes::max(best, value);
            else
                best = value;
        }
        walk<Face + 1, keepWithMore(Keep, Face, Count), Left - Count, Any || (Count > 0)>(best);
    }

    template <int Face, int Keep, int Left, bool Any>
    GENERALA_INLINE void walk(Reg best) const
    {
        if constexpr (Left == 0) {
            finish<Keep>(best);
        } else if constexpr (Face == FaceCount) {
            take<Face, Left, Keep, Left, Any>(best);
        } else {
            counts<Face, Keep, Left, Any>(best, std::make_integer_sequence<int, Left + 1>());
        }
    }

    template <int Face, int Keep, int Left, bool Any, int... Count>
    GENERALA_INLINE void counts(Reg best, std::integer_sequence<int, Count...>) const
    {
        (take<Face, Count, Keep, Left, Any>(best), ...);
    }

    /// All rolls with this many ones.
    template <int Ones>
    GENERALA_OWN_FUNCTION void rollsWithOnes() const
    {
        take<1, Ones, 0, DiceCount, false>(Lanes::all(0.0));
    }
};

/// The arrays of a batch from one of its positions on.
struct Position {
    const double *faces;
    const double *inputs;
    const double *jokers;
    const double *limits;
};

void walkRows(const RowSteps &steps, Keeps keeps, const double *nodes, const double *faces)
{
    const RowWalk walk{faces, nodes, steps.rollNode, keeps};
    walk.rollsWithOnes<0>();
    walk.rollsWithOnes<1>();
    walk.rollsWithOnes<2>();
    walk.rollsWithOnes<3>();
    walk.rollsWithOnes<4>();
    walk.rollsWithOnes<5>();
}

void runSteps(const RowSteps &steps, double *nodes, const double *inputs)
{
    for (int i = 0; i < steps.inputs; ++i)
        put(nodes, i, atColumn(inputs, i));
    double *out = nodes + steps.inputs * Lanes::Count;
    const RowStep *end = steps.steps + steps.stepCount;
    for (const RowStep *step = steps.steps; step != end; ++step, out += Lanes::Count) {
        const Reg other = Lanes::add(at(nodes, step->b), Lanes::all(step->points));
        Lanes::store(out, Lanes::max(at(nodes, step->a), other));
    }
}

template <int Face>
GENERALA_INLINE void setJoker(Keeps keeps, const double *jokers, Reg limit)
{
    constexpr int keep = keepWithMore(0, Face, DiceCount);
    const Reg ordinary = Lanes::min(keeps.at(keep), limit);
    keeps.put(keep, Lanes::max(ordinary, atColumn(jokers, Face - 1)));
}

void setJokers(Keeps keeps, const Position &from)
{
    const Reg limit = Lanes::load(from.limits);
    setJoker<1>(keeps, from.jokers, limit);
    setJoker<2>(keeps, from.jokers, limit);
    setJoker<3>(keeps, from.jokers, limit);
    setJoker<4>(keeps, from.jokers, limit);
    setJoker<5>(keeps, from.jokers, limit);
    setJoker<6>(keeps, from.jokers, limit);
}

void raiseServed(const RowSteps &steps, Keeps keeps, const double *nodes)
{
    for (int i = 0; i < steps.servedCount; ++i) {
        const ServedRoll &served = steps.served[i];
        keeps.put(served.keep, Lanes::max(keeps.at(served.keep), at(nodes, served.node)));
    }
}

void solveTurns(const RowSteps &steps, const TurnBatch &batch, int count)
{
    const Keeps keeps(batch.keeps);
    for (int first = 0; first < count; first += Lanes::Count) {
        const Position from{batch.faces + first, batch.inputs + first, batch.jokers + first, batch.limits + first};
        runSteps(steps, batch.nodes, from.inputs);
        walkRows(steps, keeps, batch.nodes, from.faces);
        if (batch.anyJoker)
            setJokers(keeps, from);
        meanOverThrows(keeps);
        // A roll's own value stays among its parts: to write it now is worth less than, or as much as, to write it
        // earlier.
        bestOfParts(keeps);
        meanOverThrows(keeps);
        raiseServed(steps, keeps, batch.nodes);
        bestOfSmallParts(keeps);
        Lanes::store(batch.results + first, meanOfBest<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>()));
    }
}

} // namespace
