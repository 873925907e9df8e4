/* SPDX-License-Identifier: MIT */
/* san.h -- what reading and writing of SAN share */
#ifndef LIB_NOTATION_SAN_H
#define LIB_NOTATION_SAN_H

#include <ecart/legal.h>
#include <ecart/san.h>

#include "geometry/sets.h"

/* Which parts of where a piece comes from are written. */
typedef struct origin {
    bool file, rank;
} origin;

/* The squares of a file and a rank, which are numbered from 1; 0 means all. */
static inline ecart_cells san_file_and_rank(int file, int rank)
{
    return (file == 0 ? ~(ecart_cells)0 : COLUMN_A << 8 * (file - 1)) &
           (rank == 0 ? ~(ecart_cells)0 : ROW(rank));
}

/* What a move that is not castling must write: the file if that is enough, else
 * the rank if that is enough, else both.
 *
 * able: all pieces of its kind that may go to its target, as ecart_candidates()
 * finds them. */
ECART_HIDDEN origin san_origin(ecart_kind kind, ecart_cells able, ecart_move move);

/* What is forgiven about a sign of check. */
ECART_HIDDEN ecart_forgiven_set san_forgiven_check(char sign, int nature);

/* Stands for the sign ++.  Some write it for a double check or for mate; the
 * standard has no such sign. */
enum { SAN_DOUBLED = '*' };

/* The parts of a text in SAN. */
typedef struct san_parts {
    ecart_kind kind;            /* ECART_PAWN if no piece is named */
    int        file, rank;      /* where it comes from; 0 if not given */
    ecart_cell to;
    ecart_kind promotion;
    bool       castle;
    ecart_wing wing;            /* if so */
    bool       capture;
    char       check;           /* '+', '#', SAN_DOUBLED or 0 */
    ecart_forgiven_set forgiven;
} san_parts;

/* Takes a text apart.  Returns ECART_LEGAL; or ECART_BAD_NOTATION or
 * ECART_IMPOSSIBLE_CELL, with the offset where the text goes wrong. */
ECART_HIDDEN ecart_reason san_parse(const char *text, size_t length,
                                    san_parts *parts, size_t *offset);

#endif
