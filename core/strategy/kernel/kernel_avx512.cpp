// Compiled with -mavx512f; called only on a processor that has it.
#include "strategy/kernel/kernels.h"

#ifdef __x86_64__
#include <immintrin.h>

namespace {

struct Lanes {
    using Reg = __m512d;
    static constexpr int Count = 8;

    static Reg load(const double *from) { return _mm512_load_pd(from); }
    static void store(double *to, Reg value) { _mm512_store_pd(to, value); }
    static Reg all(double value) { return _mm512_set1_pd(value); }
    static Reg add(Reg a, Reg b) { return _mm512_add_pd(a, b); }
    static Reg mul(Reg a, Reg b) { return _mm512_mul_pd(a, b); }
    static Reg max(Reg a, Reg b) { return _mm512_max_pd(a, b); }
    static Reg min(Reg a, Reg b) { return _mm512_min_pd(a, b); }
    static Reg held(Reg value)
    {
        asm volatile("" : "+v"(value));
        return value;
    }
};

} // namespace

#include "strategy/kernel/turnkernelbody.h"

TurnKernel avx512Kernel()
{
    return {Lanes::Count, solveTurns};
}
#endif
