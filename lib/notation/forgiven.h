/* SPDX-License-Identifier: MIT */
/* forgiven.h -- what a reader of SAN forgives: names, sets, signs of check */
#ifndef LIB_NOTATION_FORGIVEN_H
#define LIB_NOTATION_FORGIVEN_H

#include <ecart/legal.h>
#include <ecart/san.h>

#include "base/internal.h"

/* The set of one thing that is forgiven if a condition is true, or else the empty set. */
static inline ecart_forgiven_set forgiven_if(bool so, ecart_forgiven what)
{
    return (ecart_forgiven_set)so << what;
}

/* What is forgiven about the sign of check in a text, 0 if it has none, on a move that gives
 * nothing, check or mate. */
ECART_HIDDEN ecart_forgiven_set ecart_san_forgiven_check(char sign, ecart_gives gives);

#endif
