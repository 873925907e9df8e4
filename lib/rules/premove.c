/* SPDX-License-Identifier: MIT */
/* premove.c -- whether some reply makes a move legal */

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/legal_rules.h"
#include "rules/play.h"

/* The first rule that the premove breaks after every reply.  If there is none,
 * because each reply mends another rule, the first that it breaks after any. */
static ecart_reason reason_of(ecart_reason_set always, ecart_reason_set ever)
{
    if (ever == 0)
        return ECART_LEGAL;
    return first_asked(always != 0 ? always : ever);
}

/* No reply can put a piece of the premoving side where it has none. */
static ecart_reason source_reason(const ecart_position *p, ecart_move move)
{
    if (!ecart_cell_exists(move.from))
        return ECART_IMPOSSIBLE_CELL;
    return ecart_cells_of(move.from) & own(p) ? ECART_NOT_YOUR_PIECE
                                              : ECART_NOTHING_THERE;
}

ecart_premove ecart_premove_check(const ecart_position *position, ecart_move move)
{
    ecart_premove    answer = { .possible = false };
    ecart_move       replies[ECART_MOVE_LIST_SIZE];
    size_t           count  = ecart_legal_moves(position, replies, ECART_MOVE_LIST_SIZE);
    ecart_reason_set always = ~(ecart_reason_set)0, ever = 0;

    if (!(ecart_cells_of(move.from) & enemy(position))) {
        answer.reason = source_reason(position, move);
        return answer;
    }

    for (size_t i = 0; i < count && !answer.possible; i++) {
        tried after;

        ecart_try_move(position, replies[i], &after);
        ecart_reason_set broken = broken_rules(&after.position, move);

        if ((broken & ~RULE(ECART_PROMOTION_NEEDED)) == 0) {
            answer.possible = true;
            answer.reply    = replies[i];
        }
        always &= broken;
        ever   |= broken;
    }
    if (!answer.possible)
        answer.reason = reason_of(always, ever);
    return answer;
}
