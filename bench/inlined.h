/* SPDX-License-Identifier: MIT */
/* inlined.h -- has the library's sources be part of the file that includes
 * them, so that the compiler may inline what is measured
 *
 * A call costs as much as a distance does.  What it costs is the same for all
 * methods and would hide their differences. */
#ifndef BENCH_INLINED_H
#define BENCH_INLINED_H

#include <ecart/api.h>

/* Functions become private to the file, or they would stand in for those of
 * the library that the same program calls. */
#undef ECART_API
#define ECART_API static
#if defined(__GNUC__)
#   pragma GCC diagnostic ignored "-Wunused-function"
#endif
/* Sources that are compiled for size would have all that follows be so too. */
#define LIB_COLD_H

#define ecart_squares inlined_squares
#define ecart_makers  inlined_makers
#define ecart_owners  inlined_owners

#endif
