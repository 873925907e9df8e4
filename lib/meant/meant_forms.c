/* SPDX-License-Identifier: MIT */
/* meant_forms.c -- the ways to write a move, compared with what was written */

#include "meant/meant_forms.h"

#include "notation/san_write.h"
#include "rules/castling.h"
#include "rules/movegen.h"

/* Compares one way to write a move with the text.  If they are equal, the text was refused
 * for a character that packing leaves out: it has one too many. */
static void compare(slip_weight *best, const packed_text *written, const packed_text *form,
                    int more)
{
    slip_weight slip = ecart_meant_slip(written, form);

    if (slip.weight == 0)
        slip = (slip_weight){ ECART_SLIP_EXTRA, SLIP_UNIT };
    if (slip.weight + more < best->weight)
        *best = (slip_weight){ slip.slip, slip.weight + more };
}

static void pack_cell(packed_text *form, ecart_cell cell)
{
    pack(form, (char)('a' + ecart_cell_column(cell) - 1));
    pack(form, (char)('0' + ecart_cell_row(cell)));
}

/* A capital in SAN, a small letter after two cells. */
static void pack_promotion(packed_text *form, ecart_side letters, ecart_move move)
{
    if (move.promotion != ECART_NO_KIND)
        pack(form, ecart_piece_letter(ecart_piece_make(letters, move.promotion)));
}

static packed_text form_of(ecart_kind kind, ecart_move move, origin from)
{
    packed_text form = { 0, 0 };

    if (kind != ECART_PAWN)
        pack(&form, ecart_piece_letter(ecart_piece_make(ECART_WHITE, kind)));
    if (from.file)
        pack(&form, (char)('a' + ecart_cell_column(move.from) - 1));
    if (from.rank)
        pack(&form, (char)('0' + ecart_cell_row(move.from)));
    pack_cell(&form, move.to);
    pack_promotion(&form, ECART_WHITE, move);
    return form;
}

/* Compares the text with a move as the standard writes it; and if the text is longer, also
 * with the file, the rank or both of the from-cell. */
static void compare_san(slip_weight *best, const ecart_position *position,
                        const packed_text *written, ecart_kind kind, ecart_move move)
{
    ecart_cells able = kind == ECART_PAWN ? 0    /* pawns are named by file */
                     : ecart_candidates(position, kind, index_of(move.to));
    packed_text form = form_of(kind, move, ecart_san_origin(kind, able, move));

    compare(best, written, &form, 0);
    if (kind == ECART_PAWN || written->length <= form.length)
        return;
    for (int parts = 1; parts < 4; parts++) {
        form = form_of(kind, move, (origin){ (parts & 1) != 0, (parts & 2) != 0 });
        compare(best, written, &form, 6);
    }
}

static void compare_cells(slip_weight *best, const packed_text *written, ecart_move move)
{
    packed_text form = { 0, 0 };

    pack_cell(&form, move.from);
    pack_cell(&form, move.to);
    pack_promotion(&form, ECART_BLACK, move);
    compare(best, written, &form, 0);
}

static void compare_castling(slip_weight *best, const packed_text *written, bool kingside)
{
    static const packed_text forms[2] = { { 0x4f4f4f, 3 }, { 0x4f4f, 2 } };

    if (written->bytes == forms[!kingside].bytes)
        *best = (slip_weight){ ECART_SLIP_CASTLING, SLIP_UNIT };
    else
        compare(best, written, &forms[kingside], 0);
}

slip_weight ecart_meant_slip_of(const ecart_position *position, const written_text *written,
                                ecart_move move)
{
    slip_weight best = { ECART_SLIP_KEY, TOO_FAR };
    ecart_kind  kind = ecart_piece_kind(position->board.at[move.from]);
    int         from = index_of(move.from), to = index_of(move.to);

    if (kind == ECART_KING && castles_with(position, from, to) != NO_INDEX)
        compare_castling(&best, &written->essence, to > from);
    else
        compare_san(&best, position, &written->essence, kind, move);
    if (may_be_cells(written))
        compare_cells(&best, &written->essence, move);
    return best;
}
