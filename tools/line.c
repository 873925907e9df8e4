/* SPDX-License-Identifier: MIT */
/* line.c -- lines of any bytes */

#include "line.h"

bool line_read(struct line *line, FILE *file)
{
    int c = getc_unlocked(file);

    line->length   = 0;
    line->too_long = false;
    if (c == EOF)
        return false;

    for (; c != EOF && c != '\n'; c = getc_unlocked(file)) {
        if (line->length < LINE_LIMIT)
            line->text[line->length++] = (char)c;
        else
            line->too_long = true;
    }
    if (line->length > 0 && line->text[line->length - 1] == '\r')
        line->length--;
    return true;
}

/* How many bytes follow the first of a character; -1 if none begins so. */
static int continuation(unsigned char first)
{
    if (first < 0x80)
        return 0;
    if (first >= 0xc2 && first <= 0xdf)
        return 1;
    if (first >= 0xe0 && first <= 0xef)
        return 2;
    return first >= 0xf0 && first <= 0xf4 ? 3 : -1;
}

/* The second byte excludes what could be written shorter, the surrogates and
 * what is beyond Unicode. */
static bool may_follow(unsigned char first, unsigned char second)
{
    unsigned char low  = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;

    return second >= low && second <= high;
}

bool line_is_text(const struct line *line)
{
    const unsigned char *text = (const unsigned char *)line->text;

    for (size_t i = 0; i < line->length;) {
        unsigned char first = text[i++];
        int           more  = continuation(first);

        if (first == '\0' || more < 0 || line->length - i < (size_t)more)
            return false;
        if (more > 0 && !may_follow(first, text[i]))
            return false;
        for (; more > 0; more--, i++) {
            if (text[i] < 0x80 || text[i] > 0xbf)
                return false;
        }
    }
    return true;
}
