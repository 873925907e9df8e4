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
    const char            *betza;       /* a piece in Betza's notation; or NULL */
    struct judge_options   judge;       /* how a move is read */
};

/* The options that a kind of picture uses; others are refused. */
enum {
    USES_POSITION = 1 << 0,
    USES_METRIC   = 1 << 1,
    USES_PIECE    = 1 << 2
};

struct picture {
    const char *name;
    int         uses;       /* flags: USES_POSITION and others */

    /* Fills a cleared drawing from the arguments at **next, in a list that ends
     * with NULL; or says what is wrong and returns false. */
    bool (*draw)(struct drawing *drawing, const struct picture_options *options,
                 char ***next);
};

/* A metric: the distance, the largest there is, and the title of its board. */
struct measure {
    int (*between)(ecart_cell, ecart_cell);
    int largest;
    int title;
};
extern const struct measure measures[ECART_METRICS];

/* Numbers: draw_numbers.c, alias.c. */
bool draw_numbers(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_frame(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_shape(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_array(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_alias(struct drawing *drawing, const struct picture_options *options, char ***next);

/* Maps: maps.c, nearer.c. */
bool draw_distance(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_trajectory(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_stilman(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_nearer(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_mobility(struct drawing *drawing, const struct picture_options *options, char ***next);

/* Positions: draw_position.c, move.c, draw_ends.c. */
bool draw_position(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_moves(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_attacks(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_pins(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_check(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_ends(struct drawing *drawing, const struct picture_options *options, char ***next);
bool draw_move(struct drawing *drawing, const struct picture_options *options, char ***next);

struct output {
    const char *file;       /* NULL or "-" for the standard output */
    bool        png;        /* else SVG */
    uint8_t     theme;      /* an enum theme */
    int         width;      /* in pixels; 0 for the picture's own */
};

/* Writes a picture; or says why not and returns false, and then an older file
 * of that name is unchanged. */
bool output_write(const struct output *output, const struct drawing *drawing);

#endif
