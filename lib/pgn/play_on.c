/* SPDX-License-Identifier: MIT */
/* play_on.c -- goes on after a refused move, where it is plain what it does */

#include "pgn/play_on.h"

#include <ecart/legal.h>

#include "meant/forced.h"
#include "notation/san_parse.h"

bool ecart_pgn_is_exposed(const ecart_position *position)
{
    return ecart_position_attackers(position, position->side,
                                    position->king[position->side ^ 1]) != 0;
}

/* The verdict on the only piece among some that would go there, if it were not for the
 * safety of its king. */
static ecart_verdict only_unsafe(const ecart_position *p, ecart_cells fit,
                                 const san_parts *parts)
{
    ecart_verdict only = { .reason = ECART_NO_SUCH_PIECE };

    for (ecart_cell from = ecart_cells_next(fit, 0); from; from = ecart_cells_next(fit, from)) {
        ecart_move    move    = ecart_move_make(from, parts->to, parts->promotion);
        ecart_verdict verdict = ecart_move_check(p, move);

        if (ecart_reason_group_of(verdict.reason) != ECART_GROUP_SAFETY)
            continue;
        if (only.reason != ECART_NO_SUCH_PIECE)
            return (ecart_verdict){ .reason = ECART_AMBIGUOUS };
        only = verdict;
    }
    return only;
}

/* If no piece that a text may mean can legally go there, the one is meant that only its
 * king's safety keeps back, such as a pinned knight, if there is just one. */
bool ecart_pgn_play_refused(ecart_position *position, const ecart_letters *letters,
                            const ecart_pgn_token *move, const ecart_notation *refusal)
{
    ecart_verdict verdict = refusal->verdict;
    san_parts     parts;
    size_t        offset;

    if (verdict.reason == ECART_NO_SUCH_PIECE &&
        ecart_san_parse(letters, move->text, move->length, &parts, &offset) == ECART_LEGAL)
        verdict = only_unsafe(position, verdict.others, &parts);
    return ecart_position_force(position, &verdict);
}

void ecart_pgn_forget_signs(const ecart_position *before, ecart_notation *notation)
{
    static const ecart_forgiven_set signs = (ecart_forgiven_set)1 << ECART_MISSING_CHECK |
                                            (ecart_forgiven_set)1 << ECART_SPURIOUS_CHECK |
                                            (ecart_forgiven_set)1 << ECART_WRONG_CHECK;

    if ((notation->forgiven & signs) && ecart_pgn_is_exposed(before))
        notation->forgiven &= ~signs;
}
