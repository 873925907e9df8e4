/* SPDX-License-Identifier: MIT */
/* reason.c -- identifiers of the reasons */

#include <ecart/reason.h>

#include "base/text.h"

/* The header's inline functions, exported: see ECART_INLINE. */
extern inline ecart_reason_set ecart_reason_set_of(ecart_reason reason);
extern inline bool ecart_reason_set_has(ecart_reason_set set,
                                        ecart_reason reason);

static const char *const reason_names[ECART_REASONS] = {
    [ECART_LEGAL] = "none",
    [ECART_BAD_NOTATION] = "bad-notation",
    [ECART_IMPOSSIBLE_CELL] = "impossible-cell",
    [ECART_AMBIGUOUS] = "ambiguous",
    [ECART_NO_SUCH_PIECE] = "no-such-piece",
    [ECART_SAME_CELL] = "same-cell",
    [ECART_NOTHING_THERE] = "no-piece",
    [ECART_NOT_YOUR_PIECE] = "not-your-piece",
    [ECART_KING_SHAPE] = "king-shape",
    [ECART_QUEEN_SHAPE] = "queen-shape",
    [ECART_ROOK_SHAPE] = "rook-shape",
    [ECART_BISHOP_SHAPE] = "bishop-shape",
    [ECART_KNIGHT_SHAPE] = "knight-shape",
    [ECART_PAWN_SHAPE] = "pawn-shape",
    [ECART_PAWN_BACKWARD] = "pawn-backward",
    [ECART_PAWN_SIDEWAYS] = "pawn-sideways",
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = "pawn-double-not-from-start",
    [ECART_CASTLE_NO_ROOK] = "castle-no-rook",
    [ECART_CASTLE_NO_RIGHT] = "castle-no-right",
    [ECART_CASTLE_PATH_BLOCKED] = "castle-path-blocked",
    [ECART_CASTLE_IN_CHECK] = "castle-in-check",
    [ECART_CASTLE_THROUGH_CHECK] = "castle-through-check",
    [ECART_CASTLE_INTO_CHECK] = "castle-into-check",
    [ECART_OWN_PIECE] = "own-piece",
    [ECART_PATH_BLOCKED] = "path-blocked",
    [ECART_PAWN_PUSH_BLOCKED] = "pawn-push-blocked",
    [ECART_PAWN_CAPTURE_EMPTY] = "pawn-capture-empty",
    [ECART_EN_PASSANT_UNAVAILABLE] = "en-passant-unavailable",
    [ECART_KING_CAPTURE] = "king-capture",
    [ECART_PROMOTION_INVALID] = "promotion-invalid",
    [ECART_PROMOTION_NOT_ALLOWED] = "promotion-not-allowed",
    [ECART_KINGS_TOUCH] = "kings-touch",
    [ECART_KING_CAPTURES_GUARDED] = "king-captures-guarded",
    [ECART_KING_STAYS_ON_LINE] = "king-stays-on-line",
    [ECART_KING_INTO_ATTACK] = "king-into-attack",
    [ECART_DOUBLE_CHECK] = "double-check",
    [ECART_LEAVES_IN_CHECK] = "leaves-in-check",
    [ECART_PINNED] = "pinned",
    [ECART_EN_PASSANT_EXPOSES_KING] = "en-passant-exposes-king",
    [ECART_PROMOTION_NEEDED] = "promotion-needed"
};

const char *ecart_reason_name(ecart_reason reason)
{
    return reason < ECART_REASONS ? reason_names[reason] : NULL;
}

ecart_reason ecart_reason_of_name(const char *name, size_t length)
{
    return (ecart_reason)text_find(reason_names, ECART_REASONS, name, length);
}
