/* SPDX-License-Identifier: MIT */
/* corners.h -- corners, where a knight may need two jumps more */
#ifndef LIB_GEOMETRY_CORNERS_H
#define LIB_GEOMETRY_CORNERS_H

#include <ecart/cell.h>

/* A knight makes one diagonal step by two jumps, in two ways.  From a corner or to
 * one, both ways lead off the board, and it needs two jumps more. */
enum { CORNER_DETOUR = 2 };

static inline bool is_corner(ecart_cell c)
{
    return c == ECART_A1 || c == ECART_A8 || c == ECART_H1 || c == ECART_H8;
}

static inline bool touch_corner(ecart_cell from, ecart_cell to)
{
    return is_corner(from) || is_corner(to);
}

#endif
