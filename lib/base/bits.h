/* SPDX-License-Identifier: MIT */
/* bits.h -- bits and bytes of 64-bit numbers, with or without compiler builtins
 *
 * ECART_PLAIN_C asks for the plain C where builtins would do: tests compare
 * the two. */
#ifndef LIB_BASE_BITS_H
#define LIB_BASE_BITS_H

#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) && !defined(__TINYC__) && !defined(ECART_PLAIN_C)
#   define HAS_BUILTINS 1
#else
#   define HAS_BUILTINS 0
#endif

/* The builtin is used only where the processor counts bits in one instruction.
 * Elsewhere, bits are added up in groups of 2, 4 and 8 at once, and a
 * multiplication adds the eight sums. */
static inline int bits_count(uint64_t bits)
{
#if HAS_BUILTINS && (defined(__POPCNT__) || defined(__ARM_NEON))
    return __builtin_popcountll(bits);
#else
    bits = bits - (bits >> 1 & 0x5555555555555555);
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (int)(bits * 0x0101010101010101 >> 56);
#endif
}

/* The place of the lowest bit that is set, 0 to 63.  The bits are not all 0. */
static inline int bits_lowest(uint64_t bits)
{
#if HAS_BUILTINS
    return __builtin_ctzll(bits);
#else
    return bits_count((bits & -bits) - 1);
#endif
}

/* The place of the highest bit that is set, 0 to 63.  The bits are not all 0. */
static inline int bits_highest(uint64_t bits)
{
#if HAS_BUILTINS
    return 63 - __builtin_clzll(bits);
#else
    for (int by = 1; by < 64; by *= 2)
        bits |= bits >> by;
    return bits_count(bits) - 1;
#endif
}

/* The eight bytes in reverse order. */
static inline uint64_t bytes_reversed(uint64_t bytes)
{
#if HAS_BUILTINS
    return __builtin_bswap64(bytes);
#else
    bytes = (bytes & 0x00ff00ff00ff00ff) << 8 | (bytes >> 8 & 0x00ff00ff00ff00ff);
    bytes = (bytes & 0x0000ffff0000ffff) << 16 | (bytes >> 16 & 0x0000ffff0000ffff);
    return bytes << 32 | bytes >> 32;
#endif
}

/* Eight bytes of memory as a number, the first of them the lowest. */
static inline uint64_t bytes_at(const void *memory)
{
    uint64_t bytes;

    memcpy(&bytes, memory, sizeof bytes);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = bytes_reversed(bytes);
#endif
    return bytes;
}

#endif
