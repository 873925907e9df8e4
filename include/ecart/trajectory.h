/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/trajectory.h
 * \brief  How many moves a piece needs on an empty board, and over which cells.
 *
 * From a1 to h8 a bishop needs one move, a rook two, a knight six, a king
 * seven; a bishop can never reach a2.  Stilman's program Pioneer kept such
 * numbers in an array for each piece, 15 by 15, laid over the board with its
 * centre on the piece.  That is exact for king, queen, rook and bishop, whose
 * moves depend on the difference alone.  It is not for the knight, which needs
 * more moves beside a corner, and not for the pawn, whose first move may be two
 * steps.
 *
 * A trajectory is a shortest path.  Its cells are easily found: a cell is on
 * a shortest path if the moves from the start to it and from it to the goal,
 * added up, are as many as the moves from the start to the goal.  A king goes
 * from f6 to h1 in 5 moves, over 14 cells, on 25 paths.
 *
 * A pawn has nothing to capture on an empty board, so it only goes straight ahead.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_TRAJECTORY_H
#define ECART_TRAJECTORY_H

#include <ecart/piece.h>

enum {
    ECART_NEVER = -1    /**< no number of moves leads there */
};

ECART_BEGIN

/** Moves a piece needs, 0 to 7; ECART_NEVER if it cannot get there, or if
 *  there is no such piece or cell. */
ECART_API int ecart_trajectory_length(ecart_piece piece, ecart_cell from,
                                      ecart_cell to) ECART_CONST;

/** Pioneer's arrays: moves that a king, queen, rook or bishop needs.
 * \param   index   a place in the 15x15 array, ecart_difference_15x15() of
 *                  methods.h
 * \return  0 to 7; ECART_NEVER if a bishop cannot get there, if the index is
 *          not 0 to 224, or if the kind is none of the four. */
ECART_API int ecart_trajectory_by_15x15(ecart_kind kind, int index) ECART_CONST;

/** Moves from \p from to \p via and on to \p to: what Stilman writes in each
 *  cell of a board.  ECART_NEVER if either part is impossible. */
ECART_API int ecart_trajectory_sum(ecart_piece piece, ecart_cell from,
                                   ecart_cell via, ecart_cell to) ECART_CONST;

/** The cells of all shortest paths, both ends included; none if there is no path. */
ECART_API ecart_cells ecart_trajectory_cells(ecart_piece piece, ecart_cell from,
                                             ecart_cell to) ECART_CONST;

/** The number of shortest paths: 1 from a cell to itself, 0 if there is no path. */
ECART_API uint32_t ecart_trajectory_count(ecart_piece piece, ecart_cell from,
                                          ecart_cell to) ECART_CONST;

ECART_END

#endif
