/* SPDX-License-Identifier: MIT */
/* evidence.c -- finds the squares that show why a move is refused */

#include "rules/evidence.h"

#include "board/outcomes.h"
#include "board/placement.h"
#include "rules/castling.h"
#include "rules/legal_rules.h"

static inline evidence squares(int first, ecart_cells others)
{
    return (evidence){ .first = cell_at(first), .others = others };
}

static evidence castling_evidence(const ecart_position *p, ecart_reason reason,
                                  int from, int to)
{
    castling c = castling_with(p, castles_with(p, from, to));
    int      passed;

    switch (reason) {
    case ECART_CASTLE_NO_ROOK:
        return squares(c.rook, 0);
    case ECART_CASTLE_PATH_BLOCKED:
        return (evidence){ .others = castling_blockers(p, &c) };
    case ECART_CASTLE_IN_CHECK:
        return squares(from, p->checkers);
    case ECART_CASTLE_THROUGH_CHECK:
        passed = ecart_castling_passed_attack(p, &c);
        return squares(passed, king_attackers(p, passed));
    default:
        return squares(c.king_to, ecart_castling_attackers(p, &c));
    }
}

/* Shows the target, and the checker from which the king steps straight away, so that it
 * stays on the checker's line. */
static evidence line_evidence(const ecart_position *p, int from, int to)
{
    ecart_cells followers = ecart_followers(p, from, to) & king_attackers(p, to);

    return squares(to, bit(bits_highest(followers)));
}

static evidence more_evidence(const ecart_position *p, ecart_move move, ecart_reason reason)
{
    int from = index_of(move.from), to = index_of(move.to), king = own_king(p);

    switch (reason) {
    case ECART_EN_PASSANT_UNAVAILABLE:
        return squares(to, bit(beside(from, to)));
    case ECART_KINGS_TOUCH:
        return squares(first_of(king_attackers(p, to) & p->of_kind[ECART_KING]), 0);
    case ECART_KING_STAYS_ON_LINE:
        return line_evidence(p, from, to);
    case ECART_KING_CAPTURES_GUARDED:
    case ECART_KING_INTO_ATTACK:
        return squares(to, king_attackers(p, to));
    case ECART_PINNED:
        return squares(king, bit(pinner_of(p, own_side(p), from)));
    case ECART_EN_PASSANT_EXPOSES_KING:
        return squares(king, en_passant_attackers(p->of_kind, p->of_side, own_side(p),
                                                  king, from, to));
    case ECART_DOUBLE_CHECK:
    case ECART_LEAVES_IN_CHECK:
        return squares(king, p->checkers);
    default:
        return castling_evidence(p, reason, from, to);
    }
}

evidence ecart_evidence(const ecart_position *p, ecart_move move, ecart_reason reason)
{
    step s;

    switch (ecart_reason_shows[reason]) {
    case SHOWS_NOTHING:
        return (evidence){ .first = ECART_NO_CELL };
    case SHOWS_FROM:
        return (evidence){ .first = move.from };
    case SHOWS_FROM_TO:
        return (evidence){ .first = move.from, .others = bit(index_of(move.to)) };
    case SHOWS_TO:
        return (evidence){ .first = move.to };
    case SHOWS_BLOCKER:
        s = step_of(&p->board, move.from, move.to);
        return (evidence){ .first = first_met(s, blockers_of(s, occupied(p))) };
    default:
        return more_evidence(p, move, reason);
    }
}
