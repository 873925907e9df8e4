/* SPDX-License-Identifier: MIT */
/* name.h -- words for cells, kinds of pieces and sides */
#ifndef OUTPUT_NAME_H
#define OUTPUT_NAME_H

#include <ecart.h>

/* A short text, returned by value. */
struct name {
    char text[48];
};

struct name name_cell(ecart_cell cell);         /* "c1" */
const char *kind_word(ecart_kind kind);         /* "rook" */
const char *side_word(ecart_side side);         /* "white" */

#endif
