/* SPDX-License-Identifier: MIT */
/* obstacle.c -- proves at once that a side cannot mate, and keeps the argument of a proof */

#include "prospect/obstacle.h"

void ecart_obstacle_clear(ecart_obstacle *o)
{
    if (o != NULL)
        memset(o, 0, sizeof *o);
}

void ecart_obstacle_found(ecart_obstacle *o, ecart_obstacle_kind kind, int moves)
{
    if (o == NULL)
        return;
    o->ends |= (uint8_t)(1u << kind);
    o->kind  = moves == 0 ? kind : ECART_OBSTACLE_FORCED;
    if (moves > o->depth)
        o->depth = (uint8_t)moves;
}

/* Each line of a proof may end at a wall of its own.  A man counts as locked if it is so at
 * every wall; the other cells of all walls are put together. */
void ecart_obstacle_closed(ecart_obstacle *o, const reaches *r, const ecart_position *p,
                           ecart_side side, int moves)
{
    ecart_obstacle here;

    if (o == NULL)
        return;
    here       = ecart_reach_obstacle(r, p, side);
    o->locked  = o->king != 0 ? o->locked & here.locked : here.locked;
    o->king   |= here.king;
    o->checks |= here.checks;
    o->men    |= here.men;
    o->spared |= here.spared;
    ecart_obstacle_found(o, here.kind, moves);
}

void ecart_obstacle_forces(ecart_obstacle *o, ecart_move move, int moves)
{
    if (o != NULL && moves == o->forced && moves < ECART_OBSTACLE_FORCED_MOVES)
        o->moves[o->forced++] = move;
}

/* To mate, a side must attack the flight squares of the enemy king, and they are of
 * both colours.  Its own king attacks two of them at best, side by side.  So a
 * single bishop or knight needs help: an enemy piece on a flight square that can
 * neither take the checker nor step in between from there. */
bool ecart_lacks_material(const ecart_position *p, ecart_side side)
{
    ecart_cells men     = p->of_side[side] & ~p->of_kind[ECART_KING];
    ecart_cells enemies = p->of_side[side ^ 1] & ~p->of_kind[ECART_KING];
    ecart_cells bishops = p->of_kind[ECART_BISHOP];
    ecart_cells knights = p->of_kind[ECART_KNIGHT];

    if (men & ~bishops & ~knights)
        return false;
    if (men & knights)
        return !has_two(men) && !(enemies & ~p->of_kind[ECART_QUEEN]);
    if (men == 0)
        return true;
    return !(enemies & (knights | p->of_kind[ECART_PAWN])) &&
           (!(bishops & DARK_CELLS) || !(bishops & ~DARK_CELLS));
}

bool ecart_may_mate(const ecart_position *p, ecart_side side)
{
    reaches r;

    return !ecart_lacks_material(p, side) && ecart_reach_lets_mate(&r, p, side, false);
}
