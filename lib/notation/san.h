/* SPDX-License-Identifier: MIT */
/* san.h -- what reading and writing of SAN share */
#ifndef LIB_NOTATION_SAN_H
#define LIB_NOTATION_SAN_H

#include <ecart/san.h>

#include "base/internal.h"

/* How much of where a piece comes from is written. */
typedef struct origin {
    bool column, row;
} origin;

/* Pieces of a kind that may legally go to a cell. */
ECART_HIDDEN ecart_cells san_candidates(const ecart_position *position,
                                        ecart_kind kind, ecart_cell to,
                                        ecart_kind promotion);

/* How much is needed for a legal move that is not castling. */
ECART_HIDDEN origin san_origin(const ecart_position *position, ecart_move move);

/* How much is needed if others of the kind, not pawns, may go there too. */
ECART_HIDDEN origin san_origin_among(ecart_cells rivals, ecart_cell from);

/* What is forgiven of a sign of check; bits of ecart_forgiven. */
ECART_HIDDEN uint32_t san_forgiven_check(char sign, int nature);

/* In place of a sign of check: ++, once for a double check or for mate, and in
 * the standard for none. */
enum { SAN_DOUBLED = '*' };

/* The parts of a text in SAN. */
typedef struct san_parts {
    ecart_kind kind;            /* ECART_PAWN if no piece is named */
    int        column, row;     /* of where from; 0 if not given */
    ecart_cell to;
    ecart_kind promotion;
    int        castle;          /* ECART_IS_CASTLE_SHORT, _LONG or 0 */
    bool       capture;
    char       check;           /* '+', '#', SAN_DOUBLED or 0 */
    uint32_t   forgiven;
} san_parts;

/* Takes a text apart: ECART_LEGAL, or ECART_BAD_NOTATION or
 * ECART_IMPOSSIBLE_CELL with the offset. */
ECART_HIDDEN ecart_reason san_parse(const char *text, size_t length,
                                    san_parts *parts, size_t *offset);

#endif
