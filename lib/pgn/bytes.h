/* SPDX-License-Identifier: MIT */
/* bytes.h -- classes of bytes, and characters of UTF-8 and Windows-1252 */
#ifndef LIB_PGN_BYTES_H
#define LIB_PGN_BYTES_H

#include "base/internal.h"

/* What a byte is outside comments and tags.  First come those that are always part of
 * a word, then those that may be, then those that never are. */
typedef enum byte_class {
    IN_WORD, DIGIT, DOT,
    MARK, HIGH, BAD,
    BLANK, LINE_END, SIGN
} byte_class;

ECART_HIDDEN_TABLE extern const uint8_t ecart_pgn_classes[256];

/* How many bytes the first character of a text has.  0 if its first byte is
 * bad; more than length if the text ends within the character. */
ECART_HIDDEN size_t ecart_pgn_character(const char *text, size_t length);

/* Whether a byte that is a character by itself shows that the text is not UTF-8. */
static inline bool is_legacy(char c)
{
    return (unsigned char)c >= 0x80;
}

/* Characters outside ASCII stand between words too.  They come from typesetting and from web
 * pages: no-break and thin blanks, one of no width, soft hyphens, marks of the direction, and
 * three dots in one.  The reader of SAN knows them too (san_around.c).  Their sorts: part of
 * a word, such as a figurine; a character that shows nothing, and is skipped between words; a
 * blank; dots; a byte-order mark. */
typedef enum odd_sort { ODD_PART, ODD_UNSEEN, ODD_BLANK, ODD_DOTS, ODD_MARK } odd_sort;

typedef struct odd {
    odd_sort sort;
    size_t   wide;      /* how many bytes it has; more than there are if the text ends
                           within it */
} odd;

/* The first character of a text that begins with a byte of 0x80 or more. */
ECART_HIDDEN odd ecart_pgn_odd(const char *text, size_t length);

#endif
