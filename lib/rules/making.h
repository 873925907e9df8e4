/* SPDX-License-Identifier: MIT */
/* making.h -- makes a move; inline, because a reader of games does hardly anything else */
#ifndef LIB_RULES_MAKING_H
#define LIB_RULES_MAKING_H

#include "rules/legal_rules.h"
#include "rules/play.h"

static inline placed piece_on(const ecart_position *p, ecart_cell cell)
{
    return (placed){ cell, p->board.at[cell] };
}

/* A piece goes from one cell to another, takes what stands there, and does not promote. */
ECART_INLINED static inline change simple_change(const ecart_position *p, ecart_piece mover,
                                                 ecart_move move)
{
    placed taken = piece_on(p, move.to);
    change c     = {
        .lifted = { { move.from, mover }, taken },
        .put    = { { move.to, mover }, { move.to, ECART_NO_PIECE } },
        .nature = taken.piece != ECART_NO_PIECE ? ECART_IS_CAPTURE : 0,
    };

    if (ecart_piece_kind(mover) == ECART_PAWN) {
        bool is_double = move.to - move.from == 2 * forward(p);

        c.en_passant = (ecart_cell)(is_double * (move.from + forward(p)));
        c.nature    |= (uint8_t)(is_double * ECART_IS_DOUBLE_STEP);
    }
    return c;
}

static inline void lift(ecart_position *p, placed from, ecart_cells left)
{
    p->of_kind[ecart_piece_kind(from.piece)] &= ~left;
    p->board.at[from.at] = ECART_NO_PIECE;
}

/* Both pieces are lifted before one is put down: in Chess960 a king or rook may go where
 * the other stood.  An empty cell is lifted too, because a processor cannot foresee
 * captures and a branch would cost more.  Then only the set of all pieces is wrong for a
 * moment.  The first piece is of the side to move. */
ECART_INLINED static inline void replace(ecart_position *p, const placed lifted[2],
                                         const placed put[2])
{
    ecart_kind  kind = ecart_piece_kind(lifted[0].piece);
    ecart_cells left = bit(index_of(lifted[0].at)) | bit(index_of(lifted[1].at));
    ecart_cells to   = bit(index_of(put[0].at));

    lift(p, lifted[1], left);
    lift(p, lifted[0], left);
    p->of_kind[ecart_piece_kind(put[0].piece)] |= to;
    p->board.at[put[0].at]   = put[0].piece;
    p->of_side[p->side ^ 1] &= ~left;
    p->of_side[p->side]      = (p->of_side[p->side] & ~left) | to;
    p->castling             &= ~left;
    if (kind == ECART_KING) {
        p->king[p->side] = put[0].at;
        p->castling     &= ~own(p);
    }
    if (put[1].piece != ECART_NO_PIECE) {
        p->board.at[put[1].at] = put[1].piece;
        p->of_kind[ecart_piece_kind(put[1].piece)] |= bit(index_of(put[1].at));
        p->of_side[ecart_piece_side(put[1].piece)] |= bit(index_of(put[1].at));
    }
    p->of_kind[ECART_NO_KIND] = p->of_side[0] | p->of_side[1];
}

static inline void count_up(uint16_t *counter, bool goes_up)
{
    *counter = (uint16_t)(*counter + (goes_up & (*counter != UINT16_MAX)));
}

ECART_INLINED static inline void make(ecart_position *p, const change *c)
{
    bool is_pawn  = ecart_piece_kind(c->lifted[0].piece) == ECART_PAWN;
    bool captures = (c->lifted[1].piece != ECART_NO_PIECE) & (c->put[1].piece == ECART_NO_PIECE);

    replace(p, c->lifted, c->put);
    p->en_passant = c->en_passant;
    count_up(&p->clock, true);
    p->clock = (uint16_t)(p->clock * !(is_pawn | captures));
    count_up(&p->number, p->side == ECART_BLACK);
    p->side ^= 1;
}

/* Most legal moves are simple: they neither castle, nor capture en passant, nor promote. */
static inline bool is_simple(const ecart_position *p, ecart_piece mover, ecart_move move)
{
    switch (ecart_piece_kind(mover)) {
    case ECART_KING: return castles_with(p, index_of(move.from), index_of(move.to)) == NO_INDEX;
    case ECART_PAWN: return move.promotion == ECART_NO_KIND && move.to != p->en_passant;
    default:         return true;
    }
}

/* Makes a move that is not simple, but finds no checks. */
ECART_HIDDEN change ecart_make_other(ecart_position *p, ecart_move move);

/* Plays a move of the position before, in that position or in a copy.  What a simple move
 * does stays in registers: it takes a fifth less time so.  The piece that moves is
 * given, since a caller may know it before the board has said it. */
ECART_INLINED static inline void play(const ecart_position *before, ecart_piece mover,
                                      ecart_move move, ecart_position *p, change *done)
{
    ECART_ASSERT(ecart_broken_rules(before, move) == 0);
    ECART_ASSERT(before->board.at[move.from] == mover);
    if (is_simple(before, mover, move)) {
        change c = simple_change(before, mover, move);

        *done = c;
        make(p, &c);
    } else {
        *done = ecart_make_other(p, move);
    }
    find_checks(p);
}

/* Plays a legal move in the position, and keeps what takes it back. */
ECART_INLINED static inline void play_undoable(ecart_position *p, ecart_piece mover,
                                               ecart_move move, played *done)
{
    done->en_passant = p->en_passant;
    done->castling   = p->castling;
    done->clock      = p->clock;
    done->number     = p->number;
    play(p, mover, move, p, &done->did);
}

#endif
