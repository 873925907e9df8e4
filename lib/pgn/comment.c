/* SPDX-License-Identifier: MIT */
/* comment.c -- comments, which may be longer than a piece of text
 *
 * A comment is reported in parts: what a piece has of it is reported at once, and the
 * reader remembers in r->within that it is in a comment. */

#include "base/bits.h"
#include "pgn/scan.h"

/* A number with the high bit of each of eight bytes that is not ASCII from the blank up to the
 * character before }; a carry or a borrow can only make those above the first such byte wrong. */
static inline uint64_t others_in(uint64_t eight)
{
    static const uint64_t each = 0x0101010101010101;

    return ((eight + each * (0x80 - '}')) | (eight - each * ' ')) & each * 0x80;
}

/* Goes over ASCII that cannot end a comment and is never a bad byte, two times eight bytes at
 * once. */
static size_t skip_plain(const char *text, size_t at, size_t end)
{
    while (end - at >= 16 && (others_in(bytes_at(text + at)) |
                              others_in(bytes_at(text + at + 8))) == 0)
        at += 16;
    while (end - at >= 8) {
        uint64_t others = others_in(bytes_at(text + at));

        if (others)
            return at + (size_t)bits_lowest(others) / 8;
        at += 8;
    }
    while (at < end && text[at] >= ' ' && text[at] < '}')
        at++;
    return at;
}

/* Goes over letters of languages other than English: most have two bytes in UTF-8. */
static size_t skip_letters(const char *text, size_t at, size_t end)
{
    while (end - at >= 2 && (unsigned char)(text[at] - 0xc2) <= 0xdf - 0xc2 &&
           (text[at + 1] & 0xc0) == 0x80)
        at += 2;
    return at;
}

/* Goes over plain text and letters of two bytes, which are no faults and end no part. */
static size_t skip_text(const char *text, size_t at, size_t end)
{
    size_t letters;

    at = skip_plain(text, at, end);
    while ((letters = skip_letters(text, at, end)) > at)
        at = skip_plain(text, letters, end);
    return at;
}

/* Why a part of a comment ends: the piece ends, the comment is closed, or it was
 * never closed. */
typedef enum part_end { GOES_ON, PAUSED, CLOSED, CUT } part_end;

/* A part, as far as it was scanned. */
typedef struct part {
    size_t          at;
    ecart_pgn_token fault;      /* the first in it, if its kind is ECART_PGN_FAULT */
} part;

static part_end scan_line_end(ecart_pgn_reader *r, part *p)
{
    if (r->within != WITHIN_BRACES)
        return CLOSED;
    end_line(r, p->at++);
    return GOES_ON;
}

/* Whether a game begins at an offset of the piece, whatever comes before: with [Event "
 * after an empty line.  The piece may end before that is known. */
typedef enum game_start { STARTS_NOT, MAY_START, STARTS } game_start;

static game_start game_starts(const ecart_pgn_reader *r, size_t at)
{
    static const char event[] = "[Event \"";
    size_t length = sizeof event - 1, left = r->length - at;

    if (!r->after_empty || r->offset + at != r->line_start ||
        memcmp(r->text + at, event, left < length ? left : length) != 0)
        return STARTS_NOT;
    return left >= length ? STARTS : r->last ? STARTS_NOT : MAY_START;
}

/* Where a game begins, the comment was not closed. */
static part_end scan_line_start(const ecart_pgn_reader *r, const part *p)
{
    game_start starts = r->within == WITHIN_BRACES && p->at < r->length
                      ? game_starts(r, p->at) : STARTS_NOT;

    return starts == STARTS ? CUT : starts == MAY_START ? PAUSED : GOES_ON;
}

/* A byte that does not belong to a character of UTF-8.  Only the first bad byte of a comment is
 * reported.  A part can have one fault only, so it ends before a second one. */
static part_end scan_odd_byte(ecart_pgn_reader *r, part *p, bool is_bad)
{
    if (!(is_bad ? r->bad : r->legacy_told)) {
        if (p->fault.kind == ECART_PGN_FAULT)
            return PAUSED;
        p->fault = fault_of_byte(r, is_bad ? ECART_PGN_BAD_BYTE : ECART_PGN_LEGACY_TEXT, p->at);
        r->bad         |= is_bad;
        r->legacy_told |= !is_bad;
    }
    p->at++;
    return GOES_ON;
}

static part_end scan_comment_character(ecart_pgn_reader *r, part *p)
{
    size_t left = r->length - p->at;
    size_t wide = ecart_pgn_character(r->text + p->at, left);

    if (wide > left) {
        if (!r->last)
            return PAUSED;
        wide = 1;
    }
    if (wide == 0 || (wide == 1 && is_legacy(r->text[p->at])))
        return scan_odd_byte(r, p, wide == 0);
    if (wide == 3 && ecart_pgn_is_order_mark(r, p->at))
        ecart_pgn_pass_order_mark(r, p->at);
    p->at += wide;
    return GOES_ON;
}

/* Goes over a byte that is not plain, if the part does not end before it. */
static part_end scan_special(ecart_pgn_reader *r, part *p)
{
    if (p->at == r->length)
        return !r->last ? PAUSED : r->within == WITHIN_BRACES ? CUT : CLOSED;
    if (class_at(r, p->at) == LINE_END)
        return scan_line_end(r, p);
    if (r->text[p->at] == '}' && r->within == WITHIN_BRACES)
        return CLOSED;
    return scan_comment_character(r, p);
}

/* Goes over plain text and a byte after it.  A line begins only where a part does,
 * or such a byte was before. */
static part_end scan_stretch(ecart_pgn_reader *r, part *p)
{
    part_end why = scan_line_start(r, p);

    if (why != GOES_ON)
        return why;
    p->at = skip_text(r->text, p->at, r->length);
    return scan_special(r, p);
}

static ecart_pgn_kind take_part(ecart_pgn_reader *r, ecart_pgn_token *token,
                                const part *p, part_end why)
{
    ecart_pgn_kind kind = r->within == WITHIN_ESCAPE ? ECART_PGN_ESCAPE : ECART_PGN_COMMENT;

    (void)take(r, token, kind, p->at);
    token->place = r->comment;
    token->more  = why == PAUSED;
    if (why == CLOSED)
        r->at += r->within == WITHIN_BRACES;
    if (why != PAUSED)
        r->within = WITHIN_NONE;
    return kind;
}

static void enter(ecart_pgn_reader *r, int within)
{
    r->comment = place_at(r, r->at);
    r->within  = (uint8_t)within;
    r->bad     = false;
    r->at++;
}

/* If a comment that is not closed has another fault too, its text is reported with
 * that fault, and then an empty part with this one. */
ecart_pgn_kind ecart_pgn_comment(ecart_pgn_reader *r, ecart_pgn_token *token, size_t at)
{
    part     p   = { .at = at };
    part_end why = GOES_ON;

    while (why == GOES_ON)
        why = scan_stretch(r, &p);
    if (why == PAUSED && p.at == r->at)
        return ask_for_more(token);
    if (why == CUT && p.fault.kind == ECART_PGN_FAULT)
        why = PAUSED;

    ecart_pgn_kind kind = take_part(r, token, &p, why);
    if (why == CUT)
        p.fault = (ecart_pgn_token){
            .kind = ECART_PGN_FAULT, .fault = ECART_PGN_UNCLOSED_COMMENT,
            .text = token->text + token->length, .place = r->comment
        };
    return p.fault.kind == ECART_PGN_FAULT ? tell_first(r, token, p.fault) : kind;
}

ecart_pgn_kind ecart_pgn_begin_comment(ecart_pgn_reader *r, ecart_pgn_token *token, int within)
{
    enter(r, within);
    return ecart_pgn_comment(r, token, r->at);
}

/* Most comments are plain text on one line. */
void ecart_pgn_pass_comment(ecart_pgn_reader *r)
{
    ecart_pgn_token token;
    size_t          at;

    enter(r, WITHIN_BRACES);
    at = skip_text(r->text, r->at, r->length);
    if (at < r->length && r->text[at] == '}') {
        r->at     = at + 1;
        r->within = WITHIN_NONE;
    } else if (ecart_pgn_comment(r, &token, at) == ECART_PGN_FAULT) {
        r->pending = token;
    }
}

bool ecart_pgn_skip_wide(ecart_pgn_reader *r)
{
    for (; r->at < r->length; r->at++) {
        game_start starts = game_starts(r, r->at);

        if (starts == STARTS)
            r->within = WITHIN_NONE;
        if (starts != STARTS_NOT)
            return starts == STARTS;
        if (class_at(r, r->at) == LINE_END)
            end_line(r, r->at);
    }
    return false;
}
