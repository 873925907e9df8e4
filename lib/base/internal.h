/* SPDX-License-Identifier: MIT */
/* internal.h -- marks for the compiler, and assertions */
#ifndef LIB_BASE_INTERNAL_H
#define LIB_BASE_INTERNAL_H

/* ECART_HIDDEN, for functions, and ECART_HIDDEN_TABLE: shared between sources of the
 * library, but not exported, so that calls within a shared library are direct.  Where
 * all sources are one file (amalgamate.sh), ECART_HIDDEN is static.
 * ECART_OUT_OF_LINE: never inlined, which keeps rare code out of fast functions.
 * ECART_INLINED: inlined by any optimiser, so that a small structure stays in registers. */
#if defined(__GNUC__) && !defined(_WIN32)
#   define ECART_HIDDEN_TABLE __attribute__((__visibility__("hidden")))
#else
#   define ECART_HIDDEN_TABLE
#endif
#if defined(__GNUC__)
#   define ECART_OUT_OF_LINE __attribute__((__noinline__))
#else
#   define ECART_OUT_OF_LINE
#endif
#if defined(__GNUC__) && defined(__OPTIMIZE__)
#   define ECART_INLINED __attribute__((__always_inline__))
#else
#   define ECART_INLINED
#endif
#if !defined(ECART_HIDDEN)
#   define ECART_HIDDEN ECART_HIDDEN_TABLE
#endif

/* ECART_VECTORIZED: a function with a loop over bytes that is to work on 16 of them
 * at once.  clang does that at -O2; gcc at -O3 only, or where this mark asks for it.
 *
 * With ECART_CLONES, which configure defines where it works, there are also copies
 * for 32 bytes at once (AVX2) and for 64 (AVX-512).  The loader of the C library
 * picks one when a program starts, by a little function that the compiler adds
 * beside them, a resolver.  Thread sanitizers break resolvers. */
#if defined(ECART_CLONES) && !defined(__OPTIMIZE_SIZE__) && !defined(__SANITIZE_THREAD__)
#   define CLONES_FOR_X86 \
        __attribute__((__target_clones__("arch=x86-64-v4", "avx2", "default")))
#else
#   define CLONES_FOR_X86
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__TINYC__) && \
    !defined(__OPTIMIZE_SIZE__)
#   define ECART_VECTORIZED CLONES_FOR_X86 \
        __attribute__((__optimize__("tree-vectorize", "vect-cost-model=dynamic")))
#else
#   define ECART_VECTORIZED CLONES_FOR_X86
#endif

/* An invariant.  Compiled in by --enable-checks only, so that the library of
 * a release never stops its program: put no work inside. */
#if defined(ECART_CHECKS)
#   define ECART_ASSERT(true_here) ((true_here) ? (void)0 : ECART_STOP())
#else
#   define ECART_ASSERT(true_here) ((void)0)
#endif

#if defined(__GNUC__) && !defined(__TINYC__)
#   define ECART_STOP() __builtin_trap()
#else
#   define ECART_STOP() ((void)(*(volatile int *)0 = 0))
#endif

#endif
