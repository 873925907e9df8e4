/* SPDX-License-Identifier: MIT */
/* san_write.h -- writes a legal move as the standard of SAN does */
#ifndef LIB_NOTATION_SAN_WRITE_H
#define LIB_NOTATION_SAN_WRITE_H

#include <ecart/san.h>

#include "geometry/sets.h"

/* Which parts of the from-cell are written. */
typedef struct origin {
    bool file, rank;
} origin;

/* The squares on a file and on a rank, both numbered from 1; 0 means all. */
static inline ecart_cells san_file_and_rank(int file, int rank)
{
    return (file == 0 ? ~(ecart_cells)0 : COLUMN_A << 8 * (file - 1)) &
           (rank == 0 ? ~(ecart_cells)0 : ROW(rank));
}

/* The parts of the from-cell that a move other than castling must write: the file if
 * that is enough, else the rank if that is enough, else both.
 *
 * able: all pieces of its kind that may go to its target, as ecart_candidates()
 * finds them. */
ECART_HIDDEN origin ecart_san_origin(ecart_kind kind, ecart_cells able, ecart_move move);

#endif
