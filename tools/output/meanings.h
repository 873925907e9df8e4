/* SPDX-License-Identifier: MIT */
/* meanings.h -- what may have been meant by a refused move, and what happened in the game that
 * explains it, as text or JSON */
#ifndef OUTPUT_MEANINGS_H
#define OUTPUT_MEANINGS_H

#include "output/json.h"

enum { MEANINGS_PUT = 5 };      /* in JSON */

/* Prints the array "candidates": the moves of the pieces that a text may mean, if there are
 * several, with their reasons and sentences. */
void candidates_put(struct json *json, const ecart_position *position,
                    const ecart_notation *notation, const ecart_language *language);

/* What happened in the game; not known if no moves were. */
struct circumstances {
    bool               known;
    size_t             count;
    ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES];
};

/* What happened in the game before a move that was read. */
struct circumstances circumstances_of(const ecart_game *game, const ecart_notation *notation);

/* Whether they leave no question what was meant. */
bool circumstances_explain(const struct circumstances *circumstances);

/* Writes a sentence that goes with the one on the refusal.  Returns whether there is one. */
bool circumstances_say(const struct circumstances *circumstances,
                       const ecart_language *language, char text[ECART_EXPLAIN_SIZE]);

/* Prints the array "circumstances", if they are known. */
void circumstances_put(struct json *json, const struct circumstances *circumstances,
                       const ecart_language *language);

/* Writes the array "meant"; in_line adds to each meaning the ply of the text it stands for. */
void meanings_put(struct json *json, const ecart_meaning *meanings, size_t count, bool in_line);

#endif
