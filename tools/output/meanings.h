/* SPDX-License-Identifier: MIT */
/* meanings.h -- what may have been meant by a refused move, as text or JSON */
#ifndef OUTPUT_MEANINGS_H
#define OUTPUT_MEANINGS_H

#include <ecart.h>

#include "output/json.h"

enum {
    MEANINGS_SAID = 3,  /* in a sentence */
    MEANINGS_PUT  = 5,  /* in JSON */
    MEANINGS_KEPT = 64,
    NAMED_SIZE    = 2048    /* room for the reasons of a few pieces */
};

/* Why each of the pieces cannot go that a text names, if there are several: a sentence
 * in a line for each; an array "candidates" of their moves, reasons and sentences; or
 * sentences, each with a blank before it, as many as there is room for. */
void named_print(const ecart_position *position, const char *move, size_t length,
                 const ecart_language *language);
void named_put(struct json *json, const ecart_position *position, const char *move,
               size_t length, const ecart_language *language);
void named_write(const ecart_position *position, const char *move, size_t length,
                 const ecart_language *language, char text[NAMED_SIZE]);

/* The moves of a game, one of which is refused, and what may have been meant: there, or
 * before it. */
struct guesses {
    ecart_position       start;
    const ecart_text    *texts;
    size_t               count, at;     /* at: the index of the refused one */
    const ecart_verdict *verdict;       /* on that */
    bool                 by_cells;      /* it is two cells */
    ecart_meaning        meanings[MEANINGS_KEPT];
    size_t               found;         /* of these */
};

/* Fills in what is not known before: all after "at". */
void guesses_find(struct guesses *guesses, const ecart_verdict *verdict);

/* Asks whether the refused move was one of these, or one before it another. */
void guesses_print(const struct guesses *guesses, const ecart_language *language);

/* The array "meant".  In a line, each has its ply too. */
void meanings_put(struct json *json, const ecart_meaning *meanings, size_t count,
                  bool in_line);

#endif
