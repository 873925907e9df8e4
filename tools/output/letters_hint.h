/* SPDX-License-Identifier: MIT */
/* letters_hint.h -- guesses in which language a refused move is written */
#ifndef OUTPUT_LETTERS_HINT_H
#define OUTPUT_LETTERS_HINT_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

enum { LETTERS_MOST = 24, LETTERS_HINT_SIZE = 256 };

/* A guess, by the numbers of the letters: whether the first word is a legal move with
 * them, and how many words fit them; and how many words more must fit than those that
 * fit the letters that were read with. */
struct letters_guess {
    bool legal[LETTERS_MOST];
    int  words[LETTERS_MOST];
    int  more;
};

/* Begins a guess with a word that was refused.  Returns whether it is a legal move with
 * any letters. */
bool letters_guess_begin(struct letters_guess *guess, const ecart_position *position,
                         const char *word, size_t length);

/* Also guesses letters with which the first word is not legal, if this many more words
 * fit them. */
void letters_guess_loosely(struct letters_guess *guess, int more);

/* Takes another word of the same game into account. */
void letters_guess_add(struct letters_guess *guess, const char *word, size_t length);

/* Whether other letters fit enough words more than those that were read with; then a
 * sentence names the language and the option that reads it, and which others fit as
 * well.  It is written in a language of the library, NULL for English. */
bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE]);

#endif
