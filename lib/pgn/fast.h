/* SPDX-License-Identifier: MIT */
/* fast.h -- the fast path: plays moves about which there is nothing to tell */
#ifndef LIB_PGN_FAST_H
#define LIB_PGN_FAST_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* Plays moves as long as there is nothing to tell of them.  It stops before
 * what needs the reader; it may stop at any move. */
ECART_HIDDEN void ecart_pgn_play_fast(ecart_pgn_judge *j, ecart_pgn_line *line);

#endif
