/* SPDX-License-Identifier: MIT */
/* reason.c -- the names of reasons, and the order in which rules are asked */

#include <ecart/reason.h>

#include "base/text.h"
#include "pieces/reason_list.h"

#define NAME(reason, name, group, shows, first, others)     [reason] = name,
#define GROUP(reason, name, group, shows, first, others)    [reason] = ECART_GROUP_##group,
#define SHOWS(reason, name, group, shows, first, others)    [reason] = SHOWS_##shows,
#define PLACE_AT(reason, name, group, shows, first, others) [reason] = PLACE_OF_##reason,
#define ASKED(reason, name, group, shows, first, others)    [PLACE_OF_##reason] = reason,

_Static_assert((int)REASON_PLACES == ECART_REASONS,
               "records/reasons.txt has a record for each reason of reason.h");

static const char *const reason_names[ECART_REASONS + 1] = { REASON_LIST(NAME) };
static const uint8_t     reason_groups[ECART_REASONS] = { REASON_LIST(GROUP) };

const uint8_t ecart_reason_shows[ECART_REASONS]  = { REASON_LIST(SHOWS) };
const uint8_t ecart_reason_places[ECART_REASONS] = { REASON_LIST(PLACE_AT) };
const uint8_t ecart_reasons_asked[REASON_PLACES] = { REASON_LIST(ASKED) };

int ecart_reason_rank(ecart_reason reason)
{
    return reason < ECART_REASONS ? ecart_reason_places[reason] : -1;
}

ecart_reason ecart_reason_at_rank(int rank)
{
    return rank >= 0 && rank < ECART_REASONS ? ecart_reasons_asked[rank] : ECART_REASONS;
}

ecart_reason_group ecart_reason_group_of(ecart_reason reason)
{
    return reason < ECART_REASONS ? reason_groups[reason] : ECART_GROUP_NONE;
}

ecart_reason_set ecart_reason_set_of(ecart_reason reason)
{
    int rank = ecart_reason_rank(reason);

    return rank > 0 ? (ecart_reason_set)1 << rank : 0;
}

bool ecart_reason_set_has(ecart_reason_set set, ecart_reason reason)
{
    return (set & ecart_reason_set_of(reason)) != 0;
}

const char *ecart_reason_name(ecart_reason reason)
{
    return reason < ECART_REASONS ? reason_names[reason] : NULL;
}

ecart_reason ecart_reason_of_name(const char *name, size_t length)
{
    return (ecart_reason)ecart_text_find(reason_names, ECART_REASONS, name, length);
}
