/* SPDX-License-Identifier: MIT */
/* bytes.h -- classes of bytes, and characters of UTF-8 and Latin-1 */
#ifndef LIB_PGN_BYTES_H
#define LIB_PGN_BYTES_H

#include <stddef.h>
#include <stdint.h>

#include "base/internal.h"

/* What a byte is outside comments and tags.  The classes that may occur within a word
 * come first. */
typedef enum byte_class {
    IN_WORD, DIGIT, DOT, MARK,
    BAD, BLANK, LINE_END, SIGN
} byte_class;

ECART_HIDDEN extern const uint8_t ecart_pgn_classes[256];

/* How many bytes the first character of a text has.  0 if its first byte is
 * bad; more than length if the text ends within the character. */
ECART_HIDDEN size_t ecart_pgn_character(const char *text, size_t length);

#endif
