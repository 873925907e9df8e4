/* SPDX-License-Identifier: MIT */
/* meant_forms.h -- the ways to write a move, compared with what was written */
#ifndef LIB_MEANT_MEANT_FORMS_H
#define LIB_MEANT_MEANT_FORMS_H

#include "meant/meant_text.h"

/* The slip that explains a text best as a legal move: its weight is TOO_FAR if there
 * is none.  If the essence of the text is that of the move, the slip is a character too
 * many: one outside the essence, for which the text was refused. */
ECART_HIDDEN slip_weight ecart_meant_slip_of(const ecart_position *position,
                                             const written_text *written, ecart_move move);

#endif
