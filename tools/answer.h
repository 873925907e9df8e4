/* SPDX-License-Identifier: MIT */
/* answer.h -- verdicts as the program prints them */
#ifndef ANSWER_H
#define ANSWER_H

#include <ecart.h>

enum { CELLS_SIZE = 3 * 64 + 1 };

/* "legal", "promotion-needed" or "illegal". */
const char *answer_outcome(const ecart_verdict *verdict);

/* The evidence in its order, "e4,d5", or "-" if there is none. */
const char *answer_cells(const ecart_verdict *verdict, char text[CELLS_SIZE]);

/* A set, in ascending order, or "-". */
const char *answer_set(ecart_cells set, char text[CELLS_SIZE]);

#endif
