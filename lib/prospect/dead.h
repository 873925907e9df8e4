/* SPDX-License-Identifier: MIT */
/* dead.h -- whether a position is dead */
#ifndef LIB_PROSPECT_DEAD_H
#define LIB_PROSPECT_DEAD_H

#include <ecart/position.h>

#include "base/internal.h"

/* Whether ecart_side_prospect_quick() proves that neither side can mate; fast enough to be
 * asked after every move. */
ECART_HIDDEN bool ecart_is_dead(const ecart_position *p);

#endif
