/* SPDX-License-Identifier: MIT */
/* move_list.h -- the legal moves of a position, or of one piece */
#ifndef OUTPUT_MOVE_LIST_H
#define OUTPUT_MOVE_LIST_H

#include <stddef.h>

#include <ecart.h>

#include "output/json.h"

/* Finds the legal moves of the piece on a cell, or of all pieces if it is ECART_NO_CELL.
 * Returns how many there are. */
size_t move_list_find(const ecart_position *position, ecart_cell from,
                      ecart_move moves[ECART_MOVE_LIST_SIZE]);

/* Prints a move as two cells, and in standard notation, but with the letters of the language,
 * NULL for English. */
void move_list_print(const ecart_position *position, ecart_move move,
                     const ecart_language *language);

/* The array "moves", an object for each of them. */
void move_list_put(struct json *json, const ecart_position *position,
                   const ecart_move *moves, size_t count);

#endif
