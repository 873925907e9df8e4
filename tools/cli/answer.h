/* SPDX-License-Identifier: MIT */
/* answer.h -- verdicts as the program prints them */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include <ecart.h>

#include "cli/json.h"

enum { CELLS_SIZE = 3 * 64 + 1 };

/* An offset of nothing in particular. */
#define NO_PLACE ((size_t)-1)

/* Where in a FEN a fault is, or NO_PLACE. */
size_t answer_place(const ecart_faults *faults, ecart_fault fault);

/* "legal", "promotion-needed" or "illegal". */
const char *answer_outcome(const ecart_verdict *verdict);

/* The evidence in its order, "e4,d5", or "-" if there is none. */
const char *answer_cells(const ecart_verdict *verdict, char text[CELLS_SIZE]);

/* At most 64 cells in any order, and a set in ascending order; or "-". */
const char *answer_list(const ecart_cell *cells, int count, char text[CELLS_SIZE]);
const char *answer_set(ecart_cells set, char text[CELLS_SIZE]);

/* In JSON: what a legal move is, an array; and "offset", where a
 * text goes wrong, null for NO_PLACE. */
void answer_nature(struct json *json, const char *name, int nature);
void answer_offset(struct json *json, size_t offset);

#endif
