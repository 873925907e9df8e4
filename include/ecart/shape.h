/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/shape.h
 * \brief  May this piece go from here to there on an empty board?
 *
 * The article behind this library says what a piece may do with a few
 * numbers: the sizes of its differences.  A knight makes 8, 12, 19 or 21, and
 * so b1-c3, which is 33 - 21 = 12, is a knight's move.  A rook makes 1 to 7
 * along its column, and 10, 20 to 70 along its row.
 *
 * These sets reject no real move.  But they accept false ones, since one
 * difference may have two readings (difference.h): a8-b1 is 21 - 18 = 3, and
 * 3 is in the rook's set because of a1-a4.  Of all ordered pairs of cells the
 * sets accept 140 falsely for the bishop and 210 for the rook, and so 350 for
 * the queen; for the king and the knight, none.  Such a false one is called
 * an alias here.
 *
 * The cure is to look at the Manhattan distance too (distance.h).  When a
 * rook goes k cells, its Manhattan distance is k; its alias, which goes one
 * column further and ten rows back, has 11 - k, and that is never the same.
 * A bishop that goes k cells has 2k; its alias has an odd one.  The Chebyshev
 * distance alone would not do: a1-a6 and a6-b1 both differ by 5 and both have
 * Chebyshev distance 5.
 *
 * For the pawn the article has two more faults.  It gives the pawn 1 and 11, and 2 from
 * where pawns start, but not 9, the other capture; and because it ignores the
 * sign of a difference, it lets pawns go backwards.  ecart_shape_article() of
 * methods.h keeps all these faults, for comparison; ecart_shape_check() has none of
 * them.
 */
#ifndef ECART_SHAPE_H
#define ECART_SHAPE_H

#include <ecart/piece.h>
#include <ecart/reason.h>

enum {
    ECART_SHAPE_SIZES = 28      /**< the most differences that a kind has: a queen */
};

/** What a piece may do, according to the article. */
typedef struct ecart_shape_set {
    uint8_t count;          /**< how many sizes of differences */
    uint8_t size[ECART_SHAPE_SIZES]; /**< the sizes, in the article's order */
} ecart_shape_set;

/** An answer about a shape. */
typedef struct ecart_shape {
    ecart_reason reason;    /**< ECART_LEGAL if that is how the piece moves */
    bool         alias;     /**< that is not how the piece moves, yet its set
                                 has the difference, by its other reading */
} ecart_shape;

ECART_BEGIN

/** The article's set of a kind; the pawn's is 1, 11 and 2.
 * \return  Constant data; an empty set if there is no such kind. */
ECART_API const ecart_shape_set *ecart_shape_set_of(ecart_kind kind) ECART_CONST;

/** Whether a kind's set has the size of a difference. */
ECART_API bool ecart_shape_set_has(ecart_kind kind, ecart_difference difference) ECART_CONST;

/** Whether a piece can go from one cell to another on an empty board; a pawn
 * also diagonally, as if there were a piece to capture.
 *
 * Castling is not a shape: a king's move of two columns is ECART_KING_SHAPE.
 * \return  ECART_LEGAL; or ECART_IMPOSSIBLE_CELL, ECART_SAME_CELL,
 *          ECART_NOTHING_THERE (\p piece does not exist), or the reason for its
 *          kind: ECART_ROOK_SHAPE and so on, and four for pawns. */
ECART_API ecart_shape ecart_shape_check(ecart_piece piece, ecart_cell from,
                                        ecart_cell to) ECART_CONST;

/** The cells where a piece may go from a cell on an empty board, for a pawn with
 *  its captures; none if there is no such piece or cell. */
ECART_API ecart_cells ecart_shape_cells(ecart_piece piece, ecart_cell from) ECART_CONST;

ECART_END

#endif
