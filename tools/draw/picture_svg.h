/* SPDX-License-Identifier: MIT */
/* picture_svg.h -- a drawing as a whole file of SVG */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/style.h"

/* Writes it, as wide as is said: in pixels, or 0 for its own size.  Whether
 * that worked is known to ferror(). */
void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
