/* SPDX-License-Identifier: MIT */
/* laws.h -- the rules in a sentence each, and their articles in the FIDE Laws
 *
 * The sentences are ours.  The numbers are those of the FIDE Laws of Chess in
 * an edition, given as deep as they are beyond doubt: for en passant and for
 * promotion, which moved about within it, the article on the pawn as a whole. */
#ifndef EXPLAIN_LAWS_H
#define EXPLAIN_LAWS_H

#include <stdbool.h>

#include <ecart.h>

enum edition {
    EDITION_2018,
    EDITION_2023,
    EDITIONS
};

/* The year in which an edition came into force, "2023". */
const char *laws_year(enum edition edition);

/* The edition of a year; EDITIONS if there is none. */
enum edition laws_edition(const char *year);

/* One article: its number in an edition, and what it says. */
struct article {
    const char *number;
    const char *says;
};

enum { ARTICLES = 4 };      /* the most that are cited for one matter */

/* The articles that a refused move of a kind of piece breaks, that a legal
 * move of a nature follows, and by which a game stands as it does.  Each
 * returns how many. */
int laws_of_reason(enum edition edition, ecart_reason reason, ecart_kind kind,
                   struct article articles[ARTICLES]);
int laws_of_nature(enum edition edition, int nature, ecart_kind kind,
                   struct article articles[ARTICLES]);
int laws_of_standing(enum edition edition, ecart_standing standing,
                     struct article articles[ARTICLES]);

/* What is done about an illegal move that was completed, in standard play. */
int laws_of_completion(enum edition edition, struct article articles[ARTICLES]);

/* How castling differs in Chess960. */
int laws_of_chess960(enum edition edition, struct article articles[ARTICLES]);

/* The rule behind a reason as a teacher says it, without a number. */
const char *laws_rule(ecart_reason reason);

#endif
