/* SPDX-License-Identifier: MIT */
/* arrows.c -- draws arrows from square to square */

#include "draw/arrows.h"

#include <stdint.h>

#include "draw/picture_board.h"

/* Lengths in tenths. */
enum {
    HEAD_LENGTH = 180,
    HEAD_WIDTH  = 80,       /* to each side */
    HALO        = 25,       /* around a head */
    AT_START    = 180,      /* from the centre of a square */
    AT_END      = 150,
    AT_PIECE    = 240,      /* where a piece would be hidden */
    ASIDE       = 100
};

/* The integer square root. */
static int64_t root(int64_t square)
{
    int64_t low = 0, high = 1 << 20;

    while (low < high) {
        int64_t middle = (low + high + 1) / 2;

        if (middle * middle <= square)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* The point on the way from one point to another after a length, moved to the
 * left by another length. */
static struct point on_way(struct point from, struct point to, int along, int aside)
{
    int64_t dx = to.x - from.x, dy = to.y - from.y;
    int64_t length = root(dx * dx + dy * dy);
    struct point p = from;

    if (length > 0) {
        p.x += (int)((along * dx + aside * dy) / length);
        p.y += (int)((along * dy - aside * dx) / length);
    }
    return p;
}

static const struct {
    const char *line, *head;
} classes[] = {
    [ARROW_GO]     = { "ec-go",     "ec-go-head" },
    [ARROW_GHOST]  = { "ec-ghost",  "ec-ghost-head" },
    [ARROW_ATTACK] = { "ec-attack", "ec-attack-head" }
};

static void draw_line(FILE *out, enum arrow_style style, struct point from,
                      struct point to)
{
    struct point ends[2] = { from, on_way(to, from, HEAD_LENGTH, 0) };

    svg_line(out, "ec-halo", ends, 2);
    svg_line(out, classes[style].line, ends, 2);
}

/* Draws a triangle with its tip at a point. */
static void draw_triangle(FILE *out, const char *class, struct point tip,
                          struct point back, int halo)
{
    struct point corners[3] = {
        on_way(tip, back, -2 * halo, 0),
        on_way(tip, back, HEAD_LENGTH + halo, HEAD_WIDTH + halo),
        on_way(tip, back, HEAD_LENGTH + halo, -HEAD_WIDTH - halo)
    };

    svg_area(out, class, corners, 3);
}

static void draw_head(FILE *out, enum arrow_style style, struct point from,
                      struct point to)
{
    draw_triangle(out, "ec-halo-head", to, from, HALO);
    draw_triangle(out, classes[style].head, to, from, 0);
}

void arrow_draw(FILE *out, enum arrow_style style, struct point from,
                struct point to)
{
    draw_line(out, style, from, to);
    draw_head(out, style, from, to);
}

/* Draws one part of each arrow of a picture. */
static void for_each(FILE *out, const struct drawing *drawing,
                     void (*draw)(FILE *, enum arrow_style, struct point, struct point))
{
    for (int i = 0; i < drawing->arrows; i++) {
        const struct arrow *arrow = &drawing->arrow[i];
        struct point from  = board_centre(drawing, 0, arrow->from);
        struct point to    = board_centre(drawing, 0, arrow->to);
        bool         taken = drawing->panel[0].at[arrow->to].piece != ECART_NO_PIECE;
        int          aside = arrow->aside ? ASIDE : 0;

        /* An arrow that is moved to its left stays apart from the arrow back. */
        draw(out, arrow->style, on_way(from, to, AT_START, aside),
             on_way(to, from, taken ? AT_PIECE : AT_END, -aside));
    }
}

void arrows_draw_lines(FILE *out, const struct drawing *drawing)
{
    for_each(out, drawing, draw_line);
}

void arrows_draw_heads(FILE *out, const struct drawing *drawing)
{
    for_each(out, drawing, draw_head);
}
