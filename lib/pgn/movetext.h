/* SPDX-License-Identifier: MIT */
/* movetext.h -- moves, their numbers, results and remarks: words of a text */
#ifndef LIB_PGN_MOVETEXT_H
#define LIB_PGN_MOVETEXT_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* Reads a word. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_text(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Skips a character between words: one outside ASCII, or of the tail.  False if a word
 * begins here, or a byte-order mark that is to be reported, or if that is not known
 * yet. */
ECART_HIDDEN bool ecart_pgn_skip_odd(ecart_pgn_reader *r);

#endif
