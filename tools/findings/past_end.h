/* SPDX-License-Identifier: MIT */
/* past_end.h -- finds games that were played on after the rules had ended them */
#ifndef FINDINGS_PAST_END_H
#define FINDINGS_PAST_END_H

#include "findings/finding_text.h"
#include "findings/lint.h"

/* The end by the rules, and what is reported about it. */
struct past_end {
    struct game_end end;
    bool            has_move;   /* the text of the first move after it is there */
    ecart_pgn_token move;
    char            text[FINDING_TEXT_SIZE];
};

/* Looks at a game when it ends: whether there is anything to report. */
bool past_end_find(struct lint *lint, const ecart_pgn_event *event, struct past_end *past);

/* Whether the draws by five times the same position and by 75 moves were in the Laws at
 * a date, which have them since July 2014. */
bool past_end_has_new_rules(const struct value *date);

#endif
