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

static bool is_same(const ecart_position *position, const ecart_notation *notation,
                    ecart_move move)
{
    return notation->verdict.reason == ECART_LEGAL &&
           ecart_move_equal(notation->verdict.move, ecart_move_canonical(position, move));
}

/* A legal move as two cells, and with a dash between them, is that move. */
static void check_two_cells(const ecart_position *position, ecart_move move)
{
    char           text[8], dashed[8];
    size_t         length = ecart_uci_write(move, text, sizeof text);
    ecart_notation plain  = ecart_san_read(position, text, length), parted;

    memcpy(dashed, text, 2);
    dashed[2] = '-';
    memcpy(dashed + 3, text + 2, length - 2);
    parted = ecart_san_read(position, dashed, length + 1);
    HOLDS(is_same(position, &plain, move) && is_same(position, &parted, move));
    HOLDS(ecart_forgiven_set_has(plain.forgiven, ECART_UCI_FORM));
    HOLDS(ecart_forgiven_set_has(parted.forgiven, ECART_LONG_FORM));
}

/* Blanks that do not show before a text in SAN, and a comma after it, change nothing but what
 * is forgiven. */
static void check_around(const ecart_position *position, const char *text, size_t length)
{
    enum { ROOM = 40 };
    static const char unseen[] = "\xe2\x80\x8b";
    char           around[ROOM + 4];
    ecart_notation read = ecart_san_read(position, text, length), again;

    if (length > ROOM || read.verdict.reason != ECART_LEGAL ||
        ecart_forgiven_set_has(read.forgiven, ECART_SPOKEN))
        return;
    memcpy(around, unseen, 3);
    memcpy(around + 3, text, length);
    around[length + 3] = ',';
    again = ecart_san_read(position, around, length + 4);
    HOLDS(is_same(position, &again, read.verdict.move));
    HOLDS(again.forgiven == (read.forgiven | ecart_forgiven_set_of(ECART_SPACE) |
                             ecart_forgiven_set_of(ECART_PUNCTUATION)));
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

/* The text with the letters of some language; those of English, when they are named,
 * are those that are read anyhow. */
static void check_letters(const ecart_position *position, const char *text, size_t length)
{
    const ecart_letters *letters = ecart_letters_nth((int)(length % 18));
    ecart_notation plain  = ecart_san_read(position, text, length);
    ecart_notation same   = ecart_san_read_with(position, ecart_letters_nth(0), text, length);
    ecart_notation local  = ecart_notation_read_with(position, letters, text, length);

    HOLDS(same.verdict.reason == plain.verdict.reason && same.forgiven == plain.forgiven &&
          same.offset == plain.offset);
    HOLDS(!ecart_forgiven_set_has(plain.forgiven, ECART_LOCAL_LETTERS));
    if (local.verdict.reason == ECART_LEGAL)
        HOLDS(ecart_move_is_legal(position, local.verdict.move));
    else
        check_refusal(position, &local, length);
    if (ecart_san_fits(letters, text, length))
        HOLDS(local.verdict.reason != ECART_BAD_NOTATION);
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
        check_two_cells(&position, notation.verdict.move);
    } else {
        check_refusal(&position, &notation, size - 1);
    }
    check_playing(&position, (const char *)data + 1, size - 1);
    check_letters(&position, (const char *)data + 1, size - 1);
    check_around(&position, (const char *)data + 1, size - 1);
    return 0;
}
