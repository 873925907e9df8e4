/* SPDX-License-Identifier: MIT */
/* player_standing.c -- a check, and what can be done about it; why nobody can move, or nobody can
 * ever mate
 *
 * Each way out of a check is tried move by move, with the verdict on each move: the rules are
 * not stated here again. */

#include "lesson/player.h"

#include <ecart/shape.h>

#include "lesson/law_records.h"

/* Why the king can go to a square, or not. */
static int state_of_step(const ecart_verdict *v)
{
    switch (v->reason) {
    case ECART_LEGAL:
        return v->nature & ECART_IS_CAPTURE ? SAY_PLAYER_STEP_CAPTURE : SAY_PLAYER_STEP_FREE;
    case ECART_OWN_PIECE:             return SAY_PLAYER_STEP_OWN;
    case ECART_KINGS_TOUCH:           return SAY_PLAYER_STEP_TOUCHES;
    case ECART_KING_CAPTURES_GUARDED: return SAY_PLAYER_STEP_GUARDED;
    case ECART_KING_STAYS_ON_LINE:    return SAY_PLAYER_STEP_LINE;
    default:                          return SAY_PLAYER_STEP_ATTACKED;
    }
}

/* A sentence on another move than the one of the lesson. */
static void tell_step_of_king(lesson *l, ecart_cell king, ecart_cell to)
{
    ecart_verdict v = ecart_move_check(l->position, ecart_move_make(king, to, ECART_NO_KIND));
    speech        s = ecart_lesson_line(l);

    ecart_speech_about(&s, l->position, &v);
    ecart_lesson_end(l, &s, state_of_step(&v));
}

/* A step on where the king can go. */
static void tell_kings_steps(lesson *l)
{
    ecart_side  side = l->position->side & 1;
    ecart_cell  king = l->position->king[side];
    ecart_cells all  = ecart_shape_cells(ecart_piece_make(side, ECART_KING), king);
    speech      s    = ecart_lesson_step(l, SAY_PLAYER_KING_STEPS);

    s.from = king;
    ecart_lesson_end(l, &s, SAY_PLAYER_KING_STEPS_OF);
    FOR_CELLS(to, all)
        tell_step_of_king(l, king, to);
}

/* Whether a piece could go there if its king's safety did not matter. */
static bool gets_there(const ecart_verdict *v)
{
    return !ecart_verdict_is_refusal(v) ||
           ecart_reason_group_of(v->reason) == ECART_GROUP_SAFETY;
}

/* A line with the library's sentence on a move, before it the move if the sentence may not name
 * it. */
static void tell_other_move(lesson *l, const ecart_verdict *v)
{
    speech s = ecart_lesson_line(l);

    s.from = v->move.from;
    s.to   = v->move.to;
    if (ecart_verdict_is_refusal(v))
        ecart_lesson_say(l, &s, SAY_PLAYER_COMES);
    ecart_lesson_sentence_on(l, v);
}

/* A line for every piece but the king that comes to a square, as the verdict says.
 * Returns whether some piece does. */
static bool tell_comers(lesson *l, ecart_cell to)
{
    const ecart_position *p = l->position;
    ecart_cells others = ecart_cells_remove(p->of_side[p->side & 1], p->king[p->side & 1]);
    bool        comes  = false;

    FOR_CELLS(c, others) {
        ecart_verdict v = ecart_move_check(p, ecart_move_make(c, to, ECART_NO_KIND));

        if (gets_there(&v)) {
            tell_other_move(l, &v);
            comes = true;
        }
    }
    return comes;
}

/* A pawn that checks may also be captured en passant.  No other piece that checks is on its file
 * then. */
static void tell_captures(lesson *l, ecart_cell checker)
{
    ecart_cell passed = l->position->en_passant;
    speech     s      = ecart_lesson_step(l, SAY_PLAYER_CAPTURES);
    bool       comes;

    s.to = checker;
    ecart_lesson_end(l, &s, SAY_PLAYER_CAPTURES_OF);
    comes = tell_comers(l, checker);
    if (ecart_cell_column(passed) == ecart_cell_column(checker))
        comes |= tell_comers(l, passed);
    if (!comes)
        ecart_lesson_tell_cells(l, ecart_cells_of(checker), SAY_PLAYER_NOBODY_COMES);
}

static void tell_blocks(lesson *l, ecart_cell checker)
{
    ecart_cell  king    = l->position->king[l->position->side & 1];
    ecart_cells between = ecart_cells_between(king, checker), nobody = 0;
    speech      s       = ecart_lesson_step(l, SAY_PLAYER_BLOCKS);

    s.from = king;
    s.to   = checker;
    if (kind_at(l->position, checker) == ECART_KNIGHT)
        ecart_lesson_end(l, &s, SAY_PLAYER_BLOCKS_KNIGHT);
    else
        ecart_lesson_end(l, &s, between == 0 ? SAY_PLAYER_BLOCKS_BESIDE : SAY_PLAYER_BLOCKS_OF);
    FOR_CELLS(c, between) {
        if (!tell_comers(l, c))
            nobody = ecart_cells_add(nobody, c);
    }
    if (nobody != 0)
        ecart_lesson_tell_cells(l, nobody, SAY_PLAYER_NOBODY_COMES);
}

void ecart_lesson_check(lesson *l)
{
    const ecart_position *p = l->position;
    speech s = ecart_lesson_step(l, SAY_PLAYER_CHECK);

    s.from = p->king[p->side & 1];
    ecart_lesson_count(&s, p->checkers);
    ecart_lesson_end(l, &s, SAY_ARBITER_IN_CHECK);
    tell_kings_steps(l);
    if (ecart_cells_count(p->checkers) > 1) {
        ecart_lesson_tell_step(l, SAY_PLAYER_OTHERS, SAY_PLAYER_DOUBLE_CHECK_OTHERS);
        return;
    }
    tell_captures(l, first_cell(p->checkers));
    tell_blocks(l, first_cell(p->checkers));
}

/* Why a piece cannot go to some squares, for the reasons that a stalemate leaves. */
#define STUCK(reason, sentence) { reason, sentence },

static const struct { ecart_reason reason; uint16_t which; } stuck[] = { STUCK_LIST(STUCK) };
enum { STUCK_COUNT = sizeof stuck / sizeof *stuck };

/* A line for each reason, with the squares that it applies to. */
static void tell_stuck(lesson *l, ecart_cell from)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, from);
    ecart_cells goals[ECART_REASONS] = { NO_CELLS }, shape = ecart_shape_cells(piece, from);

    FOR_CELLS(c, shape) {
        ecart_reason r = ecart_move_reason(l->position, ecart_move_make(from, c, ECART_NO_KIND));

        goals[r] = ecart_cells_add(goals[r], c);
    }
    for (int i = 0; i != STUCK_COUNT; i++) {
        if (goals[stuck[i].reason] != 0) {
            speech s = ecart_lesson_line(l);

            s.from = from;
            ecart_lesson_count(&s, goals[stuck[i].reason]);
            ecart_lesson_end(l, &s, stuck[i].which);
        }
    }
}

void ecart_lesson_stalemate(lesson *l)
{
    const ecart_position *p = l->position;
    ecart_cell  king   = p->king[p->side & 1];
    ecart_cells others = ecart_cells_remove(p->of_side[p->side & 1], king);
    speech      s      = ecart_lesson_step(l, SAY_PLAYER_NO_CHECK);

    s.from = king;
    ecart_lesson_end(l, &s, SAY_PLAYER_NO_CHECK_IS);
    tell_kings_steps(l);
    ecart_lesson_tell_step(l, SAY_PLAYER_OTHERS, others != 0 ? SAY_PLAYER_OTHERS_STUCK
                                                             : SAY_PLAYER_OTHERS_NONE);
    FOR_CELLS(c, others)
        tell_stuck(l, c);
}

/* Men that both arguments name are named once. */
ecart_obstacle ecart_lesson_obstacle(const ecart_position *p, ecart_side side)
{
    ecart_obstacle o, whites;

    (void)ecart_side_obstacle(p, side, &o);
    if (side == ECART_WHITE || o.kind == ECART_OBSTACLE_FORCED)
        return o;
    (void)ecart_side_obstacle(p, ECART_WHITE, &whites);
    o.locked &= ~whites.locked;
    return o;
}

/* Whether there are too few pieces to mate: what the sentence on it says, or 0.  That is
 * the kings alone, with one knight, or with bishops on squares of one colour. */
static int too_few(const ecart_position *p)
{
    ecart_cells others = p->of_kind[ECART_NO_KIND] & ~p->of_kind[ECART_KING];
    unsigned    kinds  = 1u << ecart_lesson_obstacle(p, ECART_WHITE).kind |
                         1u << ecart_lesson_obstacle(p, ECART_BLACK).kind;

    if (kinds != 1u << ECART_OBSTACLE_MATERIAL)
        return 0;
    if (others == p->of_kind[ECART_KNIGHT])
        return others == 0 ? SAY_PLAYER_KINGS_ALONE : SAY_PLAYER_KNIGHT_ALONE;
    return SAY_PLAYER_BISHOPS_ALONE;
}

static void tell_obstacle(lesson *l, ecart_side side)
{
    ecart_obstacle o = ecart_lesson_obstacle(l->position, side);
    size_t         room;
    char          *rest;

    if (l->continues)
        ecart_text_put(&l->out, ' ');
    l->continues = true;
    rest = ecart_lesson_rest(l, &room);
    l->out.length += ecart_explain_obstacle(l->language, l->position, side, &o, rest, room);
}

void ecart_lesson_why_dead(lesson *l)
{
    int few = too_few(l->position);

    if (few != 0) {
        speech s = ecart_lesson_sentence(l);

        s.number = ecart_cells_count(l->position->of_kind[ECART_BISHOP]);
        ecart_lesson_say(l, &s, few);
        return;
    }
    tell_obstacle(l, ECART_WHITE);
    tell_obstacle(l, ECART_BLACK);
}

void ecart_lesson_dead(lesson *l)
{
    ecart_lesson_open_step(l, too_few(l->position) != 0 ? SAY_PLAYER_MATERIAL
                                                        : SAY_PLAYER_PROOF);
    ecart_lesson_why_dead(l);
    ecart_lesson_close(l);
}
