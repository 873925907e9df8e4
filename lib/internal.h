/* SPDX-License-Identifier: MIT */
/* internal.h -- marks for what the library keeps to itself */
#ifndef LIB_INTERNAL_H
#define LIB_INTERNAL_H

/* Shared between sources of the library, but not exported.  The mark spares
 * position-independent code the detour that an exported name needs. */
#if defined(__GNUC__)
#   define ECART_HIDDEN      __attribute__((__visibility__("hidden")))
#   define ECART_OUT_OF_LINE __attribute__((__noinline__))
#else
#   define ECART_HIDDEN
#   define ECART_OUT_OF_LINE
#endif

/* For what nobody waits for, such as words: small instead of fast. */
#if defined(__GNUC__)
#   define ECART_COLD __attribute__((__cold__))
#else
#   define ECART_COLD
#endif

/* An invariant.  Compiled in by --enable-checks only, so that the library of
 * a release never stops its program: put no work inside. */
#if defined(ECART_CHECKS)
#   define ECART_ASSERT(true_here) ((true_here) ? (void)0 : __builtin_trap())
#else
#   define ECART_ASSERT(true_here) ((void)0)
#endif

#endif
