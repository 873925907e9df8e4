/* SPDX-License-Identifier: MIT */
/* diagram.h -- pictures of the board, with a word on each cell */
#ifndef CLI_DIAGRAM_H
#define CLI_DIAGRAM_H

#include <stdbool.h>

#include <ecart.h>

#include "cli/screen.h"

/* What a cell is lit for, where there are colours.  Where there are none, the
 * words alone must say it; a frame around a word says it in both. */
enum tone {
    TONE_NONE,
    TONE_NEAREST,               /* shades of a map, from near to far */
    TONE_FURTHEST = 8,
    TONE_LIGHT,                 /* cells of a board of pieces */
    TONE_DARK,
    TONE_FROM,                  /* (x): where a move begins */
    TONE_TO,                    /* <x>: where it leads */
    TONE_EVIDENCE,              /* [x]: what speaks against it */
    TONES
};

struct diagram {
    const struct screen *screen;    /* NULL for letters without colours */
    const char *title;      /* stands above it; NULL for none */
    int  width;             /* columns for a word and the blank before it */
    bool turned;            /* the edges have the article's digits */
    bool framed;            /* there is room for frames: the width is 3 */
    char word[ECART_CELL_LIMIT][4];
    unsigned char tone[ECART_CELL_LIMIT];
    ecart_piece   piece[ECART_CELL_LIMIT];  /* where the word is a piece's letter */
};

/* The word of a cell: one character, a number, or its name. */
void diagram_mark(struct diagram *diagram, ecart_cell cell, char mark);
void diagram_number(struct diagram *diagram, ecart_cell cell, int number);
void diagram_name(struct diagram *diagram, ecart_cell cell);

/* A piece's letter, or that of all on a board, which become symbols where they
 * can. */
void diagram_piece(struct diagram *diagram, ecart_cell cell, ecart_piece piece);
void diagram_pieces(struct diagram *diagram, const ecart_board *board);

/* The shade of a cell in a map of numbers from 0 to the most. */
void diagram_heat(struct diagram *diagram, ecart_cell cell, int number, int most);

/* Lights and frames the cells of a move and its evidence.  A cell of both is
 * shown as the move's: which way the move went says more. */
void diagram_verdict(struct diagram *diagram, const ecart_verdict *verdict);

/* Prints diagrams side by side, White at the bottom, columns and rows at the
 * edges.  Either all have titles or none. */
void diagram_print(const struct diagram *diagrams, int count);

/* Prints a board and, below it, what the marks on it mean: the move and what
 * speaks against it.  The verdict is NULL for a board without marks. */
void diagram_print_move(const ecart_board *board, const ecart_verdict *verdict,
                        const struct screen *screen);

#endif
