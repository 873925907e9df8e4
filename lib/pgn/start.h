/* SPDX-License-Identifier: MIT */
/* start.h -- the position that a game starts from, by its tags */
#ifndef LIB_PGN_START_H
#define LIB_PGN_START_H

#include <ecart/pgn.h>

#include "base/internal.h"
#include "pgn/line.h"

/* Remembers what a tag says of the start. */
ECART_HIDDEN void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag);

/* Sets up the start in the game's own line, which is NULL if there is no memory for
 * it.  Returns the fault of the start, or ECART_PGN_FAULTS if it has none. */
ECART_HIDDEN ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, judged_line *line);

#endif
