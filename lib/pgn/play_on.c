/* SPDX-License-Identifier: MIT */
/* play_on.c -- goes on after a refused move, where it is plain what it does */

#include "pgn/play_on.h"

#include "meant/forced.h"

bool ecart_pgn_is_exposed(const ecart_position *position)
{
    return ecart_position_attackers(position, position->side,
                                    position->king[position->side ^ 1]) != 0;
}

/* If no piece that a text may mean can legally go there, the one is meant that only its
 * king's safety keeps back, such as a pinned knight, if there is just one. */
bool ecart_pgn_play_refused(ecart_position *position, const ecart_verdict *refusal)
{
    if (refusal->candidates != 0 &&
        ecart_reason_group_of(refusal->reason) != ECART_GROUP_SAFETY)
        return false;
    return ecart_position_force(position, refusal);
}

void ecart_pgn_forget_signs(const ecart_position *before, ecart_notation *notation)
{
    static const ecart_forgiven_set signs = (ecart_forgiven_set)1 << ECART_MISSING_CHECK |
                                            (ecart_forgiven_set)1 << ECART_SPURIOUS_CHECK |
                                            (ecart_forgiven_set)1 << ECART_WRONG_CHECK;

    if ((notation->forgiven & signs) && ecart_pgn_is_exposed(before))
        notation->forgiven &= ~signs;
}
