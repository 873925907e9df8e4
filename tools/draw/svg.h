/* SPDX-License-Identifier: MIT */
/* svg.h -- writes the few elements of SVG that pictures use, and their style sheet */
#ifndef DRAW_SVG_H
#define DRAW_SVG_H

#include <stdio.h>

/* All coordinates are whole numbers, or tenths where the comment says so, so
 * that a picture is the same byte by byte on every machine.  A class names a
 * rule of the style sheet.  Each element is a line. */

/* A point, in tenths. */
struct point {
    int x, y;
};

/* Writes <name>text</name>, such as a title. */
void svg_words(FILE *out, const char *name, const char *text);

void svg_rectangle(FILE *out, const char *class, int x, int y, int width,
                   int height);

/* Writes a path that begins at x, y instead of the origin. */
void svg_path(FILE *out, const char *class, int x, int y, const char *path);

/* Writes text from x on, with its baseline at y. */
void svg_text(FILE *out, const char *class, int x, int y, const char *text);

/* Write a line through points, and an area whose corners are the points. */
void svg_line(FILE *out, const char *class, const struct point *points,
              int count);
void svg_area(FILE *out, const char *class, const struct point *points,
              int count);

/* THEME_AUTO is light, unless the reader's system prefers dark, or prints. */
enum theme {
    THEME_AUTO,
    THEME_LIGHT,
    THEME_DARK,
    THEME_PRINT
};

/* The sizes of letters.  A telephone shows a picture 328 pixels wide, and there no
 * letter is smaller than 11 pixels: a plain board is 536 wide, one with its frame
 * 776 (picture_board.c). */
enum {
    LETTER_SIZE      = 20,  /* of captions */
    LETTER_SIZE_WIDE = 27   /* of all text beside a board with its frame */
};

/* Writes the style sheet.  Every class begins with ec-, so that a picture can
 * be part of a page of HTML. */
void draw_style(FILE *out, enum theme theme);

#endif
