/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/terms.h
 * \brief  Uses of distances late in a game: terms of an engine's evaluation, to
 *         try and to teach.
 *
 * With few pieces left, distances often decide a game: a king reaches a pawn
 * first, a king is driven to the edge, pieces gather around a king.  Engines
 * have put such distances into numbers that they add up.  These are some of
 * them, as in the Chess Programming Wiki and in programs.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_TERMS_H
#define ECART_TERMS_H

#include <ecart/board.h>
#include <ecart/distance.h>
#include <ecart/trajectory.h>

/** A race of both kings to a cell. */
typedef struct ecart_race {
    int8_t moves[2];    /**< that each needs, by ecart_side; or ECART_NEVER */
    int8_t winner;      /**< the ecart_side that arrives first; ECART_NEVER if
                             neither can get there */
    int8_t lead;        /**< half-moves between the two arrivals, 1 or more;
                             ECART_NEVER unless both can get there */
} ecart_race;

/** The Chess Programming Wiki's mop-up terms; all -1 if a king is missing. */
typedef struct ecart_mop_up {
    int8_t  kings;              /**< between the kings, 2 to 14, Manhattan */
    int8_t  centre;             /**< of the losing king, 0 to 3 */
    int8_t  centre_manhattan;   /**< of the losing king, 0 to 6 */
    int32_t score;              /**< 47 centre_manhattan + 16 (14 - kings) */
} ecart_mop_up;

ECART_BEGIN

/** Which king is first to reach a cell, if both hurry.
 *
 * Each goes around its own pieces, captures the enemy's, and ignores attacked
 * cells and what the other king does meanwhile.  If both need the same
 * number of moves, the side to move is first, by a half-move.
 * \param   mover   the side to move; anything but ECART_BLACK means White */
ECART_API ecart_race ecart_king_race(const ecart_board *board,
                                     ecart_side mover, ecart_cell goal) ECART_PURE;

/** How far the losing king is driven to the edge, and how near the
 * winning king is.
 *
 * The score is that of Chess 4.x in tenths: 4.7 for each step of the losing
 * king's centre Manhattan-distance, and 1.6 for each that the kings' Manhattan
 * distance is less than 14.  More is better for the side that wins.
 * \param   loser   anything but ECART_BLACK means White */
ECART_API ecart_mop_up ecart_mop_up_terms(const ecart_board *board, ecart_side loser) ECART_PURE;

/** King-piece tropism: distances of a side's queens, rooks, bishops
 * and knights to a king, summed up.
 * \param   king    whose king: that of \p side, or the other
 * \return  0 or more, less meaning nearer; -1 if there is no such king, side
 *          or metric. */
ECART_API int ecart_piece_tropism(const ecart_board *board, ecart_side side,
                                  ecart_side king, ecart_metric metric) ECART_PURE;

/** King-pawn tropism: distances of a side's pawns to a king, as ecart_piece_tropism(). */
ECART_API int ecart_pawn_tropism(const ecart_board *board, ecart_side side,
                                 ecart_side king, ecart_metric metric) ECART_PURE;

/** A bonus for bringing two pieces close together: 140 - 20 times the
 * Chebyshev distance.
 *
 * Stockfish replaced a table by this equation in 2020.
 * \return  0 at distance 7 to 120 at distance 1, and 140 for a cell and
 *          itself; -1 if either is not a cell. */
ECART_API int ecart_push_close(ecart_cell from, ecart_cell to) ECART_CONST;

/** A bonus for driving two pieces apart, 120 minus ecart_push_close(): 0 at
 *  distance 1 to 120 at distance 7, and -20 for a cell and itself; -1 if either
 *  is not a cell. */
ECART_API int ecart_push_away(ecart_cell from, ecart_cell to) ECART_CONST;

ECART_END

#endif
