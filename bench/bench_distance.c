/* SPDX-License-Identifier: MIT */
/* bench_distance.c -- distances and shapes, one pair of cells after another
 *
 * The measure is a table of 64x64 bytes whose index was made beforehand: no
 * query takes less.  Given cells, as the library is, a table must first make
 * the index, unless it has room for every pair of numbers. */

#include <stdio.h>
#include <stdlib.h>

#include <ecart.h>

#include "queries.h"
#include "timing.h"

static pairs input;

static uint32_t random_number(void)
{
    static uint64_t state = 1;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

static void prepare(void)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int        distance = ecart_chebyshev_distance(from, to);

        input.table[n]       = (uint8_t)distance;
        input.wide[from][to] = (int8_t)distance;
    }
    for (size_t i = 0; i < PAIRS; i++) {
        unsigned packed = random_number() % (64 * 64);

        input.packed[i] = (uint16_t)packed;
        input.from[i]   = ecart_cell_nth((int)packed / 64);
        input.to[i]     = ecart_cell_nth((int)packed % 64);
    }
}

enum { INLINED_SUM, INLINED_CHAIN, CALLED_SUM, CALLED_CHAIN, COLUMNS };

static timing_case case_of(uint64_t (*run)(const void *))
{
    return (timing_case){ .run = run, .input = &input, .units = PAIRS };
}

static double noise(const timing_case *cells)
{
    double worst = 0;

    for (int c = 0; c < COLUMNS; c++) {
        double more = cells[c].median / cells[c].best - 1;

        worst = more > worst ? more : worst;
    }
    return 100 * worst;
}

/* The first row has no call in it.  Both of its columns are the same code at
 * different addresses, which can be a matter of luck: the better one counts. */
static double measure(const timing_case *first, int column)
{
    double inlined = first[column & 1].best, called = first[CALLED_SUM + (column & 1)].best;

    return inlined < called ? inlined : called;
}

static void print_row(const query *q, const timing_case *cells, const timing_case *first)
{
    printf("%-10s %-26s", q->group, q->name);
    for (int c = 0; c < COLUMNS; c++)
        printf(" %6.2f %5.2f", cells[c].best, cells[c].best / measure(first, c));
    printf(" %5.0f%%\n", noise(cells));
}

int main(void)
{
    timing_case *cells = calloc(queries_count * COLUMNS, sizeof *cells);

    if (cells == NULL)
        return 2;
    prepare();
    for (size_t q = 0; q < queries_count; q++) {
        cells[q * COLUMNS + INLINED_SUM]   = case_of(inlined_queries[q].sum);
        cells[q * COLUMNS + INLINED_CHAIN] = case_of(inlined_queries[q].chain);
        cells[q * COLUMNS + CALLED_SUM]    = case_of(called_queries[q].sum);
        cells[q * COLUMNS + CALLED_CHAIN]  = case_of(called_queries[q].chain);
    }
    timing_run(cells, queries_count * COLUMNS, TIMING_ROUNDS);

    timing_head("distances and shapes: ns a query, and its ratio to the first row");
    printf("%-37s %12s %12s %12s %12s %6s\n", "", "inlined", "in a chain",
           "called", "in a chain", "noise");
    for (size_t q = 0; q < queries_count; q++)
        print_row(&inlined_queries[q], cells + q * COLUMNS, cells);
    free(cells);
    return 0;
}
