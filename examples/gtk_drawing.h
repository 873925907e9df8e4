/* SPDX-License-Identifier: MIT */
/* gtk_drawing.h -- a board as a picture: what is seen, and where */
#ifndef EXAMPLES_GTK_DRAWING_H
#define EXAMPLES_GTK_DRAWING_H

#include <cairo.h>

#include <ecart.h>

/** What a person sees.  Sets of cells are lit in the library's own terms. */
struct view {
    const ecart_position *position;
    bool        flipped;        /**< Black sits below */
    bool        dragging;       /**< the held piece is under the pointer */
    double      x, y;           /**< which is there, in pixels */
    ecart_cell  held;           /**< where a piece was picked up, or none */
    ecart_cell  cursor;         /**< where the keyboard is, or none */
    ecart_cells destinations;   /**< where the held piece may go */
    ecart_verdict answer;       /**< the last one; if it is a refusal, why is shown */
    ecart_cells last;           /**< from and to of the last move */
};

/** Where a board of eight cells by eight lies in a picture. */
struct frame {
    double left, top, cell;     /**< in pixels; cell is the side of one */
};

/** The largest board that fits, in the middle. */
struct frame drawing_frame(int width, int height);

/** The cell at a place, ECART_NO_CELL outside. */
ecart_cell drawing_cell_at(const struct frame *frame, bool flipped, double x, double y);

void drawing_board(cairo_t *cr, const struct frame *frame, const struct view *view);

/** A piece in a square of \p size pixels. */
void drawing_piece(cairo_t *cr, ecart_piece piece, double x, double y, double size);

#endif
