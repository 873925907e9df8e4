/* SPDX-License-Identifier: MIT */
/* picture_board.h -- draws the boards of a picture, square by square */
#ifndef DRAW_PICTURE_BOARD_H
#define DRAW_PICTURE_BOARD_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/svg.h"

enum {
    CELL   = 60,    /* width and height of a square */
    MARGIN = 28     /* around a board, for its digits and letters */
};

/* The size of all boards of a picture, with their titles and edges. */
int board_width(const struct drawing *drawing);
int board_height(const struct drawing *drawing);

/* The centre of a square, in tenths. */
struct point board_centre(const struct drawing *drawing, int panel, int number);

/* Draw the squares, then the pieces, then the words.  Lines of arrows are drawn
 * after the squares, so that they do not hide a piece. */
void board_draw(FILE *out, const struct drawing *drawing);
void board_draw_pieces(FILE *out, const struct drawing *drawing);
void board_draw_words(FILE *out, const struct drawing *drawing);

/* Draws a lit square with nothing on it, for legends. */
void board_draw_light(FILE *out, enum light light, int x, int y);

/* Draws a piece in a square of 60 by 60 whose upper left corner is at x, y. */
void draw_piece(FILE *out, ecart_piece piece, int x, int y);

#endif
