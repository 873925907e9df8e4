/* SPDX-License-Identifier: MIT */
/* language.c -- languages by their codes */

#include "words/language.h"

#include <string.h>

const struct language *const languages[ECART_LANGUAGES] = {
    [ECART_ENGLISH] = &language_en,
    [ECART_FRENCH]  = &language_fr,
    [ECART_GERMAN]  = &language_de,
};

const char *ecart_language_code(ecart_language language)
{
    return language < ECART_LANGUAGES ? languages[language]->code : NULL;
}

/* "fr" and "fr_CH" are French, "fry" is not. */
ecart_language ecart_language_of_code(const char *code, size_t length)
{
    ecart_language l = ECART_ENGLISH;

    while (l < ECART_LANGUAGES && (length < 2 || memcmp(code, languages[l]->code, 2) != 0))
        l++;
    if (length > 2 && code[2] >= 'a' && code[2] <= 'z')
        return ECART_LANGUAGES;
    return l;
}
