/* SPDX-License-Identifier: MIT */
/* laws.h -- the FIDE Laws of Chess: their articles, and a sentence for each
 * rule
 *
 * The sentences are ours.  The numbers are those of an edition of the Laws, as
 * deep as they are certain: for en passant and promotion, whose numbers
 * changed, it is the article on the pawn as a whole. */
#ifndef EXPLAIN_LAWS_H
#define EXPLAIN_LAWS_H

#include <ecart.h>

enum edition {
    EDITION_2018,
    EDITION_2023,
    EDITIONS
};

/* The year in which an edition came into force, "2023". */
const char *laws_year(enum edition edition);

/* One article: its number in an edition, and what it says. */
struct article {
    const char *number;
    const char *says;
};

enum { ARTICLES = 4 };      /* the most that are cited for one matter */

/* The articles that a refused move breaks, that a legal move follows, and that
 * decide how a game stands.  Each returns how many there are. */
int laws_of_reason(enum edition edition, ecart_reason reason, ecart_kind kind,
                   struct article articles[ARTICLES]);
int laws_of_nature(enum edition edition, int nature, ecart_kind kind,
                   struct article articles[ARTICLES]);
int laws_of_standing(enum edition edition, ecart_standing standing,
                     struct article articles[ARTICLES]);

/* What happens after an illegal move was completed, in standard play. */
int laws_of_completion(enum edition edition, struct article articles[ARTICLES]);

/* How castling differs in Chess960. */
int laws_of_chess960(enum edition edition, struct article articles[ARTICLES]);

/* The rule behind a reason, as a teacher says it, without a number. */
const char *laws_rule(ecart_reason reason);

#endif
