/* SPDX-License-Identifier: MIT */
/* figures.h -- figures for tests: read from Betza's notation, and made up */
#ifndef TESTS_FIGURES_H
#define TESTS_FIGURES_H

#include <stdbool.h>
#include <string.h>

#include <ecart/study.h>

#include "runner.h"

static inline ecart_figure figure_of(const char *betza)
{
    ecart_figure figure;
    size_t       offset;

    require(ecart_betza_read(betza, strlen(betza), &figure, &offset) == ECART_BETZA_FINE);
    return figure;
}

/* The same numbers each time, from the same seed: xorshift. */
static inline unsigned next_below(uint64_t *seed, unsigned limit)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (unsigned)(*seed >> 33) % limit;
}

/* A figure of up to so many steps, any of them. */
static inline ecart_figure made_figure(uint64_t *seed, unsigned steps)
{
    ecart_figure figure = { 0 };
    unsigned     count  = 1 + next_below(seed, steps);

    while (count-- > 0) {
        ecart_figure_step step = {
            (int8_t)((int)next_below(seed, 15) - 7), (int8_t)((int)next_below(seed, 15) - 7),
            (uint8_t)next_below(seed, 8), (uint8_t)next_below(seed, 8)
        };

        (void)ecart_figure_add(&figure, step);
    }
    return figure;
}

/* Whether steps lead so many columns and rows away, told by trying each number of repetitions. */
static inline bool leads_to(const ecart_figure *figure, int columns, int rows, bool capture)
{
    for (int i = 0; i < figure->count; i++) {
        ecart_figure_step s = figure->step[i];

        for (int n = 1; n <= (capture ? s.takes : s.moves); n++) {
            if (n * s.columns == columns && n * s.rows == rows)
                return true;
        }
    }
    return false;
}

static inline bool goes(const ecart_figure *figure, ecart_cell from, ecart_cell to)
{
    int columns = to / 10 - from / 10, rows = to % 10 - from % 10;

    return leads_to(figure, columns, rows, false) || leads_to(figure, columns, rows, true);
}

#endif
