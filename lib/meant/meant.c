/* SPDX-License-Identifier: MIT */
/* meant.c -- finds the moves that a text may have meant */

#include "meant/meant.h"

#include <ecart/distance.h>
#include <ecart/iccf.h>
#include <ecart/uci.h>

#include "base/text.h"
#include "notation/san_meaning.h"
#include "notation/san_write.h"
#include "rules/movegen.h"
#include "rules/play.h"

/* How many moves of a line can be played with a guess. */
static int reach_of_line(const guess *g)
{
    return g->meaning.ply + g->meaning.plies;
}

static bool comes_before(const guess *a, const guess *b)
{
    int reach = reach_of_line(a), other = reach_of_line(b);

    return reach != other ? reach > other : a->weight < b->weight;
}

void ecart_meant_add(guess_list *list, const guess *g)
{
    size_t at = list->count;

    while (at > 0 && comes_before(g, &list->guesses[at - 1]))
        at--;
    if (at == GUESSES)
        return;
    if (list->count < GUESSES)
        list->count++;
    for (size_t i = list->count - 1; i > at; i--)
        list->guesses[i] = list->guesses[i - 1];
    list->guesses[at] = *g;
}

static guess guess_of(ecart_move move, slip_weight slip)
{
    return (guess){ .meaning = { .move = move, .slip = slip.slip, .ply = 1 },
                    .weight = slip.weight };
}

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
    static const packed_text forms[] = { { 0x4f4f4f, 3 }, { 0x4f4f, 2 } };

    if (written->bytes == forms[!kingside].bytes)
        *best = (slip_weight){ ECART_SLIP_CASTLING, SLIP_UNIT };
    else
        compare(best, written, &forms[kingside], 0);
}

/* The slip that explains a text best as a legal move: its weight is TOO_FAR if there
 * is none.  If text and move have the same essence, the text was refused for a character that
 * is no part of it: the slip is a character too many. */
static slip_weight slip_of(const ecart_position *position, const written_text *written,
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

static slip_weight slip_if(bool so, ecart_slip slip, int more)
{
    return (slip_weight){ slip, so ? SLIP_UNIT + more : TOO_FAR };
}

static bool is_castling(const ecart_position *position, ecart_move move)
{
    return ecart_castling_of(position, move).king != ECART_NO_CELL;
}

/* How a hand that meant one move could ask for the other.  The weight is TOO_FAR if no slip
 * explains it.  If both moves have the same cells, they differ by the promotion. */
static slip_weight request_slip(const ecart_position *position, ecart_move asked, ecart_move move)
{
    if (move.from == asked.from && move.to == asked.to)
        return slip_if(true, asked.promotion == ECART_NO_KIND ? ECART_SLIP_MISSING
                                                              : ECART_SLIP_PIECE, 0);
    if (asked.from == move.to && asked.to == move.from)
        return slip_if(true, ECART_SLIP_SWAP, 4);
    if (asked.from == move.from && is_castling(position, asked) && is_castling(position, move))
        return slip_if(true, ECART_SLIP_CASTLING, 0);
    if (asked.from == move.from)
        return slip_if(ecart_chebyshev_distance(asked.to, move.to) == 1, ECART_SLIP_CELL, 0);
    if (asked.to != move.to)
        return slip_if(false, ECART_SLIP_CELL, 0);
    if (ecart_chebyshev_distance(asked.from, move.from) == 1)
        return slip_if(true, ECART_SLIP_CELL, 2);
    return slip_if(true, ECART_SLIP_PIECE, 4);
}

/* Signs that do not fit the move weigh a little.  A move of two cells has no sign of a
 * capture. */
static void weigh_signs(guess *g, const ecart_position *position, const written_text *written)
{
    const packed_text *essence = &written->essence;
    ecart_verdict      verdict = ecart_move_check(position, g->meaning.move);
    ecart_gives        gives   = ecart_verdict_gives(position, &verdict);
    bool capture = (verdict.nature & ECART_IS_CAPTURE) != 0;
    bool cells   = essence->length > 3 && is_digit(packed_at(essence, 1));

    if (capture != written->capture && !cells) {
        g->meaning.doubts++;
        g->weight += 6;
    }
    if (ecart_san_forgiven_check(written->check, gives) != 0) {
        g->meaning.doubts++;
        g->weight += 6;
    }
}

/* The move that a text of two cells or numbers asks for; its from is ECART_NO_CELL if the
 * text is neither. */
static ecart_move asked_by(const char *text, size_t length)
{
    ecart_move asked;
    size_t     offset;

    if (ecart_uci_read(text, length, &asked, &offset) == ECART_LEGAL ||
        ecart_iccf_read(text, length, &asked, &offset) == ECART_LEGAL)
        return asked;
    return ecart_move_make(ECART_NO_CELL, ECART_NO_CELL, ECART_NO_KIND);
}

/* The slip that explains best how a move became the text.  Each meaning of an ambiguous text
 * has the least weight.  Two cells were either typed, or asked for with a mouse. */
static slip_weight slip_by(const ecart_position *position, const written_text *written,
                           const ecart_verdict *read, ecart_move asked, ecart_move move)
{
    slip_weight slip = slip_of(position, written, move), other;

    if (read->reason == ECART_AMBIGUOUS && slip.slip == ECART_SLIP_MISSING &&
        ecart_cells_has(read->others, move.from))
        slip.weight = SLIP_UNIT;
    if (asked.from == ECART_NO_CELL)
        return slip;
    other = request_slip(position, asked, move);
    other.weight += other.slip == ECART_SLIP_CASTLING ? 0 : 3;
    return other.weight < slip.weight ? other : slip;
}

static void try_move(const ecart_position *position, const written_text *written,
                     const ecart_verdict *read, ecart_move asked, ecart_move move, guess_list *list)
{
    guess g = guess_of(move, slip_by(position, written, read, asked, move));

    if (g.weight >= TOO_FAR ||
        (ecart_verdict_is_legal(read) && ecart_move_equal(read->move, move)))
        return;
    weigh_signs(&g, position, written);
    ecart_meant_add(list, &g);
}

static void find_in(const ecart_position *position, const written_text *written,
                    const ecart_verdict *read, ecart_move asked, guess_list *list)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_meant_possible(position, written, asked, moves);

    for (size_t i = 0; i < count; i++)
        try_move(position, written, read, asked, moves[i], list);
}

void ecart_meant_find(const ecart_position *position, const ecart_letters *letters,
                      const ecart_text *as, guess_list *list)
{
    const char    *text   = as->text;
    size_t         length = as->length;
    ecart_notation read;
    written_text   written;

    list->count = 0;
    if (!ecart_meant_essence(letters, text, length, &written))
        return;
    read = ecart_notation_read_with(position, letters, text, length);
    find_in(position, &written, &read.verdict, asked_by(text, length), list);
    if (list->count == 0 && ecart_meant_capital(&written))
        find_in(position, &written, &read.verdict, asked_by(text, length), list);
}

ecart_meaning ecart_meant_meaning(const ecart_position *position, const guess *g)
{
    ecart_meaning meaning = g->meaning;

    meaning.cost = (uint8_t)(g->weight / SLIP_UNIT);
    (void)ecart_san_write(position, meaning.move, meaning.san, sizeof meaning.san);
    return meaning;
}

static size_t write_meanings(const ecart_position *position, const guess_list *list,
                             ecart_meaning *meanings, size_t size)
{
    for (size_t i = 0; i < list->count && i < size; i++)
        meanings[i] = ecart_meant_meaning(position, &list->guesses[i]);
    return list->count;
}

size_t ecart_meant(const ecart_position *position, const char *text, size_t length,
                   ecart_meaning *meanings, size_t size)
{
    guess_list list;

    ecart_meant_find(position, NULL, &(ecart_text){ text, length }, &list);
    return write_meanings(position, &list, meanings, size);
}

size_t ecart_meant_move(const ecart_position *position, ecart_move asked,
                        ecart_meaning *meanings, size_t size)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE], canonical = ecart_move_canonical(position, asked);
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    guess_list list;

    list.count = 0;
    for (size_t i = 0; i < count; i++) {
        guess g = guess_of(moves[i], request_slip(position, asked, moves[i]));

        if (g.weight != TOO_FAR && !ecart_move_equal(canonical, moves[i]))
            ecart_meant_add(&list, &g);
    }
    return write_meanings(position, &list, meanings, size);
}
