/* SPDX-License-Identifier: MIT */
/* player_end.c -- why nobody can move, or nobody can ever mate */

#include "lesson/player.h"

#include <ecart/legal.h>
#include <ecart/shape.h>

#include "lesson/law_records.h"

/* Why a piece cannot go to some squares, for the reasons that a stalemate leaves. */
#define STUCK(reason, sentence) { reason, sentence },

static const struct { ecart_reason reason; uint16_t which; } stuck[] = { STUCK_LIST(STUCK) };

/* A line for each reason, with the squares that it applies to. */
static void tell_stuck(lesson *l, ecart_cell from)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, from);
    ecart_cells goals[ECART_REASONS] = { 0 }, shape = ecart_shape_cells(piece, from);

    for (ecart_cell c = 0; (c = ecart_cells_next(shape, c)) != 0;) {
        ecart_reason r = ecart_move_reason(l->position, ecart_move_make(from, c, ECART_NO_KIND));

        goals[r] = ecart_cells_add(goals[r], c);
    }
    for (size_t i = 0; i < sizeof stuck / sizeof *stuck; i++) {
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
    ecart_lesson_kings_steps(l);
    ecart_lesson_tell_step(l, SAY_PLAYER_OTHERS, others != 0 ? SAY_PLAYER_OTHERS_STUCK
                                                             : SAY_PLAYER_OTHERS_NONE);
    for (ecart_cell c = 0; (c = ecart_cells_next(others, c)) != 0;)
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
