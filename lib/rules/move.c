/* SPDX-License-Identifier: MIT */
/* move.c -- a move as it is asked for */

#include <ecart/move.h>

/* The header's inline functions, exported: see ECART_INLINE. */
extern inline ecart_move ecart_move_make(ecart_cell from, ecart_cell to,
                                         ecart_kind promotion);
extern inline bool ecart_move_equal(ecart_move a, ecart_move b);
