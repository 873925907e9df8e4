/* SPDX-License-Identifier: MIT */
/* language.c -- the languages, found by their codes */

#include "words/language.h"

#include <string.h>

#define LISTED(code) ecart_language_##code,
static const unsigned char *const languages[] = { EACH_LANGUAGE(LISTED) };
#undef LISTED

/* Users of the library see a block as an ecart_language, which has no members. */
static const unsigned char *block_of(const ecart_language *language)
{
    return language != NULL ? (const unsigned char *)language : languages[0];
}

bool ecart_language_has(const ecart_language *language, int trait)
{
    return (block_of(language)[1] & trait) != 0;
}

static int number_at(const unsigned char *bytes)
{
    return bytes[0] | bytes[1] << 8;
}

static const unsigned char *text_at(const unsigned char *block, int n)
{
    return block + number_at(block + 4 + 2 * n);
}

static const unsigned char *text_of(const unsigned char *block, int which)
{
    const unsigned char *text = block;

    if (which >= 0 && which < number_at(block + 2))
        text = text_at(block, which);
    return text != block ? text : NULL;
}

const unsigned char *ecart_language_text(const ecart_language *language, int which)
{
    return text_of(block_of(language), which);
}

/* How many forms a block has.  The offsets of the forms are the last before the first
 * text, after those of all other texts. */
static int forms_of(const unsigned char *block)
{
    return (number_at(block + 4) - 4) / 2 - number_at(block + 2);
}

static bool has_code(const ecart_language *language, const char *code, size_t length)
{
    const char *known = ecart_language_code(language);

    return strlen(known) == length && memcmp(known, code, length) == 0;
}

const unsigned char *ecart_sentences_text(const ecart_language *language,
                                          const unsigned char *sentences, int which)
{
    const char *code = (const char *)text_of(sentences, SAY_CODE);

    return sentences[0] == LAYOUT_OF_SENTENCES && has_code(language, code, strlen(code)) &&
           sentences[1] <= forms_of(block_of(language)) ? text_of(sentences, which) : NULL;
}

const unsigned char *ecart_language_form(const ecart_language *language, int n)
{
    const unsigned char *block = block_of(language);

    return text_at(block, number_at(block + 2) + n - 1);
}

const ecart_language *ecart_language_nth(int n)
{
    return n >= 0 && n < (int)(sizeof languages / sizeof *languages)
         ? (const ecart_language *)languages[n] : NULL;
}

const ecart_language *ecart_language_find(const char *code, size_t length)
{
    const ecart_language *language;
    size_t letters = 0;

    while (letters < length && code[letters] >= 'a' && code[letters] <= 'z')
        letters++;
    for (int n = 0; (language = ecart_language_nth(n)) != NULL; n++) {
        if (has_code(language, code, letters))
            break;
    }
    return language;
}

const char *ecart_language_code(const ecart_language *language)
{
    return (const char *)ecart_language_text(language, SAY_CODE);
}

const char *ecart_language_name(const ecart_language *language)
{
    return (const char *)ecart_language_text(language, SAY_GRAMMAR_NAME);
}

bool ecart_language_is_draft(const ecart_language *language)
{
    return ecart_language_has(language, IS_DRAFT);
}
