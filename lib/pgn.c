/* SPDX-License-Identifier: MIT */
/* pgn.c -- cutting a text of games into tokens
 *
 * Each byte has a class, and what begins a token decides which it is.  A token
 * that may go on behind the end of the piece is not begun: the reader stays
 * where it is, and the next piece begins there. */

#include "cold.h"

#include "pgn.h"

#include <string.h>

#include "text.h"

/* In the columns, the lower digit of a byte.  What is 0x80 or more may be a
 * letter of a name, or a figurine. */
const uint8_t ecart_pgn_classes[256] = {
#define B BAD
#define S BLANK
#define L LINE_END
#define X SIGN
#define W IN_WORD
#define D DIGIT
#define P DOT
#define M MARK
    /*       0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f */
    /* 0 */  B, B, B, B, B, B, B, B, B, S, L, S, S, L, B, B,
    /* 1 */  B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B,
    /* 2 */  S, M, X, W, X, W, W, W, X, X, X, W, W, W, P, W,
    /* 3 */  D, D, D, D, D, D, D, D, D, D, W, X, X, W, X, M,
    /* 4 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 5 */  W, W, W, W, W, W, W, W, W, W, W, X, W, X, W, W,
    /* 6 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 7 */  W, W, W, W, W, W, W, W, W, W, W, X, W, X, W, B,
    /* the rest is IN_WORD */
#undef B
#undef S
#undef L
#undef X
#undef W
#undef D
#undef P
#undef M
};

void ecart_pgn_start(ecart_pgn_reader *reader)
{
    *reader = (ecart_pgn_reader){
        .after_cr = UINT64_MAX, .line = 1, .after_empty = true
    };
}

void ecart_pgn_feed(ecart_pgn_reader *reader, const char *text, size_t length, bool last)
{
    reader->offset += reader->at;
    reader->at     = 0;
    reader->text   = text;
    reader->length = length;
    reader->last   = last;
}

ecart_pgn_kind ecart_pgn_fault_before(ecart_pgn_reader *r, ecart_pgn_token *token,
                                      ecart_pgn_token fault)
{
    r->pending = *token;
    *token = fault;
    return ECART_PGN_FAULT;
}

static ecart_pgn_kind begin_comment(ecart_pgn_reader *r, ecart_pgn_token *token, int within)
{
    r->comment = place_at(r, r->at);
    r->within  = (uint8_t)within;
    r->bad     = false;
    r->at++;
    return ecart_pgn_comment(r, token);
}

/* Where the digits end. */
static size_t scan_digits(const ecart_pgn_reader *r, size_t at, size_t end, uint32_t *number)
{
    for (; at < end && class_at(r, at) == DIGIT; at++) {
        *number = *number * 10 + (uint32_t)(r->text[at] - '0');
        if (*number > UINT16_MAX)
            *number = UINT16_MAX;
    }
    return at;
}

static size_t scan_class(const ecart_pgn_reader *r, size_t at, size_t end, byte_class class)
{
    while (at < end && class_at(r, at) == class)
        at++;
    return at;
}

static ecart_pgn_kind take_nag(ecart_pgn_reader *r, ecart_pgn_token *token,
                               size_t end, uint32_t number, bool good)
{
    ecart_pgn_token fault = { .fault = ECART_PGN_BAD_NAG };
    size_t          start = r->at;

    token->number = number;
    (void)take(r, token, ECART_PGN_NAG, end);
    if (good)
        return ECART_PGN_NAG;
    r->at = start;
    (void)take(r, &fault, ECART_PGN_FAULT, end);
    return ecart_pgn_fault_before(r, token, fault);
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
static ecart_pgn_kind scan_marks(ecart_pgn_reader *r, ecart_pgn_token *token)
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

/* Where a word ends.  Marks end it, unless a sign of check comes after: if the
 * piece ends first, nobody knows yet. */
static size_t scan_word(const ecart_pgn_reader *r, size_t at, reach to)
{
    while (at < to.end && class_at(r, at) < BLANK) {
        size_t behind = scan_class(r, at, to.end, MARK);

        if (behind > at && behind == to.end)
            return to.whole ? at : to.end;
        if (behind > at && r->text[behind] != '+' && r->text[behind] != '#')
            return at;
        at = behind + (behind == at);
    }
    return at;
}

static ecart_pgn_kind take_result(ecart_pgn_reader *r, ecart_pgn_token *token,
                                  size_t end, ecart_pgn_result result)
{
    token->result = (uint8_t)result;
    r->in_moves   = r->depth > 0;
    return take(r, token, ECART_PGN_RESULT, end);
}

/* Signs of who stands better, and of what a move does, that no SAN has by
 * themselves.  Those that are not ASCII are in UTF-8, or plus-minus in Latin-1. */
static bool is_remark(const char *text, size_t length)
{
    static const char remarks[] =
        "=\0" "==\0" "+=\0" "=+\0" "+/=\0" "=/+\0" "+/-\0" "-/+\0" "+-\0" "-+\0"
        "+\0" "++\0" "#\0" "mate\0" "check\0" "ch\0" "ch.\0" "dbl\0" "dbl.\0"
        "e.p.\0" "e.p\0" "ep\0" "ep.\0"
        "\xc2\xb1\0" "\xb1\0" "\xe2\x88\x93\0" "\xe2\xa9\xb2\0" "\xe2\xa9\xb1\0";

    for (const char *remark = remarks; *remark != '\0'; remark += strlen(remark) + 1) {
        if (length == strlen(remark) && memcmp(text, remark, length) == 0)
            return true;
    }
    return false;
}

static ecart_pgn_kind take_word(ecart_pgn_reader *r, ecart_pgn_token *token,
                                ecart_pgn_kind kind, size_t end)
{
    r->in_moves = true;
    return take(r, token, kind, end);
}

/* A move, a number of one, or a result: digits may begin each. */
static ecart_pgn_kind scan_text(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   digits = scan_digits(r, r->at, to.end, &number);
    size_t   end = scan_class(r, digits, to.end, DOT);

    bool     counts = digits > r->at &&
                      (end > digits || end == to.end || class_at(r, end) >= BLANK);

    if (!counts)
        end = scan_word(r, r->at, to);
    if (end == to.end && !to.whole)
        return more(token);
    if (counts) {
        token->number = number;
        return take_word(r, token, ECART_PGN_NUMBER, end);
    }

    ecart_pgn_result result = ecart_pgn_result_read(r->text + r->at, end - r->at);
    if (result != ECART_PGN_RESULT_NONE)
        return take_result(r, token, end, result);
    if (is_remark(r->text + r->at, end - r->at))
        return take_fault(r, token, ECART_PGN_STRAY_WORD, end);
    return take_word(r, token, ECART_PGN_MOVE, end);
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

static ecart_pgn_kind scan_sign(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    switch (r->text[r->at]) {
    case '{': return begin_comment(r, token, WITHIN_BRACES);
    case ';': return begin_comment(r, token, WITHIN_LINE);
    case '(': return open_variation(r, token);
    case ')': return close_variation(r, token);
    case '[': return ecart_pgn_tag(r, token);
    case '$': return scan_dollar(r, token);
    case '*': return take_result(r, token, r->at + 1, ECART_PGN_RESULT_OPEN);
    default:  return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    }
}

/* Goes to where a token begins, or to the end. */
static void skip_blanks(ecart_pgn_reader *r)
{
    for (; r->at < r->length; r->at++) {
        switch (class_at(r, r->at)) {
        case LINE_END: end_line(r, r->at); break;
        case BLANK:
        case DOT:      break;
        default:       return;
        }
    }
}

/* The byte-order mark of UTF-8, at the very start.  False if it may be there
 * and is not there as a whole. */
static bool skip_mark(ecart_pgn_reader *r)
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

static ecart_pgn_kind at_end(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (!r->last)
        return more(token);
    if (r->depth > 0)
        return ecart_pgn_unclosed_variation(r, token);
    return take(r, token, ECART_PGN_END, r->at);
}

ecart_pgn_kind ecart_pgn_next(ecart_pgn_reader *reader, ecart_pgn_token *token)
{
    if (reader->pending.kind != ECART_PGN_END) {
        *token = reader->pending;
        reader->pending.kind = ECART_PGN_END;
        return (ecart_pgn_kind)token->kind;
    }
    token->name        = NULL;
    token->name_length = 0;
    token->number      = 0;
    token->fault = token->result = 0;
    token->more  = false;
    if (reader->within != WITHIN_NONE)
        return ecart_pgn_comment(reader, token);
    if (reader->offset + reader->at == 0 && reader->length > 0 && !skip_mark(reader))
        return more(token);
    skip_blanks(reader);
    if (reader->at == reader->length)
        return at_end(reader, token);

    switch (class_at(reader, reader->at)) {
    case BAD:
        return take_fault(reader, token, ECART_PGN_BAD_BYTE, reader->at + 1);
    case MARK:
        return scan_marks(reader, token);
    case SIGN:
        return scan_sign(reader, token);
    default:
        if (reader->text[reader->at] == '%' && place_at(reader, reader->at).column == 1)
            return begin_comment(reader, token, WITHIN_ESCAPE);
        return scan_text(reader, token);
    }
}

ecart_pgn_result ecart_pgn_result_read(const char *text, size_t length)
{
    static const char results[] = "*\0001/2-1/2\0000-1\0001-0";    /* from the last */

    for (int n = 0; n < ECART_PGN_RESULT_OPEN; n++) {
        const char *result = text_nth(results, n);

        if (length == strlen(result) && memcmp(text, result, length) == 0)
            return (ecart_pgn_result)(ECART_PGN_RESULT_OPEN - n);
    }
    return ECART_PGN_RESULT_NONE;
}
