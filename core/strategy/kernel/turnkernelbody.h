// The kernel's code, for whatever register `Lanes` stands for; included once by each translation unit that defines it.
// Everything has internal linkage, so that nothing compiled for one processor is ever linked into code for another.
// Each lane sees the same operations in the same order at every level, and no product is ever fused with a sum:
// the results are the same to the last bit.

#pragma once

#include "strategy/kernel/keeplattice.h"

namespace {

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
        // Held, or the compiler would put all values aside first, half a cache of them, and then add them up.
        sum = Lanes::held(Lanes::add(sum, value));
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

Reg meanOfBestRolls(Keeps keeps)
{
    return meanOfBest<FirstOf3>(keeps, Numbers<FirstOf3, FirstOf4>());
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
/// @tparam Sums there is an input for the sum of any dice
template <bool Sums>
struct RowWalk {
    const double *faces;
    const double *nodes;
    const std::uint16_t *rollPlace;
    Keeps keeps;
    Reg sum; // what the row of sums leads to, if there is one

    template <int Keep>
    GENERALA_INLINE void finish(Reg best) const
    {
        if constexpr (Sums)
            best = Lanes::max(best, Lanes::add(sum, Lanes::all(double(Space.faces(Keep).sum()))));
        keeps.put(Keep, Lanes::max(best, Lanes::load(nodes + rollPlace[Keep - FirstRoll])));
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
};

/// All rolls with this many ones. With a walk of its own, so that the compiler knows that no store changes
/// it.
template <int Ones, bool Sums>
GENERALA_OWN_FUNCTION void walkRollsWithOnes(RowWalk<Sums> walk)
{
    walk.template take<1, Ones, 0, DiceCount, false>(Lanes::all(0.0));
}

/// The positions that share a register: their part of a batch's arrays, and their own room.
struct Part {
    Part(const RowSteps &steps, const TurnBatch &batch, int first)
        : faces(batch.faces + first)
        , inputs(batch.inputs + first)
        , jokers(batch.jokers + first)
        , limits(batch.limits + first)
        , results(batch.results + first)
        , nodes(batch.nodes + first % MaxLanes * (steps.inputs + steps.stepCount))
        , keeps(batch.keeps + first % MaxLanes * RollSpace::KeepCount)
    {}

    const double *faces;
    const double *inputs;
    const double *jokers;
    const double *limits;
    double *results;
    double *nodes;
    Keeps keeps;
};

void runSteps(const RowSteps &steps, const Part &part)
{
    for (int i = 0; i < steps.inputs; ++i)
        Lanes::store(part.nodes + i * Lanes::Count, atColumn(part.inputs, i));
    double *out = part.nodes + steps.inputs * Lanes::Count;
    const RowStep *end = steps.steps + steps.stepCount;
    for (const RowStep *step = steps.steps; step != end; ++step, out += Lanes::Count) {
        const Reg other = Lanes::add(Lanes::load(part.nodes + step->b), Lanes::all(step->points));
        Lanes::store(out, Lanes::max(Lanes::load(part.nodes + step->a), other));
    }
}

template <bool Sums>
void walkRows(const RowSteps &steps, const Part &part)
{
    const RowWalk<Sums> walk{part.faces, part.nodes, steps.rollPlace, part.keeps,
                             Lanes::load(part.nodes + steps.sumInput * Lanes::Count)};
    walkRollsWithOnes<0>(walk);
    walkRollsWithOnes<1>(walk);
    walkRollsWithOnes<2>(walk);
    walkRollsWithOnes<3>(walk);
    walkRollsWithOnes<4>(walk);
    walkRollsWithOnes<5>(walk);
}

template <int Face>
GENERALA_INLINE void setJoker(Keeps keeps, const double *jokers, Reg limit)
{
    constexpr int keep = keepWithMore(0, Face, DiceCount);
    const Reg ordinary = Lanes::min(keeps.at(keep), limit);
    keeps.put(keep, Lanes::max(ordinary, atColumn(jokers, Face - 1)));
}

void setJokers(const Part &part)
{
    const Reg limit = Lanes::load(part.limits);
    setJoker<1>(part.keeps, part.jokers, limit);
    setJoker<2>(part.keeps, part.jokers, limit);
    setJoker<3>(part.keeps, part.jokers, limit);
    setJoker<4>(part.keeps, part.jokers, limit);
    setJoker<5>(part.keeps, part.jokers, limit);
    setJoker<6>(part.keeps, part.jokers, limit);
}

void raiseServed(const RowSteps &steps, const Part &part)
{
    for (int i = 0; i < steps.servedCount; ++i) {
        const ServedRoll &served = steps.served[i];
        part.keeps.put(served.keep, Lanes::max(part.keeps.at(served.keep), Lanes::load(part.nodes + served.node)));
    }
}

/// Goes through one turn backwards, for up to MaxLanes positions. Each pass is done for all registers before
/// the next one begins: it is so much code that to fetch it takes as long as to run it once.
void solveBlock(const RowSteps &steps, const TurnBatch &batch, int first, int end)
{
    const auto pass = [&steps, &batch, first, end](auto &&work) {
        for (int at = first; at < end; at += Lanes::Count)
            work(Part(steps, batch, at));
    };
    pass([&steps](const Part &part) { runSteps(steps, part); });
    if (steps.sumInput > 0)
        pass([&steps](const Part &part) { walkRows<true>(steps, part); });
    else
        pass([&steps](const Part &part) { walkRows<false>(steps, part); });
    if (batch.anyJoker)
        pass([](const Part &part) { setJokers(part); });
    pass([](const Part &part) { meansOverOneDie(part.keeps); });
    pass([](const Part &part) { meansOverMoreDice(part.keeps); });
    // A roll's own value stays among its parts: to write it now is worth less than, or as much as, to write
    // it earlier.
    pass([](const Part &part) { bestOfSmallParts(part.keeps); });
    pass([](const Part &part) { bestOfRolls(part.keeps); });
    pass([](const Part &part) { meansOverOneDie(part.keeps); });
    pass([](const Part &part) { meansOverMoreDice(part.keeps); });
    pass([&steps](const Part &part) { raiseServed(steps, part); });
    pass([](const Part &part) { bestOfSmallParts(part.keeps); });
    pass([](const Part &part) { Lanes::store(part.results, meanOfBestRolls(part.keeps)); });
}

void solveTurns(const RowSteps &steps, const TurnBatch &batch, int count)
{
    for (int first = 0; first < count; first += MaxLanes)
        solveBlock(steps, batch, first, first + MaxLanes < count ? first + MaxLanes : count);
}

} // namespace
