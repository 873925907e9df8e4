/* SPDX-License-Identifier: MIT */
/* reason.c -- identifiers of the reasons */

#include <ecart/reason.h>

#include <string.h>

#include "base/text.h"

/* In the order of reason.h.  One string and no pointers, which would have to be
 * relocated. */
static const char names[] =
    "none\0"
    "bad-notation\0"
    "impossible-cell\0"
    "ambiguous\0"
    "no-such-piece\0"
    "same-cell\0"
    "no-piece\0"
    "not-your-piece\0"
    "king-shape\0"
    "queen-shape\0"
    "rook-shape\0"
    "bishop-shape\0"
    "knight-shape\0"
    "pawn-shape\0"
    "pawn-backward\0"
    "pawn-sideways\0"
    "pawn-double-not-from-start\0"
    "castle-no-rook\0"
    "castle-no-right\0"
    "castle-path-blocked\0"
    "castle-in-check\0"
    "castle-through-check\0"
    "castle-into-check\0"
    "own-piece\0"
    "path-blocked\0"
    "pawn-push-blocked\0"
    "pawn-capture-empty\0"
    "en-passant-unavailable\0"
    "king-capture\0"
    "promotion-invalid\0"
    "promotion-not-allowed\0"
    "kings-touch\0"
    "king-captures-guarded\0"
    "king-stays-on-line\0"
    "king-into-attack\0"
    "double-check\0"
    "leaves-in-check\0"
    "pinned\0"
    "en-passant-exposes-king\0"
    "promotion-needed";

const char *ecart_reason_name(ecart_reason reason)
{
    return reason < ECART_REASONS ? text_nth(names, (int)reason) : NULL;
}

ecart_reason ecart_reason_of_name(const char *name, size_t length)
{
    ecart_reason r = ECART_LEGAL;

    for (const char *n = names; r < ECART_REASONS; r++, n += strlen(n) + 1) {
        if (strlen(n) == length && memcmp(n, name, length) == 0)
            break;
    }
    return r;
}
