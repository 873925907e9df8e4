/* SPDX-License-Identifier: MIT */
/* attackers.h -- the pieces of each side, and those that attack a square or pin a piece */
#ifndef LIB_RULES_ATTACKERS_H
#define LIB_RULES_ATTACKERS_H

#include <ecart/position.h>

#include "board/attacks.h"

/* All pieces. */
static inline ecart_cells occupied(const ecart_position *p)
{
    return p->of_kind[ECART_NO_KIND];
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

/* The pieces of a side that attack a square if just these squares are occupied.
 * To ask about the board without a piece, leave its square out. */
static inline ecart_cells position_attackers(const ecart_position *p, ecart_side side, int index,
                                             ecart_cells taken)
{
    return ecart_attackers_if(p->of_kind, p->of_side[side], side, index, taken);
}

/* The sliders among some pieces that would attack a square on an empty board. */
static inline ecart_cells sliders_at(const ecart_position *p, ecart_cells pieces, int index)
{
    return ((straight_sliders(p->of_kind) & empty_board_attacks(ECART_ROOK, index)) |
            (diagonal_sliders(p->of_kind) & empty_board_attacks(ECART_BISHOP, index))) & pieces;
}

/* The rule of pins: if a single piece stands between a king and a slider, it is
 * pinned, or hides a discovered check.  If there are several, none is. */
static inline ecart_cells single(ecart_cells blockers)
{
    return has_two(blockers) ? 0 : blockers;
}

/* The slider that pins a piece to the king of its side; NO_INDEX if none does. */
static inline int pinner_of(const ecart_position *p, ecart_side side, int index)
{
    int king = index_of(p->king[side]), slider;

    FOR_EACH(slider, sliders_at(p, p->of_side[ecart_side_other(side)], king)) {
        if (single(between(king, slider) & occupied(p)) == bit(index))
            return slider;
    }
    return NO_INDEX;
}

/* The squares where a pinned piece may still go: between its king and the pinner,
 * and the pinner's own. */
static inline ecart_cells pin_line(const ecart_position *p, ecart_side side, int index)
{
    int pinner = pinner_of(p, side, index);

    return between(index_of(p->king[side]), pinner) | bit(pinner);
}

/* Finds the pieces that give check to the side to move, and the pieces of that side that
 * are pinned. */
static inline void find_checks(ecart_position *p)
{
    int         king = own_king(p), slider;
    ecart_cells pinned = 0, checkers =
        ((empty_board_attacks(ECART_KNIGHT, king) & p->of_kind[ECART_KNIGHT]) |
         (ecart_pawn_attacks[p->side][king] & p->of_kind[ECART_PAWN])) & enemy(p);

    FOR_EACH(slider, sliders_at(p, enemy(p), king)) {
        ecart_cells blockers = between(king, slider) & occupied(p);

        if (blockers == 0)
            checkers |= bit(slider);
        else
            pinned |= single(blockers);
    }
    p->checkers = checkers;
    p->pinned   = pinned & own(p);
}

/* The pieces that would attack the king of the side to move if it went to a
 * square.  It no longer stands where it did, and what it captures is gone. */
static inline ecart_cells king_attackers(const ecart_position *p, int to)
{
    ecart_cells taken = occupied(p) & ~bit(own_king(p)) & ~bit(to);

    return position_attackers(p, enemy_side(p), to, taken);
}

/* Whether an own pawn goes to the empty square behind an enemy pawn that stands beside it.
 * This captures en passant if the enemy pawn has just gone two squares; else it is too late. */
static inline bool takes_beside(const ecart_position *p, int from, int to)
{
    ecart_cells goals = ecart_pawn_attacks[p->side][from] & ~occupied(p);
    int         rank  = p->side == ECART_WHITE ? 4 : 3;

    return (goals >> to & 1) && (from & 7) == rank &&
           (p->of_kind[ECART_PAWN] & enemy(p) & bit(beside(from, to)));
}

/* The squares that enemy pieces other than the king attack once the own king has left
 * its square. */
static inline ecart_cells guarded_squares(const ecart_position *p)
{
    const ecart_cells *of_kind = p->of_kind;
    ecart_cells pawns = enemy(p) & of_kind[ECART_PAWN];
    ecart_cells taken = occupied(p) & ~bit(own_king(p));
    ecart_cells found = attacks_east(pawns, -forward(p)) | attacks_west(pawns, -forward(p)) |
                        all_rooks_attack(enemy(p) & straight_sliders(of_kind), taken) |
                        all_bishops_attack(enemy(p) & diagonal_sliders(of_kind), taken);
    int         at;

    FOR_EACH(at, enemy(p) & of_kind[ECART_KNIGHT])
        found |= empty_board_attacks(ECART_KNIGHT, at);
    return found;
}

#endif
