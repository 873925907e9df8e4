/* SPDX-License-Identifier: MIT */
/* nature.h -- what a legal move is: a capture, castling, check, mate */
#ifndef LIB_RULES_NATURE_H
#define LIB_RULES_NATURE_H

#include <ecart/legal.h>

#include "base/internal.h"

/* Flags of verdict.h, for a move that is legal or only lacks its promotion.  In
 * that case the flags of check and mate are not set. */
ECART_HIDDEN uint8_t ecart_nature(const ecart_position *p, ecart_move move,
                                  ecart_reason reason);

/* For a legal move that is known to give check with the piece that moves:
 * ECART_IS_CHECK, with ECART_IS_MATE if it is mate. */
ECART_HIDDEN uint8_t ecart_check_nature(const ecart_position *p, ecart_move move,
                                        ecart_kind becomes);

#endif
