/* SPDX-License-Identifier: MIT */
/* numbers.c -- explains the cells of a move, their difference, and what it
 * means */

#include <stdlib.h>

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

/* What this file needs to know about the move. */
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

static void tell_cells(struct explanation *why, const struct pair *pair)
{
    const ecart_board *board = &why->position->board;
    struct words words;

    add_cell(&words, board, pair->from);
    explain_step(why, "Cells", "%s", words.text);
    add_cell(&words, board, pair->to);
    if (pair->to != pair->from)
        explain_line(why, "%s", words.text);
}

static void tell_difference(struct explanation *why, const struct pair *pair)
{
    explain_step(why, "Difference", "%d~-~%d = %d, whose size is %d.", pair->to, pair->from,
                 pair->difference, ecart_difference_size(pair->difference));
}

/* The sizes of a set; those of each direction, seven for a slide, are set apart. */
static void add_set(struct words *words, const ecart_shape_set *set)
{
    for (int i = 0; i < set->count; i++)
        words_add(words, "%s%d", i == 0 ? "" : i % 7 ? "~" : ", and ", set->size[i]);
}

/* The article's set for the pawn lacks a capture and has no direction. */
static void tell_pawn_set(struct explanation *why, const struct pair *pair)
{
    ecart_side side    = ecart_piece_side(pair->piece);
    int        forward = ecart_side_forward(side);

    explain_step(why, "Set", "%s's pawns make %+d, %+d from row %d, and to take %+d or %+d."
                 " (The article gives every pawn 1, 2 and 11: it forgets 9, and which way.)"
                 " %+d is %s.", side_title((int)side), forward, 2 * forward,
                 ecart_side_pawn_row(side), forward + ECART_EAST, forward + ECART_WEST,
                 pair->difference, pair->shape.reason == ECART_LEGAL ? "among them"
                 : pair->shape.reason == ECART_PAWN_DOUBLE_NOT_FROM_START
                 ? "none of them from here" : "none of them, meant as it is here");
}

static void tell_set(struct explanation *why, const struct pair *pair)
{
    ecart_kind   kind = ecart_piece_kind(pair->piece);
    struct words words;

    if (kind == ECART_PAWN) {
        tell_pawn_set(why, pair);
        return;
    }
    words_clear(&words);
    add_set(&words, ecart_shape_set_of(kind));
    explain_step(why, "Set", "A %s makes %s. %d is %s.", kind_word(kind), words.text,
                 ecart_difference_size(pair->difference),
                 ecart_shape_set_has(kind, pair->difference) ? "one of them"
                                                             : "none of them");
}

static int manhattan(ecart_reading reading)
{
    return abs(reading.columns) + abs(reading.rows);
}

/* A difference with two readings; the Manhattan distance tells which is meant. */
static void tell_choice(struct explanation *why, const struct pair *pair,
                        const ecart_readings *readings)
{
    ecart_reading here  = ecart_difference_reading(pair->from, pair->to);
    bool          first = here.columns == readings->reading[0].columns;

    explain_step(why, "Readings", "%d can mean two things:", pair->difference);
    for (int i = 0; i < 2; i++)
        explain_line(why, "%s, with Manhattan distance~%d;",
                     name_reading(readings->reading[i]).text, manhattan(readings->reading[i]));
    explain_line(why, "here it is |%d~-~%d|~+~|%d~-~%d|~=~%d, so the %s is meant.",
                 ecart_cell_column(pair->to), ecart_cell_column(pair->from),
                 ecart_cell_row(pair->to), ecart_cell_row(pair->from), manhattan(here),
                 first ? "first" : "second");
    if (pair->shape.alias)
        explain_line(why, "So %d is an alias here. It is in the %s's set for the other meaning:"
                     " the set alone is not enough, the distance settles it.",
                     ecart_difference_size(pair->difference),
                     kind_word(ecart_piece_kind(pair->piece)));
}

static void tell_readings(struct explanation *why, const struct pair *pair)
{
    ecart_readings readings = ecart_difference_readings(pair->difference);

    if (readings.count > 1)
        tell_choice(why, pair, &readings);
    else
        explain_step(why, "Readings", "%d can mean one thing only: %s.", pair->difference,
                     name_reading(readings.reading[0]).text);
}

static void tell_distances(struct explanation *why, const struct pair *pair)
{
    int chebyshev = ecart_chebyshev_distance(pair->from, pair->to);
    int steps     = ecart_manhattan_distance(pair->from, pair->to);

    explain_step(why, "Distances", "Chebyshev %d (a king's steps), Manhattan %d (along rows and"
                 " columns), knight %d (its jumps).", chebyshev, steps,
                 ecart_knight_distance(pair->from, pair->to));
    if (steps == chebyshev)
        explain_line(why, "Chebyshev and Manhattan agree: a common row or column.");
    else if (steps == 2 * chebyshev)
        explain_line(why, "Manhattan is twice Chebyshev: a common diagonal.");
    else
        explain_line(why, "The cells share no row, column or diagonal%s.",
                     steps == 3 ? ": Manhattan 3 is a knight's jump then" : "");
}

void explain_numbers(struct explanation *why)
{
    ecart_move  move = why->verdict->move;
    struct pair pair = {
        .from       = move.from,
        .to         = move.to,
        .piece      = ecart_board_piece(&why->position->board, move.from),
        .difference = ecart_difference_between(move.from, move.to),
        .shape      = { ECART_LEGAL, false }
    };

    if (pair.difference == ECART_NO_DIFFERENCE)
        return;
    tell_cells(why, &pair);
    tell_difference(why, &pair);
    if (pair.difference == 0)
        return;
    if (pair.piece != ECART_NO_PIECE) {
        pair.shape = ecart_shape_check(pair.piece, pair.from, pair.to);
        tell_set(why, &pair);
    }
    tell_readings(why, &pair);
    tell_distances(why, &pair);
}
