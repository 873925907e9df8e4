/* SPDX-License-Identifier: MIT */
/* verdict.c -- the evidence in its order */

#include <ecart/verdict.h>

/* The header's inline functions, exported: see ECART_INLINE. */
extern inline bool ecart_verdict_is_legal(const ecart_verdict *verdict);
extern inline bool ecart_verdict_is_refusal(const ecart_verdict *verdict);

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

/* What blocks castling is seen from the king, which goes to the lower cells
 * when it castles long.  Should pieces block on both sides of it, as they can
 * in Chess960, those where it goes come first. */
static ecart_cells next_blocker(const ecart_verdict *verdict, ecart_cells set)
{
    ecart_cells below = set & (ecart_cells_of(verdict->move.from) - 1);

    if (verdict->move.to > verdict->move.from)
        return set != below ? lowest(set & ~below) : highest(below);
    return below != 0 ? highest(below) : lowest(set);
}

int ecart_verdict_evidence(const ecart_verdict *verdict, ecart_cell *cells)
{
    bool        outwards = verdict->reason == ECART_CASTLE_PATH_BLOCKED;
    ecart_cells rest     = verdict->others;
    int         count    = 0;

    if (verdict->first != ECART_NO_CELL)
        cells[count++] = verdict->first;
    while (rest != 0) {
        ecart_cells next = outwards ? next_blocker(verdict, rest) : lowest(rest);

        cells[count++] = ecart_cells_next(next, 0);
        rest &= ~next;
    }
    return count;
}
