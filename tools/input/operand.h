/* SPDX-License-Identifier: MIT */
/* operand.h -- reads cells, pieces, sides and moves from the command line */
#ifndef INPUT_OPERAND_H
#define INPUT_OPERAND_H

#include "output/move_reader.h"

/* Each of these reads the argument at **next, in a list that ends with NULL,
 * and moves *next on; or says what is wrong and returns false. */

bool operand_cell(char ***next, ecart_cell *cell);

/* A cell, or several with commas between them: "a1,b1". */
bool operand_cells(char ***next, ecart_cells *cells);

bool operand_piece(char ***next, ecart_piece *piece);

/* "white" or "black". */
bool operand_side(char ***next, ecart_side *side);

/* A move in any notation, in a position.  The doubt is that of move_reader.h. */
bool operand_move(char ***next, const struct judge_options *judge,
                  const ecart_position *position, ecart_notation *notation,
                  struct doubt *doubt);

/* Says where a text fails to be a move.  Returns EXIT_ERROR. */
int operand_no_move(const char *text, const ecart_notation *notation);

/* Reads the side that a text may begin with, "black-knight"; returns what follows it. */
const char *operand_after_side(const char *text, ecart_side *side);

/* Whether a text is not the name of a file.  If it is one, says how to read that file. */
bool operand_no_file(const char *text);

/* Reads the end of the list: there must be no other argument. */
bool operand_end(char ***next);

#endif
