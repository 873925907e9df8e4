/* SPDX-License-Identifier: MIT */
/* flag_fall.h -- whether the result after a flag fall can be
 *
 * Whoever oversteps the time loses, unless no sequence of legal moves lets the other
 * side mate: then the game is drawn (FIDE Laws, 6.9).  Only what is proven is told.
 */
#ifndef PGN_FLAG_FALL_H
#define PGN_FLAG_FALL_H

#include <ecart.h>

/* What is wrong with the result, as a sentence; NULL if nothing is. */
const char *flag_fall_look(const ecart_position *end, ecart_pgn_result result);

#endif
