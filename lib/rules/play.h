/* SPDX-License-Identifier: MIT */
/* play.h -- makes legal moves, and takes them back */
#ifndef LIB_RULES_PLAY_H
#define LIB_RULES_PLAY_H

#include <ecart/legal.h>

#include "rules/attackers.h"

/* A move that was played, with all that is needed to take it back. */
typedef struct played {
    ecart_move  move;           /* castling: from the king to the rook */
    ecart_piece piece, taken;   /* what stood on its cells */
    ecart_cell  en_passant;     /* this and the rest: as before the move */
    uint16_t    clock, number;
    ecart_cells castling;
} played;

/* Plays a legal move; on a copy; and so that it may be taken back, where castling must be
 * king onto rook. */
ECART_HIDDEN void ecart_play_legal(ecart_position *p, ecart_move move);
ECART_HIDDEN void ecart_try_move(const ecart_position *p, ecart_move move,
                                 ecart_position *after);
ECART_HIDDEN void ecart_play_move(ecart_position *p, ecart_move move, played *done);

/* The whole position before such a move. */
ECART_HIDDEN ecart_position ecart_position_before(const ecart_position *after,
                                                  const played *done);

#endif
