/* SPDX-License-Identifier: MIT */
/* forced.c -- makes moves that the rules forbid, as hands make them on a board
 *
 * These work on a set-up, not on the sets of a position: a move against the rules
 * may take a king or put a pawn on the last rank, and then there is no position. */

#include "meant/forced.h"

#include "rules/attackers.h"
#include "rules/position_make.h"
#include "rules/setup_check.h"

void ecart_carry_piece(ecart_board *board, ecart_move move)
{
    ecart_piece piece = board->at[move.from];

    if (ecart_piece_kind(piece) == ECART_PAWN && move.promotion != ECART_NO_KIND)
        piece = ecart_piece_make(ecart_piece_side(piece), move.promotion);
    board->at[move.from] = ECART_NO_PIECE;
    board->at[move.to]   = piece;
}

/* The request may mean castling even if the king is not at home: then only the
 * reason shows it. */
static ecart_castling castling_meant(const ecart_position *p, const ecart_verdict *verdict)
{
    ecart_castling c    = ecart_castling_of(p, verdict->move);
    ecart_wing     wing = verdict->move.to > verdict->move.from ? ECART_KINGSIDE
                                                                : ECART_QUEENSIDE;

    if (c.king == ECART_NO_CELL &&
        ecart_reason_group_of(verdict->reason) == ECART_GROUP_CASTLING)
        c = ecart_castling_on(p, wing);
    return c;
}

/* Both are lifted before either is put down. */
static void carry_castling(ecart_board *board, ecart_castling c, ecart_piece own_rook)
{
    ecart_piece king = board->at[c.king];
    bool        rook = board->at[c.rook] == own_rook;

    board->at[c.king] = ECART_NO_PIECE;
    if (rook)
        board->at[c.rook] = ECART_NO_PIECE;
    board->at[c.king_to] = king;
    if (rook)
        board->at[c.rook_to] = own_rook;
}

/* What the next move has to know besides the board. */
static void turn_over(ecart_setup *setup, const ecart_position *p, ecart_move move, bool taken)
{
    ecart_piece piece  = p->board.at[move.from];
    bool        pawn   = ecart_piece_kind(piece) == ECART_PAWN;
    bool        starts = pawn && move.to == move.from + 2 * forward(p);

    setup->castling &= ~(ecart_cells_of(move.from) | ecart_cells_of(move.to));
    if (ecart_piece_kind(piece) == ECART_KING)
        setup->castling &= ~own(p);
    setup->en_passant = starts ? (ecart_cell)(move.from + forward(p)) : ECART_NO_CELL;
    setup->clock = pawn || taken ? 0
                 : (uint16_t)(setup->clock + (setup->clock != UINT16_MAX));
    setup->number = (uint16_t)(setup->number +
                               (own_side(p) == ECART_BLACK && setup->number != UINT16_MAX));
    setup->side = enemy_side(p);
}

ecart_setup ecart_setup_after(const ecart_position *before, const ecart_verdict *verdict)
{
    ecart_castling c      = castling_meant(before, verdict);
    ecart_move     move   = verdict->move;
    int            from   = index_of(move.from), to = index_of(move.to);
    bool           castles = c.king != ECART_NO_CELL;
    ecart_setup    after;

    ecart_position_setup(before, &after);
    if (castles)
        carry_castling(&after.board, c, ECART_PIECE(own_side(before), ECART_ROOK));
    else
        ecart_carry_piece(&after.board, move);
    if (before->board.at[move.from] == ECART_PIECE(own_side(before), ECART_PAWN) &&
        takes_beside(before, from, to))
        after.board.at[cell_at(beside(from, to))] = ECART_NO_PIECE;
    turn_over(&after, before, move,
              !castles && before->board.at[move.to] != ECART_NO_PIECE);
    return after;
}

/* Whether it is clear of a refused move which piece goes to which cell.  A promotion
 * must name its piece, and a king castles on its first rank only. */
static bool is_plain_refusal(const ecart_position *p, const ecart_verdict *refusal)
{
    ecart_move move = refusal->move;

    switch (ecart_reason_group_of(refusal->reason)) {
    case ECART_GROUP_CASTLING:
        return ecart_cell_row(move.from) == (own_side(p) == ECART_WHITE ? 1 : 8);
    case ECART_GROUP_SHAPE:
    case ECART_GROUP_BOARD:
    case ECART_GROUP_SAFETY:
        return true;
    default:
        return false;
    }
}

bool ecart_position_force(ecart_position *position, const ecart_verdict *refusal)
{
    ecart_setup  setup;
    ecart_faults faults;
    placement    pieces;

    if (!is_plain_refusal(position, refusal))
        return false;
    setup  = ecart_setup_after(position, refusal);
    pieces = ecart_placement_of(&setup.board);
    ecart_faults_clear(&faults);
    ecart_setup_check_placed(&setup, &pieces, &faults);
    faults.set &= ~((uint64_t)1 << ECART_OPPOSITE_CHECK);
    if (ecart_faults_first(&faults, ECART_ERROR) != ECART_FAULTS)
        return false;
    ecart_position_make(position, &setup, &pieces, &faults);
    return true;
}
