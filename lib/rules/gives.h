/* SPDX-License-Identifier: MIT */
/* gives.h -- whether a legal move gives check, or mate */
#ifndef LIB_RULES_GIVES_H
#define LIB_RULES_GIVES_H

#include <ecart/legal.h>

#include "base/internal.h"

/* ecart_move_gives() of a move on which this is the verdict. */
ECART_HIDDEN ecart_gives ecart_verdict_gives(const ecart_position *p,
                                             const ecart_verdict *verdict);

#endif
