/* SPDX-License-Identifier: MIT */
/* premove.c -- whether some reply makes a move legal
 *
 * The replies are listed a piece at a time: a list of all would need 4 KB of stack. */

#include "rules/movegen.h"
#include "rules/play.h"

/* After how many replies each reason was given, and which reasons may have been. */
typedef struct tally {
    uint16_t         counts[ECART_REASONS];
    ecart_reason_set given;
} tally;

/* The reason after most replies, and of equals the one that is asked first.  If there
 * is no reply, there is no reason. */
static ecart_reason most_frequent(const tally *t)
{
    ecart_reason most = ECART_LEGAL;

    for (ecart_reason_set rest = t->given; rest != 0; rest &= rest - 1) {
        ecart_reason reason = first_asked(rest);

        if (t->counts[reason] > t->counts[most])
            most = reason;
    }
    return most;
}

/* The reason against a premove from a square without a piece of its side: no reply can put
 * one there. */
static ecart_reason source_reason(const ecart_position *p, ecart_move move)
{
    if (!ecart_cell_exists(move.from))
        return ECART_IMPOSSIBLE_CELL;
    return ecart_cells_of(move.from) & own(p) ? ECART_NOT_YOUR_PIECE : ECART_NOTHING_THERE;
}

/* Whether a reply makes the move legal, though it may lack its promotion.  Inlined, the
 * position after it would take stack while the next replies are listed. */
ECART_OUT_OF_LINE static bool makes_legal(const ecart_position *p, ecart_move reply,
                                          ecart_move move, tally *t)
{
    ecart_position   after;
    ecart_reason_set broken;

    ecart_try_move(p, reply, &after);
    broken = ecart_broken_rules(&after, move);
    if ((broken & ~RULE(ECART_PROMOTION_NEEDED)) == 0)
        return true;
    t->counts[first_asked(broken)]++;
    t->given |= broken;
    return false;
}

/* Tries the replies of one piece, up to the first that makes the move legal. */
static bool try_replies(const movegen *g, int from, ecart_move move, tally *t, ecart_move *reply)
{
    ecart_move replies[MOVES_OF_A_PIECE];
    size_t     count = ecart_list_moves_of(g, from, replies);

    for (size_t i = 0; i < count; i++) {
        if (makes_legal(g->p, replies[i], move, t)) {
            *reply = replies[i];
            return true;
        }
    }
    return false;
}

ecart_premove ecart_premove_check(const ecart_position *position, ecart_move move)
{
    ecart_premove answer = { .possible = false };
    tally         t = { .given = 0 };
    movegen       g;
    int           from;

    if (!(ecart_cells_of(move.from) & enemy(position))) {
        answer.reason = source_reason(position, move);
        return answer;
    }

    g = movegen_of(position);
    FOR_EACH(from, g.own) {
        answer.possible = try_replies(&g, from, move, &t, &answer.reply);
        if (answer.possible)
            return answer;
    }
    answer.reason = most_frequent(&t);
    return answer;
}
