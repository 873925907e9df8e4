/* SPDX-License-Identifier: MIT */
/* tag.c -- tags: [Name "value"]
 *
 * A tag lies on one line.  If it is not closed, it ends with the line. */

#include "base/bits.h"
#include "base/text.h"
#include "pgn/scan.h"

/* A tag being scanned.  Offsets are within the piece. */
typedef struct tag_scan {
    const ecart_pgn_reader *r;
    reach  to;
    size_t at;
    size_t name, name_end, value, value_end;
    size_t fault_at;
    ecart_pgn_fault fault;  /* the first one; ECART_PGN_FAULTS if there is none */
    size_t legacy_at;       /* the first byte that is not UTF-8; 0 if there is none */
} tag_scan;

static bool is_at_end(const tag_scan *s)
{
    return s->at == s->to.end;
}

static void skip_tag_blanks(tag_scan *s)
{
    s->at = scan_class(s->r, s->at, s->to.end, BLANK);
}

static bool is_at(const tag_scan *s, char c)
{
    return !is_at_end(s) && s->r->text[s->at] == c;
}

static bool line_ends(const tag_scan *s)
{
    return is_at_end(s) || class_at(s->r, s->at) == LINE_END;
}

static void note_tag_fault(tag_scan *s, ecart_pgn_fault fault, size_t at)
{
    if (s->fault != ECART_PGN_FAULTS)
        return;
    s->fault    = fault;
    s->fault_at = at;
}

static size_t scan_letters(const tag_scan *s)
{
    size_t at = s->at;

    while (at < s->to.end && (class_at(s->r, at) <= DIGIT || class_at(s->r, at) == HIGH))
        at++;
    return at;
}

/* Scans up to the quote before the value.  False if there is none, or no name. */
static bool scan_name(tag_scan *s)
{
    s->at = s->r->at + 1;
    skip_tag_blanks(s);
    s->name = s->at;
    s->name_end = s->at = scan_letters(s);
    skip_tag_blanks(s);
    return s->name_end > s->name && is_at(s, '"');
}

/* A quote ends the value if ] or the end of the line comes next. */
static bool scan_quote(tag_scan *s)
{
    size_t quote = s->at++;

    skip_tag_blanks(s);
    if (is_at(s, ']') || line_ends(s)) {
        s->value_end = quote;
        return true;
    }
    note_tag_fault(s, ECART_PGN_TAG_QUOTE, quote);
    return false;
}

static void scan_character(tag_scan *s)
{
    size_t left = s->to.end - s->at;
    size_t wide = ecart_pgn_character(s->r->text + s->at, left);

    if (wide > left)
        wide = 1;
    if (wide == 0)
        note_tag_fault(s, ECART_PGN_BAD_BYTE, s->at);
    if (wide == 1 && is_legacy(s->r->text[s->at]) && s->legacy_at == 0)
        s->legacy_at = s->at;
    s->at += wide > 0 ? wide : 1;
}

/* A number with the high bit of each of eight bytes that is not ASCII or has a special
 * meaning; a borrow can only make the bytes above the first one wrong. */
static inline uint64_t odd_bytes(uint64_t bytes)
{
    static const uint64_t each = 0x0101010101010101;
    uint64_t quotes  = bytes ^ each * '"', slashes = bytes ^ each * '\\';
    uint64_t deletes = bytes ^ each * 0x7f;

    return ((bytes - each * ' ') | (quotes - each) | (slashes - each) | (deletes - each) |
            bytes) & each * 0x80;
}

/* Goes over ASCII without a special meaning, which is most of a value. */
static void skip_value_text(tag_scan *s)
{
    const char *text = s->r->text + s->at, *end = s->r->text + s->to.end;
    uint64_t    stop = 0;

    for (; end - text >= 8 && stop == 0; text += stop ? bits_lowest(stop) / 8 : 8)
        stop = odd_bytes(bytes_at(text));
    while (text < end && *text >= ' ' && *text < 0x7f && *text != '"' && *text != '\\')
        text++;
    s->at = (size_t)(text - s->r->text);
}

static void scan_value(tag_scan *s)
{
    s->value = ++s->at;
    for (skip_value_text(s); !line_ends(s); skip_value_text(s)) {
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

/* Skips a text that begins with [ but is not a tag: up to ], or to the end of the
 * line. */
static ecart_pgn_kind take_bad_tag(ecart_pgn_reader *r, ecart_pgn_token *token, tag_scan *s)
{
    while (!line_ends(s) && !is_at(s, ']'))
        s->at++;
    if (may_go_on(s->to, s->at))
        return ask_for_more(token);
    return take_fault(r, token, ECART_PGN_BAD_TAG, s->at + is_at(s, ']'));
}

/* The rest of a line after a tag that is too long is skipped as an escape. */
static ecart_pgn_kind take_tag(ecart_pgn_reader *r, ecart_pgn_token *token, const tag_scan *s)
{
    if (is_at_end(s) && s->at < r->length) {
        r->within  = WITHIN_ESCAPE;
        r->comment = place_at(r, s->at);
        r->bad     = true;
    }
    (void)take(r, token, ECART_PGN_TAG, s->at + is_at(s, ']'));
    token->text        = r->text + s->value;
    token->length      = s->value_end - s->value;
    token->name        = r->text + s->name;
    token->name_length = s->name_end - s->name;
    if (s->fault != ECART_PGN_FAULTS)
        (void)tell_first(r, token, fault_of_byte(r, s->fault, s->fault_at));
    if (s->legacy_at == 0 || r->legacy_told)
        return token->kind;
    return ecart_pgn_tell_legacy(r, token,
                                 fault_of_byte(r, ECART_PGN_LEGACY_TEXT, s->legacy_at));
}

/* Whether a tag begins a line, or is beyond doubt one: with a name that begins with a
 * letter, and a whole value. */
static bool is_sure(const tag_scan *s)
{
    const char *text = s->r->text;

    return place_at(s->r, s->r->at).column == 1 ||
           ((text[s->name] | ' ') >= 'a' && (text[s->name] | ' ') <= 'z' && is_at(s, ']'));
}

/* Among moves, a tag must have a name and a quote, and be surely one. */
ecart_pgn_kind ecart_pgn_tag(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    tag_scan s;     /* not cleared: that takes as long as reading a name */

    s.r     = r;
    s.to    = reach_of(r);
    s.fault = ECART_PGN_FAULTS;
    s.legacy_at = 0;
    bool named = scan_name(&s);

    if (named)
        scan_value(&s);
    if (may_go_on(s.to, s.at))
        return ask_for_more(token);
    if (r->in_moves && (!named || !is_sure(&s)))
        return take_fault(r, token, ECART_PGN_STRAY_SIGN, r->at + 1);
    if (r->depth > 0)
        return take_unclosed(r, token);
    if (!named)
        return take_bad_tag(r, token, &s);
    if (!is_at(&s, ']'))
        note_tag_fault(&s, ECART_PGN_UNCLOSED_TAG, r->at);
    r->in_moves = false;
    return take_tag(r, token, &s);
}

size_t ecart_pgn_value(const ecart_pgn_token *tag, char *value, size_t size)
{
    writer t = ecart_text_into(value, size);

    for (size_t i = 0; i < tag->length; i++) {
        bool escape = tag->text[i] == '\\' && i + 1 < tag->length &&
                      (tag->text[i + 1] == '"' || tag->text[i + 1] == '\\');

        ecart_text_put(&t, tag->text[i + escape]);
        i += escape;
    }
    return ecart_text_end(&t);
}
