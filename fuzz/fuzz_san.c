/* SPDX-License-Identifier: MIT */
/* fuzz_san.c -- any bytes as a move in any notation, in the position that the
 * first byte chooses */

#include "fuzz.h"

#include <string.h>

/* A legal move is written as the standard has it, and that is read as the same
 * move with nothing to forgive. */
static void check_writing(const ecart_position *position, ecart_move move)
{
    char           text[ECART_SAN_SIZE];
    size_t         length = ecart_san_write(position, move, text, sizeof text);
    ecart_notation again  = ecart_san_read(position, text, length);
    ecart_move     before = ecart_move_canonical(position, move);
    ecart_move     after  = ecart_move_canonical(position, again.verdict.move);

    HOLDS(length > 0 && length < sizeof text);
    HOLDS(again.verdict.reason == ECART_LEGAL && again.forgiven == 0);
    HOLDS(before.from == after.from && before.to == after.to &&
          before.promotion == after.promotion);
}

/* A text in SAN is played if it is read as a legal move, and only then. */
static void check_playing(const ecart_position *position, const char *text, size_t length)
{
    ecart_position played = *position, expected = *position;
    ecart_notation read   = ecart_san_read(position, text, length);
    ecart_notation said   = ecart_san_play(&played, text, length);

    if (read.verdict.reason == ECART_LEGAL)
        (void)ecart_position_play(&expected, read.verdict.move);
    HOLDS(said.verdict.reason == read.verdict.reason && said.forgiven == read.forgiven);
    HOLDS(memcmp(&played, &expected, sizeof played) == 0);
}

static void check_refusal(const ecart_position *position, const ecart_notation *notation,
                          size_t size)
{
    char       text[ECART_EXPLAIN_SIZE];
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(&notation->verdict, cells);

    HOLDS(count >= 0 && count <= ECART_EVIDENCE_LIMIT);
    for (int i = 0; i < count; i++)
        HOLDS(ecart_cell_exists(cells[i]));
    for (int n = 0; ecart_language_nth(n) != NULL; n++) {
        size_t length = ecart_explain_in(ecart_language_nth(n), position,
                                         &notation->verdict, text, sizeof text);

        HOLDS(length > 0 && length < sizeof text && length == strlen(text));
    }
    if (notation->verdict.reason == ECART_BAD_NOTATION ||
        notation->verdict.reason == ECART_IMPOSSIBLE_CELL)
        HOLDS(notation->offset <= size);
    else
        HOLDS(notation->verdict.reason < ECART_REASONS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;

    ecart_position position = fuzz_position(data[0]);
    ecart_notation notation = ecart_notation_read(&position, (const char *)data + 1, size - 1);

    if (notation.verdict.reason == ECART_LEGAL) {
        HOLDS(ecart_move_is_legal(&position, notation.verdict.move));
        check_writing(&position, notation.verdict.move);
    } else {
        check_refusal(&position, &notation, size - 1);
    }
    check_playing(&position, (const char *)data + 1, size - 1);
    return 0;
}
