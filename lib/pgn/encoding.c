/* SPDX-License-Identifier: MIT */
/* encoding.c -- UTF-16, byte-order marks, and texts that are not UTF-8 */

#include "pgn/scan.h"

static const char order_mark[] = { '\xef', '\xbb', '\xbf' };

/* Whether a text is UTF-16: it begins with the mark of UTF-16; or each of its first two
 * characters has a zero before it, or each has one after it. */
static bool is_wide(const char *text, size_t length)
{
    if (length >= 2 && (memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0))
        return true;
    return length >= 4 && (text[0] == 0) != (text[1] == 0) &&
           (text[0] == 0) == (text[2] == 0) && (text[1] == 0) == (text[3] == 0);
}

ecart_pgn_kind ecart_pgn_begin_text(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    enum { ENOUGH = 4 };    /* bytes that show whether it is UTF-16 */

    if (r->length < ENOUGH && !r->last)
        return ask_for_more(token);
    if (is_wide(r->text, r->length)) {
        r->within = WITHIN_WIDE;
        return take_fault(r, token, ECART_PGN_WIDE_TEXT, 0);
    }
    if (ecart_pgn_is_order_mark(r, 0))
        r->line_start = r->at = sizeof order_mark;
    return ECART_PGN_KINDS;
}

bool ecart_pgn_is_order_mark(const ecart_pgn_reader *r, size_t at)
{
    return r->length - at >= sizeof order_mark &&
           memcmp(r->text + at, order_mark, sizeof order_mark) == 0;
}

ecart_pgn_kind ecart_pgn_order_mark(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    size_t at = r->at;

    r->mark_told = true;
    (void)take_fault(r, token, ECART_PGN_BYTE_ORDER_MARK, at + sizeof order_mark);
    ecart_pgn_pass_order_mark(r, at);
    return ECART_PGN_FAULT;
}

void ecart_pgn_pass_order_mark(ecart_pgn_reader *r, size_t at)
{
    if (r->offset + at == r->line_start)
        r->line_start += sizeof order_mark;
}

static bool is_end_mark(char c)
{
    return c == '\x1a' || c == '\xff';
}

/* A tail of more than MOST bytes does not count, or all of it would be looked at again for
 * each of its bytes; nor does the tail of a token that may be cut before it. */
tail_end ecart_pgn_tail(const ecart_pgn_reader *r, size_t at)
{
    enum { MOST = 256 };

    if (!is_end_mark(r->text[at]) || r->length - at > MOST ||
        r->length - r->at >= ECART_PGN_PIECE)
        return NO_TAIL;
    for (; at < r->length; at++) {
        if (!is_end_mark(r->text[at]) && class_at(r, at) != BLANK && class_at(r, at) != LINE_END)
            return NO_TAIL;
    }
    return r->last ? TAIL : MAY_BE_TAIL;
}

/* If the token is a fault itself and what it was found in is pending, the fault of the
 * encoding is kept in r->legacy, which is reported before what is pending. */
ecart_pgn_kind ecart_pgn_tell_legacy(ecart_pgn_reader *r, ecart_pgn_token *token,
                                     ecart_pgn_token fault)
{
    r->legacy_told = true;
    if (token->kind != ECART_PGN_FAULT)
        return tell_first(r, token, fault);
    if (r->pending.kind == ECART_PGN_END)
        r->pending = fault;
    else
        r->legacy = fault;
    return ECART_PGN_FAULT;
}
