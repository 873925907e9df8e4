/* SPDX-License-Identifier: MIT */
/* circumstance.c -- what happened in a game that explains a refusal
 *
 * A game remembers the placement before each move.  All that is asked here is seen by
 * comparing the placements before and after a move, so castling, en passant and promotion
 * need no rules of their own. */

#include <ecart/circumstance.h>

#include "game/record.h"
#include "notation/san_write.h"
#include "rules/play.h"

/* A refusal, and what was found out about it. */
typedef struct refusal {
    const ecart_game     *game;
    const ecart_notation *text;
    const ecart_verdict  *verdict;
    ecart_side            side;         /* whose move was refused */
    ecart_circumstance   *told;
    size_t                count;
} refusal;

/* What stood on a cell after so many moves. */
static ecart_piece piece_after(const refusal *r, size_t moves, ecart_cell cell)
{
    return moves < r->game->count && ecart_cell_exists(cell)
         ? record_piece(&r->game->records[moves], ecart_cell_index(cell))
         : ecart_board_piece(&r->game->position.board, cell);
}

static ecart_kind kind_after(const refusal *r, size_t moves, ecart_cell cell)
{
    return ecart_piece_kind(piece_after(r, moves, cell));
}

/* Whether the n-th move changed what stands on a cell. */
static bool changed(const refusal *r, size_t n, ecart_cell cell)
{
    return piece_after(r, n - 1, cell) != piece_after(r, n, cell);
}

/* The last move that changed what stands on a cell; 0 if none did. */
static size_t last_change(const refusal *r, ecart_cell cell)
{
    size_t n = r->game->count;

    while (n > 0 && !changed(r, n, cell))
        n--;
    return n;
}

/* Whether the n-th move was one of the side whose move was refused. */
static bool was_own(const refusal *r, size_t n)
{
    return r->game->records[n - 1].side == r->side;
}

/* Where the n-th move put the piece that stood on a cell.  A pawn that promotes is found
 * nowhere: it went to the move's target. */
static ecart_cell went_where(const refusal *r, size_t n, ecart_cell from)
{
    ecart_piece piece = piece_after(r, n - 1, from);

    FOR_ALL(i) {
        ecart_cell cell = ecart_cell_nth(i);

        if (piece_after(r, n, cell) == piece && changed(r, n, cell))
            return cell;
    }
    return r->game->records[n - 1].move.to;
}

/* Adds a circumstance about the piece that stood on the first of the cells before that ply. */
static ecart_circumstance *recall(refusal *r, ecart_circumstance_type type, size_t ply,
                                  ecart_cell from, ecart_cell cell)
{
    ecart_circumstance *told = &r->told[r->count++];

    *told = (ecart_circumstance){
        .type = type, .from = from, .cell = cell, .ply = (uint32_t)ply,
        .kind   = kind_after(r, ply - 1, from != ECART_NO_CELL ? from : cell),
        .number = ply > r->game->count ? r->game->position.number
                                       : r->game->records[ply - 1].number
    };
    return told;
}

/* Follows a piece that left a cell to where it stands now, or was captured. */
static void follow(refusal *r, size_t n, ecart_cell from)
{
    ecart_circumstance *told = recall(r, ECART_HAS_LEFT, n, from, went_where(r, n, from));
    ecart_kind          now;

    while (++n <= r->game->count && told->captured == 0) {
        if (!changed(r, n, told->cell))
            continue;
        if (was_own(r, n))
            told->cell = went_where(r, n, told->cell);
        else
            told->captured = (uint32_t)n;
    }
    now = kind_after(r, r->game->count, told->cell);
    if (told->captured == 0 && now != told->kind)
        told->becomes = now;
}

/* Tells what became of the own piece that was the last to stand on one of these cells: of a
 * kind, or of any. */
static void look_for_piece(refusal *r, ecart_cells cells, ecart_kind kind)
{
    for (size_t n = r->game->count; n > 0 && r->count == 0; n--) {
        ecart_cell c = ECART_NO_CELL;

        while (r->count == 0 && (c = ecart_cells_next(cells, c)) != ECART_NO_CELL) {
            ecart_piece piece = piece_after(r, n - 1, c);

            if (piece == ECART_NO_PIECE || ecart_piece_side(piece) != r->side ||
                (kind != ECART_NO_KIND && ecart_piece_kind(piece) != kind) || !changed(r, n, c))
                continue;
            if (was_own(r, n))
                follow(r, n, c);
            else
                recall(r, ECART_WAS_CAPTURED, n, 0, c);
        }
    }
}

/* The cells from which a text says that the piece comes. */
static ecart_cells origins(const ecart_notation *text)
{
    int file = text->origin / 10, rank = text->origin % 10;

    return file > 8 || rank > 8 ? 0 : san_file_and_rank(file, rank);
}

static bool is_kingside(ecart_move move)
{
    int file = ecart_cell_column(move.to);

    return file == 8 || file > ecart_cell_column(move.from);
}

/* Whether a move of this kind from this cell was one of the piece that was tried: of the kind
 * that a text names, or that stands there.  If a text names two cells and the player has no piece
 * on the first, any piece may be meant. */
static bool is_same_piece(const refusal *r, ecart_cell from, ecart_kind kind)
{
    const ecart_notation *text = r->text;
    ecart_piece now    = piece_after(r, r->game->count, from);
    ecart_kind  stands = ecart_piece_kind(now);
    bool        gone   = now == ECART_NO_PIECE || ecart_piece_side(now) != r->side;

    if (text->to == ECART_NO_CELL)
        return gone || kind == stands;
    return kind == text->kind ||
           (gone && text->kind == stands && ecart_cell_exists(text->origin));
}

/* Whether the n-th move is the one that was refused.  A text in SAN says which kind goes
 * where; castling is named by its side. */
static bool is_same_move(const refusal *r, size_t n)
{
    const ecart_notation *text = r->text;
    ecart_move move = r->game->records[n - 1].move, asked = r->verdict->move;
    ecart_kind kind = kind_after(r, n - 1, move.from);
    int        columns = ecart_cell_column(move.to) - ecart_cell_column(move.from);

    if (text->to == ECART_NO_CELL &&
        ecart_reason_group_of(r->verdict->reason) == ECART_GROUP_CASTLING)
        return kind == ECART_KING && columns * columns > 1 &&
               is_kingside(move) == is_kingside(asked);
    if (!is_same_piece(r, move.from, kind))
        return false;
    if (text->to == ECART_NO_CELL)
        return ecart_move_equal(move, asked);
    return move.to == text->to && move.promotion == text->promotion &&
           ecart_cells_has(origins(text), move.from);
}

static void look_for_move(refusal *r)
{
    size_t n = r->game->count;

    while (n > 0 && (!was_own(r, n) || !is_same_move(r, n)))
        n--;
    if (n > 0 && r->verdict->reason != ECART_AMBIGUOUS) {
        ecart_cell from = r->game->records[n - 1].move.from;

        recall(r, ECART_WAS_PLAYED, n, from, went_where(r, n, from));
    }
}

/* Tells that the other side could make this move, and with which piece: of castling, with
 * none.  On a text, the verdict itself says that the other side could. */
static void look_for_turn(refusal *r)
{
    const ecart_verdict *v    = r->verdict;
    bool                 text = v->reason != ECART_NOT_YOUR_PIECE;
    ecart_cell           to   = text ? r->text->to : v->move.to, c = ECART_NO_CELL;
    ecart_cells          from = ecart_cells_of(v->move.from);
    ecart_position       other;

    if ((text && (v->nature & ECART_IS_OUT_OF_TURN) == 0) ||
        !ecart_pass(&r->game->position, &other))
        return;
    if (text)
        from = ecart_position_pieces(&other, other.side, r->text->kind) & origins(r->text);
    do {
        c = ecart_cells_next(from, c);
    } while (c != ECART_NO_CELL && !ecart_cells_has(ecart_legal_destinations(&other, c), to));
    if (c != ECART_NO_CELL || text)
        recall(r, ECART_OTHER_TURN, r->game->count + 1, 0, c);
}

/* Of several pieces that forbid the move by standing where they do, tells the one that
 * came last. */
static void look_for_arrival(refusal *r)
{
    const unsigned forbid = 1u << ECART_ROLE_BLOCKER | 1u << ECART_ROLE_CHECKER |
                            1u << ECART_ROLE_ATTACKER | 1u << ECART_ROLE_PINNER |
                            1u << ECART_ROLE_GUARD;
    ecart_cell cells[ECART_EVIDENCE_LIMIT] = { ECART_NO_CELL }, cell = ECART_NO_CELL;
    size_t     last = 0;

    for (int i = ecart_verdict_evidence(r->verdict, cells) - 1; i >= 0; i--) {
        bool   forbids = (forbid >> ecart_verdict_role(r->verdict, i) & 1) ||
                         r->verdict->reason == ECART_PAWN_PUSH_BLOCKED;
        size_t n = forbids ? last_change(r, cells[i]) : 0;

        cell = n > last ? cells[i] : cell;
        last = n > last ? n : last;
    }
    if (last > 0)
        recall(r, ECART_HAS_ARRIVED, last, 0, cell)->kind = kind_after(r, r->game->count, cell);
}

/* The right to castle ended when the king or the rook moved, or the rook was captured. */
static void look_for_right(refusal *r)
{
    ecart_cells row = san_file_and_rank(0, ecart_side_first_row(r->side));
    ecart_cells now = r->game->position.castling, before;

    for (size_t n = r->game->count; n > 0; n--, now = before) {
        ecart_move move = { .from = r->verdict->move.from };

        before  = r->game->records[n - 1].castling;
        move.to = first_cell(before & ~now & row);
        if (move.to != ECART_NO_CELL && is_kingside(move) != is_kingside(r->verdict->move))
            move.to = ecart_cells_next(before & ~now & row, move.to);
        if (move.to == ECART_NO_CELL)
            continue;
        if (was_own(r, n))
            recall(r, ECART_HAS_LAPSED, n, 0, r->game->records[n - 1].move.from);
        else
            recall(r, ECART_HAS_LAPSED, n, 0, move.to)->captured = (uint32_t)n;
        return;
    }
}

/* A pawn could be captured en passant in the half-move after its double step, or it moved only
 * one square. */
static void look_for_passing(refusal *r)
{
    ecart_cell pawn = first_cell(r->verdict->others), to = r->verdict->move.to;
    size_t     n    = last_change(r, pawn);

    if (n > 0 && r->game->records[n - 1].move.from == to)
        recall(r, ECART_HAS_ARRIVED, n, to, pawn);
    if (n < r->game->count && r->game->records[n].en_passant == to &&
        last_change(r, r->verdict->move.from) <= n)
        recall(r, ECART_HAS_LAPSED, n + 1, 0, pawn);
}

size_t ecart_circumstances(const ecart_game *game, const ecart_notation *notation,
                           ecart_circumstance *circumstances)
{
    const ecart_verdict *v = &notation->verdict;
    refusal r = { game, notation, v, game->position.side, circumstances, 0 };

    if (!ecart_verdict_is_refusal(v))
        return 0;
    if (v->reason == ECART_NOTHING_THERE || v->reason == ECART_NOT_YOUR_PIECE)
        look_for_piece(&r, ecart_cells_of(v->move.from), ECART_NO_KIND);
    if (v->reason == ECART_NO_SUCH_PIECE)
        look_for_piece(&r, origins(notation), notation->kind);
    look_for_move(&r);
    look_for_turn(&r);
    look_for_arrival(&r);
    if (v->reason == ECART_CASTLE_NO_RIGHT || v->reason == ECART_CASTLE_NO_ROOK)
        look_for_right(&r);
    if (v->reason == ECART_EN_PASSANT_UNAVAILABLE)
        look_for_passing(&r);
    return r.count;
}
