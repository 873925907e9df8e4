/* SPDX-License-Identifier: MIT */
/* dead.c -- whether a position is dead
 *
 * Hardly any position is, and a search of lines takes as long as judging a short game.  So
 * there is a test before it, for positions in which such a search cannot prove anything.
 *
 * Suppose that both sides can move a piece to and fro, and that in each position on this walk
 * nothing is proven of one side at once: it has what a mate needs, which stays so, since the
 * walk takes nothing; and the cells of the men prove nothing, because they are open.  A search
 * has this walk among its lines, as far as it looks, and where it ends there is no proof. */

#include "prospect/obstacle.h"

#include "rules/play.h"

enum { ONE_MOVE = 1 };

/* Moves a piece of the side to move to an empty cell, and keeps the rights to castle; false
 * if none can go to one.  Gives the move that would take it back. */
static bool step_aside(ecart_position *p, ecart_move *back)
{
    ecart_cells rooks = p->castling & own(p);
    ecart_cells king  = rooks ? p->of_kind[ECART_KING] : NO_CELLS;
    ecart_cells stay  = p->of_kind[ECART_PAWN] | rooks | king;
    int         index;

    FOR_EACH(index, own(p) & ~stay) {
        ecart_cell  from  = cell_at(index);
        ecart_cells empty = ecart_legal_destinations(p, from) & ~occupied(p);
        ecart_cell  to    = ecart_cells_next(empty, ECART_NO_CELL);

        if (to != ECART_NO_CELL) {
            *back = ecart_move_make(to, from, ECART_NO_KIND);
            ecart_play_legal(p, ecart_move_make(from, to, ECART_NO_KIND));
            return true;
        }
    }
    return false;
}

static bool step_back(ecart_position *p, ecart_move back)
{
    if (!ecart_move_is_legal(p, back))
        return false;
    ecart_play_legal(p, back);
    return true;
}

/* Steps aside, and then asks whether the position is still open.  No step is known that closes a
 * position, but that is not proven.  There is no branch, since no test could take its other way. */
static bool step_in_the_open(ecart_position *p, ecart_side side, ecart_move *back)
{
    bool stepped = step_aside(p, back);
    bool open    = ecart_may_mate(p, side);

    return stepped & open;
}

/* Whether there is such a walk: first out of check, then to a position and back to the same
 * position, but for its clock. */
static bool has_walk(const ecart_position *p, ecart_side side)
{
    ecart_position here;
    ecart_move     first, second;

    if (!ecart_may_mate(p, side))
        return false;
    here = *p;
    if (here.checkers != 0) {
        if (ecart_legal_moves(&here, &first, ONE_MOVE) == 0)
            return false;
        ecart_play_legal(&here, first);
    }
    return ecart_may_mate(&here, side) && here.en_passant == ECART_NO_CELL &&
           step_in_the_open(&here, side, &first) && step_in_the_open(&here, side, &second) &&
           step_back(&here, first) && ecart_may_mate(&here, side) && step_back(&here, second);
}

bool ecart_is_dead(const ecart_position *p)
{
    return !has_walk(p, ecart_lacks_material(p, ECART_WHITE) ? ECART_BLACK : ECART_WHITE) &&
           ecart_side_prospect_quick(p, ECART_WHITE) == ECART_MATE_IMPOSSIBLE &&
           ecart_side_prospect_quick(p, ECART_BLACK) == ECART_MATE_IMPOSSIBLE;
}
