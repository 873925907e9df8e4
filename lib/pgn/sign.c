/* SPDX-License-Identifier: MIT */
/* sign.c -- signs, and what else is seldom met between two moves */

#include "pgn/reader.h"

#include <string.h>

ecart_pgn_kind ecart_pgn_fault_before(ecart_pgn_reader *r, ecart_pgn_token *token,
                                      ecart_pgn_token fault)
{
    r->pending = *token;
    *token = fault;
    return ECART_PGN_FAULT;
}

ecart_pgn_kind ecart_pgn_begin_comment(ecart_pgn_reader *r, ecart_pgn_token *token, int within)
{
    r->comment = place_at(r, r->at);
    r->within  = (uint8_t)within;
    r->bad     = false;
    r->at++;
    return ecart_pgn_comment(r, token);
}

/* The fault of a token that was just taken, before it. */
static ecart_pgn_kind fault_of(ecart_pgn_reader *r, ecart_pgn_token *token,
                               ecart_pgn_fault what)
{
    ecart_pgn_token fault = *token;

    fault.kind  = ECART_PGN_FAULT;
    fault.fault = (uint8_t)what;
    return ecart_pgn_fault_before(r, token, fault);
}

static ecart_pgn_kind take_nag(ecart_pgn_reader *r, ecart_pgn_token *token,
                               size_t end, uint32_t number, bool good)
{
    token->number = number;
    (void)take(r, token, ECART_PGN_NAG, end);
    return good ? ECART_PGN_NAG : fault_of(r, token, ECART_PGN_BAD_NAG);
}

/* $12 */
static ecart_pgn_kind scan_dollar(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   end = scan_digits(r, r->at + 1, to.end, &number);

    if (end == to.end && !to.whole)
        return more(token);
    return take_nag(r, token, end, number, end > r->at + 1 && number <= UINT8_MAX);
}

/* ! ? !! ?? !? ?! in the order of their numbers. */
ecart_pgn_kind ecart_pgn_marks(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach       to = reach_of(r);
    size_t      end = scan_class(r, r->at, to.end, MARK), length = end - r->at;
    const char *marks = r->text + r->at;
    uint32_t    number = marks[0] == '!' ? 1 : 2;

    if (end == to.end && !to.whole)
        return more(token);
    if (length == 2)
        number += marks[1] == marks[0] ? 2 : 4;
    return take_nag(r, token, end, length <= 2 ? number : 0, length <= 2);
}

static ecart_pgn_kind take_result(ecart_pgn_reader *r, ecart_pgn_token *token,
                                  size_t end, ecart_pgn_result result)
{
    token->result = (uint8_t)result;
    r->in_moves   = r->depth > 0;
    return take(r, token, ECART_PGN_RESULT, end);
}

static ecart_pgn_kind open_variation(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth++ == 0)
        r->variation = place_at(r, r->at);
    return take_word(r, token, ECART_PGN_OPEN, r->at + 1);
}

static ecart_pgn_kind close_variation(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth == 0)
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    r->depth--;
    return take(r, token, ECART_PGN_CLOSE, r->at + 1);
}

ecart_pgn_kind ecart_pgn_sign(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    switch (r->text[r->at]) {
    case '{': return ecart_pgn_begin_comment(r, token, WITHIN_BRACES);
    case ';': return ecart_pgn_begin_comment(r, token, WITHIN_LINE);
    case '(': return open_variation(r, token);
    case ')': return close_variation(r, token);
    case '[': return ecart_pgn_tag(r, token);
    case '$': return scan_dollar(r, token);
    case '*': return take_result(r, token, r->at + 1, ECART_PGN_RESULT_OPEN);
    default:  return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    }
}

/* A word that does not begin as moves do. */
ecart_pgn_kind ecart_pgn_other(ecart_pgn_reader *r, ecart_pgn_token *token, size_t end)
{
    const char      *text   = r->text + r->at;
    size_t           length = end - r->at;
    ecart_pgn_result result = ecart_pgn_result_read(text, length);

    if (result != ECART_PGN_RESULT_NONE) {
        (void)take_result(r, token, end, result);
        return ecart_pgn_is_standard(text, length)
             ? ECART_PGN_RESULT : fault_of(r, token, ECART_PGN_RESULT_SPELLING);
    }
    return ecart_pgn_is_remark(text, length)
         ? take_fault(r, token, ECART_PGN_STRAY_WORD, end)
         : take_word(r, token, ECART_PGN_MOVE, end);
}

/* The byte-order mark of UTF-8, at the very start.  False if it may be there
 * and is not there as a whole. */
bool ecart_pgn_skip_mark(ecart_pgn_reader *r)
{
    static const char mark[] = { '\xef', '\xbb', '\xbf' };
    size_t            length = r->length < sizeof mark ? r->length : sizeof mark;

    if (memcmp(r->text, mark, length) != 0)
        return true;
    if (length < sizeof mark)
        return r->last;
    r->at = r->line_start = sizeof mark;
    return true;
}

ecart_pgn_kind ecart_pgn_unclosed_variation(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    r->depth = 0;
    (void)take_fault(r, token, ECART_PGN_UNCLOSED_VARIATION, r->at);
    token->place = r->variation;
    return ECART_PGN_FAULT;
}
