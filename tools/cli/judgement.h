/* SPDX-License-Identifier: MIT */
/* judgement.h -- what is said of one request, as fields or as JSON */
#ifndef CLI_JUDGEMENT_H
#define CLI_JUDGEMENT_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

#include "cli/json.h"

/* The first field of an answer. */
enum outcome { LEGAL, PROMOTION_NEEDED, ILLEGAL, BAD_POSITION, BAD_REQUEST, OUTCOMES };

/* How moves are read and sentences are written. */
struct judge_options {
    const ecart_language *language;     /* NULL for English */
    bool strict;            /* refuse what else is forgiven or mended */
};

struct judgement {
    enum outcome outcome;
    const char  *reason;                    /* an identifier */
    int          count;
    ecart_cell   cells[ECART_EVIDENCE_LIMIT];
    size_t       offset;                    /* NO_PLACE if none */
    char         text[ECART_EXPLAIN_SIZE];  /* a sentence */
    char         hint[ECART_EXPLAIN_SIZE];  /* another, or empty */
    const ecart_position *before;           /* NULL unless it is about a move */
    ecart_notation        notation;         /* read only if it is */
    bool                  unforgiven;       /* what else is forgiven refused it */
    const char           *standing;         /* after the move, if it is known
                                               from a whole game; or NULL */
};

/* "legal" and so on. */
const char *outcome_name(enum outcome outcome);

/* Judges a move that was read, or one in any notation.  The position must
 * outlive the judgement. */
void judge_notation(struct judgement *judgement, const ecart_position *position,
                    const ecart_notation *notation, const struct judge_options *judge);
void judge_move(struct judgement *judgement, const ecart_position *position,
                const char *move, size_t length, const struct judge_options *judge);

/* What is wrong with a position, the first error, or strictly also what wants
 * a repair; or with a request. */
void judge_faults(struct judgement *judgement, const ecart_setup *setup,
                  const ecart_faults *faults, const struct judge_options *judge);
void judge_request(struct judgement *judgement, const char *what, size_t offset);

/* Five fields with tabs between them.  In the last one is the sentence, or of
 * a refused move what CECP wants. */
void judgement_print_fields(const struct judgement *judgement, bool cecp);

/* In an object that was opened, the same and all else that is known. */
void judgement_print_members(struct json *json, const struct judgement *judgement);

#endif
