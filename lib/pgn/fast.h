/* SPDX-License-Identifier: MIT */
/* fast.h -- the fast path: plays moves about which there is nothing to report */
#ifndef LIB_PGN_FAST_H
#define LIB_PGN_FAST_H

#include <ecart/pgn.h>

#include "base/internal.h"
#include "pgn/line.h"

/* Plays moves as long as there is nothing to report about them.  Stops before any text
 * that needs the reader, and may stop before any move. */
ECART_HIDDEN void ecart_pgn_play_fast(ecart_pgn_judge *j, judged_line *line);

/* Plays one such move, and makes the event that ECART_PGN_LEAN promises.  Returns false,
 * with the text before the move, if the reader must go on. */
ECART_HIDDEN bool ecart_pgn_play_lean(ecart_pgn_judge *j, judged_line *line,
                                      ecart_pgn_event *event);

#endif
