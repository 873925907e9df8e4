/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/distance.h
 * \brief  How far apart two cells are: for a king, for a king that may not go
 *         diagonally, and for a knight.
 *
 * From a1 to c2 a king needs 2 moves.  The Chebyshev distance counts them: it
 * is the larger of the columns and the rows between the cells.  A king that
 * may only go along rows and columns needs 3: the Manhattan distance, the sum
 * of the columns and the rows.  A knight needs 1.
 *
 * A smaller distance of one kind does not imply a smaller one of another:
 * a1-b1 is one king's step and three knight's jumps.  The knight changes the
 * colour of its cell each time, so its distance is odd between cells of
 * different colours and even between cells of the same colour.  One cell diagonally
 * away is 2 jumps, but 4 from a corner or to one, where both ways of two
 * jumps lead off the board.
 *
 * The Manhattan distance matters more than its use suggests.  A difference
 * may have two readings (difference.h).  Together with the Manhattan distance
 * it has one, and that is how this library tells a true shape from an alias
 * (shape.h).
 *
 * Distances have been computed in many ways: methods.h has them, to compare
 * and to teach.
 */
#ifndef ECART_DISTANCE_H
#define ECART_DISTANCE_H

#include <ecart/cell.h>

/** What is counted. */
typedef uint8_t ecart_metric;
enum {
    ECART_CHEBYSHEV,    /**< king's steps, 0 to 7 */
    ECART_MANHATTAN,    /**< steps along rows and columns, 0 to 14 */
    ECART_KNIGHT_JUMPS, /**< "knight": jumps, 0 to 6 */

    ECART_METRICS       /**< how many there are */
};

ECART_BEGIN

/** Steps a king needs on an empty board, 0 to 7; -1 if either is not a cell. */
ECART_API int ecart_chebyshev_distance(ecart_cell from, ecart_cell to) ECART_CONST;

/** Columns plus rows between two cells, 0 to 14; -1 if either is not a cell. */
ECART_API int ecart_manhattan_distance(ecart_cell from, ecart_cell to) ECART_CONST;

/** Jumps a knight needs on an empty board, 0 to 6; -1 if either is not a cell. */
ECART_API int ecart_knight_distance(ecart_cell from, ecart_cell to) ECART_CONST;

/** Steps a king needs to the nearest of d4, d5, e4 and e5: 0 to 3; -1 if \p c is
 *  not a cell.  The Chess Programming Wiki's centre distance, for driving a king
 *  to the edge. */
ECART_API int ecart_centre_distance(ecart_cell c) ECART_CONST;

/** The same without diagonal steps: 0 to 6; -1 if \p c is not a cell.  The Chess
 *  Programming Wiki's centre Manhattan-distance, for driving a king into a
 *  corner. */
ECART_API int ecart_centre_manhattan_distance(ecart_cell c) ECART_CONST;

/** "chebyshev", "manhattan", "knight"; NULL if there is no such metric. */
ECART_API const char *ecart_metric_name(ecart_metric metric) ECART_CONST;

ECART_END

#endif
