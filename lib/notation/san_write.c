/* SPDX-License-Identifier: MIT */
/* san_write.c -- writes a legal move as the standard of SAN does */

#include "geometry/cell_text.h"
#include "notation/san_write.h"
#include "rules/movegen.h"
#include "rules/play.h"

/* A pawn that captures always says its file; one that goes straight on says
 * nothing. */
origin ecart_san_origin(ecart_kind kind, ecart_cells able, ecart_move move)
{
    int         file   = ecart_cell_column(move.from), rank = ecart_cell_row(move.from);
    ecart_cells rivals = ecart_cells_remove(able, move.from);

    if (kind == ECART_PAWN)
        return (origin){ .file = file != ecart_cell_column(move.to) };

    bool same_file = (rivals & san_file_and_rank(file, 0)) != 0;
    bool same_rank = (rivals & san_file_and_rank(0, rank)) != 0;
    return (origin){ .file = rivals != 0 && (!same_file || same_rank), .rank = same_file };
}

static void write_piece_move(writer *t, const ecart_position *position,
                             const ecart_letters *letters, ecart_move move, int nature)
{
    ecart_kind kind   = ecart_piece_kind(position->board.at[move.from]);
    origin     needed = ecart_san_origin(
        kind, ecart_candidates(position, kind, index_of(move.to)), move);

    if (kind != ECART_PAWN)
        ecart_text_string(t, ecart_letters_of(letters, kind));
    if (needed.file)
        ecart_text_put(t, (char)('a' + ecart_cell_column(move.from) - 1));
    if (needed.rank)
        ecart_text_put(t, (char)('0' + ecart_cell_row(move.from)));
    if (nature & ECART_IS_CAPTURE)
        ecart_text_put(t, 'x');
    ecart_text_cell(t, move.to);
    if (nature & ECART_IS_PROMOTION) {
        ecart_text_put(t, '=');
        ecart_text_string(t, ecart_letters_of(letters, move.promotion));
    }
}

size_t ecart_san_write(const ecart_position *position, ecart_move move, char *out, size_t size)
{
    return ecart_san_write_with(position, NULL, move, out, size);
}

size_t ecart_san_write_with(const ecart_position *position, const ecart_letters *letters,
                            ecart_move move, char *out, size_t size)
{
    writer        t       = ecart_text_into(out, size);
    ecart_verdict verdict = ecart_move_check(position, move);
    ecart_gives   gives   = ecart_verdict_gives(position, &verdict);

    if (!ecart_verdict_is_legal(&verdict))
        return ecart_text_end(&t);
    if (verdict.nature & ECART_IS_CASTLE)
        ecart_text_string(&t, verdict.nature & ECART_IS_CASTLE_SHORT ? "O-O" : "O-O-O");
    else
        write_piece_move(&t, position, letters, move, verdict.nature);
    if (gives != ECART_GIVES_NOTHING)
        ecart_text_put(&t, gives == ECART_GIVES_MATE ? '#' : '+');
    return ecart_text_end(&t);
}
