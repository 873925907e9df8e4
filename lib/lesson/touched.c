/* SPDX-License-Identifier: MIT */
/* touched.c -- what an arbiter is told of the pieces that were touched */

#include "lesson/laws.h"

#include "rules/play.h"
#include "words/hint.h"

bool ecart_lesson_is_enemy_on(const lesson *l, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, cell);

    return piece != ECART_NO_PIECE && ecart_piece_side(piece) != l->position->side;
}

bool ecart_lesson_is_pawn_left(const lesson *l)
{
    return l->verdict->reason == ECART_PROMOTION_NEEDED ||
           (l->verdict->reason == ECART_PROMOTION_INVALID && l->verdict->also == 0 &&
            l->verdict->move.promotion == ECART_PAWN);
}

/* What was touched if a refused move was made: a piece of the player, one of the opponent,
 * or both; and what can be done with them. */
typedef struct touch {
    ecart_cell own, enemy;
    ecart_cell second;                  /* another of the player's on the target, which can be
                                         * moved while the first cannot */
    bool       moves, captures;         /* the own piece can; captures the enemy's */
    size_t     capturers;               /* how many own pieces can capture it */
} touch;

static bool is_enemy(const lesson *l)
{
    return ecart_lesson_is_enemy_on(l, l->verdict->move.from);
}

/* Whether a player who made this refused move touched a rook after the king: a player who
 * castles does, if there is a rook. */
static bool touches_rook(ecart_reason reason)
{
    return ecart_reason_group_of(reason) == ECART_GROUP_CASTLING &&
           reason != ECART_CASTLE_NO_ROOK;
}

/* The piece that a refused move captures. */
static ecart_cell captured_cell(const lesson *l)
{
    ecart_move move = l->verdict->move;
    ecart_cell cell = ecart_cell_exists(move.to)
                    ? ecart_change_of(l->position, move).lifted[1].at : ECART_NO_CELL;

    return !touches_rook(l->verdict->reason) && ecart_lesson_is_enemy_on(l, cell)
         ? cell : ECART_NO_CELL;
}

/* Whether one of a piece's legal moves captures on a cell: en passant, it goes elsewhere. */
static bool can_capture(const ecart_position *p, ecart_cell from, ecart_cells goals,
                        ecart_cell enemy)
{
    FOR_CELLS(to, goals) {
        if (ecart_change_of(p, ecart_move_make(from, to, ECART_NO_KIND)).lifted[1].at == enemy)
            return true;
    }
    return false;
}

static touch touch_of(const lesson *l)
{
    touch       t    = { 0 };
    ecart_cell  from = l->verdict->move.from;
    ecart_cells goals;

    if (kind_of_mover(l) == ECART_NO_KIND)
        return t;
    goals = ecart_legal_destinations(l->position, from);
    if (!is_enemy(l)) {
        t.own = from;
        if (goals == 0 && ecart_legal_destinations(l->position, l->verdict->move.to) != 0)
            t.second = l->verdict->move.to;
    }
    t.enemy = is_enemy(l) ? from : captured_cell(l);
    t.moves = goals != 0;
    if (t.enemy != ECART_NO_CELL) {
        t.captures  = can_capture(l->position, from, goals, t.enemy);
        t.capturers = ecart_hint_captures(l->position, t.enemy, NULL);
    }
    return t;
}

/* The laws on which piece has to be moved or captured, because it was touched. */
static laws laws_of_touched_piece(const lesson *l)
{
    touch t = touch_of(l);

    if (t.enemy == ECART_NO_CELL && t.own == ECART_NO_CELL)
        return 0;
    if (!t.moves && t.capturers == 0)
        return LAW(TOUCH_NONE);
    if (t.enemy == ECART_NO_CELL)
        return LAW(TOUCH);
    return t.own != ECART_NO_CELL ? LAW(TOUCH_BOTH) : LAW(TOUCH_ENEMY);
}

/* Whether the player touched a rook and then the king, with a right to castle. */
static bool is_rook_first(const lesson *l)
{
    ecart_move move = l->verdict->move;

    return move.to == l->position->king[l->position->side] &&
           ecart_cells_has(l->position->castling, move.from) && !is_enemy(l);
}

/* The laws on what was touched, if the move was made.  A pawn that is left on the last rank
 * falls under the law that a promotion is final when the new piece touches the board. */
static laws laws_of_what_was_touched(const lesson *l)
{
    ecart_reason reason = l->verdict->reason;

    if (ecart_lesson_is_pawn_left(l))
        return LAW(PROMOTION_FINAL);
    if (reason == ECART_NOTHING_THERE ||
        (reason != ECART_SAME_CELL && ecart_reason_group_of(reason) == ECART_GROUP_REQUEST))
        return 0;
    if (is_rook_first(l))
        return LAW(TOUCH_ROOK);
    if (touches_rook(reason))
        return LAW(TOUCH_CASTLING);
    return laws_of_touched_piece(l) | (touch_of(l).second != ECART_NO_CELL ? LAW(TOUCH) : 0);
}

/* Says where a piece of the player must go that was touched. */
static void say_where_it_goes(lesson *l, ecart_cell from, int which)
{
    speech s = ecart_lesson_sentence(l);

    s.from = from;
    ecart_hint_choices(&s, l->position, which);
    l->out.length += ecart_speech_end(&s);
}

/* Whether it matters which piece was touched first: the opponent's can be captured, but not by
 * the player's that was touched. */
static bool is_order_decisive(const touch *t)
{
    return t->capturers > 0 && !t->captures;
}

/* Says which moves capture the piece of the opponent that was touched, if any do. */
static void say_captures(lesson *l, const touch *t)
{
    char   san[HINT_CAPTURES_LIMIT][ECART_SAN_SIZE];
    speech s = ecart_lesson_sentence(l);

    ecart_lesson_choose(&s, t->enemy, NO_CELLS);
    s.letters = l->options->letters;
    ecart_hint_name_moves(&s, san, ecart_hint_captures(l->position, t->enemy, san));
    ecart_lesson_say(l, &s, t->captures       ? SAY_ARBITER_CAPTURE_OWN
                            : t->capturers == 0 ? SAY_ARBITER_CAPTURE_NONE
                            : t->moves          ? SAY_ARBITER_CAPTURE_FIRST
                                                : SAY_ARBITER_CAPTURE_TOUCHED);
}

/* Says what can be done with the pieces that were touched.  If nothing can, and there is a
 * check, the hint says what else may be done. */
static void say_what_can_be_done(lesson *l, laws touched)
{
    touch t = touch_of(l);

    if (touched & LAW(TOUCH_CASTLING)) {
        say_where_it_goes(l, l->verdict->move.from, SAY_ARBITER_KING_TOUCHED);
        return;
    }
    if (t.own != ECART_NO_CELL && (t.moves || l->position->checkers == 0)) {
        say_where_it_goes(l, t.own,
                          is_order_decisive(&t) ? SAY_ARBITER_MUST_FIRST : SAY_ARBITER_MUST);
    } else if (t.own != ECART_NO_CELL) {
        ecart_text_put(&l->out, ' ');
        ecart_lesson_put_hint(l);
    }
    if (t.second != ECART_NO_CELL && (!l->position->chess960 || !(touched & LAW(TOUCH_ROOK))))
        say_where_it_goes(l, t.second, SAY_ARBITER_MUST_TOO);
    if (t.enemy != ECART_NO_CELL)
        say_captures(l, &t);
    if (is_enemy(l))
        ecart_lesson_add(l, SAY_ARBITER_WHO_TOUCHED);
}

/* The laws on each piece that a text may mean, if it was touched; then what can be done with
 * it. */
static void tell_several(lesson *l)
{
    const ecart_verdict *all     = l->verdict;
    lesson               one     = *l;
    laws                 touched = 0;
    touch                t       = touch_of(l);

    for (int round = 0; round < 2; round++) {
        FOR_CELLS(c, all->candidates) {
            ecart_verdict v = ecart_move_check(
                l->position, ecart_move_make(c, all->move.to, all->move.promotion));

            one.verdict = &v;
            t           = touch_of(&one);
            touched    |= laws_of_touched_piece(&one);
            if (round > 0)
                say_where_it_goes(l, c, is_order_decisive(&t) ? SAY_ARBITER_MUST_FIRST
                                                              : SAY_ARBITER_MUST_IF);
        }
        if (round == 0)
            ecart_lesson_cite_together(l, touched);
    }
    if (t.enemy != ECART_NO_CELL)
        say_captures(l, &t);
}

void ecart_lesson_touched(lesson *l)
{
    laws touched = laws_of_what_was_touched(l);

    if (is_about_several(l->verdict)) {
        ecart_lesson_open_step(l, SAY_ARBITER_TOUCHED);
        tell_several(l);
        ecart_lesson_close(l);
        return;
    }
    if (touched == 0) {
        (void)ecart_lesson_hint(l);
        return;
    }
    ecart_lesson_open_step(l, SAY_ARBITER_TOUCHED);
    ecart_lesson_cite(l, touched);
    if ((touched & LAW(PROMOTION_FINAL)) == 0)
        say_what_can_be_done(l, touched);
    ecart_lesson_close(l);
}
