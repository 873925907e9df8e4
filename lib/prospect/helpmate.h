/* SPDX-License-Identifier: MIT */
/* helpmate.h -- looks for a mate that both sides help to give */
#ifndef LIB_PROSPECT_HELPMATE_H
#define LIB_PROSPECT_HELPMATE_H

#include <ecart/move.h>

#include "rules/attackers.h"

/* The longest line that is looked for. */
enum { HELPMATE_LINE = 80 };

/* A line that was found, as the dice that play it again. */
typedef struct helpmate {
    uint64_t dice;
    size_t   length;        /* 0: none was found */
} helpmate;

/* What is looked for.  There must be kings. */
typedef struct helpmate_task {
    const ecart_position *position;
    ecart_side            side;         /* the one that mates */
    /* Says whether a rule of the game ends a line at a position; NULL if no rule does. */
    bool                (*passed)(const void *deadline, const ecart_position *p);
    const void           *deadline;
} helpmate_task;

/* Looks for a line of at most longest moves, until the effort is used up; and once there is
 * one, for shorter lines with the effort polish.  Effort is counted in the moves of games
 * that do not end in a mate. */
ECART_HIDDEN helpmate ecart_helpmate_find(const helpmate_task *task, size_t longest,
                                          size_t effort, size_t polish);

/* Writes the moves of a line that was found. */
ECART_HIDDEN void ecart_helpmate_write(const helpmate_task *task, helpmate found, ecart_move *line);

#endif
