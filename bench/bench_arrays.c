/* SPDX-License-Identifier: MIT */
/* bench_arrays.c -- distances and shapes of many pairs of cells at once */

#include <stdio.h>

#include <ecart.h>

#include "arrays.h"
#include "timing.h"

static arrays input;

static void prepare(void)
{
    uint64_t state = 1;

    for (int n = 0; n < 64 * 64; n++)
        input.table[n] = (uint8_t)ecart_chebyshev_distance(ecart_cell_nth(n / 64),
                                                           ecart_cell_nth(n % 64));
    for (size_t i = 0; i < ARRAY_SIZE; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        input.packed[i] = (uint16_t)(state >> 52);
        input.from[i]   = ecart_cell_nth(input.packed[i] / 64);
        input.to[i]     = ecart_cell_nth(input.packed[i] % 64);
    }
}

int main(void)
{
    static const array_query *const builds[3] = {
        arrays_as_built, arrays_at_o3, arrays_native,
    };
    timing_case cases[3 * ARRAY_QUERIES];

    prepare();
    for (int n = 0; n < 3 * ARRAY_QUERIES; n++)
        cases[n] = (timing_case){ .run   = builds[n / ARRAY_QUERIES][n % ARRAY_QUERIES].run,
                                  .input = &input, .units = ARRAY_SIZE * ARRAY_TIMES };
    timing_run(cases, 3 * ARRAY_QUERIES, TIMING_ROUNDS);

    timing_head("arrays: queries a ns, the most and the median");
    printf("%-42s %14s %14s %14s\n", "", "as built", "-O3", "-O3 and native");
    for (int q = 0; q < ARRAY_QUERIES; q++) {
        printf("%-42s", arrays_at_o3[q].name);
        for (int b = 0; b < 3; b++) {
            const timing_case *c = &cases[b * ARRAY_QUERIES + q];

            printf("   %5.1f %6.1f", 1 / c->best, 1 / c->median);
        }
        printf("\n");
    }
    return 0;
}
