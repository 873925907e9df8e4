/* SPDX-License-Identifier: MIT */
/* program.h -- says the sentences of the program in the language of the library's */
#ifndef WORDS_PROGRAM_H
#define WORDS_PROGRAM_H

#include <ecart.h>

#include "words/sentences.h"

/* Writes a sentence of sentences.h as ecart_say() does.  The language is one of the
 * library, NULL for English; if it lacks the sentence, the whole sentence is in English.
 * ECART_EXPLAIN_SIZE is enough.  The slots may be NULL if the template has none. */
size_t program_say(const ecart_language *language, int which, const ecart_slots *slots,
                   char *text, size_t size);

/* The same for a part of a sentence, such as "the camel": its first letter is small. */
size_t program_say_inside(const ecart_language *language, int which,
                          const ecart_slots *slots, char *text, size_t size);

/* The same behind what the text says already, after a blank; nothing if there is no room. */
void program_add(const ecart_language *language, int which, const ecart_slots *slots,
                 char *text, size_t size);

/* A text for a slot. */
ecart_text program_text(const char *text);

#endif
