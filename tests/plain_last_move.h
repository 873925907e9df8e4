/* SPDX-License-Identifier: MIT */
/* plain_last_move.h -- every move that can have been the last, taken back square by
 * square
 *
 * A move is taken back on a copy of the board; then the king may not be attacked. */
#ifndef TESTS_PLAIN_LAST_MOVE_H
#define TESTS_PLAIN_LAST_MOVE_H

#include "plain_board.h"

/* The king, and the side that moved last. */
typedef struct plain_check {
    const ecart_board *after;
    ecart_cell         king;
    ecart_side         side, by;    /* of the king, and of the last move */
} plain_check;

static inline bool plain_is_quiet(const plain_check *c, const ecart_board *before)
{
    return plain_checkers(before, c->side, c->king, true) == 0;
}

/* Whether a piece could go so.  What it captured is on the board again. */
static inline bool plain_could_go(const ecart_board *before, ecart_cell from, ecart_cell to)
{
    ecart_piece piece = plain_piece(before, from);
    ecart_side  side  = ecart_piece_side(piece);
    int         up    = side == ECART_WHITE ? 1 : -1;
    bool        takes = plain_piece(before, to) != ECART_NO_PIECE;

    if (ecart_piece_kind(piece) != ECART_PAWN)
        return plain_attacks(before, from, to);
    if (ecart_cell_row(from) == 1 || ecart_cell_row(from) == 8)
        return false;
    if (takes)
        return plain_attacks(before, from, to);
    if (to == plain_beside(from, 0, up))
        return true;
    return ecart_cell_row(from) == (side == ECART_WHITE ? 2 : 7) &&
           to == plain_beside(from, 0, 2 * up) &&
           plain_piece(before, plain_beside(from, 0, up)) == ECART_NO_PIECE;
}

/* Takes back a move of a piece that was of this kind then. */
static inline bool plain_took(const plain_check *c, ecart_cell from, ecart_cell to,
                              ecart_kind kind, bool takes)
{
    ecart_board before = *c->after;

    before.at[from] = ecart_piece_make(c->by, kind);
    before.at[to]   = takes ? ecart_piece_make(c->side, ECART_KNIGHT) : ECART_NO_PIECE;
    return plain_could_go(&before, from, to) && plain_is_quiet(c, &before);
}

/* A pawn that stands beyond an enemy pawn which has just passed there. */
static inline bool plain_took_passing(const plain_check *c, ecart_cell from, ecart_cell to)
{
    ecart_board before = *c->after;
    int         up     = c->by == ECART_WHITE ? 1 : -1;
    ecart_cell  pawn   = plain_beside(to, 0, -up), origin = plain_beside(to, 0, up);

    if (ecart_cell_row(to) != (c->by == ECART_WHITE ? 6 : 3) ||
        plain_piece(&before, to) != ecart_piece_make(c->by, ECART_PAWN) ||
        plain_piece(&before, pawn) != ECART_NO_PIECE ||
        plain_piece(&before, origin) != ECART_NO_PIECE)
        return false;
    before.at[to]   = ECART_NO_PIECE;
    before.at[from] = ecart_piece_make(c->by, ECART_PAWN);
    before.at[pawn] = ecart_piece_make(c->side, ECART_PAWN);
    return plain_attacks(&before, from, to) && plain_is_quiet(c, &before);
}

static inline bool plain_took_any(const plain_check *c, ecart_cell from, ecart_cell to)
{
    ecart_kind kind   = ecart_piece_kind(plain_piece(c->after, to));
    bool       last   = ecart_cell_row(to) == (c->by == ECART_WHITE ? 8 : 1);
    int        pieces = ecart_cells_count(plain_pieces(c->after, c->side, ECART_NO_KIND));

    for (int takes = 0; takes <= (pieces < 16); takes++) {
        if (plain_took(c, from, to, kind, takes) ||
            (last && kind != ECART_KING && plain_took(c, from, to, ECART_PAWN, takes)))
            return true;
    }
    return pieces < 16 && plain_took_passing(c, from, to);
}

/* Castling as in Chess960, from king and rook to where they stand now. */
static inline bool plain_took_castling(const plain_check *c, ecart_cell king, ecart_cell rook)
{
    int         row = ecart_cell_row(king);
    bool        east = rook > king;
    ecart_cell  king_to = ECART_CELL(east ? 7 : 3, row), rook_to = ECART_CELL(east ? 6 : 4, row);
    ecart_board before  = *c->after, lifted;

    if (before.at[king_to] != ecart_piece_make(c->by, ECART_KING) ||
        before.at[rook_to] != ecart_piece_make(c->by, ECART_ROOK))
        return false;
    before.at[king_to] = before.at[rook_to] = ECART_NO_PIECE;
    lifted = before;
    for (int column = 1; column <= 8; column++) {
        ecart_cell cell   = ECART_CELL(column, row);
        bool       passed = (cell >= king && cell <= king_to) || (cell <= king && cell >= king_to);
        bool       rolled = (cell >= rook && cell <= rook_to) || (cell <= rook && cell >= rook_to);

        if ((passed || rolled) && plain_piece(&before, cell) != ECART_NO_PIECE)
            return false;
    }
    lifted.at[rook] = ecart_piece_make(c->by, ECART_ROOK);
    for (int column = 1; column <= 8; column++) {
        ecart_cell cell   = ECART_CELL(column, row);
        bool       passed = (cell >= king && cell < king_to) || (cell <= king && cell > king_to);

        if ((passed || cell == king) && plain_checkers(&lifted, c->by, cell, true) != 0)
            return false;
    }
    before = lifted;
    before.at[king] = ecart_piece_make(c->by, ECART_KING);
    return plain_is_quiet(c, &before);
}

static inline bool plain_castled(const plain_check *c)
{
    int row = c->by == ECART_WHITE ? 1 : 8;

    for (int king = 2; king <= 7; king++) {
        for (int rook = 1; rook <= 8; rook++) {
            if (king != rook &&
                plain_took_castling(c, ECART_CELL(king, row), ECART_CELL(rook, row)))
                return true;
        }
    }
    return false;
}

/* Whether some move that is taken back leaves the king without a check. */
static inline bool plain_last_move(const ecart_board *after, ecart_side side, ecart_cell king)
{
    plain_check c = { after, king, side, !side };

    for EACH_CELL(to) {
        ecart_piece piece = plain_piece(after, to);

        if (piece == ECART_NO_PIECE || ecart_piece_side(piece) == side)
            continue;
        for EACH_CELL(from) {
            if (plain_piece(after, from) == ECART_NO_PIECE && plain_took_any(&c, from, to))
                return true;
        }
    }
    return plain_castled(&c);
}

#endif
