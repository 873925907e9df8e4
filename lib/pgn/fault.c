/* SPDX-License-Identifier: MIT */
/* fault.c -- the names of what may be wrong with a text of games */

#include <ecart/pgn.h>

const char *ecart_pgn_fault_name(ecart_pgn_fault fault)
{
    static const char *const names[ECART_PGN_FAULTS] = {
        [ECART_PGN_BAD_BYTE] = "bad-byte",
        [ECART_PGN_STRAY_SIGN] = "stray-sign",
        [ECART_PGN_UNCLOSED_COMMENT] = "unclosed-comment",
        [ECART_PGN_UNCLOSED_TAG] = "unclosed-tag",
        [ECART_PGN_UNCLOSED_VARIATION] = "unclosed-variation",
        [ECART_PGN_BAD_TAG] = "bad-tag",
        [ECART_PGN_TAG_QUOTE] = "tag-quote",
        [ECART_PGN_BAD_NAG] = "bad-nag",
        [ECART_PGN_STRAY_WORD] = "stray-word",
        [ECART_PGN_RESULT_SPELLING] = "result-spelling",
        [ECART_PGN_NO_RESULT] = "no-result",
        [ECART_PGN_STRAY_RESULT] = "stray-result",
        [ECART_PGN_NO_MOVE_TO_VARY] = "no-move-to-vary",
        [ECART_PGN_TOO_DEEP] = "too-deep",
        [ECART_PGN_NULL_MOVE] = "null-move",
        [ECART_PGN_BAD_FEN] = "bad-fen",
        [ECART_PGN_FEN_REPAIR] = "fen-repair",
        [ECART_PGN_UNKNOWN_VARIANT] = "unknown-variant",
        [ECART_PGN_NULL_MOVE_IN_CHECK] = "null-move-in-check",
        [ECART_PGN_WIDE_TEXT] = "wide-text",
        [ECART_PGN_LEGACY_TEXT] = "legacy-text",
        [ECART_PGN_BYTE_ORDER_MARK] = "byte-order-mark"
    };

    return fault < ECART_PGN_FAULTS ? names[fault] : NULL;
}
