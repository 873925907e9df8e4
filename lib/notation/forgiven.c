/* SPDX-License-Identifier: MIT */
/* forgiven.c -- what a reader of SAN forgives: names, sets, signs of check */

#include "notation/san_meaning.h"

static const char *const forgiven_names[ECART_FORGIVEN] = {
    [ECART_OVERSPECIFIED]       = "overspecified",
    [ECART_SPURIOUS_CAPTURE]    = "spurious-capture",
    [ECART_MISSING_CAPTURE]     = "missing-capture",
    [ECART_SPURIOUS_CHECK]      = "spurious-check",
    [ECART_MISSING_CHECK]       = "missing-check",
    [ECART_WRONG_CHECK]         = "wrong-check",
    [ECART_CASTLE_SPELLING]     = "castle-spelling",
    [ECART_CASTLE_AS_KING_MOVE] = "castle-as-king-move",
    [ECART_LONG_FORM]           = "long-form",
    [ECART_UCI_FORM]            = "uci-form",
    [ECART_PAWN_LETTER]         = "pawn-letter",
    [ECART_NO_EQUALS]           = "no-equals",
    [ECART_LETTER_CASE]         = "letter-case",
    [ECART_EN_PASSANT_SUFFIX]   = "en-passant-suffix",
    [ECART_ANNOTATION]          = "annotation",
    [ECART_MOVE_NUMBER]         = "move-number",
    [ECART_FIGURINE]            = "figurine",
    [ECART_SPACE]               = "space",
    [ECART_SHORT_CAPTURE]       = "short-capture",
    [ECART_CAPTURE_SIGN]        = "capture-sign",
    [ECART_PUNCTUATION]         = "punctuation",
    [ECART_LOCAL_LETTERS]       = "local-letters",
    [ECART_SPOKEN]              = "spoken",
};

const char *ecart_forgiven_name(ecart_forgiven forgiven)
{
    return forgiven < ECART_FORGIVEN ? forgiven_names[forgiven] : NULL;
}

ecart_forgiven_set ecart_san_forgiven_check(char sign, ecart_gives gives)
{
    static const char signs[] = { 0, '+', '#' };
    char              right   = signs[gives];

    return forgiven_if(sign != 0 && right == 0, ECART_SPURIOUS_CHECK) |
           forgiven_if(sign == 0 && right != 0, ECART_MISSING_CHECK) |
           forgiven_if(sign != 0 && right != 0 && sign != right, ECART_WRONG_CHECK);
}
