/* SPDX-License-Identifier: MIT */
/* distance_arrays.c -- distances of many pairs of cells at once
 *
 * Each metric has a loop of its own, without a branch, so that the compiler can
 * vectorize it. */

#include <ecart/distance.h>

#include "base/internal.h"
#include "geometry/lanes.h"

ECART_VECTORIZED
static void chebyshev(const ecart_cell *restrict from,
                      const ecart_cell *restrict to,
                      int8_t *restrict distances, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lane l = lane_between(from[i], to[i]);

        distances[i] = (int8_t)(lane_max(l.columns, l.rows) | l.nonsense);
    }
}

ECART_VECTORIZED
static void manhattan(const ecart_cell *restrict from,
                      const ecart_cell *restrict to,
                      int8_t *restrict distances, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lane l = lane_between(from[i], to[i]);

        distances[i] = (int8_t)((l.columns + l.rows) | l.nonsense);
    }
}

/* A jump changes each part by 2 at most, and the sum by 3 at most.  So a knight
 * needs half of the longer part or a third of the sum, whichever is more.  It
 * needs one jump more if this number is even and the sum is odd, or the reverse. */
static inline uint8_t jumps(uint8_t columns, uint8_t rows)
{
    uint8_t sum   = (uint8_t)(columns + rows);
    uint8_t half  = (uint8_t)(lane_max(columns, rows) + 1) >> 1;
    uint8_t third = (uint8_t)(5 * sum + 15) >> 4;
    uint8_t least = lane_max(half, third);

    return (uint8_t)(least + ((least ^ sum) & 1));
}

/* From a corner or to one, a diagonal step is six times as far from the
 * middle of the board (99 halved) as it is long: for a1-b2 the sizes of
 * 11 + 22 - 99 and of 22 - 11 are 66 and 11. */
static inline uint8_t from_or_to_corner(ecart_cell from, ecart_cell to)
{
    uint8_t off_middle = lane_size((uint8_t)(from + to - 99));
    uint8_t length     = lane_size((uint8_t)(to - from));

    return lane_is(off_middle, (uint8_t)(6 * length));
}

/* Some cells are too near for jumps() to be right, and take two jumps more: the
 * cell beside, two cells diagonally, and one cell diagonally from a corner. */
static inline uint8_t detour(lane l, ecart_cell from, ecart_cell to)
{
    uint8_t sum    = (uint8_t)(l.columns + l.rows);
    uint8_t common = l.columns & l.rows;
    uint8_t beside = lane_is(sum, 1);
    uint8_t two    = lane_is(sum, 4) & lane_is(common, 2);
    uint8_t one    = lane_is(sum, 2) & lane_is(common, 1) & from_or_to_corner(from, to);

    return (beside | two | one) & 2;
}

ECART_VECTORIZED
static void knight(const ecart_cell *restrict from,
                   const ecart_cell *restrict to,
                   int8_t *restrict distances, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lane    l     = lane_between(from[i], to[i]);
        uint8_t total = (uint8_t)(jumps(l.columns, l.rows) +
                                  detour(l, from[i], to[i]));

        distances[i] = (int8_t)(total | l.nonsense);
    }
}

void ecart_distances(ecart_metric metric, const ecart_cell *from,
                     const ecart_cell *to, int8_t *distances, size_t count)
{
    switch (metric) {
    case ECART_CHEBYSHEV:    chebyshev(from, to, distances, count); return;
    case ECART_MANHATTAN:    manhattan(from, to, distances, count); return;
    case ECART_KNIGHT_JUMPS: knight(from, to, distances, count);    return;
    default:
        for (size_t i = 0; i < count; i++)
            distances[i] = -1;
    }
}
