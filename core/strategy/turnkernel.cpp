#include "strategy/turnkernel.h"

#include "strategy/kernel/kernels.h"

#include <initializer_list>

bool available(SimdLevel level)
{
#ifdef __x86_64__
    switch (level) {
    case SimdLevel::Portable:
    case SimdLevel::Sse2:
        return true;
    case SimdLevel::Avx2:
        return __builtin_cpu_supports("avx2") != 0;
    case SimdLevel::Avx512:
        return __builtin_cpu_supports("avx512f") != 0;
    }
    return false;
#else
    return level == SimdLevel::Portable;
#endif
}

SimdLevel bestLevel()
{
    for (const SimdLevel level : {SimdLevel::Avx512, SimdLevel::Avx2, SimdLevel::Sse2}) {
        if (available(level))
            return level;
    }
    return SimdLevel::Portable;
}

TurnKernel turnKernel(SimdLevel level)
{
#ifdef __x86_64__
    switch (level) {
    case SimdLevel::Portable:
        break;
    case SimdLevel::Sse2:
        return sse2Kernel();
    case SimdLevel::Avx2:
        return avx2Kernel();
    case SimdLevel::Avx512:
        return avx512Kernel();
    }
#else
    static_cast<void>(level);
#endif
    return portableKernel();
}
