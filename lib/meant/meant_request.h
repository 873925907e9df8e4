/* SPDX-License-Identifier: MIT */
/* meant_request.h -- which slip of the hand turns a move into a request */
#ifndef LIB_MEANT_MEANT_REQUEST_H
#define LIB_MEANT_MEANT_REQUEST_H

#include "meant/meant_text.h"

/* The slip of a hand by which one move was asked for, and another was meant; its weight
 * is TOO_FAR if there is none. */
ECART_HIDDEN slip_weight ecart_meant_request_slip(const ecart_position *position,
                                                  ecart_move asked, ecart_move move);

#endif
