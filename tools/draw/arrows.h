/* SPDX-License-Identifier: MIT */
/* arrows.h -- draws arrows from square to square */
#ifndef DRAW_ARROWS_H
#define DRAW_ARROWS_H

#include <stdio.h>

#include "draw/drawing.h"
#include "draw/svg.h"

/* Draw the lines of all arrows, and their heads.  Pieces may be drawn in
 * between, so that they hide lines but not heads. */
void arrows_draw_lines(FILE *out, const struct drawing *drawing);
void arrows_draw_heads(FILE *out, const struct drawing *drawing);

/* Draws an arrow between two points, for legends. */
void arrow_draw(FILE *out, enum arrow_style style, struct point from,
                struct point to);

#endif
