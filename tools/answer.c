/* SPDX-License-Identifier: MIT */
/* answer.c -- verdicts as the program prints them */

#include "answer.h"

#include <string.h>

const char *answer_outcome(const ecart_verdict *verdict)
{
    if (ecart_verdict_is_legal(verdict))
        return "legal";
    return ecart_verdict_is_refusal(verdict) ? "illegal" : "promotion-needed";
}

static const char *list(const ecart_cell *cells, int count, char *text)
{
    strcpy(text, "-");
    for (int i = 0; i < count; i++) {
        ecart_cell_write(cells[i], text + 3 * i, 3);
        text[3 * i + 2] = i + 1 < count ? ',' : '\0';
    }
    return text;
}

const char *answer_cells(const ecart_verdict *verdict, char text[CELLS_SIZE])
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, cells);

    return list(cells, count < 64 ? count : 64, text);
}

const char *answer_set(ecart_cells set, char text[CELLS_SIZE])
{
    ecart_cell cells[64];
    int        count = 0;

    for (ecart_cell c = ecart_cells_next(set, 0); c; c = ecart_cells_next(set, c))
        cells[count++] = c;
    return list(cells, count, text);
}
