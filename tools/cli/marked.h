/* SPDX-License-Identifier: MIT */
/* marked.h -- a small board, with a move and what speaks against it marked */
#ifndef CLI_MARKED_H
#define CLI_MARKED_H

#include <ecart.h>

#include "cli/screen.h"

/* Prints the board as it is and, below it, what the marks on it mean; a board
 * without marks if there is no verdict. */
void marked_print(const ecart_board *board, const ecart_verdict *verdict,
                  const struct screen *screen);

#endif
