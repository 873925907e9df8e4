/* SPDX-License-Identifier: MIT */
/* language.h -- the languages, found by their codes */
#ifndef LIB_WORDS_LANGUAGE_H
#define LIB_WORDS_LANGUAGE_H

#include <ecart/explain.h>

#include "base/internal.h"
#include "words/sentences.h"

enum {
    FORM_LIMIT = 6,             /* the most that a language has: German */
    NOUNS      = 8,             /* of a form: empty cell, six kinds, several */
    SEVERAL    = NOUNS - 1
};

/* Each is made by language.awk from a text such as en.txt, which describes the
 * parts. */
struct ecart_language {
    const char *code, *name;
    const char *sentences[SENTENCES];           /* templates, by SAY_… */
    int         form_count;
    const char *forms[FORM_LIMIT];              /* names of forms */
    const char *nouns[FORM_LIMIT][NOUNS];       /* by form and ecart_kind */
};

extern ECART_HIDDEN const ecart_language ecart_language_en;
extern ECART_HIDDEN const ecart_language ecart_language_fr;
extern ECART_HIDDEN const ecart_language ecart_language_de;

/* The same language, or English for NULL. */
ECART_HIDDEN const ecart_language *ecart_language_or_english(const ecart_language *language);

#endif
