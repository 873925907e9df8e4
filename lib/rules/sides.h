/* SPDX-License-Identifier: MIT */
/* sides.h -- the own and the enemy pieces of a position */
#ifndef LIB_RULES_SIDES_H
#define LIB_RULES_SIDES_H

#include <ecart/position.h>

#include "board/attacks.h"

/* All pieces. */
static inline ecart_cells occupied(const ecart_position *p)
{
    return p->of_kind[ECART_NO_KIND];
}

static inline ecart_side own_side(const ecart_position *p)
{
    return p->side;
}

static inline ecart_side enemy_side(const ecart_position *p)
{
    return p->side ^ 1;
}

static inline ecart_cells own(const ecart_position *p)
{
    return p->of_side[p->side];
}

static inline ecart_cells enemy(const ecart_position *p)
{
    return p->of_side[p->side ^ 1];
}

/* The index of the own king; NO_INDEX in a position that was never set up. */
static inline int own_king(const ecart_position *p)
{
    return index_of(p->king[p->side]);
}

/* One rank forward, as a difference of indices or of cells. */
static inline int forward(const ecart_position *p)
{
    return ecart_side_forward(p->side);
}

/* The rank, from 0, on which pawns of the side to move promote. */
static inline int last_rank(const ecart_position *p)
{
    return p->side == ECART_WHITE ? 7 : 0;
}

#endif
