/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/methods.h
 * \brief  A museum: all the ways to compute a distance, differences that have
 *         one reading, and the article's rule with its faults.
 *
 * Distances have been computed in many ways.  Programs should use the functions of
 * distance.h; ecart_distance_by() has every way of the Chess Programming Wiki's
 * pages Distance, Manhattan-Distance and Knight-Distance, to compare and to
 * teach.  All answer the same for all pairs of cells.
 *
 * A difference of two cells may have two readings (difference.h).  Two other
 * ways of numbering never have this trouble, since they leave a gap beside
 * the board: 16 numbers a rank (0x88), or 15 (Pioneer's array).  Both are from
 * that Wiki's page Distance.  Here such a number is called an index.  It gives back
 * the columns and rows, and with them the step of a slide; ecart_shape_attackers()
 * tells from it which pieces attack.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_METHODS_H
#define ECART_METHODS_H

#include <ecart/distance.h>
#include <ecart/piece.h>

/** How a distance is computed. */
typedef uint8_t ecart_method;
enum {
    ECART_BY_ARITHMETIC,    /**< from columns and rows: the larger, the sum, and
                                 for the knight from both */
    ECART_BY_FILL,          /**< sets of cells, filled in rounds; knight only */
    ECART_BY_64X64,         /**< a byte for each pair of cells, 64x64; by
                                 symmetry, a quarter of them is enough */
    ECART_BY_0X88,          /**< a byte for each 0x88 difference, 240 */
    ECART_BY_15X15,         /**< a byte for each place in a laid-over array, 225 */
    ECART_BY_8X8,           /**< a byte for each size of both parts, 64, and a
                                 branch for the corners; knight only */
    ECART_BY_8X8_NO_BRANCH, /**< the same without the branch; knight only */

    ECART_METHODS           /**< how many there are */
};

ECART_BEGIN

/** A distance, computed by the method that is asked for.
 * \return  The distance; -1 if \p from or \p to is not a cell, or if there is no
 *          such metric, no such method, or the method does not know this metric. */
ECART_API int ecart_distance_by(ecart_metric metric, ecart_method method,
                                ecart_cell from, ecart_cell to) ECART_CONST;

/** Whether ecart_distance_by() knows the method for the metric. */
ECART_API bool ecart_distance_knows(ecart_metric metric, ecart_method method) ECART_CONST;

/** The 0x88 difference of two cells, which always has one reading.
 *
 * 120 + 16 x rows + columns.  With squares counted from 0 rank by rank, that
 * is b - a + (b or 7) - (a or 7) + 120.
 * \return  1 to 239; 120 for a cell and itself; 0 if either is not a cell. */
ECART_API int ecart_difference_0x88(ecart_cell from, ecart_cell to) ECART_CONST;

/** Where \p to falls if a 15x15 array is laid over the board so that
 * its centre, 112, lies on \p from.
 *
 * 112 + 15 x rows + columns.  It always has one reading.  Pioneer (Stilman)
 * keeps an array of this kind for each piece.
 * \return  0 to 224; -1 if either is not a cell. */
ECART_API int ecart_difference_15x15(ecart_cell from, ecart_cell to) ECART_CONST;

/** The columns and rows of an index.
 * \param   method  ECART_BY_0X88 or ECART_BY_15X15: how the index was made
 * \param   index   ecart_difference_0x88() or ecart_difference_15x15()
 * \return  0 columns and 0 rows for a cell and itself, for any number that is not an
 *          index, and for any other method. */
ECART_API ecart_reading ecart_index_reading(ecart_method method, int index) ECART_CONST;

/** The step that a slide repeats, from an index.
 *
 * The 15x15 index 142 is two rows up: the step is ECART_NORTH, 1.  The parameters are those
 * of ecart_index_reading().
 * \return  One of the eight directions; 0 if the index is on no row, column or
 *          diagonal through its centre, or if its columns and rows are 0. */
ECART_API ecart_difference ecart_index_step(ecart_method method, int index) ECART_CONST;

/** The jumps that a knight needs from a set of cells to another, from the best
 * cell of the one to the best of the other.
 *
 * Fills the board in rounds, from all cells of the first set at once, until a cell of
 * the second is reached.  ECART_BY_FILL does so with one cell in each set.
 * \return  0 if the sets share a cell, at most 6; -1 if either is empty. */
ECART_API int ecart_knight_fill(ecart_cells from, ecart_cells to) ECART_CONST;

/** The article's rule, with its faults.
 *
 * The size of the difference is in the set; a pawn's 2 only from rows 2 and 7.
 * Neither the side nor the other reading of a difference is considered.
 * \return  false if either is not a cell, both are the same, or there is no such
 *          kind. */
ECART_API bool ecart_shape_article(ecart_kind kind, ecart_cell from, ecart_cell to) ECART_CONST;

/** The pieces that attack along an index, on an empty board.
 *
 * From a1 to c3 the 15x15 index is 144: a queen and a bishop of either side attack so
 * far in that direction.  From a1 to b2 it is 128, and a king and a white pawn do too.
 * The Chess Programming Wiki calls that a vector attack.
 * \return  A set of pieces: bit 1 << piece for each.  0 for none, and for what
 *          ecart_index_reading() does not know. */
ECART_API int ecart_shape_attackers(ecart_method method, int index) ECART_CONST;

ECART_END

#endif
