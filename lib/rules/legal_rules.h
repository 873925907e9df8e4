/* SPDX-License-Identifier: MIT */
/* legal_rules.h -- the parts of the law that verdicts and lists share */
#ifndef LIB_RULES_LEGAL_RULES_H
#define LIB_RULES_LEGAL_RULES_H

#include <ecart/legal.h>

#include "board/placement.h"
#include "rules/position_attackers.h"

static inline ecart_side own_side(const ecart_position *p)
{
    return p->side;
}

static inline ecart_side enemy_side(const ecart_position *p)
{
    return (p->side ^ 1);
}

static inline ecart_cells own(const ecart_position *p)
{
    return p->of_side[p->side];
}

static inline ecart_cells enemy(const ecart_position *p)
{
    return p->of_side[p->side ^ 1];
}

static inline int own_king(const ecart_position *p)
{
    return ecart_cell_index(p->king[p->side]);
}

/* One row forward, as a difference of indices. */
static inline int forward(const ecart_position *p)
{
    return forward_of(own_side(p));
}

/* The row, from 0, on which pawns of the side to move are promoted. */
static inline int last_row(const ecart_position *p)
{
    return p->side == ECART_WHITE ? 7 : 0;
}

static inline ecart_reason_set rule_if(bool broken, ecart_reason reason)
{
    return (ecart_reason_set)broken << reason;
}

/* Where a piece other than the king must go: anywhere; or in check, to the
 * checker or between; or in double check nowhere. */
static inline ecart_cells answers_to_check(const ecart_position *p)
{
    if (p->checkers == 0)
        return ~(ecart_cells)0;
    if (has_two(p->checkers))
        return 0;
    return p->checkers | between(own_king(p), first_of(p->checkers));
}

static inline bool leaves_pin_line(const ecart_position *p, int from, int to)
{
    int pinner = pinner_of(p, own_side(p), from);

    return to != pinner && !(between(own_king(p), pinner) & bit(to));
}

/* The king's safety, when another piece moves. */
static inline ecart_reason_set safety_rules(const ecart_position *p, int from, int to)
{
    ecart_reason_set broken = 0;

    if (p->checkers != 0)
        broken |= rule_if(has_two(p->checkers), ECART_DOUBLE_CHECK) |
                  rule_if(!has_two(p->checkers) && !(answers_to_check(p) & bit(to)),
                          ECART_LEAVES_IN_CHECK);
    if (p->pinned & bit(from))
        broken |= rule_if(leaves_pin_line(p, from, to), ECART_PINNED);
    return broken;
}

/* Who would attack the king on a cell: it is lifted from where it stands, and
 * what it captures is gone. */
static inline ecart_cells king_attackers(const ecart_position *p, int to)
{
    ecart_cells taken = occupied(p) & ~bit(own_king(p)) & ~bit(to);

    return position_attackers(p, enemy_side(p), to, taken);
}

/* Whether a king's move is a step that cannot mean castling. */
static inline bool is_king_step(const ecart_position *p, int from, int to)
{
    return makes(ECART_KING, from, to) && !(own(p) & bit(to));
}

/* The king, the rook, and where they go. */
typedef struct castling {
    int king, rook, king_goal, rook_goal;
} castling;

static inline castling castling_with(const ecart_position *p, int rook)
{
    int king = own_king(p), row = king & 7;

    return (castling){
        .king = king, .rook = rook,
        .king_goal = row | (rook > king ? 6 : 2) << 3,
        .rook_goal = row | (rook > king ? 5 : 3) << 3,
    };
}

/* What stands in their way. */
static inline ecart_cells castling_blockers(const ecart_position *p, const castling *c)
{
    return (between(c->king, c->king_goal) | bit(c->king_goal) |
            between(c->rook, c->rook_goal) | bit(c->rook_goal)) &
           occupied(p) & ~bit(c->king) & ~bit(c->rook);
}

/* The first attacked cell that the king passes, or NO_INDEX. */
ECART_HIDDEN int ecart_castling_passed_attack(const ecart_position *p,
                                              const castling *c);

/* Who attacks the king when castling is done. */
ECART_HIDDEN ecart_cells ecart_castling_attackers(const ecart_position *p,
                                                  const castling *c);

/* All rules that a move breaks: none if it is legal.  ECART_PROMOTION_NEEDED
 * is among them only if it is alone. */
ECART_HIDDEN ecart_reason_set ecart_broken_rules(const ecart_position *p,
                                                 ecart_move move);

/* The rook with which a king's move would castle: an index; NO_INDEX if the
 * move does not mean castling. */
ECART_HIDDEN int ecart_castling_rook(const ecart_position *p, int from, int to);

/* A move that was played, and what it takes to take it back. */
typedef struct played {
    uint8_t     from, to;       /* indices; castling: from the king to the rook */
    ecart_piece piece, taken;   /* what stood on these */
    ecart_cell  en_passant;     /* as it was before, and so are the rest */
    uint16_t    clock, number;
    ecart_cells castling;
} played;

/* Plays a move that is known to be legal on a copy, and finds out who gives check
 * then.  That is what ecart_broken_rules(), lists and counts want to know of it;
 * the rest is not known. */
ECART_HIDDEN void ecart_try_move(const ecart_position *p, ecart_move move,
                                 ecart_position *after);

/* Plays one to be taken back, and finds out no more either; castling is the king's
 * move onto the rook. */
ECART_HIDDEN void ecart_play_move(ecart_position *p, ecart_move move, played *done);

/* The position from which it was played. */
ECART_HIDDEN ecart_position ecart_position_before(const ecart_position *after,
                                                  const played *move);

/* Plays a move that is known to be legal, and all is found out. */
ECART_HIDDEN void ecart_play_legal(ecart_position *p, ecart_move move);

#endif
