/* SPDX-License-Identifier: MIT */
/* draw_svg.h -- a drawing as a whole file of SVG */
#ifndef DRAW_SVG_H
#define DRAW_SVG_H

#include <stdio.h>

#include "draw_style.h"
#include "drawing.h"

/* Writes it, as wide as is said: in pixels, or 0 for its own size.  Whether
 * that worked is known to ferror(). */
void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
