/* SPDX-License-Identifier: MIT */
/* san_write.c -- a legal move as the standard writes it */

#include <ecart/legal.h>
#include <ecart/san.h>

#include "geometry/cell_text.h"
#include "notation/san.h"
#include "base/text.h"

ecart_cells san_candidates(const ecart_position *position, ecart_kind kind,
                           ecart_cell to, ecart_kind promotion)
{
    ecart_cells all = ecart_position_pieces(position, position->side, kind);
    ecart_cells able = 0;

    for (ecart_cell from = ecart_cells_next(all, 0); from;
         from = ecart_cells_next(all, from)) {
        if (ecart_move_is_legal(position, ecart_move_make(from, to, promotion)))
            able = ecart_cells_add(able, from);
    }
    return able;
}

static bool shares(ecart_cells rivals, ecart_cell from, int (*digit)(ecart_cell))
{
    for (ecart_cell c = ecart_cells_next(rivals, 0); c; c = ecart_cells_next(rivals, c)) {
        if (digit(c) == digit(from))
            return true;
    }
    return false;
}

static int column(ecart_cell c) { return ecart_cell_column(c); }
static int row(ecart_cell c)    { return ecart_cell_row(c); }

/* The column if that is enough, else the row if that is, else both. */
origin san_origin_among(ecart_cells rivals, ecart_cell from)
{
    bool same_column = shares(rivals, from, column), same_row = shares(rivals, from, row);

    return (origin){ .column = rivals != 0 && (!same_column || same_row), .row = same_column };
}

origin san_origin(const ecart_position *position, ecart_move move)
{
    ecart_kind  kind   = ecart_piece_kind(position->board.at[move.from]);
    ecart_cells rivals = san_candidates(position, kind, move.to,
                                        move.promotion);

    if (kind == ECART_PAWN)
        return (origin){ ecart_cell_column(move.from) != ecart_cell_column(move.to), false };
    return san_origin_among(ecart_cells_remove(rivals, move.from), move.from);
}

static void write_piece_move(writer *t, const ecart_position *position,
                             ecart_move move, int nature)
{
    ecart_kind kind   = ecart_piece_kind(position->board.at[move.from]);
    origin     needed = san_origin(position, move);

    if (kind != ECART_PAWN)
        text_put(t, ecart_piece_letter(ecart_piece_make(ECART_WHITE, kind)));
    if (needed.column)
        text_put(t, (char)('a' + ecart_cell_column(move.from) - 1));
    if (needed.row)
        text_put(t, (char)('0' + ecart_cell_row(move.from)));
    if (nature & ECART_IS_CAPTURE)
        text_put(t, 'x');
    text_cell(t, move.to);
    if (nature & ECART_IS_PROMOTION) {
        text_put(t, '=');
        text_put(t, ecart_piece_letter(ecart_piece_make(ECART_WHITE,
                                                        move.promotion)));
    }
}

size_t ecart_san_write(const ecart_position *position, ecart_move move,
                       char *out, size_t size)
{
    writer          t       = text_into(out, size);
    ecart_verdict verdict = ecart_move_check(position, move);

    if (!ecart_verdict_is_legal(&verdict))
        return text_end(&t);
    if (verdict.nature & ECART_IS_CASTLE)
        text_string(&t, verdict.nature & ECART_IS_CASTLE_SHORT ? "O-O" : "O-O-O");
    else
        write_piece_move(&t, position, move, verdict.nature);
    if (verdict.nature & ECART_IS_CHECK)
        text_put(&t, verdict.nature & ECART_IS_MATE ? '#' : '+');
    return text_end(&t);
}
