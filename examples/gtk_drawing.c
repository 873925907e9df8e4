/* SPDX-License-Identifier: MIT */
/* gtk_drawing.c -- draws a board, and everything that lights up on it
 *
 * Nothing is shown by colour alone: destinations have dots and rings, evidence
 * a thick frame with a filled corner, the held piece's cell a thin frame.  Arrows
 * come from what attacks.
 */
#include <math.h>

#include <glib.h>

#include "gtk_drawing.h"

struct colour { double red, green, blue, alpha; };

static const struct colour light    = { 0.94, 0.90, 0.82, 1.0 };
static const struct colour dark     = { 0.70, 0.62, 0.52, 1.0 };
static const struct colour written  = { 0.30, 0.26, 0.20, 1.0 };
static const struct colour moved    = { 0.95, 0.85, 0.25, 0.5 };
static const struct colour possible = { 0.10, 0.40, 0.60, 0.8 };
static const struct colour lit      = { 0.80, 0.20, 0.00, 1.0 };

static void use(cairo_t *cr, struct colour colour)
{
    cairo_set_source_rgba(cr, colour.red, colour.green, colour.blue, colour.alpha);
}

struct frame drawing_frame(int width, int height)
{
    double cell = MIN(width, height) / 8.0;

    return (struct frame){ (width - 8 * cell) / 2, (height - 8 * cell) / 2, cell };
}

ecart_cell drawing_cell_at(const struct frame *frame, bool flipped, double x, double y)
{
    double column = (x - frame->left) / frame->cell, row = (y - frame->top) / frame->cell;

    if (column < 0 || column >= 8 || row < 0 || row >= 8)
        return ECART_NO_CELL;
    ecart_cell cell = ecart_cell_make((int)column + 1, 8 - (int)row);

    return flipped ? ecart_cell_turn(cell) : cell;
}

/* The cell as a square: its left and upper edge. */
static double left_of(const struct frame *frame, const struct view *view, ecart_cell cell)
{
    ecart_cell seen = view->flipped ? ecart_cell_turn(cell) : cell;

    return frame->left + (ecart_cell_column(seen) - 1) * frame->cell;
}

static double top_of(const struct frame *frame, const struct view *view, ecart_cell cell)
{
    ecart_cell seen = view->flipped ? ecart_cell_turn(cell) : cell;

    return frame->top + (8 - ecart_cell_row(seen)) * frame->cell;
}

static void trace_square(cairo_t *cr, double x, double y, double size, double inset)
{
    cairo_rectangle(cr, x + inset, y + inset, size - 2 * inset, size - 2 * inset);
}

/* A line of a certain width along the inner side of the cell's edge. */
static void outline(cairo_t *cr, double x, double y, double size, double width)
{
    cairo_set_line_width(cr, width);
    trace_square(cr, x, y, size, width / 2);
    cairo_stroke(cr);
}

static void draw_destination(cairo_t *cr, double x, double y, double size, bool capture)
{
    use(cr, possible);
    cairo_new_path(cr);
    cairo_arc(cr, x + size / 2, y + size / 2, size * (capture ? 0.44 : 0.14), 0, 2 * G_PI);
    cairo_set_line_width(cr, size * 0.07);
    if (capture)
        cairo_stroke(cr);
    else
        cairo_fill(cr);
}

static void draw_evidence(cairo_t *cr, double x, double y, double size)
{
    use(cr, lit);
    outline(cr, x, y, size, size * 0.09);
    cairo_move_to(cr, x + size * 0.7, y);
    cairo_line_to(cr, x + size, y);
    cairo_line_to(cr, x + size, y + size * 0.3);
    cairo_fill(cr);
}

static void draw_name(cairo_t *cr, ecart_cell cell, double x, double y, double size)
{
    char name[ECART_CELL_SIZE];

    ecart_cell_write(cell, name, sizeof name);
    use(cr, written);
    cairo_set_font_size(cr, size * 0.14);
    cairo_move_to(cr, x + size * 0.10, y + size * 0.22);
    cairo_show_text(cr, name);
}

static void draw_cell(cairo_t *cr, const struct frame *frame, const struct view *view,
                      ecart_cell cell)
{
    double x = left_of(frame, view, cell), y = top_of(frame, view, cell), size = frame->cell;
    ecart_piece piece = ecart_board_piece(&view->position->board, cell);
    ecart_cells evidence = ecart_cells_add(view->answer.others, view->answer.first);

    use(cr, (ecart_cell_column(cell) + ecart_cell_row(cell)) % 2 == 0 ? dark : light);
    trace_square(cr, x, y, size, 0);
    cairo_fill_preserve(cr);
    use(cr, moved);
    if (ecart_cells_has(view->last, cell))
        cairo_fill(cr);
    cairo_new_path(cr);
    if (ecart_cells_has(evidence, cell))
        draw_evidence(cr, x, y, size);
    draw_name(cr, cell, x, y, size);
    if (!view->dragging || cell != view->held)
        drawing_piece(cr, piece, x, y, size);
    if (ecart_cells_has(view->destinations, cell))
        draw_destination(cr, x, y, size, piece != ECART_NO_PIECE);

    use(cr, possible);
    if (cell == view->held)
        outline(cr, x, y, size, size * 0.06);
    if (cell == view->cursor) {
        cairo_set_dash(cr, (double[]){ size * 0.1 }, 1, 0);
        outline(cr, x, y, size, size * 0.04);
        cairo_set_dash(cr, NULL, 0, 0);
    }
}

/* From one cell to another, in units of a cell, along an x axis of its own. */
static void draw_arrow(cairo_t *cr, const struct frame *frame, const struct view *view,
                       ecart_cell from, ecart_cell to)
{
    double x  = left_of(frame, view, from), y = top_of(frame, view, from);
    double dx = left_of(frame, view, to) - x, dy = top_of(frame, view, to) - y;
    double tip = hypot(dx, dy) / frame->cell - 0.2;

    cairo_save(cr);
    cairo_translate(cr, x + frame->cell / 2, y + frame->cell / 2);
    cairo_rotate(cr, atan2(dy, dx));
    cairo_scale(cr, frame->cell, frame->cell);
    cairo_set_line_width(cr, 0.09);
    cairo_move_to(cr, 0.3, 0);
    cairo_line_to(cr, tip - 0.3, 0);
    cairo_stroke(cr);
    cairo_move_to(cr, tip, 0);
    cairo_line_to(cr, tip - 0.32, 0.16);
    cairo_line_to(cr, tip - 0.32, -0.16);
    cairo_fill(cr);
    cairo_restore(cr);
}

/* What attacks, and where.  The move itself was seen. */
static void draw_arrows(cairo_t *cr, const struct frame *frame, const struct view *view)
{
    ecart_arrow arrows[ECART_ARROWS_LIMIT];
    int         count = ecart_verdict_arrows(view->position, &view->answer, arrows);

    use(cr, lit);
    for (int i = 0; i < count; i++) {
        if (arrows[i].role >= ECART_ROLE_CHECKER && arrows[i].role <= ECART_ROLE_GUARD)
            draw_arrow(cr, frame, view, arrows[i].from, arrows[i].to);
    }
}

void drawing_board(cairo_t *cr, const struct frame *frame, const struct view *view)
{
    for (int n = 0; n < 64; n++)
        draw_cell(cr, frame, view, ecart_cell_nth(n));
    draw_arrows(cr, frame, view);
    if (view->dragging)
        drawing_piece(cr, ecart_board_piece(&view->position->board, view->held),
                      view->x - frame->cell / 2, view->y - frame->cell / 2, frame->cell);
}
