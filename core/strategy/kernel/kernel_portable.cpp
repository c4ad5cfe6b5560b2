// Plain C++ for any processor.
#include "strategy/kernel/kernels.h"

namespace {

struct Lanes {
    using Reg = double;
    static constexpr int Count = 1;

    static Reg load(const double *from) { return *from; }
    static void store(double *to, Reg value) { *to = value; }
    static Reg all(double value) { return value; }
    static Reg add(Reg a, Reg b) { return a + b; }
    static Reg mul(Reg a, Reg b) { return a * b; }
    static Reg max(Reg a, Reg b) { return a > b ? a : b; }
    static Reg min(Reg a, Reg b) { return a < b ? a : b; }
    static Reg held(Reg value) { return value; }
};

} // namespace

#include "strategy/kernel/turnkernelbody.h"

TurnKernel portableKernel()
{
    return {Lanes::Count, solveTurns};
}
