/* SPDX-License-Identifier: MIT */
/* evidence.h -- finds the squares that show why a move is refused */
#ifndef LIB_RULES_EVIDENCE_H
#define LIB_RULES_EVIDENCE_H

#include <ecart/legal.h>

#include "base/internal.h"

/* The same two members as in a verdict. */
typedef struct evidence {
    ecart_cells others;
    ecart_cell  first;
} evidence;

/* The squares that reason.h promises for a reason. */
ECART_HIDDEN evidence ecart_evidence(const ecart_position *p, ecart_move move,
                                     ecart_reason reason);

#endif
