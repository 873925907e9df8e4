/* SPDX-License-Identifier: MIT */
/* arrays.h -- questions about many pairs of cells at once */
#ifndef BENCH_ARRAYS_H
#define BENCH_ARRAYS_H

#include <stddef.h>
#include <stdint.h>

#include <ecart/cell.h>

enum {
    ARRAY_SIZE  = 1 << 12,      /* few enough for the nearest cache */
    ARRAY_TIMES = 16            /* how often one run asks */
};

typedef struct arrays {
    ecart_cell from[ARRAY_SIZE], to[ARRAY_SIZE];
    uint16_t   packed[ARRAY_SIZE];
    uint8_t    table[64 * 64];
} arrays;

typedef struct array_query {
    const char *name;
    uint64_t  (*run)(const void *input);
} array_query;

/* The same, compiled at -O3; for this processor, too; and of the library as
 * it was built. */
extern const array_query arrays_at_o3[], arrays_native[], arrays_as_built[];

enum { ARRAY_QUERIES = 12 };

#endif
