/* SPDX-License-Identifier: MIT */
/* pieces.h -- draws the pieces */
#ifndef DRAW_PIECES_H
#define DRAW_PIECES_H

#include <stdio.h>

#include <ecart.h>

/* Draws a piece in a square of 60 by 60 whose upper left corner is at x, y. */
void draw_piece(FILE *out, ecart_piece piece, int x, int y);

#endif
