/* SPDX-License-Identifier: MIT */
/* play.h -- makes legal moves, and takes them back */
#ifndef LIB_RULES_PLAY_H
#define LIB_RULES_PLAY_H

#include <ecart/legal.h>

#include "rules/constraints.h"

/* A move that was played, and what it takes to take it back. */
typedef struct played {
    ecart_move  move;           /* castling: from the king to the rook */
    ecart_piece piece, taken;   /* what stood on its cells */
    ecart_cell  en_passant;     /* as it was before, and so are the rest */
    uint16_t    clock, number;
    ecart_cells castling;
} played;

/* Plays a legal move on a copy.  It finds out who gives check then, and not the
 * private part. */
ECART_HIDDEN void ecart_try_move(const ecart_position *p, ecart_move move, tried *after);

/* Plays one that may be taken back, and finds out no more either: a caller that
 * keeps the position must find the constraints.  Castling is the king's move onto
 * the rook. */
ECART_HIDDEN void ecart_play_move(ecart_position *p, ecart_move move, played *done);

/* The position, as a whole, from which it was played. */
ECART_HIDDEN ecart_position ecart_position_before(const ecart_position *after,
                                                  const played *done);

/* Plays a legal move, and finds out everything. */
ECART_HIDDEN void ecart_play_legal(ecart_position *p, ecart_move move);

#endif
