/* SPDX-License-Identifier: MIT */
/* forced.c -- makes moves that the rules forbid, as hands make them on a board
 *
 * Such a move leads to a set-up: it may take a king or put a pawn on the last rank, and
 * then there is no position. */

#include "meant/forced.h"

#include "rules/play.h"
#include "rules/setup_check.h"

/* What a refused move would do.  It may mean castling even if the king is not at home: then
 * only the reason of the refusal shows it; and if it stands in a corner, that is the target. */
static change change_meant(const ecart_position *p, const ecart_verdict *verdict)
{
    ecart_move move = verdict->move;

    if (ecart_reason_group_of(verdict->reason) == ECART_GROUP_CASTLING &&
        ecart_castling_of(p, move).king == ECART_NO_CELL)
        return ecart_change_castling(p, ecart_castling_towards(
            p, move.to > move.from || ecart_cell_column(move.to) == 8));
    return ecart_change_of(p, move);
}

ecart_setup ecart_setup_after(const ecart_position *before, const ecart_verdict *verdict)
{
    ecart_position after = *before;
    change         c     = change_meant(before, verdict);
    ecart_setup    setup;

    ecart_change_make(&after, &c);
    ecart_position_setup(&after, &setup);
    return setup;
}

/* Whether it is clear of a refused move which piece goes to which cell.  A promotion
 * must name its piece, a king castles on its first rank only, and a text may mean several
 * pieces. */
static bool is_plain_refusal(const ecart_position *p, const ecart_verdict *refusal)
{
    ecart_move move = refusal->move;

    if (move.from == ECART_NO_CELL)
        return false;
    switch (ecart_reason_group_of(refusal->reason)) {
    case ECART_GROUP_CASTLING:
        return ecart_cell_row(move.from) == (p->side == ECART_WHITE ? 1 : 8);
    case ECART_GROUP_SHAPE:
    case ECART_GROUP_BOARD:
    case ECART_GROUP_SAFETY:
        return true;
    default:
        return false;
    }
}

bool ecart_position_force(ecart_position *position, const ecart_verdict *refusal)
{
    ecart_setup  setup;
    ecart_faults faults;
    placement    pieces;

    if (!is_plain_refusal(position, refusal))
        return false;
    setup  = ecart_setup_after(position, refusal);
    pieces = ecart_placement_of(&setup.board);
    ecart_faults_clear(&faults);
    ecart_setup_check_placed(&setup, &pieces, &faults);
    faults.set &= ~((uint64_t)1 << ECART_OPPOSITE_CHECK);
    if (ecart_faults_first(&faults, ECART_ERROR) != ECART_FAULTS)
        return false;
    ecart_position_make(position, &setup, &pieces, &faults);
    return true;
}
