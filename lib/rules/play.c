/* SPDX-License-Identifier: MIT */
/* play.c -- says what a move does, makes it, and takes it back */

#include "rules/play.h"

#include <stddef.h>
#include <string.h>

#include "rules/legal_rules.h"

static inline placed piece_on(const ecart_position *p, ecart_cell cell)
{
    return (placed){ cell, p->board.at[cell] };
}

/* A piece goes from one cell to another, and takes what stands there. */
ECART_INLINED static inline change simple_change(const ecart_position *p, ecart_move move)
{
    placed mover = piece_on(p, move.from), taken = piece_on(p, move.to);
    change c     = {
        .lifted = { mover, taken },
        .put    = { { move.to, mover.piece }, { move.to, ECART_NO_PIECE } },
        .nature = taken.piece != ECART_NO_PIECE ? ECART_IS_CAPTURE : 0,
    };
    bool is_double, is_last;

    if (ecart_piece_kind(mover.piece) != ECART_PAWN)
        return c;
    is_double    = move.to - move.from == 2 * forward(p);
    is_last      = (index_of(move.to) & 7) == last_rank(p);
    c.en_passant = (ecart_cell)(is_double * (move.from + forward(p)));
    c.nature    |= (uint8_t)(is_double * ECART_IS_DOUBLE_STEP | is_last * ECART_IS_PROMOTION);
    if (move.promotion != ECART_NO_KIND)
        c.put[0].piece = ecart_piece_make(ecart_piece_side(mover.piece), move.promotion);
    return c;
}

static inline bool is_own_pawn(const ecart_position *p, ecart_cell cell)
{
    return p->board.at[cell] == ECART_PIECE(own_side(p), ECART_PAWN);
}

change ecart_change_castling(const ecart_position *p, castling c)
{
    ecart_cell  king = cell_at(c.king), king_to = cell_at(c.king_to);
    ecart_piece own_rook = ECART_PIECE(own_side(p), ECART_ROOK);
    placed      rook = piece_on(p, cell_at(c.rook)), rook_after = { cell_at(c.rook_to), own_rook };

    if (rook.piece != own_rook)
        rook = rook_after = (placed){ king_to, ECART_NO_PIECE };
    return (change){
        .lifted = { piece_on(p, king), rook },
        .put    = { { king_to, p->board.at[king] }, rook_after },
        .nature = c.king_to > c.rook_to ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG,
    };
}

change ecart_change_of(const ecart_position *p, ecart_move move)
{
    int    from = index_of(move.from), to = index_of(move.to);
    int    rook = move.from == p->king[p->side] ? castles_with(p, from, to) : NO_INDEX;
    change c    = simple_change(p, move);

    if (rook != NO_INDEX)
        return ecart_change_castling(p, castling_with(p, rook));
    if (is_own_pawn(p, move.from) && takes_beside(p, from, to)) {
        c.lifted[1] = piece_on(p, cell_at(beside(from, to)));
        c.nature   |= ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    }
    return c;
}

static inline ecart_cells lift(ecart_position *p, placed from)
{
    ecart_cells left = bit(index_of(from.at));

    p->of_kind[ecart_piece_kind(from.piece)] &= ~left;
    p->board.at[from.at] = ECART_NO_PIECE;
    return left;
}

/* Both pieces are lifted before one is put down: in Chess960 a king or rook may go where
 * the other stood.  An empty cell is lifted too, because a processor cannot foresee
 * captures and a branch would cost more.  Then only the set of all pieces is wrong for a
 * moment.  The first piece is of the side to move. */
ECART_INLINED static inline void replace(ecart_position *p, const placed lifted[2],
                                         const placed put[2])
{
    ecart_kind  kind = ecart_piece_kind(lifted[0].piece);
    ecart_cells left = lift(p, lifted[1]) | lift(p, lifted[0]);
    ecart_cells to   = bit(index_of(put[0].at));

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

void ecart_change_make(ecart_position *p, const change *c)
{
    make(p, c);
}

/* Most moves are simple: they neither castle, nor capture en passant, nor promote. */
static inline bool is_simple(const ecart_position *p, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if (move.from == p->king[p->side])
        return castles_with(p, from, to) == NO_INDEX;
    return !is_own_pawn(p, move.from) ||
           (move.promotion == ECART_NO_KIND && !takes_beside(p, from, to));
}

ECART_OUT_OF_LINE static change play_other(ecart_position *p, ecart_move move)
{
    change c = ecart_change_of(p, move);

    ecart_change_make(p, &c);
    return c;
}

/* Plays a move of the position before, in that position or in a copy.  What a simple move
 * does stays in registers: it takes a fifth less time so. */
ECART_INLINED static inline void play(const ecart_position *before, ecart_move move,
                                      ecart_position *p, change *done)
{
    if (is_simple(before, move)) {
        change c = simple_change(before, move);

        *done = c;
        make(p, &c);
    } else {
        *done = play_other(p, move);
    }
    find_checks(p);
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    change done;

    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    play(p, move, p, &done);
}

/* What is found anew after the move is not copied. */
void ecart_try_move(const ecart_position *p, ecart_move move, ecart_position *after)
{
    change done;

    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    memcpy(after, p, offsetof(ecart_position, checkers));
    play(p, move, after, &done);
}

void ecart_play_move(ecart_position *p, ecart_move move, played *done)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    done->en_passant = p->en_passant;
    done->castling   = p->castling;
    done->clock      = p->clock;
    done->number     = p->number;
    play(p, move, p, &done->did);
}

ecart_position ecart_position_before(const ecart_position *after, const played *done)
{
    ecart_position p = *after;

    p.side ^= 1;
    replace(&p, done->did.put, done->did.lifted);
    p.en_passant = done->en_passant;
    p.castling   = done->castling;
    p.clock      = done->clock;
    p.number     = done->number;
    find_checks(&p);
    return p;
}

bool ecart_pass(const ecart_position *p, ecart_position *after)
{
    ecart_setup setup;

    ecart_position_setup(p, &setup);
    setup.side       = ecart_side_other(setup.side);
    setup.en_passant = ECART_NO_CELL;
    setup.number     = (uint16_t)(setup.number + (setup.side == ECART_WHITE));
    return ecart_position_set(after, &setup);
}
