/* SPDX-License-Identifier: MIT */
/* finding_format.h -- a finding, as a line of text or of JSON */
#ifndef PGN_FINDING_FORMAT_H
#define PGN_FINDING_FORMAT_H

#include <stdbool.h>

#include <ecart.h>

#include "pgn/report.h"

enum { HEADING_SIZE = 64 };

/* A value of a tag, as it stands; cut if it is longer. */
struct value {
    bool   known;
    size_t length;
    char   text[HEADING_SIZE];
};

/* What the tags say of a game. */
struct heading {
    unsigned     seven;     /* which of the Seven Tag Roster there are, as bits */
    unsigned     next;      /* which of them is likely to come */
    struct value white, black, date, result;
};

/* One finding. */
struct telling {
    int                    finding;
    ecart_pgn_place        place;
    uint64_t               game;
    const struct heading  *heading;
    const ecart_pgn_token *move;    /* NULL if it is about none */
    const ecart_position  *before;  /* that move; NULL if it is not known */
    const ecart_verdict   *verdict; /* NULL if there is none */
    const char            *sentence;
};

void heading_clear(struct heading *heading);

/* Takes note of a tag. */
void heading_note(struct heading *heading, const ecart_pgn_token *tag);

/* Puts a finding into a report. */
void telling_put(const struct telling *telling, bool json, struct report *report);

#endif
