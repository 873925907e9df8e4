/* SPDX-License-Identifier: MIT */
/* row.h -- a row a game: its tags, how it ends, and what is wrong with it
 *
 * A row is an object of JSON; or its values are cells, with tabs between them.  It is kept
 * until the next game begins, because what is found behind a game is the game's too. */
#ifndef FINDINGS_ROW_H
#define FINDINGS_ROW_H

#include "findings/finding_format.h"

/* The row of the game that is judged.  Its tags and its fault are kept in the report. */
struct row {
    uint64_t         game;      /* 0 before the first game of the text */
    ecart_pgn_place  place;     /* where it begins */
    int              plies;     /* of its own line, as far as that is known */
    ecart_pgn_result result;
    const char      *standing;  /* NULL if it is not known */
    int              fault;     /* the gravest finding; -1 for none */
    uint64_t         found[WEIGHTS];
};

struct lint;

/* Forgets the row, at the beginning of a text. */
void row_clear(struct lint *lint);

/* Begins a game: the row of the one before goes to the report. */
void row_begin(struct lint *lint, const ecart_pgn_token *first);

/* Notes a tag whose name the game did not have before. */
void row_tag(struct lint *lint, const ecart_pgn_token *tag);

/* Counts a finding, if it is wanted and about the game. */
void row_note(struct lint *lint, const struct finding *finding);

/* Notes how a game ends. */
void row_end(struct lint *lint, const ecart_pgn_event *event);

/* Puts the row into the report, if there is one. */
void row_put(struct lint *lint);

#endif
