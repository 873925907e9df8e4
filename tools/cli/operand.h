/* SPDX-License-Identifier: MIT */
/* operand.h -- cells, pieces, moves and set-ups on the command line */
#ifndef CLI_OPERAND_H
#define CLI_OPERAND_H

#include <stdbool.h>

#include <ecart.h>

#include "cli/json.h"

/* The help of every command that takes them. */
#define CELL_HELP \
    "A cell is its name, e4, or its number, 54.\n"
#define PIECE_HELP \
    "A piece is king, queen, rook, bishop, knight or pawn, with white or black\n" \
    "before it or not, or a letter of a FEN: KQRBNP for White, kqrbnp for Black.\n"

/* Each of these reads what stands at **next, a list that ends with NULL, and
 * moves *next behind it; or says what is wrong there and returns false. */

bool operand_cell(char ***next, ecart_cell *cell);
bool operand_piece(char ***next, ecart_piece *piece);

/* "white" or "black". */
bool operand_side(char ***next, ecart_side *side);

/* A move in any notation, in a position. */
bool operand_move(char ***next, const ecart_position *position,
                  ecart_notation *notation);

/* Says where a text goes wrong that is no move.  Returns EXIT_TROUBLE. */
int operand_no_move(const char *text, const ecart_notation *notation);

/* A set-up from a FEN, whether or not it could be played; or says where the
 * text is wrong and returns false. */
bool operand_setup(const char *fen, ecart_setup *setup);

/* A metric by its name; or says that there is none such and returns false. */
bool operand_metric(const char *name, ecart_metric *metric);

/* Nothing but the end of the list. */
bool operand_end(char ***next);

/* In JSON, "piece" and "side". */
void operand_put_piece(struct json *json, ecart_piece piece);

#endif
