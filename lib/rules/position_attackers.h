/* SPDX-License-Identifier: MIT */
/* position_attackers.h -- who attacks a cell of a position */
#ifndef LIB_RULES_POSITION_ATTACKERS_H
#define LIB_RULES_POSITION_ATTACKERS_H

#include <ecart/position.h>

#include "board/attacks.h"

static inline ecart_cells occupied(const ecart_position *p)
{
    return p->of_kind[ECART_NO_KIND];
}

/* The pieces of a side that attack a cell if just these cells are occupied:
 * to lift a king or a captured pawn, leave it out. */
static inline ecart_cells position_attackers(const ecart_position *p,
                                             ecart_side side, int index,
                                             ecart_cells taken)
{
    return ecart_attackers_if(p->of_kind, p->of_side[side], side, index, taken);
}

/* Those sliders of some pieces that would attack a cell on an empty board. */
static inline ecart_cells snipers(const ecart_position *p, ecart_cells pieces, int index)
{
    return ((straight_sliders(p->of_kind) & bare_attacks(ECART_ROOK, index)) |
            (diagonal_sliders(p->of_kind) & bare_attacks(ECART_BISHOP, index))) & pieces;
}

/* Who pins a piece to the king of its side: an index, NO_INDEX for nobody. */
static inline int pinner_of(const ecart_position *p, ecart_side side, int index)
{
    int king = index_of(p->king[side]), sniper;

    FOR_EACH(sniper, snipers(p, p->of_side[ecart_side_other(side)], king)) {
        if ((between(king, sniper) & occupied(p)) == bit(index))
            return sniper;
    }
    return NO_INDEX;
}

/* One row forward, as a difference of indices. */
static inline int forward_of(ecart_side side)
{
    return side == ECART_WHITE ? 1 : -1;
}

/* Those of some cells that the enemy of a side does not attack once its king
 * is lifted. */
static inline ecart_cells safe_of(const ecart_position *p, ecart_side side, ecart_cells cells)
{
    const ecart_cells *of_kind = p->of_kind;
    ecart_cells enemy    = p->of_side[ecart_side_other(side)];
    ecart_cells pawns    = enemy & of_kind[ECART_PAWN];
    ecart_cells taken    = occupied(p) & ~bit(index_of(p->king[side]));
    ecart_cells straight = enemy & straight_sliders(of_kind);
    ecart_cells diagonal = enemy & diagonal_sliders(of_kind);
    int         back     = -forward_of(side), at;

    cells &= ~(attacks_east(pawns, back) | attacks_west(pawns, back) |
               bare_attacks(ECART_KING, first_of(enemy & of_kind[ECART_KING])));
    FOR_EACH(at, enemy & of_kind[ECART_KNIGHT])
        cells &= ~bare_attacks(ECART_KNIGHT, at);
    FOR_EACH(at, cells) {
        if (((straight & bare_attacks(ECART_ROOK, at)) && (straight & rook_attacks(at, taken))) ||
            ((diagonal & bare_attacks(ECART_BISHOP, at)) && (diagonal & bishop_attacks(at, taken))))
            cells &= ~bit(at);
    }
    return cells;
}

/* Finds out anew who gives check to the side to move, and who is pinned: for who
 * has just changed the sets, and still knows them. */
static inline void find_checks(ecart_position *p, ecart_side side, ecart_cells enemy,
                               ecart_cells taken)
{
    int         king = index_of(p->king[side]), sniper;
    ecart_cells pinned = 0, checkers =
        ((bare_attacks(ECART_KNIGHT, king) & p->of_kind[ECART_KNIGHT]) |
         (ecart_pawn_attacks[side][king]   & p->of_kind[ECART_PAWN])) & enemy;

    FOR_EACH(sniper, snipers(p, enemy, king)) {
        ecart_cells shield = between(king, sniper) & taken;

        if (shield == 0)
            checkers |= bit(sniper);
        else if (!has_two(shield))
            pinned |= shield;
    }
    p->checkers = checkers;
    p->pinned   = pinned & ~enemy;
}

/* For who does not. */
ECART_HIDDEN void ecart_position_find_checks(ecart_position *p);

/* Doubts about the moves of calm pieces.  In the place of a kind is where it
 * would give check; for a king, where it is attacked or means castling; for a
 * pawn, where it is promoted too. */
enum {
    DOUBT_NONE   = ECART_NO_KIND,
    DOUBT_DOUBLE = ECART_KINDS,     /* a pawn's double step that begins elsewhere */
    DOUBT_EN_PASSANT,               /* a pawn's capture of nothing */
    DOUBTS
};

_Static_assert(DOUBTS == sizeof ((ecart_position *)0)->doubts / sizeof (ecart_cells), "doubts");

/* Finds out anew all the rest: who is a shield, and all about calm pieces. */
ECART_HIDDEN void ecart_position_find_calm(ecart_position *p);

#endif
