/* SPDX-License-Identifier: MIT */
/* maps.c -- draws maps of distances, paths and mobility */

#include "draw/draw.h"

#include <stdlib.h>

#include <ecart/study.h>

static void write_number(struct square *square, int number)
{
    say(square->word, sizeof square->word, "%d", number);
}

/* Near cells are dark; cells at the largest distance or beyond are pale. */
static int heat(int distance, int largest)
{
    return HEATS - (distance < largest ? distance : largest) * (HEATS - 1) / largest;
}

const struct measure measures[ECART_METRICS] = {
    [ECART_CHEBYSHEV]    = { ecart_chebyshev_distance, 7, SAY_DRAW_CHEBYSHEV },
    [ECART_MANHATTAN]    = { ecart_manhattan_distance, 14, SAY_DRAW_MANHATTAN },
    [ECART_KNIGHT_JUMPS] = { ecart_knight_distance, 6, SAY_DRAW_KNIGHT_MOVES }
};

static void draw_metric(struct drawing *drawing, int panel, int metric, ecart_cell from)
{
    FOR_EACH_CELL(to, ALL_CELLS) {
        struct square *square   = drawing_square(drawing, panel, to);
        int            distance = measures[metric].between(from, to);

        square->heat = heat(distance, measures[metric].largest);
        square->here = to == from;
        write_number(square, distance);
    }
}

/* Writes the moves to each square, in shades; returns how many are reached. */
static int put_moves(struct drawing *drawing, const ecart_board *board,
                     ecart_piece piece, ecart_cell from)
{
    enum { FAR = 5 };   /* few pieces need more moves */
    int8_t moves[ECART_CELL_LIMIT];
    int    reached = ecart_mobility_map(board, piece, from, ECART_TAKE_ENEMY, moves);

    FOR_EACH_CELL(to, ALL_CELLS) {
        struct square *square = drawing_square(drawing, 0, to);

        if (moves[to] == ECART_NEVER)
            continue;
        square->heat = heat(moves[to], FAR);
        write_number(square, moves[to]);
    }
    return reached;
}

bool draw_distance(struct drawing *drawing, struct subject *subject)
{
    ecart_slots slots = { .from = subject->from };

    drawing->panels = 0;
    for (int m = 0; m < ECART_METRICS; m++) {
        if (subject->metric != m && subject->metric != ECART_METRICS)
            continue;
        drawing_panel_title(drawing, drawing->panels, measures[m].title, NULL);
        draw_metric(drawing, drawing->panels++, m, slots.from);
    }

    drawing_title(drawing, SAY_DRAW_DISTANCES, &slots);
    drawing_describe(drawing, SAY_DRAW_EACH_DISTANCE, &slots);
    drawing_describe_words(drawing);
    return true;
}

/* How long the shortest paths are, and how many squares and paths there are. */
static void say_paths(struct drawing *drawing, ecart_piece piece, int which, ecart_slots slots)
{
    ecart_cells cells = ecart_trajectory_cells(piece, slots.from, slots.to);
    char        length[8] = "", squares[8] = "";

    say(length, sizeof length, "%d", ecart_trajectory_length(piece, slots.from, slots.to));
    say(squares, sizeof squares, "%d", ecart_cells_count(cells));
    slots.move    = program_text(length);
    slots.written = program_text(squares);
    slots.number  = (int)ecart_trajectory_count(piece, slots.from, slots.to);
    drawing_caption(drawing, which, &slots);
    drawing_legend(drawing, LIGHT_GOOD, SAY_DRAW_ON_A_PATH, NULL);
}

/* Says what a picture of the way of a piece from one cell to another shows. */
static void say_way(struct drawing *drawing, ecart_piece piece, int title, int sums,
                    const ecart_slots *slots)
{
    drawing_title(drawing, title, slots);
    if (ecart_trajectory_length(piece, slots->from, slots->to) != ECART_NEVER)
        say_paths(drawing, piece, sums, *slots);
    else
        drawing_caption(drawing, SAY_DRAW_NO_PATH, slots);
    drawing_describe_caption(drawing);
    drawing_describe_words(drawing);
}

static ecart_slots slots_of(const struct subject *subject)
{
    return (ecart_slots){ .from = subject->from, .to = subject->to,
                          .kind = ecart_piece_kind(subject->piece) };
}

/* Enters numbers for a piece that goes from one cell to another: its moves from there, its
 * moves to there, or their sum.  Returns the largest. */
static int put_way(struct drawing *drawing, int panel, ecart_piece piece,
                   ecart_cell from, ecart_cell to)
{
    int largest = 1;

    FOR_EACH_CELL(via, ALL_CELLS) {
        struct square *square = drawing_square(drawing, panel, via);
        int            number = !to   ? ecart_trajectory_length(piece, from, via)
                              : !from ? ecart_trajectory_length(piece, via, to)
                                      : ecart_trajectory_sum(piece, from, via, to);

        if (number == ECART_NEVER)
            continue;
        write_number(square, number);
        largest = number > largest ? number : largest;
    }
    return largest;
}

/* Shades the numbers of a panel: the small ones are dark. */
static void shade(struct drawing *drawing, int panel, int largest)
{
    FOR_EACH_CELL(c, ALL_CELLS) {
        struct square *square = drawing_square(drawing, panel, c);

        if (*square->word)
            square->heat = heat(atoi(square->word), largest);
    }
}

/* Enters the sums, and lights the cells of the shortest paths. */
static void put_sums(struct drawing *drawing, int panel, ecart_piece piece,
                     const ecart_slots *slots)
{
    ecart_cells path = ecart_trajectory_cells(piece, slots->from, slots->to);

    (void)put_way(drawing, panel, piece, slots->from, slots->to);
    FOR_EACH_CELL(c, path)
        drawing_square(drawing, panel, c)->light = LIGHT_GOOD;
}

static void mark_ends(struct drawing *drawing, int panel, const ecart_slots *slots)
{
    drawing_square(drawing, panel, slots->from)->here = true;
    drawing_square(drawing, panel, slots->to)->here   = true;
}

bool draw_trajectory(struct drawing *drawing, struct subject *subject)
{
    ecart_slots slots = slots_of(subject);

    put_sums(drawing, 0, subject->piece, &slots);
    drawing_square(drawing, 0, slots.from)->piece = subject->piece;
    mark_ends(drawing, 0, &slots);
    say_way(drawing, subject->piece, SAY_DRAW_PATHS, SAY_DRAW_PATH_SUMS, &slots);
    return true;
}

static void name_panel(struct drawing *drawing, int panel, int title, const ecart_slots *slots)
{
    drawing_panel_title(drawing, panel, title, slots);
    mark_ends(drawing, panel, slots);
}

bool draw_stilman(struct drawing *drawing, struct subject *subject)
{
    ecart_slots slots = slots_of(subject);
    ecart_piece piece = subject->piece;

    drawing->panels = 3;
    shade(drawing, 0, put_way(drawing, 0, piece, slots.from, ECART_NO_CELL));
    shade(drawing, 1, put_way(drawing, 1, piece, ECART_NO_CELL, slots.to));
    put_sums(drawing, 2, piece, &slots);
    name_panel(drawing, 0, SAY_DRAW_MOVES_FROM, &slots);
    name_panel(drawing, 1, SAY_DRAW_MOVES_TO, &slots);
    name_panel(drawing, 2, SAY_DRAW_SUMS, &slots);
    say_way(drawing, piece, SAY_DRAW_STILMAN, SAY_DRAW_STILMAN_SUMS, &slots);
    return true;
}

bool draw_mobility(struct drawing *drawing, struct subject *subject)
{
    ecart_board *board = &subject->setup.board;
    ecart_slots  slots = { .board = board, .from = subject->from };

    slots.number = put_moves(drawing, board, subject->piece, slots.from);
    ecart_board_put(board, slots.from, subject->piece);
    drawing_put_board(drawing, board);
    drawing_square(drawing, 0, slots.from)->here = true;
    drawing_title(drawing, SAY_DRAW_MOBILITY, &slots);
    drawing_caption(drawing, SAY_DRAW_MOBILITY_MOVES, &slots);
    drawing_describe_caption(drawing);
    drawing_describe_board(drawing, board);
    drawing_describe_words(drawing);
    return true;
}
