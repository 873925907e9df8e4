/* SPDX-License-Identifier: MIT */
/* utf8.h -- characters in any bytes */
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include <stddef.h>

/* The length of the character that a text begins with, 1 to 4 bytes; 0 if it
 * begins with none, or is empty. */
size_t utf8_length(const char *text, size_t length);

#endif
