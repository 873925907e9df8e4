/* SPDX-License-Identifier: MIT */
/* sign.h -- marks on moves, and the brackets of variations */
#ifndef LIB_PGN_SIGN_H
#define LIB_PGN_SIGN_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* A mark by its number: $12. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_dollar(ecart_pgn_reader *r, ecart_pgn_token *token);

/* A mark as people write it: ! ? !! ?? !? ?! */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_marks(ecart_pgn_reader *r, ecart_pgn_token *token);

ECART_HIDDEN ecart_pgn_kind ecart_pgn_open(ecart_pgn_reader *r, ecart_pgn_token *token);
ECART_HIDDEN ecart_pgn_kind ecart_pgn_close(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Closes all variations that are open, with a fault. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_unclosed(ecart_pgn_reader *r, ecart_pgn_token *token);

#endif
