/* SPDX-License-Identifier: MIT */
/* spoken_words.h -- the words of a move that is spoken, in English, French and German */
#ifndef LIB_NOTATION_SPOKEN_WORDS_H
#define LIB_NOTATION_SPOKEN_WORDS_H

#include "base/internal.h"

/* The parts of speech. */
enum part_of_speech {
    NO_WORD,
    NAMES_KIND,         /* knight: value is an ecart_kind */
    NAMES_FRENCH,       /* the same, of a word that is French or may be */
    NAMES_CELL,         /* e4: value is 10 * file + rank, the file 1 to 26 */
    NAMES_FILE,         /* a single letter: value 1 to 8 */
    NAMES_NUMBER,       /* of a rank */
    TAKES,
    LINKS,              /* to, from, the: says nothing new */
    ADDS,               /* and, with */
    PROMOTES,
    GIVES_CHECK,
    GIVES_MATE,
    PASSANT,            /* the second word of en passant */
    CASTLES,
    NAMES_WING,         /* kingside: value is an ecart_wing */
    NAMES_SIDE,         /* side, after which king or queen names a wing */
    MARKS               /* ! or ? */
};

typedef struct spoken_word {
    uint8_t part;               /* of speech */
    int     value;
    bool    capital;            /* it begins with one */
    bool    sign;               /* it is a sign, such as +, or a digit alone */
    size_t  at;                 /* where in the text */
} spoken_word;

enum { SPOKEN_WORDS = 16 };     /* the most that a move may have */

/* Takes a text apart.  Returns how many words were understood.  *end is where the
 * first one begins that was not, or the text's length. */
ECART_HIDDEN int ecart_spoken_words_read(const char *text, size_t length,
                                         spoken_word words[SPOKEN_WORDS], size_t *end);

#endif
