/* SPDX-License-Identifier: MIT */
/* movegen.h -- where pieces may legally go, as sets of cells
 *
 * ecart_broken_rules() told from the other end.  What holds for all pieces of
 * a side is found once: which cells answer a check, along which line a pinned
 * piece may go, which cells the king must avoid. */
#ifndef LIB_RULES_MOVEGEN_H
#define LIB_RULES_MOVEGEN_H

#include "rules/legal_rules.h"

/* What the side to move sees. */
typedef struct sight {
    const ecart_position *p;
    ecart_cells taken, own, enemy;
    ecart_cells goals;      /* where pieces other than the king may go */
    ecart_cells pinned;
    int         king, forward;
} sight;

static inline sight look(const ecart_position *p)
{
    return (sight){
        .p = p, .taken = occupied(p), .own = own(p), .enemy = enemy(p),
        .goals  = answers_to_check(p) & ~own(p),
        .pinned = p->pinned, .king = own_king(p), .forward = forward(p),
    };
}

static inline ecart_cells own_of(const sight *s, ecart_kind kind)
{
    return s->own & s->p->of_kind[kind];
}

/* The line through the king on which a pinned piece stands. */
static inline ecart_cells pin_line(int king, int index)
{
    if (((king ^ index) & 56) == 0)
        return COLUMN_A << (king & 56);
    if (((king ^ index) & 7) == 0)
        return ROW(1) << (king & 7);
    return ecart_rising_diagonals[king] & bit(index) ? ecart_rising_diagonals[king]
                                                     : ecart_falling_diagonals[king];
}

/* The goals of pawns, all at once: by steps, double steps and captures on
 * either side.  A pinned pawn stays on its line. */
typedef struct pawn_goals {
    ecart_cells steps, doubles, east, west;
} pawn_goals;

static inline pawn_goals pawns_go(const sight *s)
{
    ecart_cells pawns   = own_of(s, ECART_PAWN), free = ~s->pinned;
    ecart_cells rising  = ecart_rising_diagonals[s->king];
    ecart_cells falling = ecart_falling_diagonals[s->king];
    ecart_cells column  = COLUMN_A << (s->king & 56);
    ecart_cells captures = s->enemy & s->goals;
    bool        white   = s->forward > 0;

    ecart_cells steps   = moved(pawns & (free | column), s->forward) & ~s->taken;
    ecart_cells doubles = moved(steps & (white ? ROW(3) : ROW(6)), s->forward) & ~s->taken;
    return (pawn_goals){
        .steps   = steps & s->goals,
        .doubles = doubles & s->goals,
        .east = attacks_east(pawns & (free | (white ? rising : falling)), s->forward) & captures,
        .west = attacks_west(pawns & (free | (white ? falling : rising)), s->forward) & captures,
    };
}

#endif
