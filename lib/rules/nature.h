/* SPDX-License-Identifier: MIT */
/* nature.h -- what a legal move is: a capture, castling, a promotion */
#ifndef LIB_RULES_NATURE_H
#define LIB_RULES_NATURE_H

#include <ecart/legal.h>

#include "base/internal.h"

/* Flags of verdict.h, for a move that is legal or only lacks its promotion. */
ECART_HIDDEN int ecart_nature(const ecart_position *p, ecart_move move);

#endif
