/* SPDX-License-Identifier: MIT */
/* fuzz_betza.c -- any bytes as a piece in Betza's notation */

#include "fuzz.h"

#include <stdbool.h>

#include <ecart/study.h>

static bool in(int number, int least, int most)
{
    return number >= least && number <= most;
}

/* Each step can be made, and none has the vector of another. */
static void has_good_steps(const ecart_figure *figure)
{
    for (int i = 0; i < figure->count; i++) {
        ecart_figure_step s = figure->step[i];

        HOLDS(in(s.columns, -7, 7) && in(s.rows, -7, 7) && (s.columns || s.rows));
        HOLDS(s.moves <= 7 && s.takes <= 7 && (s.moves || s.takes));
        HOLDS(in(s.columns * s.moves, -7, 7) && in(s.rows * s.takes, -7, 7));
        for (int j = 0; j < i; j++)
            HOLDS(figure->step[j].columns != s.columns || figure->step[j].rows != s.rows);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ecart_figure      figure;
    size_t            offset = size + 1;
    ecart_betza_fault fault  = ecart_betza_read((const char *)data, size, &figure, &offset);

    HOLDS(fault < ECART_BETZA_FAULTS && offset <= size);
    HOLDS((fault == ECART_BETZA_FINE) == (figure.count > 0));
    if (fault != ECART_BETZA_FINE) {
        HOLDS(ecart_betza_fault_text(fault) != NULL);
        return 0;
    }
    HOLDS(offset == size && figure.count <= ECART_FIGURE_STEPS);
    has_good_steps(&figure);
    return 0;
}
