#pragma once

#include "strategy/turnkernel.h"

/// One kernel for each translation unit of this folder; which of them exist depends on the processor that is built for.

[[nodiscard]] TurnKernel portableKernel();
#ifdef __x86_64__
[[nodiscard]] TurnKernel sse2Kernel();
[[nodiscard]] TurnKernel avx2Kernel();
[[nodiscard]] TurnKernel avx512Kernel();
#endif
