/* SPDX-License-Identifier: MIT */
/* verdict_arrows.c -- what a board shows of a verdict as arrows */

#include <ecart/legal.h>

static bool is_attack(ecart_role role)
{
    return role == ECART_ROLE_CHECKER || role == ECART_ROLE_ATTACKER ||
           role == ECART_ROLE_PINNER || role == ECART_ROLE_GUARD;
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
    for (ecart_cell c = 0; (c = ecart_cells_next(all, c)) != ECART_NO_CELL;)
        count = add(arrows, count, c, move.to, ECART_ROLE_CANDIDATE);
    return add(arrows, count, move.from, move.to, ECART_ROLE_MOVER);
}

int ecart_verdict_arrows(const ecart_position *position, const ecart_verdict *verdict,
                         ecart_arrow *arrows)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        shown = ecart_verdict_evidence(verdict, cells);
    int        count = add_move(position, verdict, arrows);

    for (int i = 0; i < shown; i++) {
        ecart_role role = ecart_verdict_role(verdict, i);

        if (is_attack(role))
            count = add(arrows, count, cells[i], i > 0 ? cells[0] : verdict->move.to, role);
    }
    return count;
}
