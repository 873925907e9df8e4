/* SPDX-License-Identifier: MIT */
/* asked.h -- the game that a request is about: its FEN and the moves played from there */
#ifndef FILTER_ASKED_H
#define FILTER_ASKED_H

#include <stdbool.h>

#include <ecart.h>

#include "filter/request.h"

/* The position of the request before, and its FEN: most requests have the same one
 * again.  There is no FEN if it is empty. */
struct known_position {
    ecart_position position;
    bool           chess960;
    size_t         length;
    char           fen[ECART_FEN_SIZE];
};

/* Reads the request's FEN; a request without one is about the start of a game.  Returns
 * false if there is no such position. */
bool asked_position(const struct request *request, struct known_position *known);

/* Plays the request's moves from that position.  Until it plays the next ones, the game
 * keeps its records.  Returns the index of the first move that is not legal, which the
 * game stops before; or how many there are. */
size_t asked_game(const struct request *request, const struct known_position *known,
                  ecart_game *game);

#endif
