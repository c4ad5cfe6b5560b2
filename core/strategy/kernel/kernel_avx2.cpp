// Compiled with -mavx2; called only on a processor that has it.
#include "strategy/kernel/kernels.h"

#ifdef __x86_64__
#include <immintrin.h>

namespace {

struct Lanes {
    using Reg = __m256d;
    static constexpr int Count = 4;

    static Reg load(const double *from) { return _mm256_load_pd(from); }
    static void store(double *to, Reg value) { _mm256_store_pd(to, value); }
    static Reg all(double value) { return _mm256_set1_pd(value); }
    static Reg add(Reg a, Reg b) { return _mm256_add_pd(a, b); }
    static Reg mul(Reg a, Reg b) { return _mm256_mul_pd(a, b); }
    static Reg max(Reg a, Reg b) { return _mm256_max_pd(a, b); }
    static Reg min(Reg a, Reg b) { return _mm256_min_pd(a, b); }
    static Reg held(Reg value)
    {
        asm volatile("" : "+x"(value));
        return value;
    }
};

} // namespace

#include "strategy/kernel/turnkernelbody.h"

TurnKernel avx2Kernel()
{
    return {Lanes::Count, solveTurns};
}
#endif
