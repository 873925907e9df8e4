/* SPDX-License-Identifier: MIT */
/* meant_request.c -- which slip of the hand turns a move into a request */

#include "meant/meant_request.h"

#include <ecart/distance.h>
#include <ecart/legal.h>

static slip_weight slip_if(bool so, ecart_slip slip, int more)
{
    return (slip_weight){ slip, so ? SLIP_UNIT + more : TOO_FAR };
}

static bool is_castling(const ecart_position *position, ecart_move move)
{
    return ecart_castling_of(position, move).king != ECART_NO_CELL;
}

/* If both moves have the same cells, they differ by the promotion. */
slip_weight ecart_meant_request_slip(const ecart_position *position,
                                     ecart_move asked, ecart_move move)
{
    if (move.from == asked.from && move.to == asked.to)
        return slip_if(true, asked.promotion == ECART_NO_KIND ? ECART_SLIP_MISSING
                                                              : ECART_SLIP_PIECE, 0);
    if (asked.from == move.to && asked.to == move.from)
        return slip_if(true, ECART_SLIP_SWAP, 4);
    if (asked.from == move.from && is_castling(position, asked) && is_castling(position, move))
        return slip_if(true, ECART_SLIP_CASTLING, 0);
    if (asked.from == move.from)
        return slip_if(ecart_chebyshev_distance(asked.to, move.to) == 1, ECART_SLIP_CELL, 0);
    if (asked.to != move.to)
        return slip_if(false, ECART_SLIP_CELL, 0);
    if (ecart_chebyshev_distance(asked.from, move.from) == 1)
        return slip_if(true, ECART_SLIP_CELL, 2);
    return slip_if(true, ECART_SLIP_PIECE, 4);
}
