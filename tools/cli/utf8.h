/* SPDX-License-Identifier: MIT */
/* utf8.h -- finds UTF-8 characters in any bytes */
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include <stddef.h>

/* The length of the character that a text begins with, 1 to 4 bytes; 0 if the
 * text is empty or does not begin with a character. */
size_t utf8_length(const char *text, size_t length);

#endif
