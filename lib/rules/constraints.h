/* SPDX-License-Identifier: MIT */
/* constraints.h -- checks, pins and special targets, found once
 *
 * With them, many verdicts are one look-up in the table of outcomes.  It decides
 * unless the piece is constrained, or the target is special for its kind.
 *
 * A piece of the side to move is constrained if it is pinned, if it is in the way of
 * a check that its own side would discover, or if its king is in check.  The king
 * itself is constrained only if it is in the way of such a check. */
#ifndef LIB_RULES_CONSTRAINTS_H
#define LIB_RULES_CONSTRAINTS_H

#include "board/outcomes.h"
#include "rules/attackers.h"

/* The private part of a position. */
enum {
    IN_SHIELDS,         /* own pieces between an own slider and the enemy king */
    IN_CONSTRAINED,
    IN_GUARDED,         /* guarded_squares() */
    IN_SPECIAL,         /* special targets, by number: from here on */
    IN_ALL = IN_SPECIAL + SPECIALS
};

_Static_assert(IN_ALL == sizeof ((ecart_position *)0)->internal / sizeof (ecart_cells),
               "the private part of a position");

/* A position after a move that was only tried.  Its private part is not filled, so
 * it cannot be asked for fast verdicts, and no user of the library gets it. */
typedef struct tried {
    ecart_position position;
} tried;

static inline ecart_cells shields(const ecart_position *p)
{
    return p->internal[IN_SHIELDS];
}

static inline bool is_constrained(const ecart_position *p, ecart_cell from)
{
    return p->internal[IN_CONSTRAINED] >> ecart_indices[from] & 1;
}

static inline bool is_special(const ecart_position *p, outcome o, step s)
{
    return p->internal[IN_SPECIAL + o.special] >> s.to & 1;
}

/* Whether the table does not even know which rule is broken first, or that none is. */
static inline bool is_doubted(const ecart_position *p, outcome o, step s)
{
    return p->internal[IN_SPECIAL + o.doubted] >> s.to & 1;
}

/* Finds the pieces that give check to a side and those of it that are pinned: for a
 * caller that knows the sets already. */
static inline void find_checks(ecart_position *p, ecart_side side, ecart_cells enemy,
                               ecart_cells taken)
{
    int         king = index_of(p->king[side]), slider;
    ecart_cells pinned = 0, checkers =
        ((empty_board_attacks(ECART_KNIGHT, king) & p->of_kind[ECART_KNIGHT]) |
         (ecart_pawn_attacks[side][king] & p->of_kind[ECART_PAWN])) & enemy;

    FOR_EACH(slider, sliders_at(p, enemy, king)) {
        ecart_cells blockers = between(king, slider) & taken;

        if (blockers == 0)
            checkers |= bit(slider);
        else
            pinned |= single(blockers);
    }
    p->checkers = checkers;
    p->pinned   = pinned & ~enemy;
}

/* The same for the side to move, for any other caller. */
ECART_HIDDEN void ecart_position_find_checks(ecart_position *p);

/* Fills the private part, once checks and pins are known. */
ECART_HIDDEN void ecart_position_find_constraints(ecart_position *p);

#endif
