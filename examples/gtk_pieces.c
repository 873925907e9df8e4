/* SPDX-License-Identifier: MIT */
/* gtk_pieces.c -- the shapes of the pieces, drawn with cairo: no font is needed
 *
 * gtk_shapes.h has them as paths of SVG on a square of 60 by 60.  The commands are
 * those that these paths have: M L H V C Z, h, and a for half a circle.
 */
#include <glib.h>

#include "gtk_drawing.h"
#include "gtk_shapes.h"

/* Half a circle from where the pen is to dx on its right or left, clockwise. */
static void trace_half_circle(cairo_t *cr, double x, double y, double radius, double dx)
{
    double start = dx > 0 ? G_PI : 0;

    cairo_arc(cr, x + dx / 2, y, radius, start, start + G_PI);
}

/* Draws one command, whose numbers are n. */
static void trace_command(cairo_t *cr, char command, const double *n)
{
    double x = 0, y = 0;

    if (cairo_has_current_point(cr))
        cairo_get_current_point(cr, &x, &y);
    switch (command) {
    case 'M': cairo_move_to(cr, n[0], n[1]); break;
    case 'L': cairo_line_to(cr, n[0], n[1]); break;
    case 'H': cairo_line_to(cr, n[0], y); break;
    case 'V': cairo_line_to(cr, x, n[0]); break;
    case 'h': cairo_line_to(cr, x + n[0], y); break;
    case 'C': cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]); break;
    case 'a': trace_half_circle(cr, x, y, n[0], n[5]); break;
    case 'Z': cairo_close_path(cr); break;
    default:  g_assert_not_reached();
    }
}

static void trace(cairo_t *cr, const char *path)
{
    cairo_new_path(cr);
    while (*path) {
        double n[7] = { 0 };
        char   command = *path++;

        for (int i = 0; i < 7 && *path && !g_ascii_isalpha(*path); i++) {
            char *end;

            n[i] = g_ascii_strtod(path, &end);
            path = end;
        }
        trace_command(cr, command, n);
    }
}

void drawing_piece(cairo_t *cr, ecart_piece piece, double x, double y, double size)
{
    ecart_kind kind  = ecart_piece_kind(piece);
    double     paper = ecart_piece_side(piece) == ECART_WHITE ? 1.0 : 0.17;
    double     lines = ecart_piece_side(piece) == ECART_WHITE ? 0.1 : 0.94;

    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, size / 60, size / 60);
    cairo_set_line_width(cr, 1.8);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    trace(cr, shapes[kind].outline);
    cairo_set_source_rgb(cr, paper, paper, paper);
    cairo_fill_preserve(cr);
    cairo_set_source_rgb(cr, 0.1, 0.1, 0.1);
    cairo_stroke(cr);
    trace(cr, shapes[kind].lines);
    cairo_set_source_rgb(cr, lines, lines, lines);
    cairo_stroke(cr);
    cairo_restore(cr);
}
