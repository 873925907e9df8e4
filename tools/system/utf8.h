/* SPDX-License-Identifier: MIT */
/* utf8.h -- finds UTF-8 characters in any bytes */
#ifndef SYSTEM_UTF8_H
#define SYSTEM_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Those of ASCII, in any locale. */
static inline bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static inline bool is_letter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/* Writes a byte as it is if that is printable ASCII, else as \xNN.  Returns the length. */
enum { BYTE_SIZE = sizeof "\\xff" };
size_t byte_show(char shown[BYTE_SIZE], char byte);

/* Whether a byte of valid UTF-8 is the first of a character. */
static inline bool utf8_is_first(char byte)
{
    return (byte & 0xc0) != 0x80;
}

/* How many characters a text has, which is as many columns. */
int utf8_characters(const char *text);

/* The length of the character that a text begins with, 1 to 4 bytes; 0 if the
 * text is empty or does not begin with a character. */
size_t utf8_length(const char *text, size_t length);

/* Whether a character, as long as utf8_length() says, would make a terminal do something else than
 * show it: a control, C0 or C1, or a mark that breaks lines or turns the direction of a text. */
bool utf8_is_control(const char *text, size_t length);

/* Writes a character of Unicode, and returns its length. */
size_t utf8_write(uint32_t character, char bytes[4]);

#endif
