/* SPDX-License-Identifier: MIT */
/* string.h -- the functions of <string.h> that the library needs, for WebAssembly */
#ifndef WEB_STRING_H
#define WEB_STRING_H

#include <stddef.h>

void  *memcpy(void *restrict to, const void *restrict from, size_t size);
void  *memmove(void *to, const void *from, size_t size);
void  *memset(void *at, int byte, size_t size);
int    memcmp(const void *a, const void *b, size_t size);
size_t strlen(const char *text);

#endif
