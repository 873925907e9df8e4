/* SPDX-License-Identifier: MIT */
/* setup_check.h -- finds what is wrong with a set-up, and mends it */
#ifndef LIB_RULES_SETUP_CHECK_H
#define LIB_RULES_SETUP_CHECK_H

#include <ecart/setup.h>

#include "board/placement.h"

/* Adds all faults as ecart_setup_check() does, for a caller that has the sets of
 * pieces already. */
ECART_HIDDEN void ecart_setup_check_placed(const ecart_setup *setup,
                                           const placement *pieces,
                                           ecart_faults *faults);

#endif
