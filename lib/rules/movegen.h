/* SPDX-License-Identifier: MIT */
/* movegen.h -- lists and counts all legal moves
 *
 * The moves are made from the rules, not tried one by one.  What holds for all
 * pieces of a side is found once: the squares that answer a check, the line of
 * each pinned piece, the squares that the king must avoid.  So a rule is stated for
 * lists too: tests/check_legal.c compares every move with its verdict. */
#ifndef LIB_RULES_MOVEGEN_H
#define LIB_RULES_MOVEGEN_H

#include "rules/legal_rules.h"

typedef struct movegen {
    const ecart_position *p;
    ecart_cells taken, own, enemy;
    ecart_cells targets;    /* where pieces other than the king may go */
    int         king, forward;
} movegen;

/* The enemy king's square is no target.  A king can stand in check to the side to move only
 * if an illegal move was played, and the game goes on. */
static inline movegen movegen_of(const ecart_position *p)
{
    return (movegen){
        .p = p, .taken = occupied(p), .own = own(p), .enemy = enemy(p),
        .targets = answers_to_check(p) & ~own(p) & ~p->of_kind[ECART_KING],
        .king = own_king(p), .forward = forward(p),
    };
}

static inline ecart_cells own_of(const movegen *g, ecart_kind kind)
{
    return g->own & g->p->of_kind[kind];
}

/* Of which own pieces the table of outcomes knows too little. */
static inline ecart_cells held_pieces(const ecart_position *p)
{
    return p->checkers != 0 ? own(p) : p->pinned;
}

/* The rules of check and pins that a piece other than the king breaks. */
static inline ecart_reason_set check_rules(const ecart_position *p, int from, int to)
{
    bool is_double = has_two(p->checkers);

    return RULE_IF(is_double, ECART_DOUBLE_CHECK) |
           RULE_IF(!is_double && !(answers_to_check(p) & bit(to)), ECART_LEAVES_IN_CHECK) |
           RULE_IF((p->pinned & bit(from)) && !(pin_line(p, p->side, from) & bit(to)),
                   ECART_PINNED);
}

/* The squares where a pinned piece of the side to move may go.  Few pieces are pinned, and where
 * this was inlined it kept the other pieces' sets out of registers. */
ECART_HIDDEN ecart_cells ecart_pinned_targets(const ecart_position *p, int from) ECART_PURE;

/* The same for lists: where it may go, of the squares that it attacks or steps to. */
static inline ecart_cells allowed(const movegen *g, int from, ecart_cells attacks)
{
    ecart_cells targets = attacks & g->targets;

    return g->p->pinned & bit(from) ? targets & ecart_pinned_targets(g->p, from) : targets;
}

/* The targets of some pawns that are not pinned, all at once. */
typedef struct pawn_targets {
    ecart_cells steps, doubles, east, west;
} pawn_targets;

static inline pawn_targets targets_of_pawns(const movegen *g, ecart_cells pawns)
{
    ecart_cells captures = g->enemy & g->targets;
    ecart_cells third    = g->forward > 0 ? ROW(3) : ROW(6);
    ecart_cells steps    = moved(pawns, g->forward) & ~g->taken;
    ecart_cells doubles  = moved(steps & third, g->forward) & ~g->taken;

    return (pawn_targets){
        .steps   = steps & g->targets,
        .doubles = doubles & g->targets,
        .east    = attacks_east(pawns, g->forward) & captures,
        .west    = attacks_west(pawns, g->forward) & captures,
    };
}

/* A queen in the middle of an empty board has 27 moves, other pieces have fewer. */
enum { MOVES_OF_A_PIECE = 27 };

/* Lists the moves of one own piece, in their order in ecart_legal_moves(). */
ECART_HIDDEN size_t ecart_list_moves_of(const movegen *g, int from, ecart_move *moves);

/* Whether the side to move is mated. */
static inline bool is_mate(const ecart_position *p)
{
    return p->checkers != 0 && !ecart_has_legal_move(p);
}

/* SAN names a kind and a target, so its reader has to know which pieces may go there.  Attacks
 * go both ways: the pieces that reach the target are found by looking back from it. */

/* ecart_candidates() for pawns. */
ECART_HIDDEN ecart_cells ecart_pawn_candidates(const ecart_position *p, int to);

/* The pieces of a kind, of the side to move, that may legally go to a square,
 * given as an index.  A pawn that reaches the last rank counts, whatever it
 * becomes there.  Castling does not count: SAN has another notation for it. */
static inline ecart_cells ecart_candidates(const ecart_position *p, ecart_kind kind, int to)
{
    movegen     g;
    ecart_cells found;
    int         from;

    if (kind == ECART_PAWN)
        return ecart_pawn_candidates(p, to);
    found = empty_board_attacks(kind, to) & own(p) & p->of_kind[kind];
    if (found == 0 || (own(p) & bit(to)))
        return 0;
    if (kind == ECART_KING)
        return king_attackers(p, to) == 0 ? found : 0;
    g = movegen_of(p);
    FOR_EACH(from, found) {
        if ((between(from, to) & g.taken) || !allowed(&g, from, bit(to)))
            found &= ~bit(from);
    }
    return found;
}

#endif
