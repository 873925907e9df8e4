/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/piece.h
 * \brief  Sides, kinds of pieces, pieces, and their letters.
 *
 * A piece is a side and a kind: the black knight.  In a FEN it is one letter,
 * upper case for White: N is a white knight, n a black one.
 */
#ifndef ECART_PIECE_H
#define ECART_PIECE_H

#include <ecart/difference.h>

/** The two sides. */
typedef uint8_t ecart_side;
enum {
    ECART_WHITE,
    ECART_BLACK
};

/** The six kinds of pieces, and none. */
typedef uint8_t ecart_kind;
enum {
    ECART_NO_KIND,
    ECART_KING,
    ECART_QUEEN,
    ECART_ROOK,
    ECART_BISHOP,
    ECART_KNIGHT,
    ECART_PAWN,

    ECART_KINDS         /**< size of an array indexed by kinds */
};

/** The number of a piece, or ECART_NO_PIECE.  Any other number means that there
 *  is no such piece. */
typedef uint8_t ecart_piece;

/** The piece of a side and a kind, as a constant. */
#define ECART_PIECE(side, kind) ((ecart_piece)((side) << 3 | (kind)))

enum {
    ECART_NO_PIECE    = 0,
    ECART_PIECE_LIMIT = 15      /**< size of an array indexed by pieces */
};

ECART_BEGIN

/** The other side; White for a number that is not a side. */
ECART_INLINE ecart_side ecart_side_other(ecart_side side)
{
    return side == ECART_WHITE ? ECART_BLACK : ECART_WHITE;
}

/** The kind of a piece; ECART_NO_KIND for ECART_NO_PIECE, and meaningless if there
 *  is no such piece. */
ECART_INLINE ecart_kind ecart_piece_kind(ecart_piece p)
{
    return (p & 7);
}

/** The side of a piece; meaningless if there is no such piece. */
ECART_INLINE ecart_side ecart_piece_side(ecart_piece p)
{
    return p & 8 ? ECART_BLACK : ECART_WHITE;
}

/** Whether \p p is one of the twelve pieces. */
ECART_INLINE bool ecart_piece_exists(ecart_piece p)
{
    return (p & ~15) == 0 && (p & 7) != 0 && (p & 7) != 7;
}

/** The piece of a side and a kind; ECART_NO_PIECE if there is no such side or kind. */
ECART_INLINE ecart_piece ecart_piece_make(ecart_side side, ecart_kind kind)
{
    return (side == ECART_WHITE || side == ECART_BLACK) &&
           kind > ECART_NO_KIND && kind < ECART_KINDS
         ? ECART_PIECE(side, kind) : (ecart_piece)ECART_NO_PIECE;
}

/** The letter of a FEN: one of KQRBNP for White, kqrbnp for Black; '.' if there
 *  is no such piece. */
ECART_API char ecart_piece_letter(ecart_piece p) ECART_CONST;

/** The piece that a letter of a FEN stands for; ECART_NO_PIECE for any other
 *  character. */
ECART_API ecart_piece ecart_piece_of_letter(char letter) ECART_CONST;

/** The row that a side's pieces start from: 1 for White, 8 otherwise. */
ECART_INLINE int ecart_side_first_row(ecart_side side)
{
    return side == ECART_WHITE ? 1 : 8;
}

/** The row that a side's pawns start from: 2 for White, 7 otherwise. */
ECART_INLINE int ecart_side_pawn_row(ecart_side side)
{
    return side == ECART_WHITE ? 2 : 7;
}

/** The step of a side's pawns: ECART_NORTH for White, ECART_SOUTH otherwise. */
ECART_INLINE int ecart_side_forward(ecart_side side)
{
    return side == ECART_WHITE ? ECART_NORTH : ECART_SOUTH;
}

ECART_END

#endif
