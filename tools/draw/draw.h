/* SPDX-License-Identifier: MIT */
/* draw.h -- the kinds of pictures that ecart draw can draw */
#ifndef DRAW_DRAW_H
#define DRAW_DRAW_H

#include <stdbool.h>

#include "draw/drawing.h"
#include "input/position_option.h"
#include "output/judgement.h"

/* What the options ask of the contents of a picture. */
struct picture_options {
    struct position_option start;
    ecart_metric           metric;      /* ECART_METRICS: each of them */
    struct judge_options   judge;       /* how a move is read */
};

/* The options that a kind of picture uses; others are refused. */
enum {
    USES_POSITION = 1 << 0,
    USES_METRIC   = 1 << 1
};

/* Fills a cleared drawing from the arguments at **next, in a list that ends with NULL; or
 * says what is wrong and returns false. */
typedef bool draw_picture(struct drawing *drawing, const struct picture_options *options,
                          char ***next);

struct picture {
    const char   *name;
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
