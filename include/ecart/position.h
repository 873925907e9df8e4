/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/position.h
 * \brief  A position: a set-up without errors, ready to be asked about moves.
 *
 * A position is a plain value.  To try a move, copy it; to take a move back,
 * keep the copy.  Any number of them may exist, on any thread.
 *
 * It holds the placement twice: as a board, which says what is on a cell, and as
 * sets of cells, which say where the pieces of a kind or a side are.  It also
 * holds what nearly every question needs: which pieces give check, and which are
 * pinned.
 *
 * A position is read from a FEN by ecart_fen_position() (fen.h).  The way back goes
 * through a set-up:
 *
 *     ecart_setup setup;
 *     char        fen[ECART_FEN_SIZE];
 *
 *     ecart_position_setup(&position, &setup);
 *     ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
 *
 * A position of zeroes, which was never set up, is safe: it has no piece, so
 * every move is refused and every list is empty.
 */
#ifndef ECART_POSITION_H
#define ECART_POSITION_H

#include <ecart/setup.h>

/** A position.  Read its members, but do not write them. */
typedef struct ecart_position {
    ecart_board board;              /**< what stands where */
    ecart_cells of_kind[ECART_KINDS]; /**< kings, queens, ... of both sides; at
                                         [ECART_NO_KIND], all pieces */
    ecart_cells of_side[2];         /**< a side's pieces */
    ecart_cells castling;           /**< the rooks with which a king may castle */
    ecart_cell  king[2];            /**< where the kings stand */
    ecart_cell  en_passant;         /**< the cell that a pawn just passed, or none */
    ecart_side  side;               /**< whose move it is */
    bool        chess960;           /**< castling is king onto rook */
    uint16_t    clock;              /**< moves of either side since a capture or
                                         a pawn's move; stops at 65535 */
    uint16_t    number;             /**< of the move; stops at 65535 */
    ecart_cells checkers;           /**< the pieces that give check */
    ecart_cells pinned;             /**< the pinned pieces of the side to move */
} ecart_position;

ECART_BEGIN

/** The start of a game. */
ECART_API void ecart_position_start(ecart_position *position);

/** Makes a position from a set-up.
 *
 * Faults that can be mended are mended, as by ecart_setup_mend().  To know them
 * before, ask ecart_setup_check().
 * \return  false, with \p position as it was, if the set-up has an error. */
ECART_API bool ecart_position_set(ecart_position *position, const ecart_setup *setup);

/** The set-up of a position: ecart_position_set() makes the same position from it. */
ECART_API void ecart_position_setup(const ecart_position *position, ecart_setup *setup);

/** A side's pieces of a kind; none if there is no such side or kind. */
ECART_INLINE ecart_cells ecart_position_pieces(const ecart_position *position,
                                               ecart_side side, ecart_kind kind)
{
    return (unsigned)side < 2 && kind > ECART_NO_KIND && kind < ECART_KINDS
         ? position->of_side[side] & position->of_kind[kind] : 0;
}

/** The pieces of \p side that attack a cell, including pinned ones.  What is on
 *  the cell does not matter.  None if there is no such cell or side. */
ECART_API ecart_cells ecart_position_attackers(const ecart_position *position, ecart_side side,
                                               ecart_cell cell) ECART_PURE;

/** The cells that the piece on \p from attacks, including those of its own side's
 *  pieces, which it protects; none if no piece is there. */
ECART_API ecart_cells ecart_position_attacks(const ecart_position *position,
                                             ecart_cell from) ECART_PURE;

/** The cell of the piece that pins the one on \p cell to the king of its own side;
 *  ECART_NO_CELL if it is not pinned, or if no piece is there. */
ECART_API ecart_cell ecart_position_pinner(const ecart_position *position,
                                           ecart_cell cell) ECART_PURE;

/** The cells of the line on which a pinned piece may still move: those between
 *  its king and the pinner, and the cell of the pinner.  None if it is not
 *  pinned. */
ECART_API ecart_cells ecart_position_pin_line(const ecart_position *position,
                                              ecart_cell cell) ECART_PURE;

ECART_END

#endif
