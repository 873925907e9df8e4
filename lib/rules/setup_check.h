/* SPDX-License-Identifier: MIT */
/* setup_check.h -- examining a set-up of which the sets are known already */
#ifndef LIB_RULES_SETUP_CHECK_H
#define LIB_RULES_SETUP_CHECK_H

#include <ecart/setup.h>

#include "board/placement.h"

/* Adds all faults. */
ECART_HIDDEN void ecart_setup_check_placed(const ecart_setup *setup,
                                           const placement *pieces,
                                           ecart_faults *faults);

/* Whether certainly nothing is wrong but perhaps the en passant cell.  False says that
 * the set-up wants to be examined, and not that a fault will be found. */
ECART_HIDDEN bool ecart_setup_is_sound(const ecart_setup *setup,
                                       const placement *pieces);

/* Looks for all faults one by one; or for those of the en passant cell. */
ECART_HIDDEN void ecart_setup_examine(const ecart_setup *setup,
                                      const placement *pieces,
                                      ecart_faults *faults);
ECART_HIDDEN void ecart_setup_examine_en_passant(const ecart_setup *setup,
                                                 const placement *pieces,
                                                 ecart_faults *faults);

#endif
