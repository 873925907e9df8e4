/* SPDX-License-Identifier: MIT */
/* child.c -- lessons for a child: short sentences, and what to do
 *
 * A sentence names one piece where several do the same: one attacker is reason
 * enough. */

#include <ecart/distance.h>
#include <ecart/shape.h>

#include "lesson/player.h"
#include "words/hint.h"

_Static_assert(SAY_CHILD_CHECKMATE - SAY_CHILD_NONE == ECART_REASONS &&
               SAY_CHILD_IN_PLAY - SAY_CHILD_CHECKMATE == ECART_IN_PLAY - ECART_CHECKMATE,
               "en.txt has a child's sentence for each reason and each standing");

enum { SQUARES_LIMIT = 3 };     /* more squares than this are not named */

/* A sentence on a move. */
static void tell_move(lesson *l, ecart_cell from, ecart_cell to, int which)
{
    speech s = ecart_lesson_sentence(l);

    s.from = from;
    s.to   = to;
    ecart_lesson_say(l, &s, which);
}

/* A sentence on a cell. */
static void say_of(lesson *l, ecart_cell cell, int which)
{
    speech s = ecart_lesson_sentence(l);

    ecart_lesson_choose(&s, cell, NO_CELLS);
    ecart_lesson_say(l, &s, which);
}

/* A sentence on the piece that gives check, or on two that do. */
static void tell_check(lesson *l, int one, int two)
{
    speech s = ecart_lesson_sentence(l);

    ecart_speech_choose(&s, l->position->checkers);
    s.leading = s.count = s.count > 1 ? 2 : 1;
    ecart_lesson_say(l, &s, s.count > 1 ? two : one);
}

/* Says which piece mates a king.  If it is a knight or stands beside the king, nobody could step
 * between them; and of one beside the king, what protects it is said too. */
static void tell_mate(lesson *l)
{
    const ecart_position *p       = l->position;
    ecart_cell            king    = p->king[p->side & 1];
    ecart_cell            checker = first_cell(p->checkers);
    ecart_cells           guards  = ecart_position_attackers(p, ecart_side_other(p->side & 1),
                                                             checker);
    bool                  near    = ecart_cells_between(king, checker) == 0;
    speech                s;

    tell_check(l, near ? SAY_CHILD_MATE_NEAR : SAY_CHILD_MATE_ONE, SAY_CHILD_MATE_TWO);
    if (ecart_chebyshev_distance(king, checker) > 1 || ecart_cells_count(p->checkers) > 1)
        return;
    s = ecart_lesson_sentence(l);
    ecart_lesson_choose(&s, checker, ecart_cells_of(first_cell(guards)));
    ecart_lesson_say(l, &s, SAY_CHILD_MATE_GUARD);
}

static int refusal_for_child(const speech *s, const ecart_verdict *verdict)
{
    if (verdict->reason == ECART_SAME_CELL && s->kind == ECART_NO_KIND)
        return SAY_CHILD_NO_PIECE;
    if (verdict->reason == ECART_SAME_CELL &&
        ecart_piece_side(ecart_board_piece(s->board, s->from)) != s->side)
        return SAY_CHILD_NOT_YOUR_PIECE;
    if (is_either_wing(verdict))
        return SAY_CHILD_EITHER_WING;
    if (is_pass(verdict))
        return SAY_CHILD_PASS;
    if (ecart_reason_set_has(verdict->also, ECART_PROMOTION_NOT_ALLOWED) &&
        verdict->reason == ECART_PROMOTION_INVALID)
        return SAY_CHILD_PROMOTION_NOT_ALLOWED;
    return SAY_CHILD_NONE + verdict->reason;
}

/* A piece of the player that keeps the king from castling and can move, or none. */
static ecart_cell blocker_to_move(const lesson *l)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT] = { ECART_NO_CELL };
    int        count = ecart_verdict_evidence(l->verdict, cells);

    if (l->verdict->reason != ECART_CASTLE_PATH_BLOCKED)
        return ECART_NO_CELL;
    for (int i = 0; i < count; i++) {
        if (ecart_legal_destinations(l->position, cells[i]) != 0)
            return cells[i];
    }
    return ECART_NO_CELL;
}

/* Where the rule says nothing of the piece and its target, they are named first, unless a
 * sentence before did.  Of the evidence the first cell and one more are enough, except for two
 * reasons.  A king that may castle with its other rook has not moved itself.  For O-O where no
 * move of the king can mean castling, the verdict's move leads to the corner of the rook.  Last
 * comes a rule that the child seems not to know. */
static void tell_refusal(lesson *l, bool named)
{
    const ecart_position *p        = l->position;
    ecart_reason          reason   = l->verdict->reason;
    bool                  no_right = reason == ECART_CASTLE_NO_RIGHT;
    ecart_castling        castle   = ecart_castling_of(p, l->verdict->move);
    ecart_cells           goals;
    int                   rule = ecart_hint_rule(p, l->verdict, &goals);
    speech                s;

    if (!named && (reason == ECART_PINNED || reason == ECART_PATH_BLOCKED ||
                   ecart_reason_group_of(reason) == ECART_GROUP_SHAPE))
        ecart_lesson_add(l, SAY_CHILD_CANNOT);
    s = ecart_lesson_sentence(l);
    s.number = s.count;
    if (s.count > 2 && reason != ECART_AMBIGUOUS && reason != ECART_CASTLE_PATH_BLOCKED)
        s.count = 2;
    if (no_right && castle.king != ECART_NO_CELL)
        s.to = castle.rook;
    ecart_lesson_say(l, &s, no_right && (p->castling & p->of_side[p->side]) != 0
                            ? SAY_CHILD_ROOK_MOVED : refusal_for_child(&s, l->verdict));
    if (rule == 0)
        return;
    s = ecart_lesson_sentence(l);
    ecart_speech_choose(&s, goals);
    ecart_lesson_say(l, &s, rule);
}

/* Says the reasons of the pieces that a text may mean, each reason once. */
static void tell_each(lesson *l)
{
    const ecart_verdict *all  = l->verdict;
    ecart_reason_set     told = 0;

    FOR_CELLS(c, all->candidates) {
        ecart_verdict v = ecart_move_check(
            l->position, ecart_move_make(c, all->move.to, all->move.promotion));

        l->verdict = &v;
        if (!ecart_reason_set_has(told, v.reason))
            tell_refusal(l, v.reason != ECART_PINNED);
        told |= ecart_reason_set_of(v.reason);
    }
    l->verdict = all;
}

/* Names the pieces first, if there are several. */
static void tell_refusals(lesson *l)
{
    bool several = is_about_several(l->verdict);

    if (several) {
        speech s = ecart_lesson_sentence(l);

        ecart_lesson_count(&s, l->verdict->candidates);
        ecart_lesson_say(l, &s, s.count < 4 ? SAY_CHILD_NONE + ECART_NO_CANDIDATE
                                            : SAY_CHILD_NONE_OF_THEM);
    }
    if (several && l->verdict->reason == ECART_NO_CANDIDATE)
        tell_each(l);
    else
        tell_refusal(l, several);
}

static void tell_castles(lesson *l)
{
    ecart_castling castle = ecart_castling_of(l->position, l->verdict->move);
    speech         s      = ecart_lesson_sentence(l);

    s.to = castle.king_to;
    ecart_lesson_choose(&s, castle.rook, ecart_cells_of(castle.rook_to));
    ecart_lesson_say(l, &s, SAY_CHILD_CASTLES);
}

static void tell_legal(lesson *l)
{
    ecart_move  move   = l->verdict->move;
    int         nature = l->verdict->nature;
    ecart_gives gives  = ecart_move_gives(l->position, move);
    ecart_cells passed = ecart_shape_cells(ECART_PIECE(ECART_WHITE, ECART_KING), move.from) &
                         ecart_shape_cells(ECART_PIECE(ECART_WHITE, ECART_KING), move.to);

    if (nature & ECART_IS_EN_PASSANT)
        say_of(l, ECART_CELL(ecart_cell_column(move.to), ecart_cell_row(move.from)),
               SAY_CHILD_EN_PASSANT);
    else if (nature & ECART_IS_CASTLE)
        tell_castles(l);
    else
        ecart_lesson_add(l, nature & ECART_IS_CAPTURE ? SAY_CHILD_CAPTURES : SAY_CHILD_NONE);
    if (nature & ECART_IS_DOUBLE_STEP)
        ecart_lesson_add(l, SAY_CHILD_DOUBLE_STEP);
    if (nature & ECART_IS_PROMOTION)
        ecart_lesson_add(l, SAY_CHILD_BECOMES);
    if (kind_at(l->position, move.from) == ECART_KNIGHT &&
        (passed & l->position->of_kind[ECART_NO_KIND]) != 0)
        ecart_lesson_add(l, SAY_CHILD_JUMP);
    if (gives != ECART_GIVES_NOTHING)
        ecart_lesson_add(l, gives == ECART_GIVES_MATE ? SAY_CHILD_MATE : SAY_CHILD_CHECK);
}

static void tell_targets(lesson *l, ecart_cell from, ecart_cells cells, int which)
{
    speech s = ecart_lesson_sentence(l);

    s.from = from;
    ecart_speech_choose(&s, cells);
    if (which == SAY_CHILD_MAY_SOME)
        s.count = SQUARES_LIMIT - 1;
    else if (s.count > SQUARES_LIMIT)
        s.count = SQUARES_LIMIT;
    ecart_lesson_say(l, &s, which);
}

/* A child should not be shown how to lose a piece: the cells that no enemy attacks, or
 * all of them if these are too few. */
static ecart_cells good_examples(const ecart_position *p, ecart_cells cells)
{
    ecart_cells good = 0;

    FOR_CELLS(c, cells) {
        if (ecart_position_attackers(p, ecart_side_other(p->side & 1), c) == 0)
            good = ecart_cells_add(good, c);
    }
    return ecart_cells_count(good) < SQUARES_LIMIT - 1 ? cells : good;
}

/* Where a piece goes without a capture.  To the cell that a pawn just passed, a pawn captures. */
static ecart_cells quiet_of(const ecart_position *p, ecart_cell from, ecart_cells cells)
{
    ecart_cells quiet = cells & ~p->of_kind[ECART_NO_KIND];

    return kind_at(p, from) == ECART_PAWN ? ecart_cells_remove(quiet, p->en_passant) : quiet;
}

/* Where a piece moves, and where it captures. */
static void tell_both(lesson *l, ecart_cell from, ecart_cells cells)
{
    ecart_cells quiet = quiet_of(l->position, from, cells);

    if (quiet != 0)
        tell_targets(l, from, quiet, SAY_CHILD_MAY);
    if (cells != quiet)
        tell_targets(l, from, cells & ~quiet,
                     quiet != 0 ? SAY_CHILD_MAY_CAPTURE_TOO : SAY_CHILD_MAY_CAPTURE);
}

/* Where a piece can go, as far as a sentence has room for it. */
static void tell_choices(lesson *l, ecart_cell from)
{
    const ecart_position *p     = l->position;
    ecart_cells           cells = ecart_legal_destinations(p, from);
    ecart_cells           rooks = ecart_hint_castling(p, from, &cells);
    ecart_cells           quiet = quiet_of(p, from, cells);

    if ((cells | rooks) == 0)
        tell_targets(l, from, cells, SAY_CHILD_MAY_NOTHING);
    else if (kind_at(p, from) == ECART_PAWN)
        tell_both(l, from, cells);
    else if (ecart_cells_count(cells) == 1 &&
             ecart_cells_has(p->of_side[ecart_side_other(p->side & 1)], first_cell(cells)))
        tell_move(l, from, first_cell(cells), SAY_CHILD_ANSWER_CAPTURE);
    else if (ecart_cells_count(cells) > SQUARES_LIMIT && ecart_cells_count(quiet) > 1)
        tell_targets(l, from, good_examples(p, quiet), SAY_CHILD_MAY_SOME);
    else
        tell_both(l, from, cells);
    if (rooks != 0)
        tell_targets(l, from, rooks, SAY_CHILD_MAY_CASTLE);
}

/* A piece other than the king that can go to a cell, or none. */
static ecart_cell piece_that_reaches(const ecart_position *p, ecart_cell to)
{
    ecart_cells others = ecart_cells_remove(p->of_side[p->side & 1], p->king[p->side & 1]);

    FOR_CELLS(from, others) {
        if (ecart_cells_has(ecart_legal_destinations(p, from), to))
            return from;
    }
    return ECART_NO_CELL;
}

/* Whether pieces other than the king have several moves to these cells.  The sentence that then
 * says so follows the other. */
static bool are_several_moves(const ecart_position *p, ecart_cells cells)
{
    ecart_cells others = ecart_cells_remove(p->of_side[p->side & 1], p->king[p->side & 1]);
    int         count  = 0;

    FOR_CELLS(from, others)
        count += ecart_cells_count(ecart_legal_destinations(p, from) & cells);
    return count > 1;
}

/* How the check can be answered: one way to capture, one to step between, and where the king
 * can go.  Of all three, one is left out, since a child reads five lines. */
static void tell_answers(lesson *l)
{
    const ecart_position *p = l->position;
    ecart_answers answers = ecart_answers_to_check(p);
    ecart_cell    checker = first_cell(answers.capture);
    ecart_cell    between = first_cell(answers.interpose);
    bool          three   = checker != 0 && between != 0 && answers.king != 0;
    bool          kings   = l->verdict != NULL && l->verdict->move.from == p->king[p->side & 1];

    if (checker != 0) {
        ecart_cell from = piece_that_reaches(p, checker);

        tell_move(l, from != 0 ? from : piece_that_reaches(p, p->en_passant), checker,
                  SAY_CHILD_ANSWER_CAPTURE +
                  are_several_moves(p, ecart_cells_add(answers.capture, p->en_passant)));
    }
    if (between != 0 && (!three || !kings))
        tell_move(l, piece_that_reaches(p, between), between,
                  SAY_CHILD_ANSWER_BLOCK + are_several_moves(p, answers.interpose));
    if (answers.king != 0 && (kings || !three))
        tell_choices(l, p->king[p->side & 1]);
}

/* Whether a piece other than the king does not stop the check.  After a mate, none does. */
static bool stays_in_check(ecart_reason reason)
{
    return reason == ECART_LEAVES_IN_CHECK || reason == ECART_DOUBLE_CHECK;
}

/* Whether what is said of a refusal may also say what to do instead: not after the end. */
static bool says_what_to_do(ecart_reason reason, ecart_standing end)
{
    ecart_reason_group group = ecart_reason_group_of(reason);

    return group == ECART_GROUP_REQUEST || group == ECART_GROUP_SOURCE ||
           group == ECART_GROUP_PROMOTION || (stays_in_check(reason) && end != ECART_CHECKMATE);
}

/* The piece that was to move: of several, one that can, if there is one. */
static ecart_cell piece_to_move(const lesson *l)
{
    ecart_cells all   = l->verdict->candidates;
    ecart_cell  first = first_cell(all);

    if (!is_about_several(l->verdict))
        return l->verdict->move.from;
    for (ecart_cell c = first; c != ECART_NO_CELL; c = ecart_cells_next(all, c)) {
        if (ecart_legal_destinations(l->position, c) != 0)
            return c;
    }
    return first;
}

/* Whether only the new piece is wrong: then nothing is left to say about the move. */
static bool is_promotion_only(const lesson *l)
{
    ecart_move move = l->verdict->move;

    return ecart_is_about_promotion(l->verdict->reason) &&
           ecart_cells_has(ecart_legal_destinations(l->position, move.from), move.to);
}

static void tell_instead(lesson *l)
{
    const ecart_position *p       = l->position;
    ecart_reason          reason  = l->verdict->reason;
    ecart_cell            blocker = blocker_to_move(l);

    if (p->checkers == 0 && blocker != ECART_NO_CELL) {
        say_of(l, blocker, SAY_CHILD_MOVE_FIRST);
    } else if (p->checkers == 0) {
        tell_choices(l, piece_to_move(l));
    } else {
        /* The sentences of these reasons say already that the king is in check. */
        if (!stays_in_check(reason) && reason != ECART_CASTLE_IN_CHECK &&
            reason != ECART_KING_STAYS_ON_LINE)
            tell_check(l, SAY_CHILD_IN_CHECK, SAY_CHILD_DOUBLE_CHECK);
        tell_answers(l);
    }
}

/* Why nobody can ever mate, if that is simple to say. */
static void tell_why_dead(lesson *l)
{
    ecart_obstacle white = ecart_lesson_obstacle(l->position, ECART_WHITE);
    ecart_obstacle black = ecart_lesson_obstacle(l->position, ECART_BLACK);
    unsigned       ends  = white.ends | black.ends;

    if (ends & (1u << ECART_OBSTACLE_WALL | 1u << ECART_OBSTACLE_BISHOPS))
        ecart_lesson_add(l, SAY_CHILD_DEAD_CLOSED);
    else if (white.kind == ECART_OBSTACLE_MATERIAL && black.kind == ECART_OBSTACLE_MATERIAL)
        ecart_lesson_add(l, SAY_CHILD_DEAD_FEW);
}

/* A line on how the game ended before the move. */
static void tell_end(lesson *l, ecart_standing end)
{
    ecart_lesson_open(l);
    if (end == ECART_DEAD_POSITION)
        tell_why_dead(l);
    ecart_lesson_add(l, end == ECART_CHECKMATE ? SAY_CHILD_CHECKMATED
                                         : SAY_CHILD_CHECKMATE + end - ECART_CHECKMATE);
    ecart_lesson_close(l);
}

/* With what the child captures a piece of the opponent that it touched, if it can do so without
 * its king. */
static void tell_touched_enemy(lesson *l)
{
    const ecart_position *p    = l->position;
    ecart_cell            to   = l->verdict->move.to;
    ecart_cell            from = piece_that_reaches(p, to);

    if (from == 0 || l->verdict->reason != ECART_SAME_CELL || kind_at(p, to) == ECART_NO_KIND)
        return;
    ecart_lesson_open(l);
    ecart_lesson_add(l, SAY_CHILD_TOUCHED);
    tell_move(l, from, to, SAY_CHILD_ANSWER_CAPTURE + are_several_moves(p, ecart_cells_of(to)));
    ecart_lesson_close(l);
}

void ecart_lesson_child_move(lesson *l)
{
    const ecart_position *p   = l->position;
    ecart_standing        end = ecart_lesson_end_before(l);

    if (end != ECART_IN_PLAY && is_pass(l->verdict))
        ecart_lesson_tell(l, SAY_CHILD_PASS);
    if (end != ECART_IN_PLAY)
        tell_end(l, end);
    if (end != ECART_IN_PLAY && says_what_to_do(l->verdict->reason, end))
        return;
    if (end == ECART_IN_PLAY && ecart_is_out_of_turn(l->verdict)) {
        ecart_lesson_tell(l, SAY_CHILD_WAIT);
        return;
    }
    ecart_lesson_open(l);
    if (ecart_verdict_is_legal(l->verdict))
        tell_legal(l);
    else if (stays_in_check(l->verdict->reason) && end == ECART_CHECKMATE)
        tell_mate(l);
    else if (l->verdict->reason == ECART_DOUBLE_CHECK)
        tell_check(l, SAY_CHILD_DOUBLE_CHECK, SAY_CHILD_DOUBLE_CHECK);
    else
        tell_refusals(l);
    if (end != ECART_IN_PLAY && ecart_verdict_is_legal(l->verdict))
        ecart_lesson_add(l, SAY_CHILD_AFTER_END);
    ecart_lesson_close(l);
    if (end != ECART_IN_PLAY || !ecart_verdict_is_refusal(l->verdict) || is_promotion_only(l))
        return;
    if (!ecart_cells_has(p->of_side[p->side & 1], piece_to_move(l))) {
        tell_touched_enemy(l);
        return;
    }
    ecart_lesson_open(l);
    tell_instead(l);
    ecart_lesson_close(l);
}

void ecart_lesson_child_standing(lesson *l, ecart_standing standing)
{
    bool in_check = l->position->checkers != 0 && ecart_has_legal_move(l->position);

    ecart_lesson_open(l);
    if (standing == ECART_CHECKMATE)
        tell_mate(l);
    if (standing == ECART_DEAD_POSITION)
        tell_why_dead(l);
    if (standing != ECART_IN_PLAY || !in_check)
        ecart_lesson_add(l, SAY_CHILD_CHECKMATE + standing - ECART_CHECKMATE);
    if (in_check && standing >= ECART_THREEFOLD_CLAIMABLE) {
        tell_check(l, SAY_CHILD_IN_CHECK, SAY_CHILD_DOUBLE_CHECK);
        tell_answers(l);
    }
    ecart_lesson_close(l);
}
