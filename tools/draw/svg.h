/* SPDX-License-Identifier: MIT */
/* svg.h -- the few elements of SVG that pictures are made of */
#ifndef DRAW_SVG_H
#define DRAW_SVG_H

#include <stdio.h>

/* All coordinates are whole numbers, or tenths where that is said: so that a
 * picture is the same, byte by byte, whoever computes it.  A class names a
 * rule of the style sheet, draw_style.h.  Each element is a line. */

/* A point, in tenths. */
struct point {
    int x, y;
};

/* Whether a byte of UTF-8 begins a character. */
static inline int svg_is_character(char byte)
{
    return (byte & 0xc0) != 0x80;
}

/* Text between tags: what would be markup is escaped, and the end of a line is
 * a blank. */
void svg_characters(FILE *out, const char *text);

/* <name>text</name>, such as a title. */
void svg_words(FILE *out, const char *name, const char *text);

void svg_rectangle(FILE *out, const char *class, int x, int y, int width,
                   int height);

/* A path that was written elsewhere, with its origin moved. */
void svg_path(FILE *out, const char *class, int x, int y, const char *path);

/* Text that stands on a line at a height y, from x on. */
void svg_text(FILE *out, const char *class, int x, int y, const char *text);

/* A line through points, and one with all the points' area filled. */
void svg_line(FILE *out, const char *class, const struct point *points,
              int count);
void svg_area(FILE *out, const char *class, const struct point *points,
              int count);

#endif
