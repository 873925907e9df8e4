/* SPDX-License-Identifier: MIT */
/* iccf.c -- reads and writes moves as numbers, such as 5254 */

#include <ecart/iccf.h>

#include "base/text.h"

/* What a pawn becomes, by the fifth digit; 0 stands for no fifth digit. */
static const uint8_t promotions[5] = {
    ECART_NO_KIND, ECART_QUEEN, ECART_ROOK, ECART_BISHOP, ECART_KNIGHT,
};

ecart_reason ecart_iccf_read(const char *text, size_t length, ecart_move *move, size_t *offset)
{
    size_t     digits = 0, read;
    ecart_cell from = ECART_NO_CELL, to = ECART_NO_CELL;
    int        fifth = 0;

    while (digits < length && is_digit(text[digits]))
        digits++;
    *offset = digits < 5 ? digits : 5;
    if (digits < 4 || digits != length || digits > 5)
        return ECART_BAD_NOTATION;

    read = ecart_cell_read(text, 2, &from);
    if (read == 2)
        read += ecart_cell_read(text + 2, 2, &to);
    *offset = read;
    if (read < 4)
        return ECART_IMPOSSIBLE_CELL;

    if (digits == 5) {
        fifth = text[4] - '0';
        if (fifth < 1 || fifth > 4)
            return ECART_BAD_NOTATION;
    }
    *move = ecart_move_make(from, to, promotions[fifth]);
    return ECART_LEGAL;
}

static void write_number(writer *t, ecart_cell cell)
{
    bool exists = ecart_cell_exists(cell);

    ecart_text_number(t, exists ? (unsigned)ecart_cell_column(cell) : 0);
    ecart_text_number(t, exists ? (unsigned)ecart_cell_row(cell) : 0);
}

size_t ecart_iccf_write(ecart_move move, char *out, size_t size)
{
    writer t = ecart_text_into(out, size);

    write_number(&t, move.from);
    write_number(&t, move.to);
    for (unsigned digit = 1; digit <= 4; digit++) {
        if (promotions[digit] == move.promotion)
            ecart_text_number(&t, digit);
    }
    return ecart_text_end(&t);
}
