/* SPDX-License-Identifier: MIT */
/* language.c -- the languages, found by their codes */

#include "words/language.h"

#include <string.h>

static const ecart_language *const languages[] = {
    &ecart_language_en,
    &ecart_language_fr,
    &ecart_language_de,
};

const ecart_language *ecart_language_or_english(const ecart_language *language)
{
    return language != NULL ? language : &ecart_language_en;
}

const ecart_language *ecart_language_nth(int n)
{
    return n >= 0 && n < (int)(sizeof languages / sizeof *languages) ? languages[n] : NULL;
}

const ecart_language *ecart_language_find(const char *code, size_t length)
{
    const ecart_language *language;
    size_t letters = 0;

    while (letters < length && code[letters] >= 'a' && code[letters] <= 'z')
        letters++;
    for (int n = 0; (language = ecart_language_nth(n)) != NULL; n++) {
        if (strlen(language->code) == letters && memcmp(language->code, code, letters) == 0)
            break;
    }
    return language;
}

const char *ecart_language_code(const ecart_language *language)
{
    return ecart_language_or_english(language)->code;
}

const char *ecart_language_name(const ecart_language *language)
{
    return ecart_language_or_english(language)->name;
}
