/* SPDX-License-Identifier: MIT */
/* record.h -- the positions that a game remembers, and when two are the same */
#ifndef LIB_GAME_RECORD_H
#define LIB_GAME_RECORD_H

#include <string.h>

#include <ecart/game.h>

#include "base/internal.h"

/* When a game ends without a claim: half-moves, and times that a position stood. */
enum { SEVENTY_FIVE_MOVES = 150, FIVE_TIMES = 5 };

/* Fills a record, all but the move. */
ECART_HIDDEN void ecart_record_position(ecart_record *r, const ecart_position *p);

/* Fills only placement, rights to castle and side.  The number of a kind has three
 * bits. */
static inline void record_pieces(ecart_record *r, const ecart_position *p)
{
    const ecart_cells *of = p->of_kind;

    r->kinds[0] = of[ECART_KING]   | of[ECART_ROOK]   | of[ECART_KNIGHT];
    r->kinds[1] = of[ECART_QUEEN]  | of[ECART_ROOK]   | of[ECART_PAWN];
    r->kinds[2] = of[ECART_BISHOP] | of[ECART_KNIGHT] | of[ECART_PAWN];
    r->white    = p->of_side[ECART_WHITE];
    r->castling = p->castling;
    r->side     = p->side;
}

/* The piece on the n-th cell. */
static inline ecart_piece record_piece(const ecart_record *r, int n)
{
    int kind = (int)(r->kinds[0] >> n & 1) | (int)(r->kinds[1] >> n & 1) << 1 |
               (int)(r->kinds[2] >> n & 1) << 2;

    if (kind == ECART_NO_KIND)
        return ECART_NO_PIECE;
    return r->white >> n & 1 ? ECART_PIECE(ECART_WHITE, kind) : ECART_PIECE(ECART_BLACK, kind);
}

/* A record begins with the placement and the rights to castle. */
static inline bool same_pieces(const ecart_record *a, const ecart_record *b)
{
    return a->side == b->side && memcmp(a, b, offsetof(ecart_record, clock)) == 0;
}

/* Whether two recorded positions are the same by the Laws. */
static inline bool same_by_laws(const ecart_record *a, const ecart_record *b)
{
    return same_pieces(a, b) && a->legal_en_passant == b->legal_en_passant;
}

/* Whether two whole positions are the same.  Not asked is whether a capture en passant is
 * legal: the cell that a pawn passed must be the same in both. */
static inline bool stands_again(const ecart_position *a, const ecart_position *b)
{
    return a->side == b->side && a->castling == b->castling &&
           a->en_passant == b->en_passant &&
           memcmp(a->of_side, b->of_side, sizeof a->of_side) == 0 &&
           memcmp(a->of_kind, b->of_kind, sizeof a->of_kind) == 0;
}

#endif
