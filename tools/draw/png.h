/* SPDX-License-Identifier: MIT */
/* png.h -- writes a drawing as a PNG, with the help of another program */
#ifndef DRAW_PNG_H
#define DRAW_PNG_H

#include <stdbool.h>
#include <stdio.h>

#include "draw/drawing.h"
#include "draw/style.h"

/* Writes a drawing, as draw_svg() does; or says why not and returns false.  A program
 * of its own, ecart-png, turns SVG into PNG, so that ecart itself need not load
 * librsvg, which it would rarely use. */
bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
