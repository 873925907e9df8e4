/* SPDX-License-Identifier: MIT */
/* reason_list.h -- the reasons as sets, in the order in which the rules are asked
 *
 * REASON_LIST is made of records/reasons.txt and has that order.  The numbers in
 * reason.h do not depend on it; programs compare ranks, never numbers.  Each line has
 * the reason, its identifier, its group, where its evidence comes from, and the roles of
 * the first cell and of the others. */
#ifndef LIB_PIECES_REASON_LIST_H
#define LIB_PIECES_REASON_LIST_H

#include <ecart/reason.h>

#include "base/bits.h"
#include "base/internal.h"
#include "pieces/reason_records.h"

/* Where evidence comes from.  The first numbers are shifts: see outcomes.h. */
enum {
    SHOWS_FROM    = 0,
    SHOWS_TO      = 8,
    SHOWS_NOTHING = 16,
    SHOWS_BLOCKER = 24,     /* the first piece in the way */
    SHOWS_SHIFT   = 63,
    SHOWS_FROM_TO = 64,     /* both, from first */
    SHOWS_MORE    = 128     /* what only the rules know: legal.c */
};

/* The place of a reason in the order in which rules are asked, as a constant;
 * ECART_LEGAL has 0. */
#define PLACE_OF(reason, name, group, shows, first, others) PLACE_OF_##reason,
enum { REASON_LIST(PLACE_OF) REASON_PLACES };
#undef PLACE_OF

/* The set of one reason.  Its bit is the place of the reason, so the lowest bit of a
 * set is the reason that is asked first. */
#define RULE(reason) ((ecart_reason_set)1 << PLACE_OF_##reason)

/* The set of one reason if its rule is broken, else the empty set. */
#define RULE_IF(broken, reason) ((ecart_reason_set)((broken) != 0) << PLACE_OF_##reason)

/* What each reason shows, as a constant: SHOWN_BY_ECART_PINNED. */
#define SHOWN_BY(reason, name, group, shows, first, others) SHOWN_BY_##reason = SHOWS_##shows,
enum { REASON_LIST(SHOWN_BY) SHOWN_BY_END };
#undef SHOWN_BY

/* What each reason shows, in an array. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_reason_shows[ECART_REASONS];

/* The place of each reason, and the reason at each place. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_reason_places[ECART_REASONS];
ECART_HIDDEN_TABLE extern const uint8_t ecart_reasons_asked[REASON_PLACES];

/* RULE() of a reason that is not a constant; the empty set for ECART_LEGAL. */
static inline ecart_reason_set rule_of(ecart_reason reason)
{
    return (ecart_reason_set)1 << ecart_reason_places[reason] & ~RULE(ECART_LEGAL);
}

/* The reason in a set that is asked first; ECART_LEGAL if the set is empty. */
static inline ecart_reason first_asked(ecart_reason_set set)
{
    return set == 0 ? ECART_LEGAL : ecart_reasons_asked[bits_lowest(set)];
}

#endif
