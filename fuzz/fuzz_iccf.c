/* SPDX-License-Identifier: MIT */
/* fuzz_iccf.c -- any bytes as two numbers and what a pawn becomes */

#include "fuzz.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char         text[ECART_ICCF_SIZE];
    ecart_move   move;
    size_t       offset = size + 1;
    ecart_reason reason = ecart_iccf_read((const char *)data, size, &move, &offset);

    HOLDS(reason == ECART_LEGAL || reason == ECART_BAD_NOTATION ||
          reason == ECART_IMPOSSIBLE_CELL);
    if (reason != ECART_LEGAL) {
        HOLDS(offset <= size);
        return 0;
    }
    HOLDS(ecart_iccf_write(move, text, sizeof text) == size);
    HOLDS(memcmp(text, data, size) == 0);
    return 0;
}
