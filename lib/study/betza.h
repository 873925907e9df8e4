/* SPDX-License-Identifier: MIT */
/* betza.h -- the letters of Betza's notation, which is read and written by them */
#ifndef LIB_STUDY_BETZA_H
#define LIB_STUDY_BETZA_H

#include <ecart/betza.h>

#include "base/internal.h"

/* A jump of a and b cells, a not the smaller, goes in eight directions.  The number of
 * a direction is made of these: to the left, back, and with the longer part sideways.
 * Along a line, or if a and b are the same, two directions are one. */
enum { TO_LEFT = 1, SIDEWAYS = 2, TO_BACK = 4, ALL_DIRECTIONS = 0xff };

enum {
    SINGLE_DIRECTIONS = 6,      /* the first ones, of one letter */
    DIRECTION_NAMES   = 18,
    CAPITALS          = 15
};

/* What letters before a capital mean, as a set of directions. */
typedef struct direction_name {
    char    letters[3];
    uint8_t directions;
} direction_name;

/* The jumps of a capital, and whether it repeats them by itself. */
typedef struct capital {
    char    letter;
    bool    rider;
    uint8_t jumps;
    uint8_t jump[2][2];
} capital;

ECART_HIDDEN_TABLE extern const direction_name ecart_betza_directions[DIRECTION_NAMES];
ECART_HIDDEN_TABLE extern const capital        ecart_betza_capitals[CAPITALS];

/* A step with the vector of a jump in a direction, and 0 for how often it may be made. */
static inline ecart_figure_step jump_step(const uint8_t jump[2], int direction)
{
    int               longer  = jump[0], shorter = jump[1];
    int               columns = direction & SIDEWAYS ? longer : shorter;
    int               rows    = direction & SIDEWAYS ? shorter : longer;
    ecart_figure_step step    = { 0, 0, 0, 0 };

    step.columns = (int8_t)(direction & TO_LEFT ? -columns : columns);
    step.rows    = (int8_t)(direction & TO_BACK ? -rows : rows);
    return step;
}

#endif
