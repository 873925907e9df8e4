/* SPDX-License-Identifier: MIT */
/* san.h -- what reading and writing of SAN share */
#ifndef LIB_NOTATION_SAN_H
#define LIB_NOTATION_SAN_H

#include <ecart/san.h>

#include "geometry/sets.h"

/* How much of where a piece comes from is written. */
typedef struct origin {
    bool file, rank;
} origin;

/* The squares of a file and a rank, from 1; 0 if all may be. */
static inline ecart_cells san_file_and_rank(int file, int rank)
{
    return (file == 0 ? ~(ecart_cells)0 : COLUMN_A << 8 * (file - 1)) &
           (rank == 0 ? ~(ecart_cells)0 : ROW(rank));
}

/* How much is needed for a move that is not castling: the file if that is
 * enough, else the rank if that is, else both.  These pieces of its kind may go
 * to its target, and it is one of them. */
ECART_HIDDEN origin san_origin(ecart_kind kind, ecart_cells able, ecart_move move);

/* What is forgiven about a sign of check. */
ECART_HIDDEN ecart_forgiven_set san_forgiven_check(char sign, int nature);

/* In place of a sign of check: ++, once for a double check or for mate, and in
 * the standard for none. */
enum { SAN_DOUBLED = '*' };

/* The parts of a text in SAN. */
typedef struct san_parts {
    ecart_kind kind;            /* ECART_PAWN if no piece is named */
    int        file, rank;      /* of where from; 0 if not given */
    ecart_cell to;
    ecart_kind promotion;
    int        castle;          /* ECART_IS_CASTLE_SHORT, _LONG or 0 */
    bool       capture;
    char       check;           /* '+', '#', SAN_DOUBLED or 0 */
    ecart_forgiven_set forgiven;
} san_parts;

/* Takes a text apart: ECART_LEGAL, or ECART_BAD_NOTATION or
 * ECART_IMPOSSIBLE_CELL with the offset. */
ECART_HIDDEN ecart_reason san_parse(const char *text, size_t length,
                                    san_parts *parts, size_t *offset);

#endif
