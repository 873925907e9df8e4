/* SPDX-License-Identifier: MIT */
/* fuzz_uci.c -- any bytes as two cells and what a pawn becomes */

#include "fuzz.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char         text[ECART_UCI_SIZE];
    ecart_move   move;
    size_t       offset = size + 1;
    ecart_reason reason = ecart_uci_read((const char *)data, size, &move, &offset);

    HOLDS(reason == ECART_LEGAL || reason == ECART_BAD_NOTATION ||
          reason == ECART_IMPOSSIBLE_CELL);
    if (reason != ECART_LEGAL) {
        HOLDS(offset <= size);
        return 0;
    }
    HOLDS(ecart_uci_write(move, text, sizeof text) == size);
    for (size_t i = 0; i < size; i++)
        HOLDS((text[i] | ' ') == (data[i] | ' '));
    return 0;
}
