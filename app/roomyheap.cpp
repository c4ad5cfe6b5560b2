#include "roomyheap.h"

#include <cstdint>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)

void provideRoomyHeap()
{
    constexpr std::uintptr_t largePage = 2 * 1024 * 1024;
    constexpr int room = 8 * 1024 * 1024;
    constexpr int usualPad = 128 * 1024;
    // Pictures of the whole table stay outside: given back, they go back to the system.
    mallopt(M_MMAP_THRESHOLD, room / 8);
    mallopt(M_TRIM_THRESHOLD, 2 * room);
    // The heap goes on where a large page begins, and grows by the room at once.
    auto *end = static_cast<char *>(sbrk(0));
    const std::uintptr_t gap = (largePage - reinterpret_cast<std::uintptr_t>(end) % largePage) % largePage;
    if (brk(end + gap) != 0)
        return;
    mallopt(M_TOP_PAD, room);
    void *volatile block = std::malloc(2 * usualPad); // volatile, or the compiler sees that it is for nothing
    std::free(block);
    mallopt(M_TOP_PAD, usualPad);
    madvise(end + gap, room, MADV_HUGEPAGE);
}

#else

void provideRoomyHeap() {}

#endif
