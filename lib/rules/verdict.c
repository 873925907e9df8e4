/* SPDX-License-Identifier: MIT */
/* verdict.c -- the evidence in its order, and the role of each of its cells */

#include <ecart/verdict.h>

#include "pieces/reason_list.h"

static ecart_cells lowest(ecart_cells set)
{
    return set & -set;
}

static ecart_cells highest(ecart_cells set)
{
    while (set != lowest(set))
        set &= set - 1;
    return set;
}

/* The blocker of castling that is next, seen from the king.  In Chess960 pieces can
 * block on both sides of the king: those on the side where it castles come first. */
static ecart_cells next_blocker(const ecart_verdict *verdict, ecart_cells set)
{
    ecart_cells below = set & (ecart_cells_of(verdict->move.from) - 1);

    if (verdict->move.to > verdict->move.from)
        return set != below ? lowest(set & ~below) : highest(below);
    return below != 0 ? highest(below) : lowest(set);
}

/* The target, if the evidence are several pieces of which none goes like that. */
static ecart_cells shared_target(const ecart_verdict *verdict)
{
    return verdict->first == ECART_NO_CELL &&
           ecart_reason_group_of(verdict->reason) == ECART_GROUP_SHAPE
         ? verdict->others & ecart_cells_of(verdict->move.to) : 0;
}

int ecart_verdict_evidence(const ecart_verdict *verdict, ecart_cell *cells)
{
    bool        outwards = verdict->reason == ECART_CASTLE_PATH_BLOCKED;
    ecart_cells last     = shared_target(verdict), rest = verdict->others & ~last;
    int         count    = 0;

    if (verdict->first != ECART_NO_CELL)
        cells[count++] = verdict->first;
    while (rest != 0) {
        ecart_cells next = outwards ? next_blocker(verdict, rest) : lowest(rest);

        cells[count++] = ecart_cells_next(next, 0);
        rest &= ~next;
    }
    if (last != 0)
        cells[count++] = verdict->move.to;
    return count;
}

#define ROLES_OF(reason, name, group, shows, first, others) \
    [reason] = { ECART_ROLE_##first, ECART_ROLE_##others },

/* For each reason, the role of the first cell and of the others. */
static const ecart_role evidence_roles[ECART_REASONS][2] = { REASON_LIST(ROLES_OF) };

ecart_role ecart_verdict_role(const ecart_verdict *verdict, int index)
{
    bool has_first = verdict->first != ECART_NO_CELL;
    int  count     = has_first + ecart_cells_count(verdict->others);

    if (index < 0 || index >= count || verdict->reason >= ECART_REASONS)
        return ECART_ROLE_NONE;
    if (shared_target(verdict) != 0 && index + 1 < count)
        return ECART_ROLE_MOVER;
    return evidence_roles[verdict->reason][!has_first || index > 0];
}

const char *ecart_role_name(ecart_role role)
{
    static const char *const role_names[ECART_ROLES] = {
        [ECART_ROLE_NONE]      = "none",
        [ECART_ROLE_MOVER]     = "mover",
        [ECART_ROLE_TARGET]    = "target",
        [ECART_ROLE_BLOCKER]   = "blocker",
        [ECART_ROLE_CANDIDATE] = "candidate",
        [ECART_ROLE_KING]      = "king",
        [ECART_ROLE_CHECKER]   = "checker",
        [ECART_ROLE_ATTACKER]  = "attacker",
        [ECART_ROLE_PINNER]    = "pinner",
        [ECART_ROLE_GUARD]     = "guard",
        [ECART_ROLE_ROOK]      = "rook",
        [ECART_ROLE_PASSED]    = "passed",
        [ECART_ROLE_CAPTURED]  = "captured",
    };

    return role < ECART_ROLES ? role_names[role] : NULL;
}
