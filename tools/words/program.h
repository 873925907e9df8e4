/* SPDX-License-Identifier: MIT */
/* program.h -- says the program's own sentences, in the languages that the library has */
#ifndef WORDS_PROGRAM_H
#define WORDS_PROGRAM_H

#include <ecart.h>

#include "words/sentences.h"

/* Writes a sentence, SAY_... of sentences.h, as ecart_say() does.  NULL is English.  If the
 * language lacks the sentence, it is written in English.  A size of ECART_EXPLAIN_SIZE is
 * enough.  The slots may be NULL if the sentence has none. */
size_t program_say(const ecart_language *language, int which, const ecart_slots *slots,
                   char *text, size_t size);

/* Adds a sentence to a text, after a blank unless the text is empty; nothing if it is full. */
void program_add(const ecart_language *language, int which, const ecart_slots *slots,
                 char *text, size_t size);

/* A text that ends with a zero, as slots have it. */
ecart_text program_text(const char *text);

#endif
