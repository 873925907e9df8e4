/* SPDX-License-Identifier: MIT */
/* tag.c -- [Name "value"], its faults, and what a value means
 *
 * A tag lies on one line.  It may not be closed: then it ends with the line. */

#include "pgn/reader.h"

#include <string.h>

#include "base/text.h"

/* A tag being scanned; offsets in the piece. */
typedef struct scan {
    const ecart_pgn_reader *r;
    reach  to;
    size_t at;
    size_t name, name_end, value, value_end;
    size_t fault_at;
    ecart_pgn_fault fault;  /* the first; ECART_PGN_FAULTS if there is none */
} scan;

static bool at_end(const scan *s)
{
    return s->at == s->to.end;
}

static void skip_blanks(scan *s)
{
    while (!at_end(s) && class_at(s->r, s->at) == BLANK)
        s->at++;
}

static bool is_at(const scan *s, char c)
{
    return !at_end(s) && s->r->text[s->at] == c;
}

static bool line_ends(const scan *s)
{
    return at_end(s) || class_at(s->r, s->at) == LINE_END;
}

static void note(scan *s, ecart_pgn_fault fault, size_t at)
{
    if (s->fault != ECART_PGN_FAULTS)
        return;
    s->fault    = fault;
    s->fault_at = at;
}

/* Up to the quote before the value; false if there is none, or no name. */
static bool scan_name(scan *s)
{
    s->at = s->r->at + 1;
    skip_blanks(s);
    s->name = s->at;
    while (!at_end(s) && class_at(s->r, s->at) <= DIGIT)
        s->at++;
    s->name_end = s->at;
    skip_blanks(s);
    return s->name_end > s->name && is_at(s, '"');
}

/* A quote ends the value if nothing but ] or the line's end comes after it. */
static bool scan_quote(scan *s)
{
    size_t quote = s->at++;

    skip_blanks(s);
    if (is_at(s, ']') || line_ends(s)) {
        s->value_end = quote;
        return true;
    }
    note(s, ECART_PGN_TAG_QUOTE, quote);
    s->at = quote + 1;
    return false;
}

static void scan_character(scan *s)
{
    size_t left = s->to.end - s->at;
    size_t wide = ecart_pgn_character(s->r->text + s->at, left);

    if (wide == 0)
        note(s, ECART_PGN_BAD_BYTE, s->at);
    s->at += wide == 0 || wide > left ? 1 : wide;
}

/* Most of a value is nothing else. */
static void skip_plain(scan *s)
{
    const char *text = s->r->text + s->at, *end = s->r->text + s->to.end;

    while (text < end && *text >= ' ' && *text < 0x7f && *text != '"' && *text != '\\')
        text++;
    s->at = (size_t)(text - s->r->text);
}

static void scan_value(scan *s)
{
    s->value = ++s->at;
    for (skip_plain(s); !line_ends(s); skip_plain(s)) {
        if (is_at(s, '"')) {
            if (scan_quote(s))
                return;
        } else if (is_at(s, '\\')) {
            s->at++;
            if (is_at(s, '"') || is_at(s, '\\'))
                s->at++;
        } else {
            scan_character(s);
        }
    }
    s->value_end = s->at;
}

static ecart_pgn_token fault_of(const scan *s)
{
    return (ecart_pgn_token){
        .kind = ECART_PGN_FAULT, .fault = (uint8_t)s->fault, .place = place_at(s->r, s->fault_at),
        .text = s->r->text + s->fault_at, .length = 1
    };
}

/* What begins with [ and is no tag: up to ], or to the end of the line. */
static ecart_pgn_kind take_bad(ecart_pgn_reader *r, ecart_pgn_token *token, scan *s)
{
    while (!line_ends(s) && !is_at(s, ']'))
        s->at++;
    if (at_end(s) && !s->to.whole)
        return more(token);
    return take_fault(r, token, ECART_PGN_BAD_TAG, s->at + is_at(s, ']'));
}

/* What lies behind a tag that is too long goes with it. */
static ecart_pgn_kind take_tag(ecart_pgn_reader *r, ecart_pgn_token *token, const scan *s)
{
    if (at_end(s) && s->at < r->length) {
        r->within  = WITHIN_ESCAPE;
        r->comment = place_at(r, s->at);
        r->bad     = true;
    }
    (void)take(r, token, ECART_PGN_TAG, s->at + is_at(s, ']'));
    token->text        = r->text + s->value;
    token->length      = s->value_end - s->value;
    token->name        = r->text + s->name;
    token->name_length = s->name_end - s->name;
    return s->fault == ECART_PGN_FAULTS ? ECART_PGN_TAG
                                        : ecart_pgn_fault_before(r, token, fault_of(s));
}

/* Among moves, only what begins a line and looks like a tag is one. */
ecart_pgn_kind ecart_pgn_tag(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    scan s;         /* not cleared, which takes as long as reading a name */

    s.r     = r;
    s.to    = reach_of(r);
    s.fault = ECART_PGN_FAULTS;
    bool named = scan_name(&s);

    if (at_end(&s) && !s.to.whole)
        return more(token);
    if (r->in_moves && !(named && place_at(r, r->at).column == 1))
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    if (r->depth > 0)
        return ecart_pgn_unclosed_variation(r, token);
    if (!named)
        return take_bad(r, token, &s);

    scan_value(&s);
    if (at_end(&s) && !s.to.whole)
        return more(token);
    if (!is_at(&s, ']'))
        note(&s, ECART_PGN_UNCLOSED_TAG, r->at);
    r->in_moves = false;
    return take_tag(r, token, &s);
}

size_t ecart_pgn_value(const ecart_pgn_token *tag, char *value, size_t size)
{
    writer t = text_into(value, size);

    for (size_t i = 0; i < tag->length; i++) {
        bool escape = tag->text[i] == '\\' && i + 1 < tag->length &&
                      (tag->text[i + 1] == '"' || tag->text[i + 1] == '\\');

        text_put(&t, tag->text[i + escape]);
        i += escape;
    }
    return text_end(&t);
}

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
        [ECART_PGN_UNKNOWN_VARIANT] = "unknown-variant"
    };

    return fault < ECART_PGN_FAULTS ? names[fault] : NULL;
}
