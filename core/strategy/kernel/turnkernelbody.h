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

GENERALA_INLINE void put(double *values, int index, Reg value)
{
    Lanes::store(values + index * Lanes::Count, value);
}

/// Makes the compiler forget what it has read. It would share loads between results, run out of registers and need
/// twice the instructions; so each load is part of the sum or maximum that uses it.
GENERALA_INLINE void forgetLoads()
{
    asm volatile("" ::: "memory");
}

/// The mean over one more die.
template <int Keep>
GENERALA_INLINE void meanOfOne(double *keeps)
{
    Reg sum = at(keeps, Space.with(Keep, 1));
    sum = Lanes::add(sum, at(keeps, Space.with(Keep, 2)));
    sum = Lanes::add(sum, at(keeps, Space.with(Keep, 3)));
    sum = Lanes::add(sum, at(keeps, Space.with(Keep, 4)));
    sum = Lanes::add(sum, at(keeps, Space.with(Keep, 5)));
    sum = Lanes::add(sum, at(keeps, Space.with(Keep, 6)));
    put(keeps, Keep, Lanes::mul(sum, Lanes::all(1.0 / FaceCount)));
    forgetLoads();
}

/// Keeps from First on, each by its own code.
template <int First, int... Index>
GENERALA_OWN_FUNCTION void meanOfSome(double *keeps, std::integer_sequence<int, Index...>)
{
    (meanOfOne<First + Index>(keeps), ...);
}

/// The largest of a value and those of all keeps with one die less.
template <int Keep, int Face = 1>
GENERALA_INLINE Reg bestOfOne(const double *keeps, Reg best)
{
    if constexpr (Face > FaceCount) {
        return best;
    } else {
        constexpr int part = Space.without(Keep, Face);
        if constexpr (part != Keep)
            best = Lanes::max(best, at(keeps, part));
        return bestOfOne<Keep, Face + 1>(keeps, best);
    }
}

template <int Keep>
GENERALA_INLINE void raiseToBest(double *keeps)
{
    put(keeps, Keep, bestOfOne<Keep>(keeps, at(keeps, Keep)));
    forgetLoads();
}

template <int First, int... Index>
GENERALA_OWN_FUNCTION void bestOfSome(double *keeps, std::integer_sequence<int, Index...>)
{
    (raiseToBest<First + Index>(keeps), ...);
}

// Keeps of one to five dice are 6, 21, 56, 126 and 252: from these numbers on.
constexpr int FirstOf1 = 1;
constexpr int FirstOf2 = 7;
constexpr int FirstOf3 = 28;
constexpr int FirstOf4 = 84;
static_assert(Space.size(FirstOf1) == 1 && Space.size(FirstOf2 - 1) == 1 && Space.size(FirstOf2) == 2);
static_assert(Space.size(FirstOf3) == 3 && Space.size(FirstOf3 - 1) == 2);
static_assert(Space.size(FirstOf4) == 4 && Space.size(FirstOf4 - 1) == 3 && FirstRoll == FirstOf4 + 126);

template <int First, int End>
using Numbers = std::make_integer_sequence<int, End - First>;

void meanOverThrows(double *keeps)
{
    meanOfSome<FirstOf4>(keeps, Numbers<FirstOf4, FirstRoll>());
    meanOfSome<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
    meanOfSome<FirstOf2>(keeps, Numbers<FirstOf2, FirstOf3>());
    meanOfSome<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf2>());
    meanOfOne<0>(keeps);
}

void bestOfSmallParts(double *keeps)
{
    bestOfSome<FirstOf1>(keeps, Numbers<FirstOf1, FirstOf3>());
    bestOfSome<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
    bestOfSome<FirstOf4>(keeps, Numbers<FirstOf4, FirstRoll>());
}

void bestOfParts(double *keeps)
{
    bestOfSmallParts(keeps);
    bestOfSome<FirstRoll>(keeps, Numbers<FirstRoll, RollSpace::KeepCount>());
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

    template <int Ways>
    GENERALA_INLINE void add(Reg value)
    {
        Reg &sum = place<Ways>();
        sum = Lanes::add(sum, value);
        forgetLoads();
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
template <int... Roll>
GENERALA_OWN_FUNCTION Reg meanOfBest(const double *keeps, std::integer_sequence<int, Roll...>)
{
    Sums sums;
    (sums.add<Space.ways(Roll)>(bestOfOne<FirstRoll + Roll>(keeps, at(keeps, FirstRoll + Roll))), ...);
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
    double *keeps;

    template <int Keep>
    GENERALA_INLINE void finish(Reg best) const
    {
        const int node = rollNode[Keep - FirstRoll];
        put(keeps, Keep, Lanes::max(best, at(nodes, node)));
    }

    template <int Face, int Count, int Keep, int Left, bool Any>
    GENERALA_INLINE void take(Reg best) const
    {
        if constexpr (Count > 0) {
            const Reg value = at(faces, (Face - 1) * FaceColumns + Count - 1);
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

void walkRows(const RowSteps &steps, const TurnBatch &batch)
{
    const RowWalk walk{batch.faces, batch.nodes, steps.rollNode, batch.keeps};
    walk.rollsWithOnes<0>();
    walk.rollsWithOnes<1>();
    walk.rollsWithOnes<2>();
    walk.rollsWithOnes<3>();
    walk.rollsWithOnes<4>();
    walk.rollsWithOnes<5>();
}

void runSteps(const RowSteps &steps, double *nodes)
{
    double *out = nodes + steps.inputs * Lanes::Count;
    const RowStep *end = steps.steps + steps.stepCount;
    for (const RowStep *step = steps.steps; step != end; ++step, out += Lanes::Count) {
        const Reg other = Lanes::add(at(nodes, step->b), Lanes::all(step->points));
        Lanes::store(out, Lanes::max(at(nodes, step->a), other));
    }
}

template <int Face>
GENERALA_INLINE void setJoker(const TurnBatch &batch, Reg limit)
{
    constexpr int keep = keepWithMore(0, Face, DiceCount);
    const Reg ordinary = Lanes::min(at(batch.keeps, keep), limit);
    put(batch.keeps, keep, Lanes::max(ordinary, at(batch.jokers, Face - 1)));
}

void setJokers(const TurnBatch &batch)
{
    const Reg limit = at(batch.limits, 0);
    setJoker<1>(batch, limit);
    setJoker<2>(batch, limit);
    setJoker<3>(batch, limit);
    setJoker<4>(batch, limit);
    setJoker<5>(batch, limit);
    setJoker<6>(batch, limit);
}

void raiseServed(const RowSteps &steps, const TurnBatch &batch)
{
    for (int i = 0; i < steps.servedCount; ++i) {
        const ServedRoll &served = steps.served[i];
        put(batch.keeps, served.keep, Lanes::max(at(batch.keeps, served.keep), at(batch.nodes, served.node)));
    }
}

void solveTurn(const RowSteps &steps, const TurnBatch &batch)
{
    runSteps(steps, batch.nodes);
    walkRows(steps, batch);
    if (batch.anyJoker)
        setJokers(batch);
    meanOverThrows(batch.keeps);
    // A roll's own value stays among its parts: to write it now is worth less than, or as much as, to write it earlier.
    bestOfParts(batch.keeps);
    meanOverThrows(batch.keeps);
    raiseServed(steps, batch);
    bestOfSmallParts(batch.keeps);
    put(batch.result, 0, meanOfBest(batch.keeps, std::make_integer_sequence<int, RollSpace::RollCount>()));
}

} // namespace
