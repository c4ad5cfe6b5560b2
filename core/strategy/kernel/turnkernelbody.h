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
