/* SPDX-License-Identifier: MIT */
/* several.c -- why none of several pieces may go that a text may mean, in words */

#include "words/several.h"

#include <ecart/legal.h>

/* The sentence that says a reason once, of all pieces. */
static const uint16_t tails[ECART_REASONS] = {
    [ECART_QUEEN_SHAPE]            = SAY_SEVERAL_QUEEN_SHAPE,
    [ECART_ROOK_SHAPE]             = SAY_SEVERAL_ROOK_SHAPE,
    [ECART_BISHOP_SHAPE]           = SAY_SEVERAL_BISHOP_SHAPE,
    [ECART_KNIGHT_SHAPE]           = SAY_SEVERAL_KNIGHT_SHAPE,
    [ECART_PAWN_SHAPE]             = SAY_SEVERAL_PAWN_SHAPE,
    [ECART_PAWN_BACKWARD]          = SAY_SEVERAL_PAWN_BACKWARD,
    [ECART_PAWN_SIDEWAYS]          = SAY_SEVERAL_PAWN_SIDEWAYS,
    [ECART_OWN_PIECE]              = SAY_SEVERAL_OWN_PIECE,
    [ECART_PATH_BLOCKED]           = SAY_SEVERAL_PATH_BLOCKED,
    [ECART_PAWN_CAPTURE_EMPTY]     = SAY_SEVERAL_PAWN_CAPTURE_EMPTY,
    [ECART_EN_PASSANT_UNAVAILABLE] = SAY_SEVERAL_EN_PASSANT_UNAVAILABLE,
    [ECART_PROMOTION_INVALID]      = SAY_SEVERAL_PROMOTION_INVALID,
    [ECART_PROMOTION_NOT_ALLOWED]  = SAY_SEVERAL_PROMOTION_NOT_ALLOWED,
    [ECART_DOUBLE_CHECK]           = SAY_SEVERAL_DOUBLE_CHECK,
    [ECART_LEAVES_IN_CHECK]        = SAY_SEVERAL_LEAVES_IN_CHECK,
    [ECART_PINNED]                 = SAY_SEVERAL_PINNED
};

/* Says the reason of each, in brackets: "Ra1 (blocked by Bc1) and Rh1 (not a rook's move)". */
static void say_each(speech *s, const ecart_position *position, const ecart_verdict *all)
{
    ecart_cells rest = all->candidates;

    ecart_speech_about(s, position, all);
    ecart_speech_say(s, SAY_REASON_NONE_OF_THEM);
    for (ecart_cell c = 0; (c = ecart_cells_next(rest, c)) != ECART_NO_CELL;) {
        ecart_verdict v = ecart_move_check(
            position, ecart_move_make(c, all->move.to, all->move.promotion));

        ecart_speech_about(s, position, &v);
        ecart_speech_say(s, SAY_REASON_CANDIDATE);
        ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + v.reason);
        ecart_speech_say(s, SAY_REASON_CANDIDATE_END);
        rest = ecart_cells_remove(rest, c);
        if (rest != 0)
            ecart_speech_say(s, ecart_cells_count(rest) > 1 ? SAY_GRAMMAR_COMMA
                                                            : SAY_GRAMMAR_AND);
    }
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* Says the reason once, of all pieces; by its title, if the language lacks the sentence or the
 * reason is rare. */
static void say_once(speech *s, ecart_reason reason)
{
    int tail = tails[reason];

    if (tail != 0 && ecart_language_text(s->language, tail) != NULL) {
        ecart_speech_say(s, tail);
        return;
    }
    ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + reason);
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

void ecart_say_several(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    if (verdict->reason == ECART_NO_CANDIDATE) {
        say_each(s, position, verdict);
        return;
    }
    ecart_speech_choose(s, verdict->candidates);
    ecart_speech_say(s, SAY_REASON_SEVERAL);
    ecart_speech_about(s, position, verdict);
    say_once(s, verdict->reason);
}
