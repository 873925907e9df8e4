/* SPDX-License-Identifier: MIT */
/* queries.h -- questions about a pair of cells, to be asked many times */
#ifndef BENCH_QUERIES_H
#define BENCH_QUERIES_H

#include <stddef.h>
#include <stdint.h>

#include <ecart/cell.h>

enum {
    PAIRS = 1 << 14     /* more than a processor learns by heart */
};

/* Random pairs, as two cells and as the index of a 64x64 table. */
typedef struct pairs {
    ecart_cell from[PAIRS], to[PAIRS];
    uint16_t   packed[PAIRS];
    uint8_t    table[64 * 64];      /* Chebyshev distances */
    int8_t     wide[ECART_CELL_LIMIT][ECART_CELL_LIMIT];
    unsigned   zero;                /* which the compiler does not know */
} pairs;

/* One question, asked of all pairs: independently, and so that each needs the
 * answer to the one before. */
typedef struct query {
    const char *group, *name;
    uint64_t  (*sum)(const void *input);
    uint64_t  (*chain)(const void *input);
} query;

extern const query  inlined_queries[], called_queries[];
extern const size_t queries_count;

#endif
