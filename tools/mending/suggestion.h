/* SPDX-License-Identifier: MIT */
/* suggestion.h -- what was meant where a move is refused, in words or as JSON */
#ifndef MENDING_SUGGESTION_H
#define MENDING_SUGGESTION_H

#include "mending/witness.h"
#include "output/json.h"

enum { SUGGESTION_SIZE = 320 };

/* Adds a blank and a sentence about the best of what a witness found to a text; nothing if it
 * found nothing. */
void suggestion_write(const ecart_language *language, const struct witness *witness,
                      char *text, size_t size);

/* Writes the best five of what a witness found, best first, as an array. */
void suggestion_put(const struct witness *witness, struct json *json);

#endif
