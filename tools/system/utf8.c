/* SPDX-License-Identifier: MIT */
/* utf8.c -- finds UTF-8 characters in any bytes */

#include "system/utf8.h"

#include <stdio.h>

size_t byte_show(char shown[BYTE_SIZE], char byte)
{
    bool plain = byte >= ' ' && byte <= '~';

    return (size_t)snprintf(shown, BYTE_SIZE, plain ? "%c" : "\\x%02x", (unsigned char)byte);
}

int utf8_characters(const char *text)
{
    int count = 0;

    for (; *text; text++)
        count += utf8_is_first(*text);
    return count;
}

/* The length of a character by its first byte; 0 if no character begins with it. */
static size_t announced(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return 2;
    if (first >= 0xe0 && first <= 0xef)
        return 3;
    return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/* The second byte excludes overlong forms, surrogates, and what is beyond Unicode. */
static bool may_follow(unsigned char first, unsigned char second)
{
    unsigned char low  = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;

    return second >= low && second <= high;
}

size_t utf8_length(const char *text, size_t length)
{
    const unsigned char *byte = (const unsigned char *)text;
    size_t wanted = length > 0 ? announced(byte[0]) : 0;

    if (wanted > length || (wanted > 1 && !may_follow(byte[0], byte[1])))
        return 0;
    for (size_t i = 2; i < wanted; i++) {
        if (byte[i] < 0x80 || byte[i] > 0xbf)
            return 0;
    }
    return wanted;
}

/* The marks are U+2028 to U+202E and U+2066 to U+2069. */
bool utf8_is_control(const char *text, size_t length)
{
    const unsigned char *byte = (const unsigned char *)text;

    if (length == 1)
        return byte[0] < ' ' || byte[0] == 0x7f;
    if (length == 2)
        return byte[0] == 0xc2 && byte[1] < 0xa0;
    if (length != 3 || byte[0] != 0xe2)
        return false;
    return byte[1] == 0x80 ? byte[2] >= 0xa8 && byte[2] <= 0xae
                           : byte[1] == 0x81 && byte[2] >= 0xa6 && byte[2] <= 0xa9;
}

/* The first byte begins with as many ones as there are bytes; each of the others has six bits. */
size_t utf8_write(uint32_t character, char bytes[4])
{
    static const unsigned char marks[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    size_t length = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;

    for (size_t i = length - 1; i > 0; i--, character >>= 6)
        bytes[i] = (char)(0x80 | (character & 0x3f));
    bytes[0] = (char)(marks[length] | character);
    return length;
}
