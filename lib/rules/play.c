/* SPDX-License-Identifier: MIT */
/* play.c -- says what a move does, makes it, and takes it back */

#include "rules/play.h"

#include "rules/making.h"

change ecart_change_castling(const ecart_position *p, castling c)
{
    ecart_cell  king = cell_at(c.king), king_to = cell_at(c.king_to);
    ecart_piece own_rook = ECART_PIECE(p->side, ECART_ROOK);
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
    ecart_piece mover = p->board.at[move.from];
    int    from = index_of(move.from), to = index_of(move.to);
    int    rook = move.from == p->king[p->side] ? castles_with(p, from, to) : NO_INDEX;
    change c    = simple_change(p, mover, move);

    if (rook != NO_INDEX)
        return ecart_change_castling(p, castling_with(p, rook));
    if (ecart_piece_kind(mover) == ECART_PAWN && (to & 7) == last_rank(p))
        c.nature |= ECART_IS_PROMOTION;
    if (ecart_piece_kind(mover) == ECART_PAWN && move.promotion != ECART_NO_KIND)
        c.put[0].piece = ecart_piece_make(ecart_piece_side(mover), move.promotion);
    if (mover == ECART_PIECE(p->side, ECART_PAWN) && takes_beside(p, from, to)) {
        c.lifted[1] = piece_on(p, cell_at(beside(from, to)));
        c.nature   |= ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    }
    return c;
}

void ecart_change_make(ecart_position *p, const change *c)
{
    make(p, c);
}

change ecart_make_other(ecart_position *p, ecart_move move)
{
    change c = ecart_change_of(p, move);

    ecart_change_make(p, &c);
    return c;
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    change done;

    play(p, p->board.at[move.from], move, p, &done);
}

/* What is found anew after the move is not copied. */
void ecart_try_move(const ecart_position *p, ecart_move move, ecart_position *after)
{
    change done;

    memcpy(after, p, offsetof(ecart_position, checkers));
    play(p, p->board.at[move.from], move, after, &done);
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
