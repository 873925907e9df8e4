/* SPDX-License-Identifier: MIT */
/* verdict.c -- the evidence in its order, the role of each of its cells, and arrows */

#include <ecart/legal.h>

#include "geometry/sets.h"
#include "pieces/reason_list.h"

static ecart_cells lowest(ecart_cells set)
{
    return set & -set;
}

static ecart_cells highest(ecart_cells set)
{
    return (ecart_cells)1 << bits_highest(set);
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

        cells[count++] = first_cell(next);
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

/* Adds an arrow between two cells, and returns how many there are then. */
static int add(ecart_arrow *arrows, int count, ecart_cell from, ecart_cell to, ecart_role role)
{
    if (!ecart_cell_exists(from) || !ecart_cell_exists(to) || from == to)
        return count;
    arrows[count] = (ecart_arrow){ from, to, role };
    return count + 1;
}

/* The move; castling moves two pieces, and can be written in two ways.  Where several
 * pieces may be meant, each. */
static int add_move(const ecart_position *position, const ecart_verdict *verdict,
                    ecart_arrow *arrows)
{
    ecart_move  move = verdict->move;
    ecart_cells all  = move.from == ECART_NO_CELL ? verdict->candidates : 0;
    int         count = 0;

    if (ecart_verdict_is_legal(verdict) && (verdict->nature & ECART_IS_CASTLE)) {
        ecart_castling c = ecart_castling_of(position, move);

        count = add(arrows, count, c.king, c.king_to, ECART_ROLE_MOVER);
        return add(arrows, count, c.rook, c.rook_to, ECART_ROLE_ROOK);
    }
    FOR_CELLS(c, all)
        count = add(arrows, count, c, move.to, ECART_ROLE_CANDIDATE);
    return add(arrows, count, move.from, move.to, ECART_ROLE_MOVER);
}

int ecart_verdict_arrows(const ecart_position *position, const ecart_verdict *verdict,
                         ecart_arrow *arrows)
{
    const unsigned attack = 1u << ECART_ROLE_CHECKER | 1u << ECART_ROLE_ATTACKER |
                            1u << ECART_ROLE_PINNER | 1u << ECART_ROLE_GUARD;
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        shown = ecart_verdict_evidence(verdict, cells);
    int        count = add_move(position, verdict, arrows);

    for (int i = 0; i < shown; i++) {
        ecart_role role = ecart_verdict_role(verdict, i);

        if (attack >> role & 1)
            count = add(arrows, count, cells[i], i > 0 ? cells[0] : verdict->move.to, role);
    }
    return count;
}
