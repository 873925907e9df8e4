/* SPDX-License-Identifier: MIT */
/* internal.h -- marks for the compiler, and assertions */
#ifndef LIB_BASE_INTERNAL_H
#define LIB_BASE_INTERNAL_H

#include <ecart/api.h>

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
