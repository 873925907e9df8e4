/* SPDX-License-Identifier: MIT */
/* reader.c -- cuts a text of games into tokens
 *
 * The class of the first byte of a token says what the token is.  A token that may
 * go on after the end of the piece is not taken: the reader stays where it is, and
 * the next piece begins there. */

#include "base/text.h"
#include "pgn/scan.h"

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

static ecart_pgn_kind take_nag(ecart_pgn_reader *r, ecart_pgn_token *token,
                               size_t end, uint32_t number, bool good)
{
    token->number = number;
    (void)take(r, token, ECART_PGN_NAG, end);
    return good ? ECART_PGN_NAG : tell_fault_first(r, token, ECART_PGN_BAD_NAG);
}

/* A mark by its number: $12. */
static ecart_pgn_kind take_dollar(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   end = scan_digits(r, r->at + 1, to.end, &number);

    if (may_go_on(to, end))
        return ask_for_more(token);
    return take_nag(r, token, end, number, end > r->at + 1 && number <= UINT8_MAX);
}

/* A mark as people write it.  In the standard these are the marks 1 to 6: ! ? !! ?? !? ?! */
ECART_OUT_OF_LINE static ecart_pgn_kind take_marks(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach       to = reach_of(r);
    size_t      end = scan_class(r, r->at, to.end, MARK), length = end - r->at;
    const char *marks = r->text + r->at;
    uint32_t    number = marks[0] == '!' ? 1 : 2;

    if (may_go_on(to, end))
        return ask_for_more(token);
    if (length == 2)
        number += marks[1] == marks[0] ? 2 : 4;
    return take_nag(r, token, end, length <= 2 ? number : 0, length <= 2);
}

static ecart_pgn_kind take_open(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth++ == 0)
        r->variation = place_at(r, r->at);
    return take_in_moves(r, token, ECART_PGN_OPEN, r->at + 1);
}

static ecart_pgn_kind take_close(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (r->depth == 0)
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    r->depth--;
    return take(r, token, ECART_PGN_CLOSE, r->at + 1);
}

/* A tag of HTML, or <diagram>, which ends on its line; any other < is stray. */
ECART_OUT_OF_LINE static ecart_pgn_kind take_markup(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach  to = reach_of(r);
    size_t end = r->at + 1;

    while (end < to.end && class_at(r, end) != LINE_END && r->text[end] != '>')
        end++;
    if (may_go_on(to, end))
        return ask_for_more(token);
    if (end == to.end || r->text[end++] != '>' ||
        (!is_letter(r->text[r->at + 1]) && r->text[r->at + 1] != '/' && r->text[r->at + 1] != '!'))
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    return take_fault(r, token, ecart_pgn_is_remark(r->text + r->at, end - r->at)
                                    ? ECART_PGN_STRAY_WORD : ECART_PGN_STRAY_TEXT, end);
}

static ecart_pgn_kind scan_sign(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    switch (r->text[r->at]) {
    case '{': return ecart_pgn_begin_comment(r, token, WITHIN_BRACES);
    case ';': return ecart_pgn_begin_comment(r, token, WITHIN_LINE);
    case '(': return take_open(r, token);
    case ')': return take_close(r, token);
    case '[': return ecart_pgn_tag(r, token);
    case '$': return take_dollar(r, token);
    case '<': return take_markup(r, token);
    case '*': return take_result(r, token, r->at + 1, ECART_PGN_RESULT_OPEN);
    default:  return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    }
}

/* Goes to where a token begins, or to the end of the piece. */
static void skip_between_tokens(ecart_pgn_reader *r)
{
    while (r->at < r->length) {
        switch (class_at(r, r->at)) {
        case LINE_END:
            end_line(r, r->at++);
            break;
        case BLANK:
        case DOT:
            r->at++;
            break;
        case HIGH:
        case BAD:
            if (ecart_pgn_skip_odd(r))
                break;
            return;
        default:
            return;
        }
    }
}

static ecart_pgn_kind end_piece(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    if (!r->last)
        return ask_for_more(token);
    if (r->depth > 0)
        return take_unclosed(r, token);
    return take(r, token, ECART_PGN_END, r->at);
}

/* Reads the next token of the text, outside comments. */
static ecart_pgn_kind scan_token(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    skip_between_tokens(r);
    if (r->at == r->length)
        return end_piece(r, token);

    switch (class_at(r, r->at)) {
    case BAD:
        return ecart_pgn_tail(r, r->at) == MAY_BE_TAIL
             ? ask_for_more(token) : take_fault(r, token, ECART_PGN_BAD_BYTE, r->at + 1);
    case MARK:
        return take_marks(r, token);
    case SIGN:
        return scan_sign(r, token);
    case HIGH:
        return ecart_pgn_is_order_mark(r, r->at) ? ecart_pgn_order_mark(r, token)
                                                 : ecart_pgn_text(r, token);
    default:
        if (r->text[r->at] == '%' && place_at(r, r->at).column == 1)
            return ecart_pgn_begin_comment(r, token, WITHIN_ESCAPE);
        return ecart_pgn_text(r, token);
    }
}

/* Reports what is left of a token after its first fault: a second fault, and then the token
 * itself. */
static ecart_pgn_kind tell_pending(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    ecart_pgn_token *next = r->legacy.kind != ECART_PGN_END ? &r->legacy : &r->pending;

    *token     = *next;
    next->kind = ECART_PGN_END;
    return token->kind;
}

ecart_pgn_kind ecart_pgn_next(ecart_pgn_reader *reader, ecart_pgn_token *token)
{
    if (reader->pending.kind != ECART_PGN_END)
        return tell_pending(reader, token);
    token->name        = NULL;
    token->name_length = 0;
    token->number      = 0;
    token->fault = token->result = 0;
    token->more  = false;
    if (reader->within != WITHIN_NONE) {
        if (reader->within != WITHIN_WIDE)
            return ecart_pgn_comment(reader, token, reader->at);
        if (!ecart_pgn_skip_wide(reader))
            return end_piece(reader, token);
    }
    if (reader->offset + reader->at == 0) {
        ecart_pgn_kind kind = ecart_pgn_begin_text(reader, token);

        if (kind != ECART_PGN_KINDS)
            return kind;
    }
    return scan_token(reader, token);
}
