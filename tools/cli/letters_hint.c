/* SPDX-License-Identifier: MIT */
/* letters_hint.c -- guesses in which language a refused move is written */

#include "cli/letters_hint.h"

#include <stdio.h>
#include <string.h>

/* A language, as the sentences need it. */
static const struct names {
    const char *code, *english, *french, *german, *spanish;
} names[] = {
    { "en", "English",    "de l’anglais",   "englischen",       "del inglés" },
    { "de", "German",     "de l’allemand",  "deutschen",        "del alemán" },
    { "fr", "French",     "du français",    "französischen",    "del francés" },
    { "es", "Spanish",    "de l’espagnol",  "spanischen",       "del español" },
    { "it", "Italian",    "de l’italien",   "italienischen",    "del italiano" },
    { "pt", "Portuguese", "du portugais",   "portugiesischen",  "del portugués" },
    { "nl", "Dutch",      "du néerlandais", "niederländischen", "del neerlandés" },
    { "ru", "Russian",    "du russe",       "russischen",       "del ruso" },
    { "pl", "Polish",     "du polonais",    "polnischen",       "del polaco" },
    { "hu", "Hungarian",  "du hongrois",    "ungarischen",      "del húngaro" },
    { "cs", "Czech",      "du tchèque",     "tschechischen",    "del checo" },
    { "sv", "Swedish",    "du suédois",     "schwedischen",     "del sueco" },
    { "da", "Danish",     "du danois",      "dänischen",        "del danés" },
    { "no", "Norwegian",  "du norvégien",   "norwegischen",     "del noruego" },
    { "fi", "Finnish",    "du finnois",     "finnischen",       "del finés" },
    { "ro", "Romanian",   "du roumain",     "rumänischen",      "del rumano" },
    { "et", "Estonian",   "de l’estonien",  "estnischen",       "del estonio" },
    { "is", "Icelandic",  "de l’islandais", "isländischen",     "del islandés" }
};
enum { NAMES = sizeof names / sizeof *names };

/* A name and a code go into the first part; what else fits follows the second. */
static const struct phrases {
    const char *code, *first, *others;
} phrases[] = {
    { "en", "Written with %s letters? --letters=%s reads it", "; others that fit: " },
    { "fr", "Écrit avec les lettres %s\u202f? --letters=%s le lit",
            "\u202f; autres possibilités\u00a0: " },
    { "de", "Mit %s Buchstaben geschrieben? --letters=%s liest es", "; auch möglich: " },
    { "es", "¿Escrita con las letras %s? --letters=%s la lee", "; también posibles: " }
};

/* The letters with a number, also those of a language that has none here yet. */
static const ecart_letters *nth(int n)
{
    return n < LETTERS_MOST ? ecart_letters_nth(n) : NULL;
}

void letters_guess_add(struct letters_guess *guess, const char *word, size_t length)
{
    for (int n = 0; nth(n); n++)
        guess->words[n] += ecart_san_fits(nth(n), word, length);
}

bool letters_guess_begin(struct letters_guess *guess, const ecart_position *position,
                         const char *word, size_t length)
{
    bool any = false;

    *guess = (struct letters_guess){ .more = 1 };
    letters_guess_add(guess, word, length);
    for (int n = 0; nth(n); n++) {
        if (guess->words[n] == 0)
            continue;

        ecart_notation notation = ecart_san_read_with(position, nth(n), word, length);
        guess->legal[n] = ecart_verdict_is_legal(&notation.verdict);
        any |= guess->legal[n];
    }
    return any;
}

void letters_guess_loosely(struct letters_guess *guess, int more)
{
    guess->more = more;
    for (int n = 0; nth(n); n++)
        guess->legal[n] = guess->words[n] > 0;
}

/* The first of the letters that most words fit. */
static int likeliest(const struct letters_guess *guess)
{
    int best = -1;

    for (int n = 0; nth(n); n++) {
        if (guess->legal[n] && (best < 0 || guess->words[n] > guess->words[best]))
            best = n;
    }
    return best;
}

/* How many words fit the letters that were read with. */
static int words_before(const struct letters_guess *guess, const ecart_letters *read_with)
{
    const char *code = ecart_letters_code(read_with);
    int         n = 0;

    while (strcmp(ecart_letters_code(nth(n)), code) != 0)
        n++;
    return guess->words[n];
}

static const struct phrases *phrases_in(const ecart_language *language)
{
    size_t n = sizeof phrases / sizeof *phrases - 1;

    while (n > 0 && strcmp(phrases[n].code, ecart_language_code(language)) != 0)
        n--;
    return &phrases[n];
}

/* What a language is called; its code if it has no name here. */
static const char *name_in(const struct phrases *in, const char *code)
{
    for (int n = 0; n < NAMES; n++) {
        if (strcmp(names[n].code, code) == 0)
            return in == &phrases[1] ? names[n].french
                 : in == &phrases[2] ? names[n].german
                 : in == &phrases[3] ? names[n].spanish : names[n].english;
    }
    return code;
}

static void add(char *text, size_t size, const char *first, const char *second)
{
    size_t length = strlen(text);

    snprintf(text + length, size - length, "%s%s", first, second);
}

bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE])
{
    const struct phrases *in = phrases_in(language);
    const char *before = in->others, *code;
    int         best   = likeliest(guess);

    *hint = '\0';
    if (best < 0 || guess->words[best] < words_before(guess, read_with) + guess->more)
        return false;
    code = ecart_letters_code(nth(best));
    snprintf(hint, LETTERS_HINT_SIZE, in->first, name_in(in, code), code);
    for (int n = 0; nth(n); n++) {
        if (n == best || !guess->legal[n] || guess->words[n] < guess->words[best])
            continue;
        add(hint, LETTERS_HINT_SIZE, before, ecart_letters_code(nth(n)));
        before = ", ";
    }
    add(hint, LETTERS_HINT_SIZE, ".", "");
    return true;
}
