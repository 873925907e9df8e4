/* SPDX-License-Identifier: MIT */
/* ecart_distance.c -- ecart distance: prints distances between cells, maps of them, and
 * what the place of a cell in two tables tells */

#include <limits.h>
#include <stdio.h>

#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "system/error.h"

/* Whether the metric is asked for, alone or with all others. */
static bool is_wanted(const struct options *options, int metric)
{
    int only = option_number(options, OPTION_METRIC, ECART_METRICS);

    return only == metric || only == ECART_METRICS;
}

/* The least distance from any of some cells to any of others. */
static int measure(ecart_metric metric, ecart_cells from, ecart_cells to)
{
    int least = INT_MAX;

    FOR_EACH_CELL(a, from) {
        FOR_EACH_CELL(b, to) {
            int distance = ecart_distance_by(metric, ECART_BY_0X88, a, b);

            least = distance < least ? distance : least;
        }
    }
    return least;
}

/* With one metric, prints just the number, so that a script can read it. */
static int print_numbers(const struct options *options, ecart_cells from, ecart_cells to)
{
    for (int m = 0; m < ECART_METRICS; m++) {
        ecart_metric metric = (ecart_metric)m;

        if (!is_wanted(options, metric))
            continue;
        if (!options->of[OPTION_METRIC].given)
            printf("%s ", ecart_metric_name(metric));
        printf("%d\n", measure(metric, from, to));
    }
    return EXIT_YES;
}

static int print_maps(const struct options *options, ecart_cells from)
{
    static const int most[ECART_METRICS] = {
        [ECART_CHEBYSHEV] = 7, [ECART_MANHATTAN] = 14, [ECART_KNIGHT_JUMPS] = 6
    };
    struct diagram map[ECART_METRICS] = { { .width = 0 } };
    int8_t numbers[ECART_CELL_LIMIT];
    int    maps = 0;

    for (int m = 0; m < ECART_METRICS; m++) {
        ecart_metric metric = (ecart_metric)m;

        if (!is_wanted(options, metric))
            continue;
        map[maps].title  = ecart_metric_name(metric);
        map[maps].screen = &options->screen;
        map[maps].width  = metric == ECART_MANHATTAN ? 3 : 2;
        FOR_EACH_CELL(c, ALL_CELLS)
            numbers[c] = (int8_t)measure(metric, from, ecart_cells_of(c));
        diagram_map(&map[maps++], numbers, most[metric]);
    }
    diagram_print(map, maps);
    return EXIT_YES;
}

static int print_distances(const struct options *options, char **next)
{
    ecart_cells from, to = 0;

    if (!operand_cells(&next, &from) ||
        (*next && !operand_cells(&next, &to)) || !operand_end(&next))
        return EXIT_ERROR;
    return to ? print_numbers(options, from, to) : print_maps(options, from);
}

/* The name of a direction; "-" if a step is none of the eight. */
static const char *direction_name(ecart_difference step)
{
    switch (step) {
    case ECART_NORTH:      return "north";
    case ECART_NORTH_EAST: return "north-east";
    case ECART_EAST:       return "east";
    case ECART_SOUTH_EAST: return "south-east";
    case ECART_SOUTH:      return "south";
    case ECART_SOUTH_WEST: return "south-west";
    case ECART_WEST:       return "west";
    case ECART_NORTH_WEST: return "north-west";
    default:               return "-";
    }
}

/* A name has the side where only that side attacks: a pawn's. */
static void print_attackers(int pieces)
{
    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        bool white = pieces >> ECART_PIECE(ECART_WHITE, kind) & 1;
        bool black = pieces >> ECART_PIECE(ECART_BLACK, kind) & 1;

        if (white || black)
            printf(" %s%s", white && black ? "" : white ? "white-" : "black-",
                   kind_word((ecart_kind)kind));
    }
}

/* Reads two cells, and prints the place of the second in tables laid over the first, and
 * what that place tells. */
static int print_vector(char **next)
{
    ecart_cell from, to;

    if (!operand_cell(&next, &from) || !operand_cell(&next, &to) || !operand_end(&next))
        return EXIT_ERROR;

    int              laid_over = ecart_difference_15x15(from, to);
    ecart_reading    vector    = ecart_index_reading(ECART_BY_15X15, laid_over);
    ecart_difference step      = ecart_index_step(ECART_BY_15X15, laid_over);
    int              pieces    = ecart_shape_attackers(ECART_BY_15X15, laid_over);

    printf("0x88 %d\n15x15 %d\ncolumns %d\nrows %d\ndirection %s\n",
           ecart_difference_0x88(from, to), laid_over, vector.columns, vector.rows,
           direction_name(step));
    printf(step ? "step %d\n" : "step -\n", step);
    printf("attackers%s", pieces ? "" : " -");
    print_attackers(pieces);
    putchar('\n');
    return EXIT_YES;
}

int run_distance(struct options *options, char **operands)
{
    bool vector = options->of[OPTION_VECTOR].given;

    if (vector && options->of[OPTION_METRIC].given)
        return error_print("--vector cannot be combined with another option");
    return vector ? print_vector(operands) : print_distances(options, operands);
}
