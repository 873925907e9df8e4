/* SPDX-License-Identifier: MIT */
/* play.h -- says what a move does, makes it, and takes it back */
#ifndef LIB_RULES_PLAY_H
#define LIB_RULES_PLAY_H

#include "rules/castling.h"

/* A piece, or ECART_NO_PIECE, on a cell. */
typedef struct placed {
    ecart_cell  at;
    ecart_piece piece;
} placed;

/* What a move does.  First two pieces are lifted: the one that moves; and the one that it
 * captures, or the rook of castling.  Then one is put down, or two if the move castles.
 * Where there is no second piece, ECART_NO_PIECE is lifted from the target, or put there.
 *
 * All else follows: rights to castle are lost with a king that is lifted, and with rooks;
 * and the clock goes on unless a pawn is lifted, or a second piece for good. */
typedef struct change {
    placed     lifted[2], put[2];
    ecart_cell en_passant;      /* the cell that a pawn passes, or none */
    uint8_t    nature;          /* as in a verdict */
} change;

/* A change that was made, and what the position said before, to take it back. */
typedef struct played {
    change      did;
    ecart_cell  en_passant;
    uint16_t    clock, number;
    ecart_cells castling;
} played;

/* What a move of a piece does, legal or not.  Its cells must exist. */
ECART_HIDDEN change ecart_change_of(const ecart_position *p, ecart_move move);

/* What castling does; without a rook, only the king goes. */
ECART_HIDDEN change ecart_change_castling(const ecart_position *p, castling c);

/* Makes a change, but finds no checks.  If the move was not legal, the sets of pieces may be
 * wrong, but not the board. */
ECART_HIDDEN void ecart_change_make(ecart_position *p, const change *c);

/* Two ways to play a legal move: in the position itself, and on a copy.  In making.h there is
 * a third, which keeps what is needed to take the move back. */
ECART_HIDDEN void ecart_play_legal(ecart_position *p, ecart_move move);
ECART_HIDDEN void ecart_try_move(const ecart_position *p, ecart_move move, ecart_position *after);

/* The same position with the other side to move; false, and nothing certain in after, if a
 * king could then be captured. */
ECART_HIDDEN bool ecart_pass(const ecart_position *p, ecart_position *after);

/* The whole position before a move that play_undoable() made. */
ECART_HIDDEN ecart_position ecart_position_before(const ecart_position *after, const played *done);

/* ecart_move_gives() of a move on which this is the verdict. */
ECART_HIDDEN ecart_gives ecart_verdict_gives(const ecart_position *p, const ecart_verdict *verdict);

#endif
