/* SPDX-License-Identifier: MIT */
/* flag_fall.h -- whether the result after a flag fall can be
 *
 * A player whose time is up loses, unless no sequence of legal moves lets the other
 * side mate: then the game is drawn (FIDE Laws, 6.9).  Only what is proven is reported.
 */
#ifndef FINDINGS_FLAG_FALL_H
#define FINDINGS_FLAG_FALL_H

#include "findings/game_end.h"

/* Returns the sentence SAY_... that says what is wrong with the result; 0 if nothing is.
 * *other gets the side whose flag did not fall.  By the new rules a fifth repetition and 75
 * moves end a game. */
int flag_fall_look(const struct moves *moves, bool new_rules, ecart_pgn_result result,
                   ecart_side *other);

#endif
