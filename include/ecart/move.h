/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/move.h
 * \brief  A move as a player asks for it: from, to, and the piece of a promotion.
 *
 * A move is a request.  It need not be possible, nor even name two cells of the
 * board: a player may let go of a piece anywhere.
 *
 * Castling is requested by the king's move of two squares, e1-g1, or by the
 * king's move onto the rook with which it castles, e1-h1.  In Chess960 a king
 * may castle by a single step, or stay where it is, so there only the second
 * form means castling.  Without the right to castle, e1-h1 is still a request to
 * castle.  In Chess960, so is a king's move along its first row onto a rook of its
 * own, unless the two stand side by side.
 */
#ifndef ECART_MOVE_H
#define ECART_MOVE_H

#include <ecart/piece.h>

/** A request to move: four bytes. */
typedef struct ecart_move {
    ecart_cell from;        /**< any number */
    ecart_cell to;          /**< any number */
    ecart_kind promotion;   /**< ECART_NO_KIND if none is named */
    uint8_t    unused;      /**< 0; fills the four bytes */
} ecart_move;

enum {
    /** The most legal moves that a position of a game can have. */
    ECART_MOVES_OF_A_GAME = 218,
    /** Room for the legal moves of any position, even of one that no game reaches. */
    ECART_MOVE_LIST_SIZE  = 1024
};

ECART_BEGIN

/** A move from its parts. */
ECART_INLINE ecart_move ecart_move_make(ecart_cell from, ecart_cell to, ecart_kind promotion)
{
    ecart_move move = { from, to, promotion, 0 };

    return move;
}

/** Whether two moves are the same request. */
ECART_INLINE bool ecart_move_equal(ecart_move a, ecart_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion;
}

ECART_END

#endif
