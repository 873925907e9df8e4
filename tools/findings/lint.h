/* SPDX-License-Identifier: MIT */
/* lint.h -- judges the games of a text, and reports what is wrong with them */
#ifndef FINDINGS_LINT_H
#define FINDINGS_LINT_H

#include "findings/finding_format.h"
#include "findings/report.h"
#include "findings/row.h"
#include "mending/witness.h"

enum { LINT_PLIES = 17700 };    /* longer than any game that 75 moves end */

/* Each guess reads on in its game, so a game of nothing but refused moves must not ask
 * for too many. */
enum { LINT_GUESSES = 4 };

/* A text being judged. */
struct lint {
    const struct wanted *wanted;
    bool                 json;
    struct report       *report;
    struct tags          tags;      /* of the game */
    struct row           row;       /* of the game, if rows are wanted */
    int                  shift;     /* how far its move numbers are off */
    int                  guesses;   /* how often its language may still be guessed */
    bool                 hinted;    /* a guess was reported */
    ecart_pgn_judge      judge;
    ecart_pgn_line       lines[WITNESS_LINES];
    struct witness       witness;   /* if what was meant is wanted */
    ecart_pgn_ply        plies[LINT_PLIES];
    ecart_record         records[LINT_PLIES];   /* of them, if a move is refused */
    ecart_pgn_place      begin;     /* of the game's moves */
    const ecart_position *start;    /* of the game, if it is known */
    ecart_position       given;     /* that start, if it is not the usual one */
};

/* Begins a text, which is then given in pieces. */
void lint_begin(struct lint *lint, const struct wanted *wanted, bool json, struct report *report);

/* Judges a piece of the text, and counts what was read so far.  Returns how
 * many bytes at the end of the piece were not read: the next piece begins with
 * them. */
size_t lint_piece(struct lint *lint, const char *text, size_t length, bool last);

#endif
