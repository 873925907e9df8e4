/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/figure.h
 * \brief  Any piece as data: the steps it makes, and what follows from them.
 *
 * The article behind this library knows a piece by the differences that it makes
 * (shape.h).  That works for any piece, not for six only.  The camel, an old piece
 * of Tamerlane's chess, jumps three cells along and one aside: its differences are
 * 7, 13, 29 and 31.  A nightrider repeats the jump of a knight as a rook repeats
 * its step.  Here such a piece is called a figure: a list of steps, each with a
 * number of times that it may be repeated.
 *
 * The sets of such pieces have the article's fault too.  7 is a camel's b4-c1, one
 * column right and three rows down, and a1-a8 too, seven rows up, where no camel goes.
 * Of all ordered pairs of cells, a camel's set accepts 28 falsely, an amazon's 350.
 *
 * One cure works for all of them.  If a difference has two readings, one has one
 * column more and ten rows fewer than the other.  Add columns and rows: the two sums
 * differ by 9, so one is even and the other is odd, and signs do not change that.  So
 * their Manhattan distances differ too.  So any piece is exactly a set of pairs: each
 * pair is a difference and its Manhattan distance.
 *
 * A figure is White's: its rows are positive towards row 8.  ecart_figure_turn()
 * makes Black's of it.  betza.h reads figures from a few letters.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_FIGURE_H
#define ECART_FIGURE_H

#include <ecart/piece.h>

enum {
    ECART_FIGURE_STEPS = 32,    /**< the most that a figure has */
    ECART_FIGURE_PAIRS = 224,   /**< the most pairs: 15 x 15 vectors, without the one
                                     of no columns and no rows */
    ECART_FIGURE_REACH = 7      /**< the most that a step is repeated */
};

/** A step, and how often it may be repeated.  A camel has 1 and 1; a rook 7 and 7; a
 *  pawn's step ahead 1 and 0, and its steps for captures 0 and 1. */
typedef struct ecart_figure_step {
    int8_t  columns;    /**< -7 to 7, towards h if positive */
    int8_t  rows;       /**< -7 to 7, towards row 8 if positive */
    uint8_t moves;      /**< times, 0 to 7, if it goes to an empty cell */
    uint8_t takes;      /**< times, 0 to 7, if it captures */
} ecart_figure_step;

/** A piece as data: a plain value that may be copied.  All zeroes is a figure that
 *  never moves.  Read it, but change it with ecart_figure_add(). */
typedef struct ecart_figure {
    uint8_t           count;    /**< how many steps; no two have the same vector.  More than
                                     ECART_FIGURE_STEPS are read as that many */
    ecart_figure_step step[ECART_FIGURE_STEPS];
} ecart_figure;

/** An answer about a figure and two cells, on an empty board. */
typedef struct ecart_figure_answer {
    bool moves;     /**< it goes there if nothing is there */
    bool takes;     /**< it goes there to capture */
    bool alias;     /**< neither, yet it makes that difference, by its other reading */
} ecart_figure_answer;

/** A difference and the Manhattan distance that belongs to it. */
typedef struct ecart_figure_pair {
    ecart_difference difference;    /**< -77 to 77, with its sign */
    uint8_t          manhattan;     /**< 1 to 14 */
} ecart_figure_pair;

ECART_BEGIN

/** Adds a step to a figure.
 *
 * Repetitions that leave any board are left out: a knight's step fits in three
 * times.  If the figure has the same vector already, the larger number of times
 * counts, for moves and captures each.
 * \return  false, with the figure as it was, if the step has no columns and no
 *          rows, or more than 7 of them, if it is never made, or if the figure is
 *          full. */
ECART_API bool ecart_figure_add(ecart_figure *figure, ecart_figure_step step);

/** One of the twelve pieces as a figure.
 *
 * A pawn's is without the two steps from its first row: a figure moves in the
 * same way everywhere.
 * \return  A figure of no steps if there is no such piece. */
ECART_API ecart_figure ecart_figure_of(ecart_piece piece) ECART_CONST;

/** The same figure for the other side: forward becomes backward, and left right. */
ECART_API ecart_figure ecart_figure_turn(const ecart_figure *figure) ECART_PURE;

/** Whether a figure goes from one cell to another on an empty board; all false if
 *  either is not a cell, or if they are the same. */
ECART_API ecart_figure_answer ecart_figure_check(const ecart_figure *figure, ecart_cell from,
                                                 ecart_cell to) ECART_PURE;

/** The cells where a figure goes from a cell, to move or to capture; none if there is
 *  no such cell. */
ECART_API ecart_cells ecart_figure_cells(const ecart_figure *figure, ecart_cell from) ECART_PURE;

/** The cells where a figure does not go from a cell, though it makes the difference
 *  by its other reading: the aliases there.  None if there is no such cell. */
ECART_API ecart_cells ecart_figure_ghosts(const ecart_figure *figure, ecart_cell from) ECART_PURE;

/** All that a figure is: its differences, each with the Manhattan distance.
 *
 * Two cells are a move of the figure if and only if their pair is in this list.
 * \param   pairs   gets at most ECART_FIGURE_PAIRS pairs, in ascending order of the
 *                  differences; a difference occurs twice if both of its readings
 *                  are moves; how many is returned */
ECART_API int ecart_figure_pairs(const ecart_figure *figure, ecart_figure_pair *pairs);

/** How many ordered pairs of cells a figure's differences alone accept falsely: 0 to
 *  4032.  0 says that they are not ambiguous. */
ECART_API int ecart_figure_aliases(const ecart_figure *figure) ECART_PURE;

/** The moves that a figure needs from the nearest cell of a set to every other,
 * on an empty board, where nothing can be captured.
 * \param   from    of any size: every cell of it is 0 moves away
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by cells: at most 63,
 *                  and -1 (ECART_NEVER of trajectory.h) for a cell that is not reached
 *                  and for a number that is not a cell
 * \return  How many cells are reached, the set included; 0 for the empty set. */
ECART_API int ecart_figure_fill(const ecart_figure *figure, ecart_cells from, int8_t *moves);

/** The moves that a figure needs, 0 to 63; -1 (ECART_NEVER) if it never gets there, or
 *  if either is not a cell. */
ECART_API int ecart_figure_length(const ecart_figure *figure, ecart_cell from,
                                  ecart_cell to) ECART_PURE;

/** The cells of all shortest paths, both ends included; none if there is no path. */
ECART_API ecart_cells ecart_figure_path_cells(const ecart_figure *figure, ecart_cell from,
                                              ecart_cell to) ECART_PURE;

/** The number of shortest paths: 1 from a cell to itself, 0 if there is no path. */
ECART_API uint64_t ecart_figure_paths(const ecart_figure *figure, ecart_cell from,
                                      ecart_cell to) ECART_PURE;

ECART_END

#endif
