/* SPDX-License-Identifier: MIT */
/* ends_line.h -- moves that lead to mate, for whoever asks how a side can still win */
#ifndef OUTPUT_ENDS_LINE_H
#define OUTPUT_ENDS_LINE_H

#include <ecart.h>

#include "output/json.h"

/* Prints a line of moves for each side that can still mate, if one is found. */
void ends_print_lines(const ecart_game *game, const ecart_language *language);

/* The same as a member of an open object. */
void ends_put_lines(struct json *json, const ecart_game *game);

#endif
