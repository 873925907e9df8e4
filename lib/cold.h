/* SPDX-License-Identifier: MIT */
/* cold.h -- for sources that nobody waits for: include it first
 *
 * Words, files and proofs are asked for once a move, verdicts by the million.
 * Where the compiler can be told so, it makes these small instead of fast,
 * and the library stays within what size.sh allows. */
#ifndef LIB_COLD_H
#define LIB_COLD_H

#if defined(__GNUC__) && !defined(__clang__) && defined(__OPTIMIZE__)
#   if __GNUC__ >= 12
#       pragma GCC optimize ("Oz")
#   else
#       pragma GCC optimize ("Os")
#   endif
#endif

#endif
