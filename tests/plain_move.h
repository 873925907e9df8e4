/* SPDX-License-Identifier: MIT */
/* plain_move.h -- a move made on a bare board, as the Laws describe it; and what is seen of it
 *
 * It knows nothing of legality, nor of what was played before: two files sideways
 * is castling, and a pawn that goes diagonally onto an empty cell takes the pawn
 * beside it.  It shares no code with the library. */
#ifndef TESTS_PLAIN_MOVE_H
#define TESTS_PLAIN_MOVE_H

#include <stdlib.h>

#include <ecart.h>

static inline bool plain_castles(const ecart_board *b, ecart_move m, bool chess960)
{
    ecart_piece king = b->at[m.from];
    ecart_piece rook = (ecart_piece)(king - ECART_KING + ECART_ROOK);

    return ecart_piece_kind(king) == ECART_KING &&
           (chess960 ? b->at[m.to] == rook : abs(m.to - m.from) == 20);
}

/* King and rook of castling, in cells: from e1 to g1 is 51 to 71. */
static inline void plain_castle(ecart_board *b, ecart_move m, bool chess960)
{
    bool        right = m.to > m.from;
    int         row   = m.from % 10;
    int         from  = chess960 ? m.to : (right ? 80 : 10) + row;
    ecart_piece king  = b->at[m.from], rook = b->at[from];

    b->at[m.from] = ECART_NO_PIECE;
    b->at[from]   = ECART_NO_PIECE;
    b->at[(right ? 70 : 30) + row] = king;
    b->at[(right ? 60 : 40) + row] = rook;
}

/* From a cell to a cell and nothing else; a promotion puts another piece down. */
static inline void plain_carry(ecart_board *b, ecart_move m)
{
    ecart_piece piece = b->at[m.from];

    if (m.promotion != ECART_NO_KIND)
        piece = (ecart_piece)((piece & 8) | m.promotion);
    b->at[m.from] = ECART_NO_PIECE;
    b->at[m.to]   = piece;
}

static inline void plain_move(ecart_board *b, ecart_move m, bool chess960)
{
    bool pawn   = ecart_piece_kind(b->at[m.from]) == ECART_PAWN;
    bool passes = pawn && m.from / 10 != m.to / 10 && b->at[m.to] == ECART_NO_PIECE;

    if (plain_castles(b, m, chess960)) {
        plain_castle(b, m, chess960);
        return;
    }
    plain_carry(b, m);
    if (passes)
        b->at[10 * (m.to / 10) + m.from % 10] = ECART_NO_PIECE;
}

/* What a board that knows so little sees of a piece. */
static inline int glimpse(ecart_piece piece, int sight)
{
    if (!ecart_piece_exists(piece))
        return -1;
    return sight == ECART_SEES_OCCUPIED ? 0 : sight == ECART_SEES_COLOURS ? piece >> 3 : piece;
}

static inline ecart_cells cells_that_differ(const ecart_board *a, const ecart_board *b, int sight)
{
    ecart_cells differ = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        if (a->at[c] != b->at[c] && glimpse(a->at[c], sight) != glimpse(b->at[c], sight))
            differ |= ecart_cells_of(c);
    }
    return differ;
}

#endif
