/* SPDX-License-Identifier: MIT */
/* finding_format.h -- a finding, as a line of text or of JSON */
#ifndef FINDINGS_FINDING_FORMAT_H
#define FINDINGS_FINDING_FORMAT_H

#include "findings/report.h"
#include "findings/tags.h"
#include "mending/witness.h"
#include "output/meanings.h"

/* One finding. */
struct finding {
    int                    id;
    ecart_pgn_place        place;
    uint64_t               game;
    const struct tags     *tags;
    const ecart_pgn_token *move;    /* NULL if it is not about a move */
    const ecart_position  *before;  /* before that move; NULL if it is not known */
    const ecart_notation  *notation; /* how that move was read; NULL if there is none */
    const char            *text;
    const char            *hint;    /* printed once for a file; NULL if there is none */
    const struct wanted   *wanted;
    const char            *caret;   /* the place in its line, for a terminal; NULL if none */
    struct circumstances   past;    /* what happened before that move, if it is known */
    const struct witness  *witness; /* knows what was meant; NULL if that is not asked */
};

/* Adds a finding to a report, as a line of text or of JSON. */
void finding_format(const struct finding *finding, bool json, struct report *report);

/* What a line of text says after the place.  Texts may be raw, as a file has them, or made fit
 * to be shown; a text that is not known is empty. */
struct finding_words {
    int        id;
    ecart_text white, black, date;
    ecart_text at;                  /* the move, with its number */
    ecart_text text, hint;
};

/* Adds these words to the text of a report; report_note() makes a finding of them. */
void finding_put_words(const struct finding_words *words, bool coloured, struct report *report);

#endif
