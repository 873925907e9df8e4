/* SPDX-License-Identifier: MIT */
/* diagram.h -- pictures of the board, with a word on each cell */
#ifndef DIAGRAM_H
#define DIAGRAM_H

#include <stdbool.h>

#include <ecart.h>

struct diagram {
    const char *title;      /* stands above it; NULL for none */
    int  width;             /* columns for a word and the blank before it */
    bool turned;            /* the edges have the article's digits */
    char word[ECART_CELL_LIMIT][4];
};

/* The word of a cell: one character, or a number. */
void diagram_mark(struct diagram *diagram, ecart_cell cell, char mark);
void diagram_number(struct diagram *diagram, ecart_cell cell, int number);

/* The letters of all pieces on a board. */
void diagram_pieces(struct diagram *diagram, const ecart_board *board);

/* Prints diagrams side by side, White at the bottom, columns and rows at the
 * edges.  Either all have titles or none. */
void diagram_print(const struct diagram *diagrams, int count);

#endif
