/* SPDX-License-Identifier: MIT */
/* answer.c -- verdicts as the program prints them */

#include "cli/answer.h"

#include <string.h>

const char *answer_outcome(const ecart_verdict *verdict)
{
    if (ecart_verdict_is_legal(verdict))
        return "legal";
    return ecart_verdict_is_refusal(verdict) ? "illegal" : "promotion-needed";
}

const char *answer_list(const ecart_cell *cells, int count, char text[CELLS_SIZE])
{
    count = count < 64 ? count : 64;
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

    return answer_list(cells, count, text);
}

const char *answer_set(ecart_cells set, char text[CELLS_SIZE])
{
    ecart_cell cells[64];
    int        count = 0;

    for (ecart_cell c = ecart_cells_next(set, 0); c; c = ecart_cells_next(set, c))
        cells[count++] = c;
    return answer_list(cells, count, text);
}

size_t answer_place(const ecart_faults *faults, ecart_fault fault)
{
    size_t offset = faults->offset[fault];

    return offset == ECART_NO_OFFSET ? NO_PLACE : offset;
}

void answer_nature(struct json *json, const char *name, int nature)
{
    static const char *const natures[] = {
        "capture", "en-passant", "castle-short", "castle-long", "double-step",
        "promotion", "check", "mate"
    };

    json_open(json, name, '[');
    for (int bit = 0; bit < 8; bit++) {
        if (nature >> bit & 1)
            json_put_text(json, NULL, natures[bit]);
    }
    json_close(json, ']');
}

void answer_offset(struct json *json, size_t offset)
{
    if (offset == NO_PLACE)
        json_put_null(json, "offset");
    else
        json_put_number(json, "offset", (long long)offset);
}
