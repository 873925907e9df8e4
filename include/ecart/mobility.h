/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/mobility.h
 * \brief  How many moves a piece needs on an occupied board.
 *
 * On an empty board a rook goes from a1 to a8 in one move (trajectory.h).
 * With a pawn of its own on a2 it needs three: b1, b8, a8.  With an enemy
 * pawn there it needs two, if it may capture that pawn and go on.  Levinson and
 * Snyder (1993) saw distance as a generalisation of mobility: what a piece
 * can do in one move is the first ring of a fill, what it can do in two the
 * next, and the number of the ring in which a cell lies is its distance.
 *
 * Only the piece that is asked about moves; all others stay where they are.  It
 * need not be on the board: you may ask about any piece on any cell, and what
 * stands there is ignored.  A piece that it captures is gone.  That changes no
 * answer: a later slide over that cell could have begun on the cell itself,
 * and sooner.
 *
 * Kings are never captured: a king is a wall to every piece.  Pawns go straight
 * onto empty cells, two rows from where they start, and diagonally only to
 * capture.  There is no en passant, since a board does not know the last
 * move, and a pawn on the last row goes no further.
 */
#ifndef ECART_MOBILITY_H
#define ECART_MOBILITY_H

#include <stdint.h>

#include <ecart/api.h>
#include <ecart/board.h>
#include <ecart/cell.h>
#include <ecart/piece.h>
#include <ecart/trajectory.h>

/** What the moving piece may do with the others; flags. */
enum {
    ECART_WALLS      = 0,       /**< it can capture nothing */
    ECART_TAKE_ENEMY = 1 << 0,  /**< an enemy piece ends a slide, but its cell
                                     is reached */
    ECART_TAKE_OWN   = 1 << 1   /**< the same for its own side: what it protects */
};

enum {
    ECART_EVER = 63             /**< enough moves for any path */
};

ECART_BEGIN

/**
 * \brief   The moves that a piece needs from a cell to every other.
 *
 * \param   piece   as if it stood on \p from
 * \param   ways    flags: ECART_WALLS or others; unknown ones are ignored
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by cells: 0
 *                  for \p from, and ECART_NEVER for a cell that is not
 *                  reached and for a number that is not a cell
 *
 * \return  How many cells are reached, \p from included; 0 if there is no
 *          such piece or cell.
 */
ECART_API int ecart_mobility_map(const ecart_board *board, ecart_piece piece,
                                 ecart_cell from, int ways, int8_t *moves);

/** The cells that a piece reaches within a number of moves, \p from included:
 *  within ECART_EVER or more, all that it can ever reach.  None if the number is
 *  negative, or if there is no such piece or cell. */
ECART_API ecart_cells ecart_mobility_cells(const ecart_board *board,
                                           ecart_piece piece, ecart_cell from,
                                           int ways, int moves) ECART_PURE;

/** The moves from one cell to another, 0 to 63; ECART_NEVER if it is not
 *  reached, or if there is no such piece or cell. */
ECART_API int ecart_mobility_length(const ecart_board *board,
                                    ecart_piece piece, ecart_cell from,
                                    ecart_cell to, int ways) ECART_PURE;

ECART_END

#endif
