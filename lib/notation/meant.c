/* SPDX-License-Identifier: MIT */
/* meant.c -- finds the moves that a text may have meant */

#include "notation/meant.h"

#include <ecart/legal.h>

#include "base/text.h"
#include "notation/san_write.h"
#include "rules/candidates.h"
#include "rules/castling.h"
#include "rules/nature.h"

static const char *const slip_names[ECART_SLIPS] = {
    [ECART_SLIP_KEY]      = "key",
    [ECART_SLIP_SHAPE]    = "shape",
    [ECART_SLIP_SWAP]     = "swap",
    [ECART_SLIP_MISSING]  = "missing",
    [ECART_SLIP_EXTRA]    = "extra",
    [ECART_SLIP_PIECE]    = "piece",
    [ECART_SLIP_CELL]     = "cell",
    [ECART_SLIP_CASTLING] = "castling",
};

const char *ecart_slip_name(ecart_slip slip)
{
    return slip < ECART_SLIPS ? slip_names[slip] : NULL;
}

void meant_add(guess_list *list, const guess *g)
{
    size_t at = list->count;

    while (at > 0 && list->guesses[at - 1].slip.weight > g->slip.weight)
        at--;
    if (at == GUESSES)
        return;
    if (list->count < GUESSES)
        list->count++;
    for (size_t i = list->count - 1; i > at; i--)
        list->guesses[i] = list->guesses[i - 1];
    list->guesses[at] = *g;
}

/* Compares one way to write a move with what was written.  Where the text is just
 * that, and yet is not read as the move, something is too much in it. */
static void compare(slip_weight *best, const packed_text *written, const packed_text *form,
                    int more)
{
    slip_weight slip = meant_slip(written, form);

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

static void pack_promotion(packed_text *form, ecart_move move)
{
    if (move.promotion != ECART_NO_KIND)
        pack(form, ecart_piece_letter(ecart_piece_make(ECART_WHITE, move.promotion)));
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
    pack_promotion(&form, move);
    return form;
}

/* As the standard writes it; and if more than that was written, with more of where
 * it comes from. */
static void compare_san(slip_weight *best, const ecart_position *position,
                        const packed_text *written, ecart_kind kind, ecart_move move)
{
    origin      needed = san_origin(
        kind, ecart_candidates(position, kind, index_of(move.to)), move);
    packed_text form = form_of(kind, move, needed);

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
    pack_promotion(&form, move);
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

/* Whether a text may be two cells: it does not begin with the letter of a piece. */
static bool may_be_cells(const packed_text *written)
{
    return written->length > 2 && packed_at(written, 0) >= 'a';
}

static slip_weight slip_of(const ecart_position *position, const packed_text *written,
                           ecart_move move)
{
    slip_weight best = { ECART_SLIP_KEY, TOO_FAR };
    ecart_kind  kind = ecart_piece_kind(position->board.at[move.from]);

    if (kind == ECART_KING && ecart_castling_rook(position, index_of(move.from),
                                                  index_of(move.to)) != NO_INDEX)
        compare_castling(&best, written, move.to > move.from);
    else
        compare_san(&best, position, written, kind, move);
    if (may_be_cells(written))
        compare_cells(&best, written, move);
    return best;
}

/* Signs that do not fit the move weigh a little.  Two cells have none of a capture. */
static void weigh_signs(guess *g, const ecart_position *position, const written_text *written)
{
    const packed_text *essence = &written->essence;
    int  nature  = ecart_nature(position, g->move, ECART_LEGAL);
    bool capture = (nature & ECART_IS_CAPTURE) != 0, check = (nature & ECART_IS_CHECK) != 0;
    bool mate    = (nature & ECART_IS_MATE) != 0;
    bool cells   = essence->length > 3 && is_digit(packed_at(essence, 1));

    if (capture != written->capture && !cells) {
        g->doubts++;
        g->slip.weight += 6;
    }
    if (check != (written->check != 0) || (check && mate != (written->check == '#'))) {
        g->doubts++;
        g->slip.weight += 6;
    }
}

/* Of an ambiguous text each meaning is as near as can be. */
static slip_weight slip_by(const ecart_position *position, const written_text *written,
                           const ecart_verdict *read, ecart_move move)
{
    slip_weight slip = slip_of(position, &written->essence, move);

    if (read->reason == ECART_AMBIGUOUS && slip.slip == ECART_SLIP_MISSING &&
        ecart_cells_has(read->others, move.from))
        slip.weight = SLIP_UNIT;
    return slip;
}

void meant_find(const ecart_position *position, const char *text, size_t length,
                guess_list *list)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    ecart_notation read;
    written_text   written;
    size_t         count;

    list->count = 0;
    if (!meant_essence(text, length, &written))
        return;
    read  = ecart_notation_read(position, text, length);
    count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    for (size_t i = 0; i < count; i++) {
        guess g = { .move = moves[i] };

        if (ecart_verdict_is_legal(&read.verdict) &&
            ecart_move_equal(read.verdict.move, moves[i]))
            continue;
        g.slip = slip_by(position, &written, &read.verdict, moves[i]);
        if (g.slip.weight >= TOO_FAR)
            continue;
        weigh_signs(&g, position, &written);
        meant_add(list, &g);
    }
}

ecart_meaning meant_meaning(const ecart_position *position, const guess *g)
{
    ecart_meaning meaning = {
        .move = g->move, .slip = g->slip.slip, .ply = 1,
        .cost = (uint8_t)(g->slip.weight / SLIP_UNIT), .doubts = (uint16_t)g->doubts
    };

    (void)ecart_san_write(position, g->move, meaning.san, sizeof meaning.san);
    return meaning;
}

size_t ecart_meant(const ecart_position *position, const char *text, size_t length,
                   ecart_meaning *meanings, size_t size)
{
    guess_list list;

    meant_find(position, text, length, &list);
    for (size_t i = 0; i < list.count && i < size; i++)
        meanings[i] = meant_meaning(position, &list.guesses[i]);
    return list.count;
}
