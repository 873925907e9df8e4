/* SPDX-License-Identifier: MIT */
/* numbers.c -- the cells, their difference, and what it means */

#include <stdlib.h>

#include "cli/name.h"
#include "explain/explanation.h"

/* What one needs to know of the move here. */
struct pair {
    ecart_cell       from, to;
    ecart_piece      piece;
    ecart_difference difference;
    ecart_shape      shape;
};

static void add_cell(struct words *words, const ecart_board *board, ecart_cell cell)
{
    words_clear(words);
    words_add(words, "%s is %d: column %d, row %d. %s.", name_cell(cell).text, cell,
              ecart_cell_column(cell), ecart_cell_row(cell), name_holder(board, cell).text);
}

static void tell_cells(struct lesson *lesson, const struct pair *pair)
{
    const ecart_board *board = &lesson->position->board;
    struct words words;

    add_cell(&words, board, pair->from);
    lesson_step(lesson, "Cells", "%s", words.text);
    add_cell(&words, board, pair->to);
    if (pair->to != pair->from)
        lesson_line(lesson, "%s", words.text);
}

static void tell_difference(struct lesson *lesson, const struct pair *pair)
{
    lesson_step(lesson, "Difference", "%d~-~%d = %d, whose size is %d.", pair->to, pair->from,
                pair->difference, ecart_difference_size(pair->difference));
}

/* Sizes of one direction, of which a slide has seven, are set apart. */
static void add_set(struct words *words, const ecart_shape_set *set)
{
    for (int i = 0; i < set->count; i++)
        words_add(words, "%s%d", i == 0 ? "" : i % 7 ? "~" : ", and ", set->size[i]);
}

/* The article's pawn lacks a capture and has no direction. */
static void tell_pawn_set(struct lesson *lesson, const struct pair *pair)
{
    ecart_side side    = ecart_piece_side(pair->piece);
    int        forward = ecart_side_forward(side);

    lesson_step(lesson, "Set", "%s's pawns make %+d, %+d from row %d, and to take %+d or %+d."
                " (The article gives every pawn 1, 2 and 11: it forgets 9, and which way.)"
                " %+d is %s.", side_title((int)side), forward, 2 * forward,
                ecart_side_pawn_row(side), forward + ECART_EAST, forward + ECART_WEST,
                pair->difference, pair->shape.reason == ECART_LEGAL ? "among them"
                : pair->shape.reason == ECART_PAWN_DOUBLE_NOT_FROM_START
                ? "none of them from here" : "none of them, meant as it is here");
}

static void tell_set(struct lesson *lesson, const struct pair *pair)
{
    ecart_kind   kind = ecart_piece_kind(pair->piece);
    struct words words;

    if (kind == ECART_PAWN) {
        tell_pawn_set(lesson, pair);
        return;
    }
    words_clear(&words);
    add_set(&words, ecart_shape_set_of(kind));
    lesson_step(lesson, "Set", "A %s makes %s. %d is %s.", kind_word(kind), words.text,
                ecart_difference_size(pair->difference),
                ecart_shape_set_has(kind, pair->difference) ? "one of them"
                                                            : "none of them");
}

static int manhattan(ecart_reading reading)
{
    return abs(reading.columns) + abs(reading.rows);
}

/* Two readings; the Manhattan distance tells which is meant. */
static void tell_choice(struct lesson *lesson, const struct pair *pair,
                        const ecart_readings *readings)
{
    ecart_reading here  = ecart_difference_reading(pair->from, pair->to);
    bool          first = here.columns == readings->reading[0].columns;

    lesson_step(lesson, "Readings", "%d can mean two things:", pair->difference);
    for (int i = 0; i < 2; i++)
        lesson_line(lesson, "%s, with Manhattan distance~%d;",
                    name_reading(readings->reading[i]).text, manhattan(readings->reading[i]));
    lesson_line(lesson, "here it is |%d~-~%d|~+~|%d~-~%d|~=~%d, so the %s is meant.",
                ecart_cell_column(pair->to), ecart_cell_column(pair->from),
                ecart_cell_row(pair->to), ecart_cell_row(pair->from), manhattan(here),
                first ? "first" : "second");
    if (pair->shape.alias)
        lesson_line(lesson, "So %d is an alias here. It is in the %s's set for the other meaning:"
                    " the set alone is not enough, the distance settles it.",
                    ecart_difference_size(pair->difference),
                    kind_word(ecart_piece_kind(pair->piece)));
}

static void tell_readings(struct lesson *lesson, const struct pair *pair)
{
    ecart_readings readings = ecart_difference_readings(pair->difference);

    if (readings.count > 1)
        tell_choice(lesson, pair, &readings);
    else
        lesson_step(lesson, "Readings", "%d can mean one thing only: %s.", pair->difference,
                    name_reading(readings.reading[0]).text);
}

static void tell_distances(struct lesson *lesson, const struct pair *pair)
{
    int chebyshev = ecart_chebyshev_distance(pair->from, pair->to);
    int steps     = ecart_manhattan_distance(pair->from, pair->to);

    lesson_step(lesson, "Distances", "Chebyshev %d (a king's steps), Manhattan %d (along rows and"
                " columns), knight %d (its jumps).", chebyshev, steps,
                ecart_knight_distance(pair->from, pair->to));
    if (steps == chebyshev)
        lesson_line(lesson, "Chebyshev and Manhattan agree: a common row or column.");
    else if (steps == 2 * chebyshev)
        lesson_line(lesson, "Manhattan is twice Chebyshev: a common diagonal.");
    else
        lesson_line(lesson, "The cells share no row, column or diagonal%s.",
                    steps == 3 ? ": Manhattan 3 is a knight's jump then" : "");
}

void explain_numbers(struct lesson *lesson)
{
    ecart_move  move = lesson->verdict->move;
    struct pair pair = {
        .from       = move.from,
        .to         = move.to,
        .piece      = ecart_board_piece(&lesson->position->board, move.from),
        .difference = ecart_difference_between(move.from, move.to),
        .shape      = { ECART_LEGAL, false }
    };

    if (pair.difference == ECART_NO_DIFFERENCE)
        return;
    tell_cells(lesson, &pair);
    tell_difference(lesson, &pair);
    if (pair.difference == 0)
        return;
    if (pair.piece != ECART_NO_PIECE) {
        pair.shape = ecart_shape_check(pair.piece, pair.from, pair.to);
        tell_set(lesson, &pair);
    }
    tell_readings(lesson, &pair);
    tell_distances(lesson, &pair);
}
