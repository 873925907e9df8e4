/* SPDX-License-Identifier: MIT */
/* queries_inlined.c -- the questions, with the library's code among them */

#include "inlined.h"

#include "../lib/geometry/difference.c"
#include "../lib/pieces/shape.c"

/* Both files have such a function. */
#define detour detour_in_lanes
#include "../lib/geometry/distance_arrays.c"
#undef detour
#include "../lib/geometry/distance.c"

#define QUERIES inlined_queries
#include "queries_list.h"

const size_t queries_count = sizeof inlined_queries / sizeof *inlined_queries;
