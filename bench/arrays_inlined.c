/* SPDX-License-Identifier: MIT */
/* arrays_inlined.c -- the array functions, compiled with what ARRAYS is named
 * for, whatever the library was compiled with */

#include "inlined.h"

#include "../lib/geometry/distance_arrays.c"

/* Both files have such a function. */
#define knight knight_shape
#include "../lib/pieces/shape_arrays.c"
#undef knight

#include "arrays_list.h"
