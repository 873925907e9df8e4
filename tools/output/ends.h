/* SPDX-License-Identifier: MIT */
/* ends.h -- how a game stands, who can still mate, and what a flag's fall means */
#ifndef OUTPUT_ENDS_H
#define OUTPUT_ENDS_H

#include "output/json.h"

/* Whether the game is over; a draw that may be claimed does not end it. */
bool ends_is_over(const ecart_game *game);

/* Prints a line for each thing that is true, with its identifier and a sentence. */
void ends_print(const ecart_game *game, const ecart_language *language);

/* Prints the same and all other details, as members of an open object; if asked to, also the
 * moves with which a draw can be claimed. */
void ends_print_members(struct json *json, const ecart_game *game,
                        const ecart_language *language, bool claims);

/* Prints a line of moves for each side that can still mate, if one is found: both sides help. */
void ends_print_lines(const ecart_game *game, const ecart_language *language);

/* The same as a member of an open object. */
void ends_put_lines(struct json *json, const ecart_game *game);

#endif
