#include "base/sha256.h"

#include <bit>
#include <cstring>

#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace {

constexpr std::size_t BlockBytes = 64;
using Block = std::array<quint8, BlockBytes>;
using State = std::array<quint32, 8>;

// FIPS 180-4: the first 32 bits of the fractional parts of the square roots of the first eight primes, and of the
// cube roots of the first 64.
constexpr State Start{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

alignas(16) constexpr std::array<quint32, 64> Constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The message, a one bit, zeros, and the length in bits: one block.
Block padded(const char *message, std::size_t size)
{
    Block block{};
    std::memcpy(block.data(), message, size);
    block[size] = 0x80;
    const auto bits = static_cast<quint32>(size * 8);
    block[BlockBytes - 2] = static_cast<quint8>(bits >> 8);
    block[BlockBytes - 1] = static_cast<quint8>(bits);
    return block;
}

std::array<quint32, 64> schedule(const Block &block)
{
    std::array<quint32, 64> words{};
    for (std::size_t i = 0; i < 16; ++i) {
        const quint8 *bytes = block.data() + 4 * i;
        words[i] = quint32(bytes[0]) << 24 | quint32(bytes[1]) << 16 | quint32(bytes[2]) << 8 | bytes[3];
    }
    for (std::size_t i = 16; i < words.size(); ++i) {
        const quint32 early = words[i - 15];
        const quint32 late = words[i - 2];
        const quint32 s0 = std::rotr(early, 7) ^ std::rotr(early, 18) ^ (early >> 3);
        const quint32 s1 = std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10);
        words[i] = words[i - 16] + s0 + words[i - 7] + s1;
    }
    return words;
}

void compress(State &state, const Block &block)
{
    const auto words = schedule(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const quint32 s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const quint32 t1 = h + s1 + ((e & f) ^ (~e & g)) + Constants[i] + words[i];
        const quint32 s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const quint32 t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const State worked{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += worked[i];
}

Sha256Hash bytesOf(const State &state)
{
    Sha256Hash hash{};
    for (std::size_t i = 0; i < hash.size(); ++i)
        hash[i] = static_cast<quint8>(state[i / 4] >> (24 - 8 * (i % 4)));
    return hash;
}

#ifdef __x86_64__

bool hasShaInstructions()
{
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    constexpr unsigned extendedFeatures = 7;
    constexpr unsigned shaBit = 1U << 29;
    const bool known = __get_cpuid_count(extendedFeatures, 0, &a, &b, &c, &d) != 0;
    return known && (b & shaBit) != 0 && __builtin_cpu_supports("sse4.1") != 0;
}

/// Four words of the message schedule from the sixteen before them.
__attribute__((target("sha,sse4.1"))) __m128i nextWords(const __m128i *before)
{
    const __m128i sum =
        _mm_add_epi32(_mm_sha256msg1_epu32(before[0], before[1]), _mm_alignr_epi8(before[3], before[2], 4));
    return _mm_sha256msg2_epu32(sum, before[3]);
}

__attribute__((target("sha,sse4.1"))) void compressFast(State &state, const Block &block)
{
    // The instructions keep the state as a b e f and c d g h, highest word first.
    const auto set = [](quint32 w3, quint32 w2, quint32 w1, quint32 w0) {
        return _mm_set_epi32(static_cast<int>(w3), static_cast<int>(w2), static_cast<int>(w1), static_cast<int>(w0));
    };
    const auto [a, b, c, d, e, f, g, h] = state;
    __m128i abef = set(a, b, e, f);
    __m128i cdgh = set(c, d, g, h);
    const __m128i bigEndian = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
    __m128i words[16];
    for (std::size_t i = 0; i < 16; ++i) {
        if (i < 4) {
            const void *from = block.data() + 16 * i;
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128(static_cast<const __m128i *>(from)), bigEndian);
        } else {
            words[i] = nextWords(words + i - 4);
        }
        const void *constants = Constants.data() + 4 * i;
        const __m128i sum = _mm_add_epi32(words[i], _mm_load_si128(static_cast<const __m128i *>(constants)));
        cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
        abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    alignas(16) std::array<quint32, 4> high{};
    alignas(16) std::array<quint32, 4> low{};
    _mm_store_si128(static_cast<__m128i *>(static_cast<void *>(high.data())), abef);
    _mm_store_si128(static_cast<__m128i *>(static_cast<void *>(low.data())), cdgh);
    const State worked{high[3], high[2], low[3], low[2], high[1], high[0], low[1], low[0]};
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += worked[i];
}

#endif

} // namespace

Sha256Hash sha256OfShortPortable(const char *message, std::size_t size)
{
    State state = Start;
    compress(state, padded(message, size));
    return bytesOf(state);
}

Sha256Hash sha256OfShort(const char *message, std::size_t size)
{
#ifdef __x86_64__
    static const bool fast = hasShaInstructions();
    if (fast) {
        State state = Start;
        compressFast(state, padded(message, size));
        return bytesOf(state);
    }
#endif
    return sha256OfShortPortable(message, size);
}
