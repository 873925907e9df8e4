/* SPDX-License-Identifier: MIT */
/* play_on.h -- goes on after a refused move, where it is plain what it does */
#ifndef LIB_PGN_PLAY_ON_H
#define LIB_PGN_PLAY_ON_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* Whether the side to move could take the king, after an illegal move that was played
 * all the same. */
ECART_HIDDEN bool ecart_pgn_is_exposed(const ecart_position *position);

/* Plays a refused move all the same.  Returns false, with the position as it was, if
 * that cannot be. */
ECART_HIDDEN bool ecart_pgn_play_refused(ecart_position *position,
                                         const ecart_verdict *refusal);

/* Forgets what was forgiven in a legal move's sign of check, if the king stood in check
 * before: then a sign says nothing of the move. */
ECART_HIDDEN void ecart_pgn_forget_signs(const ecart_position *before,
                                         ecart_notation *notation);

#endif
