/* SPDX-License-Identifier: MIT */
/* setup_check.h -- examining a set-up of which the sets are known already */
#ifndef LIB_SETUP_CHECK_H
#define LIB_SETUP_CHECK_H

#include <ecart/setup.h>

#include "board_placement.h"

/* As ecart_setup_check(). */
ECART_HIDDEN bool ecart_setup_check_placed(const ecart_setup *setup,
                                           const placement *pieces,
                                           ecart_faults *faults);

#endif
