/* SPDX-License-Identifier: MIT */
/* fen_write.c -- writes a FEN */

#include <ecart/fen.h>
#include <ecart/legal.h>

#include "board/placement.h"
#include "geometry/cell_text.h"

/* Where pieces stand cannot be predicted, so no branch depends on it.  The digit of an empty
 * square is written over if the next one is empty too. */
static void write_placement(writer *t, const ecart_board *board)
{
    static const char    letters[ECART_PIECE_LIMIT] = "0KQRBNP00kqrbnp";
    static const uint8_t empty[ECART_PIECE_LIMIT] = { [0] = 15, [7] = 15, [8] = 15 };
    char text[8 * 9], *end = text;

    for (int rank = 8; rank >= 1; rank--) {
        int run = 0;

        for (int file = 1; file <= 8; file++) {
            ecart_piece piece = board->at[ECART_CELL(file, rank)];

            piece   = piece < ECART_PIECE_LIMIT ? piece : ECART_NO_PIECE;
            run     = (run + 1) & empty[piece];
            end    += run < 2;
            end[-1] = (char)(letters[piece] + run);
        }
        *end++ = rank > 1 ? '/' : ' ';
    }
    ecart_text_bytes(t, text, (size_t)(end - text));
}

/* Whether K, Q, k or q would be read as this rook in Chess960. */
static bool is_outermost(const ecart_setup *setup, ecart_cell rook, bool east)
{
    int step = east ? ECART_EAST : ECART_WEST;

    for (int n = rook + step; ecart_cell_exists((ecart_cell)n); n += step) {
        if (setup->board.at[n] == setup->board.at[rook])
            return false;
    }
    return true;
}

static bool is_east_of_king(const ecart_setup *setup, ecart_cell rook, ecart_side side)
{
    for (int file = 1; file <= 8; file++) {
        ecart_cell cell = ecart_cell_make(file, ecart_cell_row(rook));

        if (setup->board.at[cell] == ecart_piece_make(side, ECART_KING))
            return rook > cell;
    }
    return ecart_cell_column(rook) > 4;
}

static void write_right(writer *t, const ecart_setup *setup, ecart_cell rook, int form)
{
    ecart_side side = ecart_cell_row(rook) == 1 ? ECART_WHITE : ECART_BLACK;
    bool east       = is_east_of_king(setup, rook, side);
    char letter     = east ? 'K' : 'Q';

    if ((form & ECART_FEN_SHREDDER) || (setup->chess960 && !is_outermost(setup, rook, east)))
        letter = (char)('A' + ecart_cell_column(rook) - 1);
    ecart_text_put(t, side == ECART_WHITE ? letter : (char)(letter - 'A' + 'a'));
}

static void write_castling(writer *t, const ecart_setup *setup, int form)
{
    ecart_cells rights = 0;

    for (ecart_side side = ECART_WHITE; setup->castling != 0 && side <= ECART_BLACK; side++) {
        for (int file = 8; file >= 1; file--) {
            ecart_cell rook = ecart_cell_make(file, ecart_side_first_row(side));

            if (!ecart_cells_has(setup->castling, rook))
                continue;
            write_right(t, setup, rook, form);
            rights = ecart_cells_add(rights, rook);
        }
    }
    if (rights == 0)
        ecart_text_put(t, '-');
}

/* In a set-up with an error it is not known whether a capture is legal, so the cell
 * is written. */
static ecart_cell en_passant_to_write(const ecart_setup *setup, int form)
{
    ecart_position position;

    if (!(form & ECART_FEN_LEGAL_EN_PASSANT) || setup->en_passant == ECART_NO_CELL ||
        !ecart_position_set(&position, setup))
        return setup->en_passant;
    return ecart_position_en_passant(&position);
}

size_t ecart_fen_write(const ecart_setup *setup, int form, char *out, size_t size)
{
    writer t = ecart_text_into(out, size);

    write_placement(&t, &setup->board);
    ecart_text_put(&t, setup->side == ECART_BLACK ? 'b' : 'w');
    ecart_text_put(&t, ' ');
    write_castling(&t, setup, form);
    ecart_text_put(&t, ' ');
    ecart_text_cell(&t, en_passant_to_write(setup, form));
    ecart_text_put(&t, ' ');
    ecart_text_number(&t, setup->clock);
    ecart_text_put(&t, ' ');
    ecart_text_number(&t, setup->number);
    return ecart_text_end(&t);
}
