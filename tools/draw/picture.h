/* SPDX-License-Identifier: MIT */
/* picture.h -- how a drawing becomes SVG
 *
 * All coordinates are whole numbers, or tenths where the comment says so, so that a picture
 * is the same byte by byte on every machine.  A class names a rule of the style sheet
 * (svg.c).  Each element is a line. */
#ifndef DRAW_PICTURE_H
#define DRAW_PICTURE_H

#include <stdio.h>

#include "draw/drawing.h"

/* THEME_AUTO is light, unless the reader's system prefers dark, or prints. */
enum theme {
    THEME_AUTO,
    THEME_LIGHT,
    THEME_DARK,
    THEME_PRINT
};

enum {
    CELL   = 60,    /* width and height of a square */
    MARGIN = 28,    /* around a board, for its digits and letters */

    /* The sizes of letters.  A telephone shows a picture 328 pixels wide, and there no letter is
     * smaller than 11 pixels: a plain board is 536 wide, one with its frame 776. */
    LETTER_SIZE      = 20,  /* of captions */
    LETTER_SIZE_WIDE = 27   /* of all text beside a board with its frame */
};

/* A point, in tenths. */
struct point {
    int x, y;
};

/* Writes <name>text</name>, such as a title. */
void svg_words(FILE *out, const char *name, const char *text);

void svg_rectangle(FILE *out, const char *class, int x, int y, int width, int height);

/* Writes a path that begins at x, y instead of the origin. */
void svg_path(FILE *out, const char *class, int x, int y, const char *path);

/* Writes text from x on, with its baseline at y. */
void svg_text(FILE *out, const char *class, int x, int y, const char *text);

/* Writes a line through points, or an area whose corners are the points. */
void svg_points(FILE *out, const char *class, const struct point *points, int count, bool area);

/* Writes the style sheet.  Every class begins with ec-, so that a picture can
 * be part of a page of HTML. */
void draw_style(FILE *out, enum theme theme);

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

/* Writes a drawing, as wide as so many pixels, or in its own size if width is 0.  ferror(out)
 * says whether that failed. */
void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme, int width);

#endif
