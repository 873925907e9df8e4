/* SPDX-License-Identifier: MIT */
/* language.h -- the languages, found by their codes */
#ifndef LIB_WORDS_LANGUAGE_H
#define LIB_WORDS_LANGUAGE_H

#include <ecart/explain.h>

#include "base/internal.h"
#include "words/languages.h"
#include "words/sentences.h"

/*
 * A language is a block of bytes, which language.awk makes of a catalogue, po/fr.po.
 * It has no pointers, and is the same on every machine:
 *
 *     byte 0   the number of this layout, LAYOUT
 *     byte 1   what is true of the script, SCRIPT_..., and IS_DRAFT
 *     byte 2   how many texts it has that are not forms, in two bytes, the lower one
 *              first, as all numbers here have
 *     byte 4   where each of its texts begins, counted from byte 0, in two bytes: in
 *              the order of SAY_..., then forms; 0 where English has to stand in for it
 *     after    the texts, each with a zero byte at its end
 *
 * In a text, a byte below ' ' begins a place of three bytes: how something is said,
 * AS_...; what it is, PLACE_...; and the number of the form in which it is said.
 * "{the from} goes to {to}", if "the" is the first form, is
 *
 *     AS_NOUN,PLACE_FROM,1,' ','g','o','e','s',' ','t','o',' ',AS_IT_IS,PLACE_TO,1,0
 *
 * Some offsets lead to several texts, one after another.  A form has a text for an empty
 * square, for each of the six kinds of pieces, and for several pieces; or for each of the
 * eight ranks or files; or for White and Black.  A text that begins with BY_NUMBER has one
 * for each plural form of the language.
 *
 * The sentences of a program are such a block too.  Its layout is LAYOUT_OF_SENTENCES.
 * It has the code of a language, and takes the grammar from there; byte 1 is how many
 * forms the language must have.
 */
enum { LAYOUT = 1, LAYOUT_OF_SENTENCES = 2 };

enum {
    SCRIPT_HAS_CAPITALS  = 1,   /* sentences begin with one */
    SCRIPT_DOTTED_I      = 2,   /* the capital of i is U+0130 */
    SCRIPT_RIGHT_TO_LEFT = 4,
    IS_DRAFT             = 8    /* X-Draft in the head of the catalogue */
};

/* SAY_CODE is "fr".  SAY_PLURALS has the plural form, '0' and so on, for each number
 * below PLURALS; for one above, its last two digits choose. */
enum { PLURALS = 200 };

enum {
    AS_IT_IS = 1,               /* a square without its piece; a number; a text */
    AS_NOUN,                    /* the piece on a square, or a kind of piece */
    AS_AGREE,                   /* the word of a form that goes with that piece */
    AS_SHORT,                   /* the same with its square, "Bb4" */
    AS_RANK, AS_FILE,           /* a square, with what goes with its rank or file */
    BY_NUMBER,
    AS_SIDE                     /* a word that goes with a side */
};

enum { SEVERAL = ECART_KINDS };     /* the last word of a form for pieces */

/* What a place stands for; speech.h has what they hold. */
enum {
    /* Squares. */
    PLACE_FROM = 1, PLACE_TO, PLACE_HOME, PLACE_FIRST, PLACE_OTHERS, PLACE_ALL,
    PLACE_CHOICES, PLACE_NEITHER, PLACE_SQUARE,
    /* Kinds of pieces. */
    PLACE_KIND, PLACE_BECOMES,
    /* Numbers. */
    PLACE_WRONG, PLACE_START, PLACE_GOAL, PLACE_DIFFERENCE, PLACE_SIZE, PLACE_COLUMN,
    PLACE_ROW, PLACE_FILES, PLACE_RANKS, PLACE_CHEBYSHEV, PLACE_MANHATTAN, PLACE_JUMPS,
    PLACE_NUMBER,
    /* Words. */
    PLACE_SIDE, PLACE_ENEMY, PLACE_PIECE, PLACE_MEANING, PLACE_ALIAS, PLACE_STEP,
    PLACE_MOVES, PLACE_MOVE, PLACE_WRITTEN, PLACE_WING, PLACE_FILE
};

#define DECLARE(code) extern ECART_HIDDEN_TABLE const unsigned char ecart_language_##code[];
EACH_LANGUAGE(DECLARE)
#undef DECLARE

/* A text of a language, SAY_..., or any number; NULL if it has none.  A language that is NULL is
 * English, which has them all. */
ECART_HIDDEN const unsigned char *ecart_language_text(const ecart_language *language, int which);

/* A text of a program's own sentences; NULL too if they are for another language. */
ECART_HIDDEN const unsigned char *ecart_sentences_text(const ecart_language *language,
                                                       const unsigned char *sentences, int which);

/* The texts of a form, by its number from 1. */
ECART_HIDDEN const unsigned char *ecart_language_form(const ecart_language *language, int n);

/* Whether this is true of a language or its script. */
ECART_HIDDEN bool ecart_language_has(const ecart_language *language, int trait);

#endif
