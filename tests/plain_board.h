/* SPDX-License-Identifier: MIT */
/* plain_board.h -- what attacks what, found square by square
 *
 * This walks over a board and shares no table with the library. */
#ifndef TESTS_PLAIN_BOARD_H
#define TESTS_PLAIN_BOARD_H

#include <stdlib.h>

#include <ecart.h>

/* For each of the 64 cells. */
#define EACH_CELL(c) (ecart_cell c = ECART_A1; c != 0; c = next_cell(c))

static inline ecart_cell next_cell(ecart_cell c)
{
    return c % 10 < 8 ? c + 1 : c < ECART_CELL(8, 8) ? c + 3 : 0;
}

static inline ecart_cell plain_beside(ecart_cell c, int columns, int rows)
{
    return ecart_cell_make(ecart_cell_column(c) + columns, ecart_cell_row(c) + rows);
}

/* What is not a piece counts as empty. */
static inline ecart_piece plain_piece(const ecart_board *b, ecart_cell c)
{
    ecart_piece piece = ecart_cell_exists(c) ? b->at[c] : ECART_NO_PIECE;

    return ecart_piece_exists(piece) ? piece : ECART_NO_PIECE;
}

static inline int sign_of(int n)
{
    return (n > 0) - (n < 0);
}

static inline bool plain_is_free_between(const ecart_board *b, ecart_cell from, ecart_cell to)
{
    int columns = sign_of(ecart_cell_column(to) - ecart_cell_column(from));
    int rows    = sign_of(ecart_cell_row(to) - ecart_cell_row(from));

    for (ecart_cell c = plain_beside(from, columns, rows); c != to;
         c = plain_beside(c, columns, rows)) {
        if (plain_piece(b, c) != ECART_NO_PIECE)
            return false;
    }
    return true;
}

static inline bool plain_attacks(const ecart_board *b, ecart_cell from, ecart_cell to)
{
    ecart_piece piece   = plain_piece(b, from);
    int         columns = abs(ecart_cell_column(to) - ecart_cell_column(from));
    int         up      = ecart_cell_row(to) - ecart_cell_row(from), rows = abs(up);
    bool        straight = (columns == 0) != (rows == 0), diagonal = columns == rows && rows;

    switch (ecart_piece_kind(piece)) {
    case ECART_KING:   return columns <= 1 && rows <= 1 && from != to;
    case ECART_KNIGHT: return columns * rows == 2;
    case ECART_PAWN:
        return columns == 1 && up == (ecart_piece_side(piece) == ECART_WHITE ? 1 : -1);
    case ECART_ROOK:   return straight && plain_is_free_between(b, from, to);
    case ECART_BISHOP: return diagonal && plain_is_free_between(b, from, to);
    case ECART_QUEEN:  return (straight || diagonal) && plain_is_free_between(b, from, to);
    default:           return false;
    }
}

static inline ecart_cells plain_pieces(const ecart_board *b, ecart_side side, ecart_kind kind)
{
    ecart_cells cells = 0;

    for EACH_CELL(c) {
        ecart_piece piece = plain_piece(b, c);

        if (piece != ECART_NO_PIECE && ecart_piece_side(piece) == side &&
            (kind == ECART_NO_KIND || ecart_piece_kind(piece) == kind))
            cells |= ecart_cells_of(c);
    }
    return cells;
}

/* Of the enemy's kings too only if they are asked for. */
static inline ecart_cells plain_checkers(const ecart_board *b, ecart_side side,
                                         ecart_cell king, bool kings)
{
    ecart_cells checkers = 0;

    for EACH_CELL(c) {
        ecart_piece piece = plain_piece(b, c);

        if (piece != ECART_NO_PIECE && ecart_piece_side(piece) != side &&
            (kings || ecart_piece_kind(piece) != ECART_KING) && plain_attacks(b, c, king))
            checkers |= ecart_cells_of(c);
    }
    return checkers;
}

#endif
