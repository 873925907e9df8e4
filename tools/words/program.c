/* SPDX-License-Identifier: MIT */
/* program.c -- says the program's own sentences, in the languages that the library has */

#include "words/program.h"

#include <stdio.h>
#include <string.h>

#include "words/languages.h"

#define DECLARED(code) extern const unsigned char program_##code[];
EACH_LANGUAGE(DECLARED)
#undef DECLARED

#define LISTED(code) program_##code,
static const unsigned char *const blocks[] = { EACH_LANGUAGE(LISTED) };
#undef LISTED

/* The program has the same languages as the library, in the same order. */
static const unsigned char *sentences_in(const ecart_language *language)
{
    int n = sizeof blocks / sizeof *blocks - 1;

    while (n > 0 && ecart_language_nth(n) != language)
        n--;
    return blocks[n];
}

size_t program_say(const ecart_language *language, int which, const ecart_slots *slots,
                   char *text, size_t size)
{
    static const ecart_slots none = { .board = NULL };
    size_t length;

    if (slots == NULL)
        slots = &none;
    length = ecart_say(language, sentences_in(language), which, slots, text, size);
    return length > 0 ? length : ecart_say(NULL, sentences_in(NULL), which, slots, text, size);
}

void program_add(const ecart_language *language, int which, const ecart_slots *slots,
                 char *text, size_t size)
{
    size_t length = strlen(text);

    if (length > 0)
        length += (size_t)snprintf(text + length, size - length, " ");
    program_say(language, which, slots, text + length, size - length);
}

ecart_text program_text(const char *text)
{
    return (ecart_text){ text, strlen(text) };
}
