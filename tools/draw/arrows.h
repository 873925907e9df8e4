/* SPDX-License-Identifier: MIT */
/* arrows.h -- arrows from square to square */
#ifndef DRAW_ARROWS_H
#define DRAW_ARROWS_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/svg.h"

/* All arrows of a picture: their lines, and their heads, which may be drawn
 * above what the lines go behind. */
void arrows_draw_lines(FILE *out, const struct drawing *drawing);
void arrows_draw_heads(FILE *out, const struct drawing *drawing);

/* An arrow between two points, for legends. */
void arrow_draw(FILE *out, enum arrow_style style, struct point from,
                struct point to);

#endif
