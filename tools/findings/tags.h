/* SPDX-License-Identifier: MIT */
/* tags.h -- what the tags say about a game, and values that they cannot have
 *
 * Collections write dates, ratings and rounds in many ways, and most of them can
 * be understood.  Here only impossible values are wrong. */
#ifndef FINDINGS_TAGS_H
#define FINDINGS_TAGS_H

#include "findings/finding.h"

enum {
    TAG_SIZE  = 64,
    TAG_NAMES = 64,     /* at most this many names of a game are remembered */
    TAG_NAME_SIZE = 24  /* and none that are longer */
};

/* The value of a tag as the file has it, cut if it is too long. */
struct value {
    bool   known;
    size_t length;
    char   text[TAG_SIZE];
};

/* The tags that are looked at. */
enum tag {
    TAG_EVENT, TAG_SITE, TAG_DATE, TAG_ROUND, TAG_WHITE, TAG_BLACK, TAG_RESULT,
    TAG_FEN, TAG_SETUP, TAG_TERMINATION, TAG_WHITE_ELO, TAG_BLACK_ELO, TAG_EVENT_DATE,
    TAG_UTC_DATE,
    TAG_OTHER
};

struct tags {
    uint32_t        there;      /* bits: which of these tags are there */
    struct value    white, black, date, result;
    bool            set_up, no_set_up;  /* SetUp is "1" or "0" */
    bool            time_forfeit;   /* Termination says so */
    ecart_pgn_place set_up_place;

    bool            is_new;     /* the last tag surely has another name than those before */
    size_t          names;
    struct {
        uint8_t length;
        char    text[TAG_NAME_SIZE];
    } name[TAG_NAMES];
};

void tags_clear(struct tags *tags);

/* Whether the game has this tag; not to be asked for TAG_OTHER. */
bool tags_have(const struct tags *tags, enum tag tag);

enum { TAGS_MISSING_SIZE = 64 };

/* How many of the Seven Tag Roster a game lacks; the text names them. */
int tags_missing(const struct tags *tags, char text[TAGS_MISSING_SIZE]);

/* Keeps what a tag says, and tells which one it is.  *again says whether a tag of
 * its name was there before. */
enum tag tags_note(struct tags *tags, const ecart_pgn_token *tag, bool *again);

/* Returns the sentence SAY_... that says what is wrong with the value of a tag, and the finding;
 * 0 if the tag can have this value. */
int tag_check(enum tag which, const ecart_pgn_token *tag, int *finding);

/* Whether the draws by five times the same position and by 75 moves were in the Laws at the
 * date of the game, which have them since July 2014. */
bool tags_have_new_rules(const struct tags *tags);

#endif
