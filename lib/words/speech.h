/* SPDX-License-Identifier: MIT */
/* speech.h -- sentences from templates */
#ifndef LIB_WORDS_SPEECH_H
#define LIB_WORDS_SPEECH_H

#include <ecart/explain.h>

#include "base/text.h"
#include "words/language.h"

/* A sentence that is being written, and all that its templates may name. */
typedef struct speech {
    writer             out;
    const ecart_language *language;
    const ecart_board *board;       /* to name pieces of; NULL if none are */
    ecart_cell         from, to, home;
    ecart_cell         evidence[ECART_EVIDENCE_LIMIT];
    int                leading;     /* of the evidence, how many are {first} */
    int                count;
    uint8_t            kind, becomes;   /* an ecart_kind, or nonsense */
    uint8_t            side;            /* 0 or 1 */
} speech;

/* Ready to write; a board may be given later. */
ECART_HIDDEN void ecart_speech_begin(speech *s, const ecart_language *language,
                                                const ecart_board *board,
                                                char *out, size_t size);

/* Names the move's cells, and what moves. */
ECART_HIDDEN void ecart_speech_about(speech *s, ecart_cell from, ecart_cell to);

/* Adds a set of cells to the evidence, or to the choices: nothing is said of both. */
ECART_HIDDEN void ecart_speech_evidence(speech *s, ecart_cells cells);

/* Writes a string of the tables, SAY_…, with its places filled. */
ECART_HIDDEN void ecart_speech_say(speech *s, int which);

/* Ends it: the first letter in upper case, nothing cut within a character. */
ECART_HIDDEN size_t ecart_speech_end(speech *s);

/* The number among from and to that is no cell; -1 if both are cells. */
ECART_HIDDEN int ecart_wrong_number(ecart_cell from, ecart_cell to);

#endif
