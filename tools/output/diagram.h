/* SPDX-License-Identifier: MIT */
/* diagram.h -- prints boards with a word on each cell */
#ifndef OUTPUT_DIAGRAM_H
#define OUTPUT_DIAGRAM_H

#include <ecart.h>
#include <ecart/study.h>

#include "system/screen.h"

/* What the colour of a cell means.  Without colours the words alone must say
 * it; a frame around a word says it with and without. */
enum tone {
    TONE_NONE,
    TONE_NEAREST,               /* shades of a map, from near to far */
    TONE_FURTHEST = 8,
    TONE_LIGHT,                 /* cells of a board of pieces */
    TONE_DARK,
    TONE_FROM,                  /* (x): the source of a move */
    TONE_TO,                    /* <x>: its target */
    TONE_EVIDENCE,              /* [x]: the evidence against it */
    TONES
};

struct diagram {
    const struct screen *screen;    /* NULL: letters and no colours */
    const char *title;      /* printed above it; NULL for none */
    int  width;             /* columns for a word and the blanks before it */
    bool black;             /* Black is at the bottom */
    bool turned;            /* the edges have the article's digits */
    bool framed;            /* words may have frames; the width must be 3 */
    char word[ECART_CELL_LIMIT][5];
    unsigned char tone[ECART_CELL_LIMIT];
    ecart_piece   piece[ECART_CELL_LIMIT];  /* where the word is the letter of a piece */
};

/* Set the word of a cell: one character, a number, or the name of the cell. */
void diagram_mark(struct diagram *diagram, ecart_cell cell, char mark);
void diagram_number(struct diagram *diagram, ecart_cell cell, int number);
void diagram_name(struct diagram *diagram, ecart_cell cell);

/* Set the words to a piece's letter, or to those of all pieces on a board.
 * They are printed as chess symbols if the screen has them. */
void diagram_piece(struct diagram *diagram, ecart_cell cell, ecart_piece piece);
void diagram_pieces(struct diagram *diagram, const ecart_board *board);

/* Sets the shade of a cell in a map of numbers from 0 to most. */
void diagram_heat(struct diagram *diagram, ecart_cell cell, int number, int most);

/* Sets the words and the shades of a map of numbers from 0 to most, with "." for ECART_NEVER. */
void diagram_map(struct diagram *diagram, const int8_t numbers[ECART_CELL_LIMIT], int most);

/* Prints diagrams side by side, with columns and rows at the edges.  All of them have
 * titles, or none has. */
void diagram_print(const struct diagram *diagrams, int count);

/* Prints a board with a move and the evidence against it marked, and below it what the marks mean
 * and whose move it is.  The verdict is NULL for a board without marks. */
void diagram_print_move(const ecart_position *position, const ecart_verdict *verdict,
                        const struct screen *screen, const ecart_language *language);

#endif
