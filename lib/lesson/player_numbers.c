/* SPDX-License-Identifier: MIT */
/* player_numbers.c -- the squares of a move, their difference, what it means, and the path */

#include "lesson/player.h"

#include <ecart/distance.h>
#include <ecart/shape.h>

enum { SLIDE = 7, SET_SIZE = 96 };      /* differences of a direction; room for a set */

static ecart_piece moved_piece(const lesson *l)
{
    return ecart_board_piece(&l->position->board, l->verdict->move.from);
}

static ecart_shape moved_shape(const lesson *l)
{
    return ecart_shape_check(moved_piece(l), l->verdict->move.from, l->verdict->move.to);
}

/* A sentence on a square. */
static void say_square(lesson *l, speech *s, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, cell);
    int         which = SAY_PLAYER_SQUARE_EMPTY;

    if (ecart_piece_exists(piece))
        which = SAY_PLAYER_SQUARE_WHITE + ecart_piece_side(piece);
    s->from = cell;
    ecart_lesson_end(l, s, which);
}

static void tell_squares(lesson *l)
{
    ecart_move move = l->verdict->move;
    speech     s    = ecart_lesson_step(l, SAY_PLAYER_SQUARES);

    say_square(l, &s, move.from);
    if (move.to == move.from)
        return;
    s = ecart_lesson_line(l);
    say_square(l, &s, move.to);
}

/* The article's set for the pawn lacks a capture and has no direction. */
static void tell_pawn_set(lesson *l)
{
    ecart_side   side   = ecart_piece_side(moved_piece(l));
    ecart_reason reason = moved_shape(l).reason;
    speech       s      = ecart_lesson_step(l, SAY_PLAYER_SET);

    ecart_lesson_say(l, &s, SAY_PLAYER_SET_WHITE + side);
    s = ecart_lesson_sentence(l);
    s.number = ecart_side_pawn_row(side);
    if (reason == ECART_LEGAL)
        ecart_lesson_end(l, &s, SAY_PLAYER_SET_PAWN_HAS);
    else if (reason == ECART_PAWN_DOUBLE_NOT_FROM_START)
        ecart_lesson_end(l, &s, SAY_PLAYER_SET_PAWN_FIRST);
    else
        ecart_lesson_end(l, &s, SAY_PLAYER_SET_PAWN_LACKS);
}

/* The sizes of each direction of a slide stand together. */
static void tell_set(lesson *l, ecart_kind kind)
{
    ecart_move move = l->verdict->move;
    bool       has  = ecart_shape_set_has(kind, ecart_difference_between(move.from, move.to));
    char       sizes[SET_SIZE];
    writer     list = ecart_text_into(sizes, sizeof sizes);
    speech     s    = ecart_lesson_step(l, SAY_PLAYER_SET);
    const ecart_shape_set *set = ecart_shape_set_of(kind);

    for (int i = 0; i < set->count; i++) {
        ecart_text_string(&list, i == 0 ? "" : i % SLIDE == 0 ? ", " : " ");
        ecart_text_number(&list, (unsigned)set->size[i]);
    }
    s.written = (ecart_text){ sizes, ecart_text_end(&list) };
    ecart_lesson_end(l, &s, has ? SAY_PLAYER_SET_HAS : SAY_PLAYER_SET_LACKS);
}

/* A line on a meaning of the difference. */
static void tell_meaning(lesson *l, ecart_reading reading, int which)
{
    speech s = ecart_lesson_line(l);

    s.number = ecart_difference_size(reading.columns) + ecart_difference_size(reading.rows);
    ecart_lesson_end(l, &s, which);
}

/* A step on a difference with two meanings: first the meaning that the move has, then the
 * other.  The Manhattan distance tells the two apart. */
static void tell_two_meanings(lesson *l, const ecart_readings *all)
{
    ecart_move    move  = l->verdict->move;
    ecart_reading here  = ecart_difference_reading(move.from, move.to);
    bool          first = here.columns == all->reading[0].columns;

    ecart_lesson_tell_step(l, SAY_PLAYER_READINGS, SAY_PLAYER_TWO_MEANINGS);
    tell_meaning(l, here, SAY_PLAYER_MEANING);
    tell_meaning(l, all->reading[first], SAY_PLAYER_MEANING_OTHER);
    ecart_lesson_tell(l, SAY_PLAYER_MEANING_HERE);
    if (moved_shape(l).alias)
        ecart_lesson_tell(l, SAY_PLAYER_MEANING_ALIAS);
}

static void tell_meanings(lesson *l)
{
    ecart_move     move = l->verdict->move;
    ecart_readings all  = ecart_difference_readings(move.to - move.from);

    if (all.count > 1)
        tell_two_meanings(l, &all);
    else
        ecart_lesson_tell_step(l, SAY_PLAYER_READINGS, SAY_PLAYER_ONE_MEANING);
}

/* The sentence on what two distances show: a line, a diagonal, a knight's jump, or none. */
static int line_between(int chebyshev, int manhattan)
{
    if (manhattan == chebyshev)
        return SAY_PLAYER_DISTANCES_LINE;
    if (manhattan == 2 * chebyshev)
        return SAY_PLAYER_DISTANCES_DIAGONAL;
    return manhattan == 3 ? SAY_PLAYER_DISTANCES_KNIGHT : SAY_PLAYER_DISTANCES_NONE;
}

static void tell_distances(lesson *l)
{
    ecart_move move = l->verdict->move;

    ecart_lesson_tell_step(l, SAY_PLAYER_DISTANCES, SAY_PLAYER_DISTANCES_ARE);
    ecart_lesson_tell(l, line_between(ecart_chebyshev_distance(move.from, move.to),
                                      ecart_manhattan_distance(move.from, move.to)));
}

bool ecart_lesson_is_about_several(const lesson *l)
{
    ecart_reason reason = l->verdict->reason;

    return reason == ECART_AMBIGUOUS || reason == ECART_NO_SUCH_PIECE ||
           is_about_several(l->verdict);
}

static void tell_number(lesson *l)
{
    int    wrong = ecart_wrong_number(l->verdict->move.from, l->verdict->move.to);
    speech s;

    if (wrong <= 0)
        return;
    s = ecart_lesson_step(l, SAY_PLAYER_NUMBER);
    s.from = (ecart_cell)wrong;
    ecart_lesson_end(l, &s, SAY_PLAYER_NUMBER_IS);
}

_Static_assert(SAY_PLAYER_IN_NUMBERS_WHITE_PAWN - SAY_PLAYER_IN_NUMBERS_KING ==
               ECART_PAWN - ECART_KING, "en.txt has the differences of each kind, in their order");

/* Which differences the piece has that stands there, or that its difference is an alias. */
static int numbers_of(const lesson *l, ecart_cell from)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, from);

    if (ecart_shape_check(piece, from, l->verdict->move.to).alias)
        return SAY_PLAYER_IN_NUMBERS_ALIAS;
    if (piece == ecart_piece_make(ECART_BLACK, ECART_PAWN))
        return SAY_PLAYER_IN_NUMBERS_BLACK_PAWN;
    return SAY_PLAYER_IN_NUMBERS_KING + ecart_piece_kind(piece) - ECART_KING;
}

/* Where no numbers were asked for, one line keeps the idea in sight: which differences the
 * piece has, if it does not go in this way.  Of several, one with an alias comes last. */
void ecart_lesson_no_numbers(lesson *l)
{
    ecart_cells rest = is_about_several(l->verdict) ? l->verdict->candidates
                                                    : ecart_cells_of(l->verdict->move.from);
    ecart_cell  last = ECART_NO_CELL;
    speech      s;

    if (ecart_reason_group_of(l->verdict->reason) != ECART_GROUP_SHAPE)
        return;
    s = ecart_lesson_step(l, SAY_PLAYER_IN_NUMBERS);
    FOR_CELLS(c, rest) {
        if (last == ECART_NO_CELL || numbers_of(l, last) != SAY_PLAYER_IN_NUMBERS_ALIAS)
            last = c;
    }
    rest = ecart_cells_remove(rest, last);
    while ((s.from = first_cell(rest)) != ECART_NO_CELL) {
        rest = ecart_cells_remove(rest, s.from);
        ecart_speech_say(&s, SAY_PLAYER_IN_NUMBERS_TOO);
    }
    s.from = last;
    ecart_lesson_end(l, &s, numbers_of(l, last));
}

/* The step to a neighbouring cell in the direction of the other meaning of a difference: the
 * meaning that the piece's set has, but that does not lead to the target.  It is along a file or a
 * diagonal: no other direction has an alias. */
static int step_of_alias(ecart_cell from, ecart_cell to)
{
    ecart_readings all  = ecart_difference_readings(to - from);
    ecart_reading  here = ecart_difference_reading(from, to);
    ecart_reading  r    = all.reading[all.reading[0].columns == here.columns];

    return (to - from) / ecart_difference_size(r.rows);
}

/* The path for the other meaning of a difference.  It leaves the board, since the target can
 * be reached only by the meaning that the move has. */
static void walk_alias(lesson *l, ecart_cell from, ecart_cell to)
{
    int        step = step_of_alias(from, to);
    ecart_cell next = (ecart_cell)(from + step);
    speech     s;

    ecart_lesson_tell_number(l, SAY_PLAYER_PATH, step, SAY_PLAYER_PATH_ALIAS);
    for (; ecart_cell_exists(next); next = (ecart_cell)(next + step)) {
        ecart_lesson_tell_move(l, from, next, SAY_PLAYER_PATH_ALIAS_STEP);
        from = next;
    }
    s = ecart_lesson_line(l);
    s.from = from;
    s.to   = next;
    ecart_lesson_choose(&s, to, NO_CELLS);
    ecart_lesson_end(l, &s, SAY_PLAYER_PATH_ALIAS_EDGE);
}

/* What is said of a square on the path, if those before it are free. */
static int state_on_path(const lesson *l, ecart_cell cell, ecart_state state)
{
    if (state == ECART_EMPTY)
        return SAY_PLAYER_PATH_EMPTY;
    if (cell != l->verdict->move.to || l->verdict->reason == ECART_PAWN_PUSH_BLOCKED)
        return SAY_PLAYER_PATH_BLOCKS;
    return state == ECART_OWN ? SAY_PLAYER_PATH_OWN : SAY_PLAYER_PATH_ENEMY;
}

/* A line on a step of the path.  The piece need not be of the side to move. */
static void tell_path_step(lesson *l, ecart_cell from, ecart_cell to, ecart_side side, int which)
{
    speech s = ecart_lesson_line(l);

    s.from = from;
    s.to   = to;
    s.side = side;
    ecart_lesson_end(l, &s, which);
}

static void walk_path(lesson *l, ecart_cell from, ecart_cell to, ecart_side side)
{
    int  step = ecart_difference_step(from, to);
    bool free = true;

    ecart_lesson_tell_number(l, SAY_PLAYER_PATH, step,
                             from + step == to ? SAY_PLAYER_PATH_ONE : SAY_PLAYER_PATH_STEPS);
    while (from != to) {
        ecart_cell  next  = (ecart_cell)(from + step);
        ecart_state state = ecart_board_state(&l->position->board, side, next);

        tell_path_step(l, from, next, side,
                       free ? state_on_path(l, next, state) : SAY_PLAYER_PATH_BEHIND);
        free = free && state == ECART_EMPTY;
        from = next;
    }
}

static void tell_jump(lesson *l, ecart_cell to, ecart_side side)
{
    ecart_state state = ecart_board_state(&l->position->board, side, to);
    speech      s     = ecart_lesson_step(l, SAY_PLAYER_PATH);

    s.side = side;
    if (state == ECART_EMPTY)
        ecart_lesson_end(l, &s, SAY_PLAYER_JUMP_EMPTY);
    else
        ecart_lesson_end(l, &s, state == ECART_OWN ? SAY_PLAYER_JUMP_OWN
                                                   : SAY_PLAYER_JUMP_ENEMY);
}

static void tell_path(lesson *l)
{
    ecart_cell  from  = l->verdict->move.from, to = l->verdict->move.to;
    ecart_piece piece = ecart_board_piece(&l->position->board, from);
    ecart_shape shape = ecart_shape_check(piece, from, to);

    if (shape.alias)
        walk_alias(l, from, to);
    if (shape.reason != ECART_LEGAL)
        return;
    if (ecart_piece_kind(piece) == ECART_KNIGHT)
        tell_jump(l, to, ecart_piece_side(piece));
    else
        walk_path(l, from, to, ecart_piece_side(piece));
}

void ecart_lesson_numbers(lesson *l)
{
    ecart_move  move = l->verdict->move;
    ecart_piece piece = moved_piece(l);

    tell_number(l);
    if (ecart_lesson_is_about_several(l) ||
        ecart_difference_between(move.from, move.to) == ECART_NO_DIFFERENCE)
        return;
    tell_squares(l);
    ecart_lesson_tell_step(l, SAY_PLAYER_DIFFERENCE, SAY_PLAYER_DIFFERENCE_OF);
    if (move.from == move.to)
        return;
    if (ecart_piece_kind(piece) == ECART_PAWN)
        tell_pawn_set(l);
    else if (ecart_piece_exists(piece))
        tell_set(l, ecart_piece_kind(piece));
    tell_meanings(l);
    tell_distances(l);
    if (!ecart_lesson_is_about_castling(l))
        tell_path(l);
}
