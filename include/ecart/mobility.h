/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/mobility.h
 * \brief  How many moves a piece needs on an occupied board, and what such
 *         distances are good for late in a game.
 *
 * On an empty board a rook goes from a1 to a8 in one move (trajectory.h).
 * With a pawn of its own on a2 it needs three: b1, b8, a8.  With an enemy
 * pawn there it needs two, if it may take that pawn and go on.  Levinson and
 * Snyder (1993) saw distance as a generalisation of mobility: what a piece
 * can do in one move is the first ring of a fill, what it can do in two the
 * next, and the number of the ring in which a cell lies is its distance.
 *
 * Only the piece that is asked about moves; all others stand and wait.  It
 * need not be on the board: any piece may be thought on any cell, and what
 * stands there counts for nothing.  A piece that it takes is gone, which
 * matters to nobody: what slides over a cell later could have gone there from
 * that cell sooner.
 *
 * Kings are never taken: a king is a wall to every piece.  Pawns go straight
 * onto empty cells, two rows from where they start, and aside only where they
 * may take; there is no en passant, of which a board knows nothing, and a
 * pawn on the last row goes no further.
 */
#ifndef ECART_MOBILITY_H
#define ECART_MOBILITY_H

#include <stdint.h>

#include <ecart/api.h>
#include <ecart/board.h>
#include <ecart/cell.h>
#include <ecart/distance.h>
#include <ecart/piece.h>
#include <ecart/trajectory.h>

/** What the other pieces are to the one that moves; flags. */
enum {
    ECART_WALLS      = 0,       /**< nothing can be taken */
    ECART_TAKE_ENEMY = 1 << 0,  /**< an enemy piece ends a slide, but its cell
                                     is reached */
    ECART_TAKE_OWN   = 1 << 1   /**< the same for its own: what it guards */
};

enum {
    ECART_EVER = 63             /**< moves enough for any way there is */
};

/** A race of the two kings to a cell. */
typedef struct ecart_race {
    int8_t moves[2];    /**< that each needs, or ECART_NEVER; by ecart_side */
    int8_t winner;      /**< the ecart_side that is there first; ECART_NEVER if
                             neither comes */
    int8_t lead;        /**< half-moves between the two arrivals, 1 or more;
                             ECART_NEVER if not both come */
} ecart_race;

/** The Wiki's mop-up terms; all -1 if a king is missing. */
typedef struct ecart_mop_up {
    int8_t  kings;              /**< between the kings, 2 to 14, Manhattan */
    int8_t  centre;             /**< of the losing king, 0 to 3 */
    int8_t  centre_manhattan;   /**< of the losing king, 0 to 6 */
    int16_t score;              /**< 47 centre_manhattan + 16 (14 - kings) */
} ecart_mop_up;

ECART_BEGIN

/**
 * \brief   The moves that a piece needs from a cell to every other.
 *
 * \param   piece   as if it stood on \p from
 * \param   ways    flags: ECART_WALLS or others; unknown ones mean nothing
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by cells: 0
 *                  for \p from, and ECART_NEVER for a cell that is not
 *                  reached and for what is no cell
 *
 * \return  How many cells are reached, \p from included; 0 if there is no
 *          such piece or cell.
 */
ECART_API int ecart_mobility_map(const ecart_board *board, ecart_piece piece,
                                 ecart_cell from, int ways, int8_t *moves);

/** The cells that a piece reaches within a number of moves, \p from included:
 *  within ECART_EVER or more, all it ever reaches.  None if the number is
 *  negative, or if there is no such piece or cell. */
ECART_API ecart_cells ecart_mobility_cells(const ecart_board *board,
                                           ecart_piece piece, ecart_cell from,
                                           int ways, int moves) ECART_PURE;

/** The moves from one cell to another, 0 to 63; ECART_NEVER if it is not
 *  reached, or if there is no such piece or cell. */
ECART_API int ecart_mobility_length(const ecart_board *board,
                                    ecart_piece piece, ecart_cell from,
                                    ecart_cell to, int ways) ECART_PURE;

/**
 * \brief   Which king is first at a cell, if both hurry.
 *
 * Each goes around its own pieces, takes the enemy's, and ignores what is
 * attacked and what the other king does meanwhile.  Of two kings that need as
 * many moves, the one whose turn it is wins, by a half-move.
 *
 * \param   mover   the side to move; what is not ECART_BLACK is White
 */
ECART_API ecart_race ecart_king_race(const ecart_board *board,
                                     ecart_side mover, ecart_cell goal) ECART_PURE;

/**
 * \brief   How far the losing king is driven to the edge, and how near the
 *          winning king is.
 *
 * The score is that of Chess 4.x in tenths: 4.7 for each step of the losing
 * king's centre Manhattan-distance, and 1.6 for each that the kings' Manhattan
 * distance is less than 14.  More is better for the side that wins.
 *
 * \param   loser   what is not ECART_BLACK is White
 */
ECART_API ecart_mop_up ecart_mop_up_terms(const ecart_board *board,
                                          ecart_side loser) ECART_PURE;

/**
 * \brief   King-piece tropism: distances of a side's queens, rooks, bishops
 *          and knights to a king, summed up.
 *
 * \param   side    whose pieces
 * \param   king    whose king, the same or the other
 *
 * \return  0 or more, less meaning nearer; -1 if there is no such king, side
 *          or metric.
 */
ECART_API int ecart_piece_tropism(const ecart_board *board, ecart_side side,
                                  ecart_side king, ecart_metric metric) ECART_PURE;

/** King-pawn tropism: the same of a side's pawns. */
ECART_API int ecart_pawn_tropism(const ecart_board *board, ecart_side side,
                                 ecart_side king, ecart_metric metric) ECART_PURE;

/**
 * \brief   A bonus for bringing two pieces close together: 140 - 20 times the
 *          Chebyshev distance.
 *
 * A change of Stockfish in 2020 put this equation in the place of a table.
 *
 * \return  0 at distance 7 to 120 at distance 1, and 140 for a cell and
 *          itself; -1 if either is no cell.
 */
ECART_API int ecart_push_close(ecart_cell from, ecart_cell to) ECART_CONST;

/** A bonus for driving two pieces apart, the complement of the other to 120:
 *  0 at distance 1 to 120 at distance 7, and -20 for a cell and itself; -1 if
 *  either is no cell. */
ECART_API int ecart_push_away(ecart_cell from, ecart_cell to) ECART_CONST;

ECART_END

#endif
