/* SPDX-License-Identifier: MIT */
/* letters_hint.c -- guesses in which language a refused move is written */

#include "output/letters_hint.h"

#include <string.h>

#include "words/program.h"

enum { CODES_SIZE = LETTERS_MOST * sizeof "en, " };

/* The n-th letters that a guess has room for; NULL behind the last. */
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

/* The number of the letters that most words fit, the first if several do; -1 if none can be. */
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

/* Writes what a letter is in the language of the n-th letters; false if there is no such sentence
 * in the order of the letters: German, French, Spanish. */
static bool tell(const struct letters_guess *guess, const ecart_language *language, int n,
                   char *hint)
{
    const int   which = SAY_READER_DE + n - 1;
    ecart_slots slots = { .written = guess->letter, .kind = ECART_KING };

    if (guess->letter.length == 0 || which < SAY_READER_DE || which >= SAY_READER_BOTH)
        return false;
    while (*ecart_letters_of(nth(n), slots.kind) != *guess->letter.text)
        slots.kind++;
    return program_say(language, which, &slots, hint, LETTERS_HINT_SIZE) > 0;
}

/* Writes the question whether the n-th letters were meant; the sentences are in the order of
 * the letters. */
static void ask(const ecart_language *language, int n, char *hint)
{
    const int   which = SAY_LETTERS_EN + n;
    ecart_slots slots = { .written = program_text(ecart_letters_code(nth(n))) };

    program_say(language, which < SAY_LETTERS_OTHER ? which : SAY_LETTERS_OTHER, &slots, hint,
                LETTERS_HINT_SIZE);
}

/* The codes of all letters but the best that fit as many words: "sv, da". */
static void list_others(const struct letters_guess *guess, int best, char codes[CODES_SIZE])
{
    *codes = '\0';
    for (int n = 0; nth(n); n++) {
        if (n == best || !guess->legal[n] || guess->words[n] < guess->words[best])
            continue;
        if (*codes)
            strcat(codes, ", ");
        strcat(codes, ecart_letters_code(nth(n)));
    }
}

bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE])
{
    int  best = likeliest(guess);
    char codes[CODES_SIZE];

    *hint = '\0';
    if (best < 0 || guess->words[best] < words_before(guess, read_with) + guess->more)
        return false;
    if (!tell(guess, language, best, hint))
        ask(language, best, hint);
    list_others(guess, best, codes);
    if (*codes) {
        ecart_slots slots = { .written = program_text(codes) };

        program_add(language, SAY_LETTERS_MORE, &slots, hint, LETTERS_HINT_SIZE);
    }
    return true;
}
