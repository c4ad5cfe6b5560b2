#pragma once

#include <cstdint>

/// The inner loop of the solver: the expected value of one turn for several positions side by side, each in its own
/// lane of a vector register. Rolls, keeps and chances are the same for all positions, so the only thing that differs
/// from lane to lane is what a filled row leads to.
///
/// This header is read by translation units that are compiled for one processor each. It must stay free of
/// anything that could be compiled there and then be linked into code for other processors: plain data only.

/// Positions that a kernel works on at once: in one register, or in as many as they need.
constexpr int MaxLanes = 8;

/// Positions of a batch: enough to be loaded in long runs, few enough to stay near the processor.
constexpr int BatchSize = 16;
static_assert(BatchSize % MaxLanes == 0);

/// Bytes to which every array of a batch is aligned.
constexpr int LaneAlignment = 64;

/// One step of a RowProgram: a new node = max(node a, node b + points). Nodes are given here and below by the
/// place of their values, which is their number times the kernel's lanes.
struct RowStep {
    std::uint16_t a;
    std::uint16_t b;
    double points;
};

/// A roll whose value a node raises when it is a turn's first throw.
struct ServedRoll {
    std::uint16_t keep; ///< the roll, as a keep
    std::uint16_t node;
};

/// How what rows lead to becomes a value for each roll. Made by RowProgram.
struct RowSteps {
    int inputs = 0;   ///< nodes that a batch brings, its inputs; the steps' own follow them
    int sumInput = 0; ///< number of the input that every roll can have for the sum of its dice; 0: the steps do without
    const RowStep *steps = nullptr;
    int stepCount = 0;
    const std::uint16_t *rollPlace = nullptr; ///< [252] the node of each roll
    const ServedRoll *served = nullptr;
    int servedCount = 0;
};

/// Values of what rows lead to, and room to work. [][BatchSize] means: one value for each position next to
/// each other; [registers][][lanes]: the positions of one register after those of the other. A row that
/// cannot be filled is worth minus infinity.
struct TurnBatch {
    double *faces =
        nullptr; ///< [6][5][BatchSize] the row of face 1..6 filled with 1..5 dice of it, their points included
    double *inputs = nullptr; ///< [inputs][BatchSize] the first: the best that any roll can have; then the other rows
    double *jokers = nullptr; ///< [6][BatchSize] what a five alike of face 1..6 is worth where it is a joker, else -inf
    double *limits = nullptr; ///< [BatchSize] -inf where every five alike is a joker, else +inf
    bool anyJoker = false;    ///< false: jokers and limits are not looked at
    double *nodes = nullptr;  ///< [registers][inputs + steps][lanes] room
    double *keeps = nullptr;  ///< [registers][462][lanes] room
    double *results = nullptr; ///< [BatchSize] the values before the first throw
};

/// What a processor may offer. Every level gives the same bits.
enum class SimdLevel { Portable, Sse2, Avx2, Avx512 };

struct TurnKernel {
    int lanes;
    /// @param count positions from the first on, 1..BatchSize; a few more may get a result without a meaning
    void (*solve)(const RowSteps &steps, const TurnBatch &batch, int count);
};

/// The kernel of a level; that level must be available() on this processor.
[[nodiscard]] TurnKernel turnKernel(SimdLevel level);
/// Whether this program has a kernel for the level and this processor can run it.
[[nodiscard]] bool available(SimdLevel level);
/// The widest level that is available.
[[nodiscard]] SimdLevel bestLevel();
