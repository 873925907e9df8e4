/* SPDX-License-Identifier: MIT */
/* internal.h -- marks for the compiler, and assertions */
#ifndef LIB_BASE_INTERNAL_H
#define LIB_BASE_INTERNAL_H

/* ECART_HIDDEN: shared between sources of the library, but not exported, so that
 * calls within a shared library are direct.  ECART_OUT_OF_LINE: never inlined,
 * which keeps rare code out of fast functions. */
#if defined(__GNUC__)
#   define ECART_HIDDEN      __attribute__((__visibility__("hidden")))
#   define ECART_OUT_OF_LINE __attribute__((__noinline__))
#else
#   define ECART_HIDDEN
#   define ECART_OUT_OF_LINE
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
