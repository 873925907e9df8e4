/* SPDX-License-Identifier: MIT */
/* move_reader.h -- reads a move with the piece letters of the user, and guesses in which
 * language's letters a refused move is written */
#ifndef OUTPUT_MOVE_READER_H
#define OUTPUT_MOVE_READER_H

#include "output/judgement.h"

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

/* Also guesses letters with which the first word is not legal, if this many more words fit them. */
void letters_guess_loosely(struct letters_guess *guess, int more);

/* Takes another word of the same game into account. */
void letters_guess_add(struct letters_guess *guess, const char *word, size_t length);

/* Whether other letters fit so many words more than those that the text was read with.  Then
 * the hint names their language, the option that reads it, and other letters that fit as well;
 * it is written in a language of the library, NULL for English. */
bool letters_guess_end(const struct letters_guess *guess, const ecart_letters *read_with,
                       const ecart_language *language, char hint[LETTERS_HINT_SIZE]);

/* What a text leaves in doubt, so that it is refused. */
enum doubt_kind {
    NO_DOUBT,
    NO_FILE,        /* it begins with a capital that is a piece elsewhere: Dd4 in English */
    TWO_PIECES,     /* its letter is one piece here and another in English: Rd1 in French */
    NOT_MEANT_SO    /* it would be legal if read as English: Rd1 in French, of a rook */
};

struct doubt {
    enum doubt_kind kind;
    char            letter;     /* the first letter */
    ecart_notation  mine;       /* with the letters of the reader */
    ecart_notation  other;      /* as the text may be meant too */
};

/* Reads a move in any notation; a zero follows its text.  With judge->own, English letters are
 * read too, unless they are other pieces for the reader.  No capital that is a piece's letter for
 * the reader is a file, and none that is one for others stands for a file before a square.
 * Nothing becomes legal by guessing. */
ecart_notation reader_read(const struct judge_options *judge, const ecart_position *position,
                           const char *text, size_t length, struct doubt *doubt);

/* Writes the sentence that a doubt needs instead of the library's, if it needs one. */
void reader_say(const struct doubt *doubt, const struct judge_options *judge,
                const ecart_position *position, ecart_text written,
                char text[ECART_EXPLAIN_SIZE]);

/* The move that is to be asked about after a refusal, if there is one and the game goes on. */
bool reader_asks(const struct doubt *doubt, const ecart_position *position, ecart_meaning *meaning);

/* Writes "Did you mean Td1?" with the letters of the reader; nothing if that is not to be asked. */
void reader_ask(const struct doubt *doubt, const struct judge_options *judge,
                const ecart_position *position, char text[ECART_EXPLAIN_SIZE]);

/* Copies a move in SAN with the letters of a language; returns the length.  The copy has no
 * more than ECART_SAN_SIZE bytes. */
size_t letters_copy(const ecart_letters *letters, const char *san, char *copy);

#endif
