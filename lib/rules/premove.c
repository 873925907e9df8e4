/* SPDX-License-Identifier: MIT */
/* premove.c -- whether some reply makes a move legal */

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/legal_rules.h"
#include "rules/play.h"

/* The reason after most replies, and of equals the one that is asked first.  If there
 * is no reply, there is no reason. */
static ecart_reason most_frequent(const uint16_t counts[ECART_REASONS])
{
    ecart_reason most = ECART_LEGAL;

    for (int rank = 1; rank < ECART_REASONS; rank++) {
        ecart_reason reason = ecart_reason_at_rank(rank);

        if (counts[reason] > counts[most])
            most = reason;
    }
    return most;
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
    uint16_t         counts[ECART_REASONS] = { 0 };

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
        counts[first_asked(broken)]++;
    }
    if (!answer.possible)
        answer.reason = most_frequent(counts);
    return answer;
}
