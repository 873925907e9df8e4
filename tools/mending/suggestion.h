/* SPDX-License-Identifier: MIT */
/* suggestion.h -- what was meant where a move is refused, in words or as JSON */
#ifndef MENDING_SUGGESTION_H
#define MENDING_SUGGESTION_H

#include "mending/witness.h"
#include "output/json.h"

enum { SUGGESTION_SIZE = 320 };

/* A sentence about the best of what a witness found, with a blank before it; empty
 * if it found nothing. */
void suggestion_write(const ecart_language *language, const struct witness *witness,
                      char text[SUGGESTION_SIZE]);

/* Writes the best five of what a witness found, best first, as an array. */
void suggestion_put(const struct witness *witness, struct json *json);

#endif
