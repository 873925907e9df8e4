/* SPDX-License-Identifier: MIT */
/* helpmate.h -- looks for a mate that both sides help to give */
#ifndef LIB_RULES_HELPMATE_H
#define LIB_RULES_HELPMATE_H

#include <ecart/move.h>

#include "rules/sides.h"

/* The longest line that is looked for. */
enum { HELPMATE_LINE = 80 };

/* A line that was found, as the dice that play it again. */
typedef struct helpmate {
    uint64_t dice;
    size_t   length;        /* 0: none was found */
} helpmate;

/* Looks for a line of at most so many moves, until some effort is used up, and then for
 * a shorter one with some more.  Effort is counted in the moves of games that do not
 * end in a mate.  There must be kings. */
ECART_HIDDEN helpmate ecart_helpmate_find(const ecart_position *p, ecart_side side,
                                          size_t longest, size_t effort, size_t polish);

/* Writes the moves of a line that was found. */
ECART_HIDDEN void ecart_helpmate_write(const ecart_position *p, ecart_side side,
                                       helpmate found, ecart_move *line);

#endif
