/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/letters.h
 * \brief  The letters of the pieces in other languages: Sf3, Cf3, Кf3.
 *
 * The standard writes a knight as N.  At home people write the first letter of
 * their own word: in German S for Springer, in French C for cavalier.  The same
 * letter may be several pieces: B is the English bishop, but the German pawn,
 * Bauer, and the Hungarian rook, bástya.  So the library does not guess the
 * language of the letters; the caller names it:
 *
 *     const ecart_letters *german = ecart_letters_find("de", 2);
 *
 *     ecart_san_read_with(&position, german, "Sf3", 3);
 *
 * Files, a to h, and castling, O-O, are the same in all of them.
 *
 * The letters are those that the standard of PGN lists, and the Russian ones,
 * which are Cyrillic: the king has two, Кр.  NULL stands for English in every
 * function here.
 */
#ifndef ECART_LETTERS_H
#define ECART_LETTERS_H

#include <ecart/piece.h>

/** The letters of a language: a constant of the library, which nobody has to free. */
typedef struct ecart_letters ecart_letters;

ECART_BEGIN

/** The letters of the language that has a code, such as "de".
 *
 * The codes are en, de, fr, es, it, pt, nl, ru, pl, hu, cs, sv, da, no, fi, ro,
 * et and is.  As with ecart_language_find(), what follows the code is ignored if
 * it does not begin with a small letter: "de_CH.UTF-8" is German.
 * \return  The letters, or NULL if no language here has this code. */
ECART_API const ecart_letters *ecart_letters_find(const char *code, size_t length) ECART_PURE;

/** The letters with a number: 0 is English, and the last number is one less than
 *  there are languages; NULL for any other number.  The order is a guess at how
 *  many games are written in a language, most first. */
ECART_API const ecart_letters *ecart_letters_nth(int n) ECART_CONST;

/** The code of the language in ISO 639-1: "de". */
ECART_API const char *ecart_letters_code(const ecart_letters *letters) ECART_CONST;

/** The language in English: "German". */
ECART_API const char *ecart_letters_name(const ecart_letters *letters) ECART_CONST;

/** What is written for a kind of piece, in UTF-8: one letter, but "Кр" for the
 *  Russian king.  The pawn has a letter too, which is seldom written.  An empty
 *  text for ECART_NO_KIND or if there is no such kind. */
ECART_API const char *ecart_letters_of(const ecart_letters *letters, ecart_kind kind) ECART_CONST;

ECART_END

#endif
