/* SPDX-License-Identifier: MIT */
/* comment.c -- comments, in parts, and the bytes that are no characters */

#include "pgn/reader.h"

#include <string.h>

static size_t length_of_lead(unsigned char lead)
{
    return lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
}

/* What may come second excludes overlong forms, surrogates, and what is
 * beyond the last character there is. */
static bool may_follow(unsigned char lead, size_t n, unsigned char c)
{
    unsigned char least = 0x80, most = 0xbf;

    if (n == 1) {
        least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : least;
        most  = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : most;
    }
    return c >= least && c <= most;
}

/* A control, or what is none in Latin-1 but no letter either. */
static bool is_bad(unsigned char c)
{
    return ecart_pgn_classes[c] == BAD || (c >= 0x80 && c < 0xa0);
}

size_t ecart_pgn_character(const char *text, size_t length)
{
    unsigned char lead = (unsigned char)text[0];
    size_t        wide = length_of_lead(lead), there = wide < length ? wide : length;

    for (size_t n = 1; n < there; n++) {
        if (!may_follow(lead, n, (unsigned char)text[n]))
            wide = 1;
    }
    return wide == 1 && is_bad(lead) ? 0 : wide;
}

static bool is_plain(const ecart_pgn_reader *r, size_t at)
{
    unsigned char c = (unsigned char)r->text[at];

    return c >= ' ' && c < 0x7f && c != '}' && c != '[';
}

/* Why a part of a comment ends. */
typedef enum stop { GOES_ON, PAUSED, CLOSED, CUT } stop;

/* A part, as far as it was scanned. */
typedef struct part {
    size_t          at;
    ecart_pgn_token fault;      /* of its kind if there is one */
} part;

static stop scan_line_end(ecart_pgn_reader *r, part *p)
{
    if (r->within != WITHIN_BRACES)
        return CLOSED;
    end_line(r, p->at++);
    return GOES_ON;
}

/* After an empty line, [Event " begins a game: nobody has closed the comment. */
static stop scan_bracket(const ecart_pgn_reader *r, part *p)
{
    static const char event[] = "[Event \"";
    size_t length = sizeof event - 1, left = r->length - p->at;

    if (r->within == WITHIN_BRACES && r->after_empty && r->offset + p->at == r->line_start &&
        memcmp(r->text + p->at, event, left < length ? left : length) == 0) {
        if (left >= length)
            return CUT;
        if (!r->last)
            return PAUSED;
    }
    p->at++;
    return GOES_ON;
}

/* Of a comment, the first bad byte is told. */
static void note_bad(ecart_pgn_reader *r, part *p)
{
    if (r->bad)
        return;
    r->bad  = true;
    p->fault = (ecart_pgn_token){
        .kind = ECART_PGN_FAULT, .fault = ECART_PGN_BAD_BYTE,
        .text = r->text + p->at, .length = 1, .place = place_at(r, p->at)
    };
}

static stop scan_character(ecart_pgn_reader *r, part *p)
{
    size_t left = r->length - p->at;
    size_t wide = ecart_pgn_character(r->text + p->at, left);

    if (wide > left) {
        if (!r->last)
            return PAUSED;
        wide = 1;
    }
    if (wide == 0)
        note_bad(r, p);
    p->at += wide > 0 ? wide : 1;
    return GOES_ON;
}

/* Goes over what is not plain, if the part does not end here. */
static stop scan_special(ecart_pgn_reader *r, part *p)
{
    if (p->at == r->length)
        return !r->last ? PAUSED : r->within == WITHIN_BRACES ? CUT : CLOSED;
    if (class_at(r, p->at) == LINE_END)
        return scan_line_end(r, p);
    if (r->text[p->at] == '[')
        return scan_bracket(r, p);
    if (r->text[p->at] == '}' && r->within == WITHIN_BRACES)
        return CLOSED;
    return scan_character(r, p);
}

static ecart_pgn_kind take_part(ecart_pgn_reader *r, ecart_pgn_token *token,
                                const part *p, stop why)
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

/* A part that is cut off and has a bad byte too makes two: each has a fault. */
ecart_pgn_kind ecart_pgn_comment(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    part p   = { .at = r->at };
    stop why = GOES_ON;

    while (why == GOES_ON) {
        while (p.at < r->length && is_plain(r, p.at))
            p.at++;
        why = scan_special(r, &p);
    }
    if (why == PAUSED && p.at == r->at)
        return more(token);
    if (why == CUT && p.fault.kind == ECART_PGN_FAULT)
        why = PAUSED;

    ecart_pgn_kind kind = take_part(r, token, &p, why);
    if (why == CUT)
        p.fault = (ecart_pgn_token){
            .kind = ECART_PGN_FAULT, .fault = ECART_PGN_UNCLOSED_COMMENT,
            .text = token->text + token->length, .place = r->comment
        };
    return p.fault.kind == ECART_PGN_FAULT ? ecart_pgn_fault_before(r, token, p.fault) : kind;
}
