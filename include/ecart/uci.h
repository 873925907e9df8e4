/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/uci.h
 * \brief  Moves as chess engines write them: e2e4, or e7e8q to promote to a queen.
 *
 * The text names two cells and needs no position to be read.  Castling is
 * the king's move in standard chess, e1g1, and king onto rook in Chess960, e1h1;
 * ecart_move_canonical() turns either into the one that fits the position.
 */
#ifndef ECART_UCI_H
#define ECART_UCI_H

#include <ecart/move.h>
#include <ecart/reason.h>

enum {
    ECART_UCI_SIZE = 6      /**< room for any move, and the zero at the end */
};

ECART_BEGIN

/** Reads a whole text as a move.
 *
 * The letter after the cells may be that of any kind, even k or p.  The verdict
 * says whether a pawn may promote to it.
 * \param   move    set to the move if it is one
 * \param   offset  set to the first byte that is wrong or missing, if not
 * \return  ECART_LEGAL if it is a move; ECART_IMPOSSIBLE_CELL if it names a
 *          cell outside the board, such as e9; else ECART_BAD_NOTATION. */
ECART_API ecart_reason ecart_uci_read(const char *text, size_t length,
                                      ecart_move *move, size_t *offset);

/** Writes a move as snprintf() does.  An impossible cell is written "-". */
ECART_API size_t ecart_uci_write(ecart_move move, char *text, size_t size);

ECART_END

#endif
