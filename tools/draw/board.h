/* SPDX-License-Identifier: MIT */
/* board.h -- the boards of a picture, square by square */
#ifndef DRAW_BOARD_H
#define DRAW_BOARD_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/svg.h"

enum {
    CELL   = 60,    /* width and height of a square */
    MARGIN = 28     /* around a board, for its digits and letters */
};

/* The size of a picture's boards, with what is at their edges. */
int board_width(const struct drawing *drawing);
int board_height(const struct drawing *drawing);

/* The middle of a square, in tenths. */
struct point board_centre(const struct drawing *drawing, int panel, int number);

/* The squares; then what stands on them; then what is written there.
 * Lines from square to square go between the first two, and hide no piece. */
void board_draw(FILE *out, const struct drawing *drawing);
void board_draw_pieces(FILE *out, const struct drawing *drawing);
void board_draw_words(FILE *out, const struct drawing *drawing);

/* A square that is lit and nothing else, for legends. */
void board_draw_light(FILE *out, enum light light, int x, int y);

#endif
