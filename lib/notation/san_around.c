/* SPDX-License-Identifier: MIT */
/* san_around.c -- what may stand before and after a move, and characters that
 * stand for others or look like them */

#include "notation/san_around.h"

#include "base/text.h"

/* The length of the first of some words that stands some bytes ahead; 0 if none
 * does. */
static size_t one_ahead(const scanner *s, size_t ahead, const char *const *words, int count)
{
    size_t length = 0;

    for (int n = 0; n < count && length == 0; n++)
        length = word_ahead(s, ahead, words[n]);
    return length;
}

/* Hyphens, the en dash, the em dash, and the minus sign; both dashes also as one byte
 * of Windows-1252.  The soft hyphen is invisible and not one of them. */
size_t ecart_san_wide_dash(const scanner *s, size_t ahead)
{
    static const char *const dashes[] = {
        "\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x92", "\xe2\x80\x93", "\xe2\x80\x94",
        "\xe2\x88\x92", "\x96", "\x97"
    };
    enum { COUNT = sizeof dashes / sizeof *dashes };

    return one_ahead(s, ahead, dashes, COUNT);
}

/* In UTF-8: the soft hyphen; U+200B to U+200F, which are the zero-width space, joiners, and
 * marks of the direction; the word joiner; the byte order mark. */
size_t ecart_san_unseen(const char *text, size_t length)
{
    const unsigned char *c = (const unsigned char *)text;

    if (length >= 2 && c[0] == 0xc2 && c[1] == 0xad)
        return 2;
    if (length >= 3 && ((c[0] == 0xe2 && ((c[1] == 0x80 && c[2] >= 0x8b && c[2] <= 0x8f) ||
                                          (c[1] == 0x81 && c[2] == 0xa0))) ||
                        (c[0] == 0xef && c[1] == 0xbb && c[2] == 0xbf)))
        return 3;
    return 0;
}

/* The length of a blank beyond ASCII, or of a character that shows nothing.  The blanks are
 * those of typesetters, and the no-break space, which in Latin-1 is one byte. */
ECART_OUT_OF_LINE static size_t wide_blank(const scanner *s)
{
    static const char *const blanks[] = {
        "\xa0", "\xc2\xa0", "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe3\x80\x80"
    };
    enum { COUNT = sizeof blanks / sizeof *blanks };
    char c = peek(s, 0);

    if (c == '\xe2' && peek(s, 1) == '\x80' && (peek(s, 2) & 0xf0) == 0x80)
        return 3;

    size_t length = one_ahead(s, 0, blanks, COUNT);
    return length > 0 ? length : ecart_san_unseen(s->text + s->at, s->length - s->at);
}

static bool skip_blanks(scanner *s)
{
    size_t start = s->at, length;

    do {
        char c = peek(s, 0);

        length = c & 0x80 ? wide_blank(s) : is_space(c);
        s->at += length;
    } while (length > 0);
    return s->at > start;
}

/* A dot, or three in one character, of Windows-1252 too. */
static bool skip_stops(scanner *s)
{
    return skip_word(s, ".") || skip_word(s, "\xe2\x80\xa6") || skip_word(s, "\x85");
}

/* "12." or "12..." */
static void skip_move_number(scanner *s)
{
    size_t start = s->at;

    while (is_digit(peek(s, 0)))
        s->at++;
    if (s->at == start || !skip_stops(s)) {
        s->at = start;
        return;
    }
    while (skip_stops(s))
        ;
    (void)skip_blanks(s);
    forgive(s, ECART_MOVE_NUMBER);
}

static bool skip_space(scanner *s)
{
    if (!skip_blanks(s))
        return false;
    forgive(s, ECART_SPACE);
    return true;
}

void ecart_san_skip_before(scanner *s)
{
    (void)skip_space(s);
    skip_move_number(s);
}

/* "e.p." with its dots or without. */
static bool skip_en_passant(scanner *s)
{
    size_t start = s->at;

    (void)skip_blanks(s);
    if (skip_word(s, "e.p") || skip_word(s, "ep")) {
        (void)skip_word(s, ".");
        forgive(s, ECART_EN_PASSANT_SUFFIX);
        return true;
    }
    s->at = start;
    return false;
}

/* A mark of a move's worth, which is of one character or two in one.  A picture may
 * be followed by a character that chooses how it is drawn. */
static bool skip_mark(scanner *s)
{
    static const char *const marks[] = {
        "\xe2\x80\xbc", "\xe2\x81\x87", "\xe2\x81\x88", "\xe2\x81\x89",     /* !! ?? ?! !? */
        "\xe2\x9d\x93", "\xe2\x9d\x94", "\xe2\x9d\x95", "\xe2\x9d\x97"      /* pictures */
    };
    enum { COUNT = sizeof marks / sizeof *marks };
    char   c      = peek(s, 0);
    size_t length = c == '!' || c == '?' ? 1 : c == '\xe2' ? one_ahead(s, 0, marks, COUNT) : 0;

    if (length == 0)
        return false;
    s->at += length;
    (void)skip_word(s, "\xef\xb8\x8f");
    forgive(s, ECART_ANNOTATION);
    return true;
}

/* "+", "++" or "#", once. */
static bool skip_check(scanner *s)
{
    char c    = peek(s, 0);
    bool fits = (c == '+' || c == '#') && s->parts->check == 0;

    if (fits) {
        s->parts->check = c;
        s->at++;
        if (c == '+' && skip_word(s, "+"))
            s->parts->check = SAN_DOUBLED;
    }
    return fits;
}

static bool skip_punctuation(scanner *s)
{
    if (!skip_word(s, ",") && !skip_word(s, ";") && !skip_stops(s))
        return false;
    forgive(s, ECART_PUNCTUATION);
    return true;
}

void ecart_san_skip_after(scanner *s)
{
    while (skip_check(s) || skip_en_passant(s) || skip_space(s) || skip_mark(s) ||
           skip_punctuation(s))
        ;
}

/* 5 and 6 both look like S, and so like each other; a b looks like a 6 and not like a 5, so a
 * character may be in two groups. */
bool ecart_looks_like(char a, char b)
{
    static const char *const groups[] = {
        "b6", "38", "17", "56S", "B8R", "NK", "ad", "ce", "gqy"
    };

    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        if (a != b && is_one_of(a, groups[i]) && is_one_of(b, groups[i]))
            return true;
    }
    return false;
}
