/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/position.h
 * \brief  A position: a set-up without errors, ready to be asked.
 *
 * A position is a plain value.  To try a move, copy it; to take a move back,
 * keep the copy.  Any number of them may exist, on any thread.
 *
 * It holds the placement twice, as a board to know what stands on a cell and
 * as sets of cells to know where a kind of piece stands, and beside them what
 * nearly every question needs: who gives check, and who is pinned.
 *
 * A position of zeroes, which was never set up, is safe: it has no piece, so
 * every move is refused and every list is empty.
 */
#ifndef ECART_POSITION_H
#define ECART_POSITION_H

#include <stdbool.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/board.h>
#include <ecart/cell.h>
#include <ecart/piece.h>
#include <ecart/setup.h>

/** Read, do not write. */
typedef struct ecart_position {
    ecart_board board;              /**< what stands where */
    ecart_cells of_kind[ECART_KINDS]; /**< both sides' kings, queens, ...; in the
                                           place of ECART_NO_KIND, all pieces */
    ecart_cells of_side[2];         /**< a side's pieces */
    ecart_cells castling;           /**< the rooks with which a king may castle */
    ecart_cell  king[2];            /**< where the kings stand */
    ecart_cell  en_passant;         /**< the cell that a pawn just passed, or none */
    ecart_side  side;               /**< whose move it is */
    bool        chess960;           /**< castling is king onto rook */
    uint16_t    clock;              /**< moves of either side since a capture or
                                         a pawn's move; stops at 65535 */
    uint16_t    number;             /**< of the move; stops at 65535 */
    ecart_cells checkers;           /**< who checks the side to move */
    ecart_cells pinned;             /**< its pieces that cannot leave their line */
    ecart_cells internal[ECART_KINDS + 4]; /**< the library's own, which makes
                                         verdicts fast; may change at any time */
} ecart_position;

ECART_BEGIN

/** The start of a game. */
ECART_API void ecart_position_start(ecart_position *position);

/**
 * \brief   Makes a position of a set-up.
 *
 * What can be mended is mended (ecart_setup_mend()); ecart_setup_check() tells
 * beforehand what that will be.
 *
 * \return  false, with \p position as it was, if the set-up has an error.
 */
ECART_API bool ecart_position_set(ecart_position *position,
                                  const ecart_setup *setup);

/** The set-up of a position: what ecart_position_set() would make it from. */
ECART_API void ecart_position_setup(const ecart_position *position,
                                    ecart_setup *setup);

/** A side's pieces of a kind; none if there is no such side or kind. */
ECART_INLINE ecart_cells ecart_position_pieces(const ecart_position *position,
                                               ecart_side side, ecart_kind kind)
{
    return (unsigned)side < 2 && kind > ECART_NO_KIND && kind < ECART_KINDS
         ? position->of_side[side] & position->of_kind[kind] : 0;
}

/** The pieces of \p side that attack a cell, whatever stands there, pinned
 *  ones included; none if there is no such cell or side. */
ECART_API ecart_cells ecart_position_attackers(const ecart_position *position,
                                               ecart_side side,
                                               ecart_cell cell) ECART_PURE;

/** The cells that a piece attacks, guards included; none if none is there. */
ECART_API ecart_cells ecart_position_attacks(const ecart_position *position,
                                             ecart_cell from) ECART_PURE;

/** Who pins the piece on a cell to the king of its side; ECART_NO_CELL if it
 *  is not pinned, or the cell is empty or none. */
ECART_API ecart_cell ecart_position_pinner(const ecart_position *position,
                                           ecart_cell cell) ECART_PURE;

/** The line on which a pinned piece may still move: from its king, which is
 *  not among the cells, to the pinner, which is; none if it is not pinned. */
ECART_API ecart_cells ecart_position_pin_line(const ecart_position *position,
                                              ecart_cell cell) ECART_PURE;

ECART_END

#endif
