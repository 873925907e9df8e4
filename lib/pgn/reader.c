/* SPDX-License-Identifier: MIT */
/* reader.c -- cutting a text of games into tokens
 *
 * Each byte has a class, and what begins a token decides which it is.  A token
 * that may go on behind the end of the piece is not begun: the reader stays
 * where it is, and the next piece begins there. */

#include "pgn/reader.h"

/* The header's inline functions, exported: see ECART_INLINE. */
extern inline size_t ecart_pgn_rest(const ecart_pgn_reader *reader);

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

/* 0.5-0.5 begins as a number with a dot does, and no move has the number 0. */
static bool may_be_half(const ecart_pgn_reader *r, size_t at, reach to)
{
    return r->text[at] == '0' && at + 2 < to.end && r->text[at + 1] == '.' &&
           r->text[at + 2] == '5';
}

/* Whether what begins with digits, and goes on with dots, is a move's number. */
static bool is_number(const ecart_pgn_reader *r, size_t digits, size_t end, reach to)
{
    if (digits == r->at || (end == digits && end < to.end && class_at(r, end) < BLANK))
        return false;
    return !may_be_half(r, r->at, to) &&
           (end > digits || !ecart_pgn_is_numeric(r->text + r->at, end - r->at));
}

/* Whether it begins as nearly all moves do, and as nothing else. */
static bool is_usual(const char *text, size_t length)
{
    return (text[0] >= 'A' && text[0] <= 'Z') ||
           (length > 1 && ((text[1] >= '1' && text[1] <= '8') || text[1] == 'x'));
}

/* A move, a number of one, or a result: digits may begin each. */
static ecart_pgn_kind scan_text(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach    to = reach_of(r);
    uint32_t number = 0;
    size_t   digits = scan_digits(r, r->at, to.end, &number);
    size_t   end = scan_class(r, digits, to.end, DOT);
    bool     counts = is_number(r, digits, end, to);

    if (!counts)
        end = scan_word(r, r->at, to);
    if (end == to.end && !to.whole)
        return more(token);
    if (counts) {
        token->number = number;
        return take_word(r, token, ECART_PGN_NUMBER, end);
    }
    return is_usual(r->text + r->at, end - r->at)
         ? take_word(r, token, ECART_PGN_MOVE, end) : ecart_pgn_other(r, token, end);
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
        return token->kind;
    }
    token->name        = NULL;
    token->name_length = 0;
    token->number      = 0;
    token->fault = token->result = 0;
    token->more  = false;
    if (reader->within != WITHIN_NONE)
        return ecart_pgn_comment(reader, token);
    if (reader->offset + reader->at == 0 && reader->length > 0 && !ecart_pgn_skip_mark(reader))
        return more(token);
    skip_blanks(reader);
    if (reader->at == reader->length)
        return at_end(reader, token);

    switch (class_at(reader, reader->at)) {
    case BAD:
        return take_fault(reader, token, ECART_PGN_BAD_BYTE, reader->at + 1);
    case MARK:
        return ecart_pgn_marks(reader, token);
    case SIGN:
        return ecart_pgn_sign(reader, token);
    default:
        if (reader->text[reader->at] == '%' && place_at(reader, reader->at).column == 1)
            return ecart_pgn_begin_comment(reader, token, WITHIN_ESCAPE);
        return scan_text(reader, token);
    }
}
