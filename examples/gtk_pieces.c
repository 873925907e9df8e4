/* SPDX-License-Identifier: MIT */
/* gtk_pieces.c -- the shapes of the pieces, drawn with cairo: no font is needed
 *
 * An outline is given on a square of 100 by 100, y downwards.  Only the knight
 * looks to a side; of the others we give the right half, from the top to the
 * foot, and the left one mirrors it.
 */
#include <glib.h>

#include "gtk_drawing.h"

struct point { signed char x, y; };
struct ball  { signed char x, y, radius; };

struct shape {
    struct point outline[26];   /* ends with a point at 0,0 */
    struct ball  balls[5];      /* behind the outline */
    struct ball  eye;
    signed char  bands[2];      /* lines across, at these heights */
};

static const struct shape shapes[ECART_KINDS] = {
    [ECART_KING] = {
        .outline = { {50,10}, {54,10}, {54,16}, {61,16}, {61,23}, {54,23}, {54,32}, {60,35},
                     {72,31}, {82,37}, {83,48}, {76,58}, {70,66}, {70,74}, {76,86}, {50,86} },
        .bands   = { 66, 76 } },
    [ECART_QUEEN] = {
        .outline = { {50,24}, {57,52}, {68,28}, {69,54}, {86,36}, {76,62}, {70,70}, {70,76},
                     {76,86}, {50,86} },
        .balls   = { {50,19,6}, {32,23,6}, {68,23,6}, {13,32,6}, {87,32,6} },
        .bands   = { 66, 76 } },
    [ECART_ROOK] = {
        .outline = { {50,22}, {56,22}, {56,28}, {64,28}, {64,20}, {74,20}, {74,36}, {66,42},
                     {66,66}, {72,72}, {72,78}, {78,78}, {78,86}, {50,86} },
        .bands   = { 42, 68 } },
    [ECART_BISHOP] = {
        .outline = { {50,20}, {58,27}, {66,38}, {67,48}, {63,56}, {58,60}, {62,68}, {60,73},
                     {78,78}, {78,86}, {50,86} },
        .balls   = { {50,15,6} },
        .bands   = { 60, 71 } },
    [ECART_KNIGHT] = {
        .outline = { {46,15}, {50,22}, {62,25}, {73,36}, {79,54}, {79,86}, {33,86}, {35,72},
                     {48,58}, {49,50}, {40,53}, {33,57}, {28,64}, {21,63}, {18,56}, {21,47},
                     {30,32}, {34,25}, {34,16}, {40,20} },
        .eye     = { 38, 36, 3 } },
    [ECART_PAWN] = {
        .outline = { {50,40}, {58,42}, {63,46}, {57,50}, {60,62}, {70,74}, {72,86}, {50,86} },
        .balls   = { {50,29,13} } }
};

static void trace_outline(cairo_t *cr, const struct point *points, bool mirrored)
{
    int n = 0;

    cairo_new_sub_path(cr);
    for (; points[n].x; n++)
        cairo_line_to(cr, points[n].x, points[n].y);
    while (mirrored && n-- > 0)
        cairo_line_to(cr, 100 - points[n].x, points[n].y);
    cairo_close_path(cr);
}

static void fill_and_stroke(cairo_t *cr, bool white)
{
    double paper = white ? 1.0 : 0.2;

    cairo_set_source_rgb(cr, paper, paper, paper);
    cairo_fill_preserve(cr);
    cairo_set_source_rgb(cr, 0.1, 0.1, 0.1);
    cairo_stroke_preserve(cr);
}

static void trace_ball(cairo_t *cr, const struct ball *ball)
{
    cairo_new_path(cr);
    cairo_arc(cr, ball->x, ball->y, ball->radius, 0, 2 * G_PI);
}

/* Lines across and the eye, within the outline, which is still the path. */
static void draw_inside(cairo_t *cr, const struct shape *shape, bool white)
{
    double ink = white ? 0.1 : 0.9;

    cairo_clip(cr);
    cairo_set_source_rgb(cr, ink, ink, ink);
    for (int i = 0; i < 2 && shape->bands[i]; i++) {
        cairo_move_to(cr, 0, shape->bands[i]);
        cairo_line_to(cr, 100, shape->bands[i]);
    }
    cairo_stroke(cr);
    trace_ball(cr, &shape->eye);
    cairo_fill(cr);
}

void drawing_piece(cairo_t *cr, ecart_piece piece, double x, double y, double size)
{
    const struct shape *shape = &shapes[ecart_piece_kind(piece)];
    bool white = ecart_piece_side(piece) == ECART_WHITE;

    if (!ecart_piece_exists(piece))
        return;
    cairo_save(cr);
    cairo_translate(cr, x, y);
    cairo_scale(cr, size / 100, size / 100);
    cairo_set_line_width(cr, 3);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    for (int i = 0; i < 5 && shape->balls[i].radius; i++) {
        trace_ball(cr, &shape->balls[i]);
        fill_and_stroke(cr, white);
    }
    trace_outline(cr, shape->outline, ecart_piece_kind(piece) != ECART_KNIGHT);
    fill_and_stroke(cr, white);
    draw_inside(cr, shape, white);
    cairo_restore(cr);
}
