/* SPDX-License-Identifier: MIT */
/* figures.c -- figures, and the numbers of squares, for JavaScript */

#include "facade.h"

#include <ecart/study.h>

int  facts[FACTS];
char text[TEXT_SIZE];

static ecart_figure      figure;        /* the figure that is asked */
static ecart_figure_pair pairs[ECART_FIGURE_PAIRS];
static int8_t            map[ECART_CELL_LIMIT];

/* Where JavaScript finds the variables, in the order of places in guest.js. */
const void *CALLED(place)(int n)
{
    static const void *const places[] = {
        &figure, &figure + 1, text, text, list, pairs, map, facts
    };

    return places[n];
}

/* Reads the text, and returns what is wrong with it; the offset is in the facts. */
int CALLED(read_figure)(size_t length)
{
    size_t offset;
    int    fault = ecart_betza_read(text, length, &figure, &offset);

    facts[0] = (int)offset;
    return fault;
}

const char *CALLED(fault_text)(int fault)
{
    return ecart_betza_fault_text((ecart_betza_fault)fault);
}

/* The well-known pieces: their names, and their texts. */
const char *CALLED(known_name)(int n)
{
    return ecart_betza_name(n);
}

const char *CALLED(known_text)(int n)
{
    return ecart_betza_named(n);
}

void CALLED(make_piece)(int side, int kind)
{
    figure = ecart_figure_of(ecart_piece_make((ecart_side)side, (ecart_kind)kind));
}

void CALLED(clear)(void)
{
    figure = (ecart_figure){ 0 };
}

/* Adds a step.  JavaScript has seen to it that these are numbers from -7 to 7. */
int CALLED(add_step)(int columns, int rows, int moves, int takes)
{
    return ecart_figure_add(&figure, (ecart_figure_step){
        (int8_t)columns, (int8_t)rows, (uint8_t)moves, (uint8_t)takes });
}

/* Writes a step into the facts, and returns whether there is one. */
int CALLED(find_step)(int n)
{
    const ecart_figure_step *step = &figure.step[n];

    if (n >= figure.count)
        return 0;
    facts[0] = step->columns;
    facts[1] = step->rows;
    facts[2] = step->moves;
    facts[3] = step->takes;
    return 1;
}

void CALLED(turn)(void)
{
    figure = ecart_figure_turn(&figure);
}

int CALLED(check)(int from, int to)
{
    ecart_figure_answer answer = ecart_figure_check(&figure, (ecart_cell)from, (ecart_cell)to);

    return answer.moves | answer.takes << 1 | answer.alias << 2;
}

int CALLED(cells)(int from)
{
    return list_cells(ecart_figure_cells(&figure, (ecart_cell)from));
}

int CALLED(ghosts)(int from)
{
    return list_cells(ecart_figure_ghosts(&figure, (ecart_cell)from));
}

int CALLED(aliases)(void)
{
    return ecart_figure_aliases(&figure);
}

int CALLED(find_pairs)(void)
{
    return ecart_figure_pairs(&figure, pairs);
}

/* Writes the moves that the figure needs from a cell to each, by their numbers. */
int CALLED(find_map)(int from)
{
    return ecart_figure_fill(&figure, ecart_cells_of((ecart_cell)from), map);
}

int CALLED(length)(int from, int to)
{
    return ecart_figure_length(&figure, (ecart_cell)from, (ecart_cell)to);
}

int CALLED(path_cells)(int from, int to)
{
    return list_cells(ecart_figure_path_cells(&figure, (ecart_cell)from, (ecart_cell)to));
}

double CALLED(paths)(int from, int to)
{
    return (double)ecart_figure_paths(&figure, (ecart_cell)from, (ecart_cell)to);
}

/* Writes the columns and rows of each meaning of a difference into the facts. */
int CALLED(readings)(int difference)
{
    ecart_readings readings = ecart_difference_readings(difference);

    for (int n = 0; n < readings.count; n++) {
        facts[2 * n]     = readings.reading[n].columns;
        facts[2 * n + 1] = readings.reading[n].rows;
    }
    return readings.count;
}

int CALLED(distance)(int metric, int from, int to)
{
    switch (metric) {
    case ECART_CHEBYSHEV: return ecart_chebyshev_distance((ecart_cell)from, (ecart_cell)to);
    case ECART_MANHATTAN: return ecart_manhattan_distance((ecart_cell)from, (ecart_cell)to);
    default:              return ecart_knight_distance((ecart_cell)from, (ecart_cell)to);
    }
}
