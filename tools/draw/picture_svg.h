/* SPDX-License-Identifier: MIT */
/* picture_svg.h -- writes a drawing as a complete SVG */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/style.h"

/* Writes it in a width in pixels, or 0 for its own size.  ferror(out) says
 * whether that failed. */
void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
