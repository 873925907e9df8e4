/* SPDX-License-Identifier: MIT */
/* finding_format.h -- a finding, as a line of text or of JSON */
#ifndef PGN_FINDING_FORMAT_H
#define PGN_FINDING_FORMAT_H

#include <stdbool.h>

#include <ecart.h>

#include "pgn/report.h"

enum { TAG_SIZE = 64 };

/* The value of a tag as the file has it, cut if it is too long. */
struct value {
    bool   known;
    size_t length;
    char   text[TAG_SIZE];
};

/* What the tags say about a game. */
struct tags {
    unsigned     seven;     /* bits: which of the Seven Tag Roster are there */
    unsigned     next;      /* which of the seven is likely to come next */
    struct value white, black, date, result;
};

/* One finding. */
struct finding {
    int                    id;
    ecart_pgn_place        place;
    uint64_t               game;
    const struct tags     *tags;
    const ecart_pgn_token *move;    /* NULL if it is not about a move */
    const ecart_position  *before;  /* before that move; NULL if it is not known */
    const ecart_verdict   *verdict; /* on that move; NULL if there is none */
    const char            *text;
};

void tags_clear(struct tags *tags);

/* Keeps what a tag says. */
void tags_note(struct tags *tags, const ecart_pgn_token *tag);

/* Adds a finding to a report, as a line of text or of JSON. */
void finding_format(const struct finding *finding, bool json, struct report *report);

#endif
