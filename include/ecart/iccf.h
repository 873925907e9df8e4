/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/iccf.h
 * \brief  Moves as correspondence players write them: 5254.
 *
 * A move is the numbers of two cells, the same numbers that this library uses.
 * A fifth digit says what a pawn promotes to: 1 a queen, 2 a rook, 3 a bishop, 4 a
 * knight.  Castling is the king's move: 5171.
 */
#ifndef ECART_ICCF_H
#define ECART_ICCF_H

#include <ecart/move.h>
#include <ecart/reason.h>

enum {
    ECART_ICCF_SIZE = 6     /**< room for any move, and the zero at the end */
};

ECART_BEGIN

/** Reads a whole text as a move, with the answers of ecart_uci_read().  An
 *  impossible cell is, for example, 19 or 90. */
ECART_API ecart_reason ecart_iccf_read(const char *text, size_t length,
                                       ecart_move *move, size_t *offset);

/** Writes a move as snprintf() does.  An impossible cell is written 00, and a
 *  promotion to anything but those four is left out. */
ECART_API size_t ecart_iccf_write(ecart_move move, char *text, size_t size);

ECART_END

#endif
