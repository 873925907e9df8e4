/* SPDX-License-Identifier: MIT */
/* fuzz_text.h -- lines and fields of any bytes, cut up without the program's help */
#ifndef FUZZ_TEXT_H
#define FUZZ_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Bytes that may hold anything. */
struct bytes {
    const char *text;
    size_t      length;
};

/* Up to the next end of a line, which it skips; false if nothing is left. */
static inline bool next_line(struct bytes *rest, struct bytes *line)
{
    const char *end = memchr(rest->text, '\n', rest->length);
    size_t      used;

    if (rest->length == 0)
        return false;
    *line = (struct bytes){ rest->text, end ? (size_t)(end - rest->text) : rest->length };
    used  = line->length + (end != NULL);
    rest->text   += used;
    rest->length -= used;
    return true;
}

/* A field up to the next tab, which it skips. */
static inline struct bytes next_field(struct bytes *rest)
{
    const char  *tab   = memchr(rest->text, '\t', rest->length);
    struct bytes field = { rest->text, tab ? (size_t)(tab - rest->text) : rest->length };
    size_t       used  = field.length + (tab != NULL);

    rest->text   += used;
    rest->length -= used;
    return field;
}

static inline bool is(struct bytes field, const char *text)
{
    return field.length == strlen(text) && memcmp(field.text, text, field.length) == 0;
}

/* By the numbers of the characters; 0 ends no text here. */
static inline bool is_utf8(const char *text, size_t length)
{
    static const unsigned least[] = { 1, 0x80, 0x800, 0x10000 };

    for (size_t i = 0; i < length;) {
        unsigned char lead = (unsigned char)text[i++];
        int      more   = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
        unsigned number = more ? lead & (0x3fu >> more) : lead;

        if ((lead >= 0x80 && lead < 0xc0) || lead >= 0xf8)
            return false;
        for (int n = 0; n < more; n++, i++) {
            if (i == length || ((unsigned char)text[i] & 0xc0) != 0x80)
                return false;
            number = number << 6 | ((unsigned char)text[i] & 0x3f);
        }
        if (number < least[more] || number > 0x10ffff || (number >= 0xd800 && number < 0xe000))
            return false;
    }
    return true;
}

static inline bool is_cell(const char *text, size_t length)
{
    return length == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

#endif
