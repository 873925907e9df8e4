/* SPDX-License-Identifier: MIT */
/* san_meaning.h -- what the text of a move means in a position */
#ifndef LIB_NOTATION_SAN_MEANING_H
#define LIB_NOTATION_SAN_MEANING_H

#include "notation/san_parse.h"

/* A verdict on no move, with the pieces that a text may mean as its evidence. */
static inline ecart_verdict san_refused(ecart_reason reason, ecart_cells evidence)
{
    return (ecart_verdict){ .reason = reason, .others = evidence, .candidates = evidence };
}

/* The set of one thing that is forgiven if a condition is true, or else the empty set. */
static inline ecart_forgiven_set forgiven_if(bool so, ecart_forgiven what)
{
    return (ecart_forgiven_set)so << what;
}

/* What is forgiven about the sign of check in a text, 0 if it has none, on a move that gives
 * nothing, check or mate. */
ECART_HIDDEN ecart_forgiven_set ecart_san_forgiven_check(char sign, ecart_gives gives);

/* What a text means by its parts. */
ECART_HIDDEN ecart_notation ecart_san_read_parts(const ecart_position *position, san_parts *parts);

/* ecart_san_play() with the letters of a language. */
ECART_HIDDEN ecart_notation ecart_san_play_with(ecart_position *position,
                                                const ecart_letters *letters,
                                                const char *text, size_t length);

#endif
