/* SPDX-License-Identifier: MIT */
/* uci.c -- reads and writes moves as two cells, such as e2e4 */

#include <ecart/uci.h>

#include "geometry/cell_text.h"

/* Reads a cell at an offset.  Any small letter and digit are read as a cell, even if
 * it is impossible. */
static ecart_reason read_cell(const char *text, size_t length, size_t at,
                              ecart_cell *cell, size_t *offset)
{
    bool letter = at < length && is_small(text[at]);

    *offset = at + (letter ? 1 : 0);
    if (!letter || at + 1 == length || !is_digit(text[at + 1]))
        return ECART_BAD_NOTATION;
    *offset = at + ecart_cell_read(text + at, 2, cell);
    return *cell == ECART_NO_CELL ? ECART_IMPOSSIBLE_CELL : ECART_LEGAL;
}

ecart_reason ecart_uci_read(const char *text, size_t length, ecart_move *move, size_t *offset)
{
    ecart_cell   from, to;
    ecart_kind   kind   = ECART_NO_KIND;
    ecart_reason reason = read_cell(text, length, 0, &from, offset);

    if (reason == ECART_LEGAL)
        reason = read_cell(text, length, 2, &to, offset);
    if (reason != ECART_LEGAL)
        return reason;

    if (length > 4) {
        kind = is_small(text[4]) ? ecart_piece_kind(ecart_piece_of_letter(text[4])) : ECART_NO_KIND;
        *offset = kind == ECART_NO_KIND ? 4 : 5;
        if (kind == ECART_NO_KIND || length > 5)
            return ECART_BAD_NOTATION;
    }
    *move = ecart_move_make(from, to, kind);
    return ECART_LEGAL;
}

size_t ecart_uci_write(ecart_move move, char *out, size_t size)
{
    writer      t     = ecart_text_into(out, size);
    ecart_piece piece = ecart_piece_make(ECART_BLACK, move.promotion);

    ecart_text_cell(&t, move.from);
    ecart_text_cell(&t, move.to);
    if (piece != ECART_NO_PIECE)
        ecart_text_put(&t, ecart_piece_letter(piece));
    return ecart_text_end(&t);
}
