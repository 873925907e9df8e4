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
 * There are two maps.  One has the moves that a piece needs to each cell, the other those
 * that each piece needs to one cell.  Levinson and Snyder judge a move by both: whether the
 * mover's maps get better, or the other side's worse.  Often a piece moves for the piece
 * behind it, whose line it opens.
 *
 * Kings are never captured: a king is a wall to every piece.  Pawns go straight
 * onto empty cells, two rows from where they start, and diagonally only to
 * capture.  There is no en passant, since a board does not know the last
 * move, and a pawn on the last row goes no further.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_MOBILITY_H
#define ECART_MOBILITY_H

#include <ecart/board.h>
#include <ecart/trajectory.h>

/** What the moving piece may do with the others: flags, in every function here.  Unknown ones
 *  are ignored. */
enum {
    ECART_WALLS      = 0,       /**< it can capture nothing */
    ECART_TAKE_ENEMY = 1 << 0,  /**< an enemy piece ends a slide, but its cell
                                     is reached */
    ECART_TAKE_OWN   = 1 << 1   /**< the same for its own side: what it protects */
};

/** How the map of a piece changed. */
typedef struct ecart_mobility_change {
    uint8_t nearer;     /**< cells that it reaches in fewer moves than before, or that
                             it did not reach; 0 to 64 */
    uint8_t farther;    /**< cells that it reaches in more moves, or no longer */
} ecart_mobility_change;

ECART_BEGIN

/** The moves that a piece needs from a cell to every other.
 * \param   piece   as if it stood on \p from
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by cells: 0
 *                  for \p from, and ECART_NEVER for a cell that is not
 *                  reached and for a number that is not a cell
 * \return  How many cells are reached, \p from included; 0 if there is no
 *          such piece or cell. */
ECART_API int ecart_mobility_map(const ecart_board *board, ecart_piece piece,
                                 ecart_cell from, int ways, int8_t *moves);

/** The moves from one cell to another, 0 to 63; ECART_NEVER if it is not
 *  reached, or if there is no such piece or cell. */
ECART_API int ecart_mobility_length(const ecart_board *board, ecart_piece piece, ecart_cell from,
                                    ecart_cell to, int ways) ECART_PURE;

/** The moves that each piece on the board needs to a cell: the map from the
 * cell to the pieces.
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by the cells on which
 *                  the pieces are: 0 for a piece on \p to, and ECART_NEVER for a piece
 *                  that never gets there, for an empty cell and for a number that is
 *                  not a cell
 * \return  How many pieces reach the cell, with one that is on it; 0 if there is no
 *          such cell. */
ECART_API int ecart_mobility_to(const ecart_board *board, ecart_cell to, int ways, int8_t *moves);

/** How the map of a piece changed from one board to another, as after a move.
 *
 * Ask about each piece on the board: \p from and \p to are the same for all but the
 * one that moved, and for the rook too if the move was castling.
 * \param   before  the board with the piece on \p from
 * \param   after   the board with the piece on \p to, which may be another piece by now
 * \return  The cells that came nearer and that went farther; its own cell, 0 moves
 *          away, counts too.  Where no piece is, no cell is reached: so all cells go
 *          farther if it was captured. */
ECART_API ecart_mobility_change ecart_mobility_compare(const ecart_board *before, ecart_cell from,
                                                       const ecart_board *after, ecart_cell to,
                                                       int ways) ECART_PURE;

/** The cells that a piece can go to in one move as soon as the piece in front of
 * it leaves, and now cannot.
 * \param   front   where the piece is that leaves
 * \param   behind  where the piece is that waits: a queen, a rook or a bishop, or a pawn
 *                  that may go two rows
 * \return  Cells beyond \p front; none if no line opens, or if one of the two cells is
 *          empty. */
ECART_API ecart_cells ecart_mobility_opened(const ecart_board *board, ecart_cell front,
                                            ecart_cell behind, int ways) ECART_PURE;

/** The pieces, of both sides, that are behind the one on a cell: those to which
 *  ecart_mobility_opened() opens a cell.  None if no piece is on \p front. */
ECART_API ecart_cells ecart_mobility_behind(const ecart_board *board, ecart_cell front,
                                            int ways) ECART_PURE;

ECART_END

#endif
