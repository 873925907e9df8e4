/* SPDX-License-Identifier: MIT */
/* finding.h -- the findings about games: identifiers and weights, and which of
 * them are wanted */
#ifndef PGN_FINDING_H
#define PGN_FINDING_H

#include <stdbool.h>
#include <stdint.h>

#include <ecart.h>

/* One range of numbers for all: reasons why a move is refused, faults of the
 * text, what was forgiven in a move, and what only the whole game shows. */
enum {
    FINDING_REASON   = 0,
    FINDING_FAULT    = FINDING_REASON + ECART_REASONS,
    FINDING_FORGIVEN = FINDING_FAULT + ECART_PGN_FAULTS,
    FINDING_GAME     = FINDING_FORGIVEN + ECART_FORGIVEN,

    WRONG_RESULT = FINDING_GAME,    /* the last position decides otherwise */
    RESULT_DIFFERS,                 /* the game's result is not the tag's */
    WRONG_NUMBER,                   /* a move has a wrong number */
    MISSING_TAG,                    /* one of the Seven Tag Roster is missing */
    MATE_UNFINISHED,                /* mate, and the result says that it goes on */
    PLAYED_PAST_END,                /* a draw by rule, and play or a win after it */
    FLAG_FALL_RESULT,               /* a flag fell, and the result is another */
    SETUP_WITHOUT_FEN,              /* the start is another, and not told */
    DUPLICATE_TAG,                  /* a tag stands twice */
    BAD_DATE,                       /* no day is called so */
    BAD_ELO,                        /* no rating is such */
    BAD_ROUND,                      /* no round is such */

    FINDINGS
};

enum weight { WEIGHT_ERROR, WEIGHT_WARNING, WEIGHT_NOTE, WEIGHTS };

/* Which findings are reported, and how. */
struct wanted {
    bool told[FINDINGS];
    bool all;               /* all of a sort, however many */
    bool play_on;           /* after a refused move too */
    bool meant;             /* with what was meant by a refused move */
    bool mend;              /* none: what was meant is mended instead */
    const ecart_letters *letters;   /* of the pieces; NULL for English */
    const ecart_language *language; /* of the sentences; NULL for English */
};

/* The identifier; NULL for a number that is not a finding. */
const char *finding_name(int finding);

enum weight finding_weight(int finding);
const char *weight_name(enum weight weight);

/* Whether it is about the file, and so is told and counted once for each. */
bool finding_is_once(int finding);

/* How many of a sort are told in full for each file.  Refused moves are never
 * too many. */
uint64_t finding_most(const struct wanted *wanted, int finding);

/* What is reported unless the user says otherwise: all but notes. */
void wanted_default(struct wanted *wanted);

/* Turns findings on or off by a list such as "missing-check,notes", made of
 * identifiers, "errors", "warnings", "notes" and "all".  If a word is none of
 * these, says so and returns false. */
bool wanted_turn(struct wanted *wanted, const char *list, bool on);

#endif
