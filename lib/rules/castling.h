/* SPDX-License-Identifier: MIT */
/* castling.h -- the rules of castling, in standard chess and in Chess960 */
#ifndef LIB_RULES_CASTLING_H
#define LIB_RULES_CASTLING_H

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/attackers.h"

/* The king, the rook, and where they go: indices. */
typedef struct castling {
    int king, rook, king_to, rook_to;
} castling;

/* The squares that show why a move is refused: the same two members as in a verdict. */
typedef struct evidence {
    ecart_cells others;
    ecart_cell  first;
} evidence;

static inline evidence squares(int first, ecart_cells others)
{
    return (evidence){ .first = cell_at(first), .others = others };
}

/* Where the king of a side stands at the start of standard chess. */
static inline int king_home(ecart_side side)
{
    return ecart_cell_index(side == ECART_WHITE ? ECART_E1 : ECART_E8);
}

/* The king goes to file g and the rook to file f, or to c and d. */
static inline castling castling_to(const ecart_position *p, int rook, bool kingside)
{
    int king = own_king(p), rank = king & 7;

    return (castling){
        .king = king, .rook = rook,
        .king_to = rank | (kingside ? 6 : 2) << 3,
        .rook_to = rank | (kingside ? 5 : 3) << 3,
    };
}

static inline castling castling_with(const ecart_position *p, int rook)
{
    return castling_to(p, rook, rook > own_king(p));
}

/* The squares that the king passes, and the one that it reaches. */
static inline ecart_cells king_path(const castling *c)
{
    return between(c->king, c->king_to) | bit(c->king_to);
}

/* The pieces in the way of the king or the rook. */
static inline ecart_cells castling_blockers(const ecart_position *p, const castling *c)
{
    return (king_path(c) | between(c->rook, c->rook_to) | bit(c->rook_to)) &
           occupied(p) & ~bit(c->king) & ~bit(c->rook);
}

/* The rules that forbid castling with a rook for now, but for attacks on squares that the king
 * passes.  Verdicts and lists of moves both ask them here. */
static inline ecart_reason_set forbid_castling(const ecart_position *p, const castling *c)
{
    return RULE_IF(castling_blockers(p, c) != 0, ECART_CASTLE_PATH_BLOCKED) |
           RULE_IF(p->checkers != 0, ECART_CASTLE_IN_CHECK);
}

/* The own rook with a right to castle on one side of the king, or NO_INDEX. */
static inline int rook_with_right(const ecart_position *p, bool kingside)
{
    ecart_cells rights = p->castling & own(p);
    ecart_cells below  = rights & (bit(own_king(p)) - 1);

    rights = kingside ? rights & ~below : below;
    return rights == 0 ? NO_INDEX : first_of(rights);
}

static inline bool goes_two_files(int from, int to)
{
    return to - from == 2 * EAST || to - from == 2 * WEST;
}

/* The rook with which a king's move would castle: an index; NO_INDEX if the move does not
 * mean castling.  Most moves of kings go neither two files nor onto an own piece. */
ECART_HIDDEN int ecart_castling_rook(const ecart_position *p, int from, int to);

static inline int castles_with(const ecart_position *p, int from, int to)
{
    bool may = (own(p) & bit(to)) || goes_two_files(from, to);

    return may ? ecart_castling_rook(p, from, to) : NO_INDEX;
}

/* Castling to one side of the king, wherever it stands: with the rook that has the right to
 * castle, or without a right with the corner's square in the rook's place. */
ECART_HIDDEN castling ecart_castling_towards(const ecart_position *p, bool kingside);

/* Whether a move of a side's king would mean castling if it were that side's turn. */
ECART_HIDDEN bool ecart_means_castling(const ecart_position *p, ecart_side side, int from, int to);

/* The pieces that attack the king after castling. */
ECART_HIDDEN ecart_cells ecart_castling_attackers(const ecart_position *p, const castling *c);

/* All rules that castling with this rook breaks, except that a king names no promotion. */
ECART_HIDDEN ecart_reason_set ecart_castling_rules(const ecart_position *p, int rook);

/* The squares that show why castling with this rook breaks a rule. */
ECART_HIDDEN evidence ecart_castling_evidence(const ecart_position *p, ecart_reason r, int rook);

#endif
