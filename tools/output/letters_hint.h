/* SPDX-License-Identifier: MIT */
/* letters_hint.h -- guesses in which language a refused move is written */
#ifndef OUTPUT_LETTERS_HINT_H
#define OUTPUT_LETTERS_HINT_H

#include <ecart.h>

enum { LETTERS_MOST = 24, LETTERS_HINT_SIZE = 256 };

/* A guess at the letters; the arrays are indexed by their numbers, as ecart_letters_nth(). */
struct letters_guess {
    bool legal[LETTERS_MOST];   /* the first word is a legal move with these letters */
    int  words[LETTERS_MOST];   /* how many words fit these letters */
    int  more;                  /* how many words more must fit than fit the letters that
                                   the text was read with */
    ecart_text letter;          /* the letter to name in the hint; empty for none */
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

/* Whether other letters fit so many words more than those that the text was read with.  Then
 * the hint names their language, the option that reads it, and other letters that fit as well;
 * it is written in a language of the library, NULL for English. */
bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE]);

#endif
