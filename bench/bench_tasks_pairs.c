/* SPDX-License-Identifier: MIT */
/* bench_tasks_pairs.c -- distances and shapes of pairs of cells, one after
 * another; compiled against two trees
 *
 * The measure is a table whose index was made beforehand: nothing takes less. */

#include "bench_tasks_pairs.h"

#include "bench_tasks_list.h"

#include <stdio.h>

#include <ecart.h>
#include <ecart/methods.h>

enum { PAIRS = 1 << 14, TIMES = 16 };

static ecart_cell froms[PAIRS], tos[PAIRS];
static uint16_t   packed[PAIRS];
static uint8_t    table[64 * 64];

/* A distance and its method, or a piece and its shape. */
typedef struct query {
    int metric, method, piece;
} query;

#define EACH_PAIR(name, answer)                                 \
    static uint64_t name(const void *of)                        \
    {                                                           \
        const query *q   = of;                                  \
        uint64_t     sum = 0;                                   \
                                                                \
        (void)q;                                                \
        for (size_t n = 0; n < TIMES * PAIRS; n++) {            \
            size_t i = n % PAIRS;                               \
                                                                \
            sum += (uint64_t)(answer);                          \
        }                                                       \
        return sum;                                             \
    }

EACH_PAIR(run_table,     table[packed[i]])
EACH_PAIR(run_chebyshev, ecart_chebyshev_distance(froms[i], tos[i]))
EACH_PAIR(run_manhattan, ecart_manhattan_distance(froms[i], tos[i]))
EACH_PAIR(run_knight,    ecart_knight_distance(froms[i], tos[i]))
EACH_PAIR(run_method,    ecart_distance_by((ecart_metric)q->metric, (ecart_method)q->method,
                                           froms[i], tos[i]))
EACH_PAIR(run_shape,     ecart_shape_check((ecart_piece)q->piece, froms[i], tos[i]).reason)

static void add_distances(void)
{
    static const char *const method_names[ECART_METHODS] = {
        "arithmetic", "fill", "64x64", "0x88", "15x15", "8x8", "8x8-no-branch"
    };
    static query methods[ECART_METRICS * ECART_METHODS];
    static char  names[ECART_METRICS * ECART_METHODS][48];

    task("distance, ", "a packed 64x64 table", run_table, NULL, TIMES * PAIRS);
    task("distance, ", "chebyshev", run_chebyshev, NULL, TIMES * PAIRS);
    task("distance, ", "manhattan", run_manhattan, NULL, TIMES * PAIRS);
    task("distance, ", "knight", run_knight, NULL, TIMES * PAIRS);
    for (int n = 0; n < ECART_METRICS * ECART_METHODS; n++) {
        ecart_metric metric = (ecart_metric)(n / ECART_METHODS);
        ecart_method method = (ecart_method)(n % ECART_METHODS);

        methods[n] = (query){ .metric = (int)metric, .method = (int)method };
        (void)snprintf(names[n], sizeof names[n], "%s by %s", ecart_metric_name(metric),
                       method_names[method]);
        if (ecart_distance_knows(metric, method))
            task("distance, ", names[n], run_method, &methods[n], TIMES * PAIRS);
    }
}

static void add_shapes(void)
{
    static const char *const names[] = { "", "king", "queen", "rook", "bishop", "knight", "pawn" };
    static query             queries[ECART_KINDS];

    for (int kind = ECART_NO_KIND + 1; kind < ECART_KINDS; kind++) {
        queries[kind] = (query){ .piece = ECART_PIECE(ECART_WHITE, kind) };
        task("shape, ", names[kind], run_shape, &queries[kind], TIMES * PAIRS);
    }
}

static void make_pairs(void)
{
    for (int n = 0; n < 64 * 64; n++)
        table[n] = (uint8_t)ecart_chebyshev_distance(ecart_cell_nth(n / 64),
                                                     ecart_cell_nth(n % 64));
    for (size_t i = 0; i < PAIRS; i++) {
        packed[i] = (uint16_t)below(64 * 64);
        froms[i]  = ecart_cell_nth(packed[i] / 64);
        tos[i]    = ecart_cell_nth(packed[i] % 64);
    }
}

void add_pairs(void)
{
    make_pairs();
    add_distances();
    add_shapes();
}
