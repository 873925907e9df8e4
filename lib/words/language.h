/* SPDX-License-Identifier: MIT */
/* language.h -- what a language is made of */
#ifndef LIB_WORDS_LANGUAGE_H
#define LIB_WORDS_LANGUAGE_H

#include <ecart/explain.h>

#include "base/internal.h"
#include "words/sentences.h"

enum {
    FORM_LIMIT = 6,             /* German has so many */
    NOUNS      = 8,             /* of a form: none, six kinds, several */
    SEVERAL    = NOUNS - 1
};

/* Made by language.awk from a text; en.txt tells what its parts mean. */
struct ecart_language {
    const char *code, *name;
    const char *sentences[SENTENCES];           /* templates, by SAY_… */
    int         form_count;
    const char *forms[FORM_LIMIT];              /* their names */
    const char *nouns[FORM_LIMIT][NOUNS];       /* by form and ecart_kind */
};

extern ECART_HIDDEN const ecart_language ecart_language_en;
extern ECART_HIDDEN const ecart_language ecart_language_fr;
extern ECART_HIDDEN const ecart_language ecart_language_de;

/* The language, or English for NULL. */
ECART_HIDDEN const ecart_language *ecart_language_or_english(const ecart_language *language);

#endif
