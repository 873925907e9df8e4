/* SPDX-License-Identifier: MIT */
/* png.h -- a drawing as a PNG */
#ifndef DRAW_PNG_H
#define DRAW_PNG_H

#include <stdbool.h>
#include <stdio.h>

#include "draw/drawing.h"
#include "draw/style.h"

/* Writes it, as draw_svg() does; or says why not and returns false.  What makes
 * a PNG of an SVG is a program of its own, ecart-png, so that no command of
 * ecart waits for librsvg, which it would use once in a thousand times. */
bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme,
              int width);

#endif
