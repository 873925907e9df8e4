/* SPDX-License-Identifier: MIT */
/* finding.h -- the findings about games: identifiers and weights, and which of
 * them are wanted */
#ifndef FINDINGS_FINDING_H
#define FINDINGS_FINDING_H

#include <ecart.h>

#include "findings/finding_records.h"

#define NAMED(finding, name, severity) finding,

/* One range of numbers for all: reasons why a move is refused, faults of the
 * text, what was forgiven in a move, and what only the whole game shows. */
enum {
    FINDING_REASON   = 0,
    FINDING_FAULT    = FINDING_REASON + ECART_REASONS,
    FINDING_FORGIVEN = FINDING_FAULT + ECART_PGN_FAULTS,
    FINDING_GAME     = FINDING_FORGIVEN + ECART_FORGIVEN,

    BEFORE_GAMES     = FINDING_GAME - 1,
    GAME_FINDINGS(NAMED)

    FINDINGS
};

#undef NAMED

enum weight { WEIGHT_ERROR, WEIGHT_WARNING, WEIGHT_NOTE, WEIGHTS };

/* Which findings are reported, and how.  What changes a finding is named in the summary
 * of each part too (summary.c), so that only parts of one run are merged. */
struct wanted {
    bool told[FINDINGS];
    bool all;               /* all of a kind, however many */
    bool play_on;           /* goes on after a refused move */
    bool meant;             /* says what a refused move was meant to be */
    bool mend;              /* reports none, and mends moves instead */
    bool games;             /* reports none, and prints a row a game instead */
    const ecart_letters *letters;   /* of the pieces; NULL for English */
    const ecart_language *language; /* of the sentences; NULL for English */
    int  columns;           /* of the terminal that is written to; 0 if it is none */
    bool coloured;
};

/* The identifier; NULL for 0, which is the reason of legal moves. */
const char *finding_name(int finding);

/* The finding with an identifier; -1 if there is none. */
int finding_find(const char *name, size_t length);

enum weight finding_weight(int finding);
const char *weight_name(enum weight weight);

/* Whether a finding is about the whole file, so that it is reported and counted once. */
bool finding_is_once(int finding);

/* How many of a kind are reported in full for each file.  Refused moves are never too many. */
uint64_t finding_most(const struct wanted *wanted, int finding);

/* What is reported unless the user says otherwise: all but notes. */
void wanted_default(struct wanted *wanted);

/* Turns findings on or off by a list such as "missing-check,notes", made of identifiers, "errors",
 * "warnings", "notes" and "all".  If a word is none of these, says so and returns false. */
bool wanted_turn(struct wanted *wanted, const char *list, bool on);

#endif
