/* SPDX-License-Identifier: MIT */
/* draw.h -- the kinds of pictures that ecart draw can draw */
#ifndef DRAW_DRAW_H
#define DRAW_DRAW_H

#include "draw/drawing.h"
#include "input/options.h"

/* What a picture is about, as far as its kind asks for it. */
struct subject {
    char                 **next;        /* the arguments that were not read, ends with NULL */
    ecart_piece            piece;
    ecart_cell             from, to;
    ecart_side             side;
    ecart_setup            setup;
    ecart_position         position;
    struct position_option start;
    ecart_metric           metric;      /* ECART_METRICS: each of them */
    struct judge_options   judge;       /* how a move is read */
};

/* What a kind of picture uses: options, other than these are refused; and what was read of
 * --position. */
enum {
    USES_POSITION = 1 << 0,
    USES_METRIC   = 1 << 1,
    SHOWS_SETUP   = 1 << 2 | USES_POSITION,
    SHOWS_GAME    = 1 << 3 | USES_POSITION      /* what can be a position of a game */
};

/* Fills a cleared drawing; or says what is wrong and returns false. */
typedef bool draw_picture(struct drawing *drawing, struct subject *subject);

struct picture {
    const char   *name;
    const char   *operands; /* p, a piece; f and t, two squares; s, a side; NULL: draw reads them */
    int           uses;     /* flags: USES_POSITION and others */
    draw_picture *draw;
};

/* A metric: the distance, the largest there is, and the title of its board. */
struct measure {
    int (*between)(ecart_cell, ecart_cell);
    int largest;
    int title;
};
extern const struct measure measures[ECART_METRICS];

/* Numbers: draw_numbers.c, alias.c. */
draw_picture draw_numbers, draw_frame, draw_shape, draw_array, draw_alias;

/* Maps: maps.c, nearer.c. */
draw_picture draw_distance, draw_trajectory, draw_stilman, draw_nearer, draw_mobility;

/* Positions: draw_position.c, move.c. */
draw_picture draw_position, draw_moves, draw_attacks, draw_pins, draw_check, draw_ends, draw_move;

#endif
