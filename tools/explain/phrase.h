/* SPDX-License-Identifier: MIT */
/* phrase.h -- phrases for the cells and pieces that a sentence is about */
#ifndef EXPLAIN_PHRASE_H
#define EXPLAIN_PHRASE_H

#include <ecart.h>

#include "cli/name.h"
#include "explain/words.h"

struct name name_numbered(ecart_cell cell);     /* "c1 (31)" */
struct name name_piece(const ecart_board *board, ecart_cell cell);
                                                /* "the white bishop on c1", "nothing" */
struct name name_holder(const ecart_board *board, ecart_cell cell);
                                                /* "A white bishop is there", "It is empty" */
struct name name_kind(ecart_kind kind);         /* "a bishop" */
const char *name_state(const ecart_board *board, ecart_side side, ecart_cell cell,
                       struct name *name);      /* "empty", "an own pawn", "an enemy rook" */

/* "31 - 9 = 22": a step and where it leads. */
struct name name_sum(int number, int step);

/* A reading of a difference: "1 column right and 7 rows down". */
struct name name_reading(ecart_reading reading);

/* Adds the pieces on cells: "the white rook on a1 and the white king on e1". */
void words_pieces(struct words *words, const ecart_board *board, ecart_cells cells);

#endif
