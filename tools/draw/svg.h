/* SPDX-License-Identifier: MIT */
/* svg.h -- writes the few elements of SVG that pictures use */
#ifndef DRAW_SVG_H
#define DRAW_SVG_H

#include <stdio.h>

/* All coordinates are whole numbers, or tenths where the comment says so, so
 * that a picture is the same byte by byte on every machine.  A class names a
 * rule of the style sheet (style.h).  Each element is a line. */

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

#endif
