/* SPDX-License-Identifier: MIT */
/* filter_wanted.h -- what ecart filter must answer, found a second way
 *
 * A line is cut up here, or read by jansson as a whole, and the library is asked
 * what the filter has to say. */
#ifndef FILTER_WANTED_H
#define FILTER_WANTED_H

#include "fuzz.h"
#include "fuzz_text.h"

#ifdef HAVE_JANSSON
#include <jansson.h>
#else
typedef void json_t;
#endif

#include "filter/answer.h"
#include "filter/request.h"

/* What is asked, as far as it could be read, and what must be answered. */
struct wanted {
    enum operation       operation;
    struct bytes         fen, move;     /* a FEN of NULL is the start of a game */
    struct bytes         board;         /* of a request about one */
    struct bytes         tried;         /* of a referee's */
    const json_t        *moves;         /* an array, or NULL */
    ecart_cell           from, to;
    ecart_kind           promotion;
    bool                 lesson, sees;  /* it has members of a lesson, or about a board */
    bool                 wants;         /* it has "want" */
    bool                 rules;         /* it has members of a referee's alone */
    bool                 spoils;        /* it has no "spoilers":false */
    bool                 numbers;       /* it has "numbers", which a referee has no use for */
    char                 squares[ECART_UCI_SIZE];
    bool                 is_judged;     /* there is something to judge, or to refuse */
    bool                 is_seen;       /* it is a board, and a good one */
    size_t               ply;           /* of the move in the array that is refused, from 1 */
    ecart_sight          sight;
    bool                 chess960, meant;
    bool                 has_language;
    struct judge_options judge;
    enum outcome         outcome;
    const char          *reason;
};

/* Says that the answer must be a bad request, and its reason. */
void want_refusal(struct wanted *wanted, const char *reason);

/* Read a request of two fields, or one that jansson has read or could not read.
 * Return whether it is a good one. */
bool want_fields(struct wanted *wanted, struct bytes line);
bool want_object(struct wanted *wanted, json_t *request);

/* Finds the position that is asked about, after its moves; or says what is wrong with it or
 * with one of them. */
bool want_position(struct wanted *wanted, ecart_position *position);

/* Finds what must be answered to a good request. */
void want_verdict(struct wanted *wanted);

#endif
