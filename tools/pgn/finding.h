/* SPDX-License-Identifier: MIT */
/* finding.h -- what may be found in games: identifiers, weights, which are
 * wanted */
#ifndef PGN_FINDING_H
#define PGN_FINDING_H

#include <stdbool.h>

#include <ecart.h>

/* All in one row of numbers: reasons why a move is refused, faults of the text,
 * what was forgiven in a move, and what only the whole game shows. */
enum {
    FINDING_REASON   = 0,
    FINDING_FAULT    = FINDING_REASON + ECART_REASONS,
    FINDING_FORGIVEN = FINDING_FAULT + ECART_PGN_FAULTS,
    FINDING_GAME     = FINDING_FORGIVEN + ECART_FORGIVEN,

    WRONG_RESULT = FINDING_GAME,    /* mate, or no mate ever, and another result */
    RESULT_DIFFERS,                 /* from the tag */
    WRONG_NUMBER,                   /* of a move */
    MISSING_TAG,                    /* of the seven */

    FINDINGS
};

enum weight { WEIGHT_ERROR, WEIGHT_WARNING, WEIGHT_NOTE, WEIGHTS };

/* Which findings are told. */
struct wanted {
    bool told[FINDINGS];
};

/* The identifier; NULL for numbers in between that no finding has. */
const char *finding_name(int finding);

enum weight finding_weight(int finding);
const char *weight_name(enum weight weight);

/* What is told unless the user says otherwise: all but notes. */
void wanted_usual(struct wanted *wanted);

/* Turns on or off what is in a list such as "missing-check,notes": identifiers,
 * "errors", "warnings", "notes" and "all".  Or says which is none and returns
 * false. */
bool wanted_turn(struct wanted *wanted, const char *list, bool on);

#endif
