/* SPDX-License-Identifier: MIT */
/* picture_svg.h -- writes a drawing as a complete SVG */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/svg.h"

/* Writes a drawing, as wide as so many pixels, or in its own size if width is 0.  ferror(out)
 * says whether that failed. */
void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

/* Writes a drawing, as draw_svg() does; or says why not and returns false.  A program
 * of its own, ecart-png, turns SVG into PNG, so that ecart itself need not load
 * librsvg, which it would rarely use. */
bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
