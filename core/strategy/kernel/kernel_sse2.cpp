// SSE2 is part of every x86-64 processor.
#include "strategy/kernel/kernels.h"

#ifdef __x86_64__
#include <immintrin.h>

namespace {

struct Lanes {
    using Reg = __m128d;
    static constexpr int Count = 2;

    static Reg load(const double *from) { return _mm_load_pd(from); }
    static void store(double *to, Reg value) { _mm_store_pd(to, value); }
    static Reg all(double value) { return _mm_set1_pd(value); }
    static Reg add(Reg a, Reg b) { return _mm_add_pd(a, b); }
    static Reg mul(Reg a, Reg b) { return _mm_mul_pd(a, b); }
    static Reg max(Reg a, Reg b) { return _mm_max_pd(a, b); }
    static Reg min(Reg a, Reg b) { return _mm_min_pd(a, b); }
    static Reg held(Reg value)
    {
        asm volatile("" : "+x"(value));
        return value;
    }
};

} // namespace

#include "strategy/kernel/turnkernelbody.h"

TurnKernel sse2Kernel()
{
    return {Lanes::Count, solveTurns};
}
#endif
