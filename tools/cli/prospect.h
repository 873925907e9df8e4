/* SPDX-License-Identifier: MIT */
/* prospect.h -- whether a side can still mate, shown by games of random moves too */
#ifndef CLI_PROSPECT_H
#define CLI_PROSPECT_H

#include <ecart.h>

/* As ecart_side_prospect(), but a mate that random moves lead to is a proof too.  They
 * are the same for each call, and so is the answer. */
ecart_prospect prospect_find(const ecart_position *position, ecart_side side);

#endif
