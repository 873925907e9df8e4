/* SPDX-License-Identifier: MIT */
/* reader.c -- cuts a text of games into tokens
 *
 * The class of the first byte of a token tells what the token is.  A token that may
 * go on behind the end of the piece is not taken: the reader stays where it is, and
 * the next piece begins there. */

#include <ecart/pgn.h>

#include <string.h>

#include "pgn/comment.h"
#include "pgn/scan.h"
#include "pgn/sign.h"
#include "pgn/tag.h"
#include "pgn/word.h"

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

/* Where a word ends.  Marks end it, unless a sign of check comes after them, as
 * in e4!+.  If the piece ends with the marks, that is not known yet. */
static size_t scan_word(const ecart_pgn_reader *r, size_t at, reach to)
{
    for (; at < to.end && class_at(r, at) < BLANK; at++) {
        if (class_at(r, at) != MARK)
            continue;

        size_t behind = scan_class(r, at, to.end, MARK);

        if (behind == to.end)
            return to.is_final ? at : to.end;
        if (r->text[behind] != '+' && r->text[behind] != '#')
            return at;
        at = behind;
    }
    return at;
}

/* 0.5-0.5 begins like the number 0 with a dot, but no move has that number. */
static bool may_be_half(const ecart_pgn_reader *r, size_t at, reach to)
{
    return r->text[at] == '0' && at + 2 < to.end && r->text[at + 1] == '.' &&
           r->text[at + 2] == '5';
}

/* Whether digits and the dots behind them are a move number. */
static bool is_number(const ecart_pgn_reader *r, size_t digits, size_t end, reach to)
{
    if (digits == r->at || (end == digits && end < to.end && class_at(r, end) < BLANK))
        return false;
    return !may_be_half(r, r->at, to) &&
           (end > digits || !ecart_pgn_is_numeric(r->text + r->at, end - r->at));
}

/* Nearly all moves begin so, and no result or remark does. */
static bool begins_like_move(const char *text, size_t length)
{
    return (text[0] >= 'A' && text[0] <= 'Z') ||
           (length > 1 && ((text[1] >= '1' && text[1] <= '8') || text[1] == 'x'));
}

static ecart_pgn_kind take_result(ecart_pgn_reader *r, ecart_pgn_token *token,
                                  size_t end, ecart_pgn_result result)
{
    token->result = result;
    r->in_moves   = r->depth > 0;
    return take(r, token, ECART_PGN_RESULT, end);
}

/* A result in any spelling, a remark, or else a move. */
static ecart_pgn_kind take_word(ecart_pgn_reader *r, ecart_pgn_token *token, size_t end)
{
    const char      *text   = r->text + r->at;
    size_t           length = end - r->at;
    ecart_pgn_result result = ecart_pgn_result_read(text, length);

    if (result == ECART_PGN_RESULT_NONE)
        return ecart_pgn_is_remark(text, length)
             ? take_fault(r, token, ECART_PGN_STRAY_WORD, end)
             : take_in_moves(r, token, ECART_PGN_MOVE, end);
    (void)take_result(r, token, end, result);
    if (ecart_pgn_is_standard(text, length))
        return ECART_PGN_RESULT;

    ecart_pgn_token fault = *token;
    fault.fault = ECART_PGN_RESULT_SPELLING;
    return tell_first(r, token, fault);
}

/* A move, a move number, or a result: each may begin with a digit. */
static ecart_pgn_kind scan_text(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   digits = scan_digits(r, r->at, to.end, &number);
    size_t   end = scan_class(r, digits, to.end, DOT);
    bool     counts = is_number(r, digits, end, to);

    if (!counts)
        end = scan_word(r, r->at, to);
    if (may_go_on(to, end))
        return ask_for_more(token);
    if (counts) {
        token->number = number;
        return take_in_moves(r, token, ECART_PGN_NUMBER, end);
    }
    return begins_like_move(r->text + r->at, end - r->at)
         ? take_in_moves(r, token, ECART_PGN_MOVE, end) : take_word(r, token, end);
}

static ecart_pgn_kind scan_sign(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    switch (r->text[r->at]) {
    case '{': return ecart_pgn_begin_comment(r, token, WITHIN_BRACES);
    case ';': return ecart_pgn_begin_comment(r, token, WITHIN_LINE);
    case '(': return ecart_pgn_open(r, token);
    case ')': return ecart_pgn_close(r, token);
    case '[': return ecart_pgn_tag(r, token);
    case '$': return ecart_pgn_dollar(r, token);
    case '*': return take_result(r, token, r->at + 1, ECART_PGN_RESULT_OPEN);
    default:  return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    }
}

/* Goes behind the byte-order mark of UTF-8, at the very start.  False if the
 * piece ends within it. */
static bool skip_byte_order_mark(ecart_pgn_reader *r)
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

/* Goes to where a token begins, or to the end of the piece. */
static void skip_between_tokens(ecart_pgn_reader *r)
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

static ecart_pgn_kind end_piece(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (!r->last)
        return ask_for_more(token);
    if (r->depth > 0)
        return ecart_pgn_unclosed(r, token);
    return take(r, token, ECART_PGN_END, r->at);
}

ecart_pgn_kind ecart_pgn_next(ecart_pgn_reader *reader, ecart_pgn_token *token)
{
    if (reader->pending.kind != ECART_PGN_END) {
        *token = reader->pending;
        reader->pending.kind = ECART_PGN_END;
        return token->kind;
    }
    token->name        = NULL;
    token->name_length = 0;
    token->number      = 0;
    token->fault = token->result = 0;
    token->more  = false;
    if (reader->within != WITHIN_NONE)
        return ecart_pgn_comment(reader, token);
    if (reader->offset + reader->at == 0 && reader->length > 0 && !skip_byte_order_mark(reader))
        return ask_for_more(token);
    skip_between_tokens(reader);
    if (reader->at == reader->length)
        return end_piece(reader, token);

    switch (class_at(reader, reader->at)) {
    case BAD:
        return take_fault(reader, token, ECART_PGN_BAD_BYTE, reader->at + 1);
    case MARK:
        return ecart_pgn_marks(reader, token);
    case SIGN:
        return scan_sign(reader, token);
    default:
        if (reader->text[reader->at] == '%' && place_at(reader, reader->at).column == 1)
            return ecart_pgn_begin_comment(reader, token, WITHIN_ESCAPE);
        return scan_text(reader, token);
    }
}
