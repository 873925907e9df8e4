/* SPDX-License-Identifier: MIT */
/* legal_play.c -- making legal moves */

#include "legal_rules.h"

static void lift(ecart_position *p, int index)
{
    ecart_piece piece = p->board.at[cell_at(index)];

    p->of_kind[ecart_piece_kind(piece)] &= ~bit(index);
    p->of_side[ecart_piece_side(piece)] &= ~bit(index);
    p->board.at[cell_at(index)] = ECART_NO_PIECE;
}

static void drop(ecart_position *p, int index, ecart_piece piece)
{
    p->of_kind[ecart_piece_kind(piece)] |= bit(index);
    p->of_side[ecart_piece_side(piece)] |= bit(index);
    p->board.at[cell_at(index)] = piece;
}

/* Both are lifted before either is put down, for in Chess960 one may go where
 * the other stood. */
static void play_castling(ecart_position *p, int rook)
{
    castling    c = castling_with(p, rook);
    ecart_piece king_piece = p->board.at[cell_at(c.king)];
    ecart_piece rook_piece = p->board.at[cell_at(c.rook)];

    lift(p, c.king);
    lift(p, c.rook);
    drop(p, c.king_goal, king_piece);
    drop(p, c.rook_goal, rook_piece);
    p->king[p->side] = cell_at(c.king_goal);
}

/* What stands where a piece goes to is lifted first. */
static void play_piece(ecart_position *p, ecart_piece piece, int from, int to)
{
    ecart_cells both  = bit(from) | bit(to);
    ecart_piece taken = p->board.at[cell_at(to)];

    if (taken != ECART_NO_PIECE) {
        p->of_kind[ecart_piece_kind(taken)] ^= bit(to);
        p->of_side[p->side ^ 1]             ^= bit(to);
        p->clock = 0;
    }
    p->of_kind[ecart_piece_kind(piece)] ^= both;
    p->of_side[p->side]                 ^= both;
    p->board.at[cell_at(from)] = ECART_NO_PIECE;
    p->board.at[cell_at(to)]   = piece;
}

/* What a pawn does beside going from one cell to another. */
static void play_pawn(ecart_position *p, ecart_move move, int en_passant, int from, int to)
{
    p->clock = 0;
    if (to == en_passant) {
        lift(p, (to & 56) | (from & 7));
    } else if (to - from == 2 || from - to == 2) {
        p->en_passant = cell_at((from + to) / 2);
    } else if ((to & 7) == last_row(p)) {
        lift(p, to);
        drop(p, to, ECART_PIECE(p->side, move.promotion));
    }
}

static void count_up(uint16_t *counter)
{
    if (*counter != UINT16_MAX)
        ++*counter;
}

static void play_king(ecart_position *p, ecart_piece king, int from, int to)
{
    int rook = ecart_castling_rook(p, from, to);

    p->castling &= ~own(p);
    if (rook != NO_INDEX) {
        play_castling(p, rook);
    } else {
        play_piece(p, king, from, to);
        p->king[p->side] = cell_at(to);
    }
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    int         from  = index_of(move.from), to = index_of(move.to);
    int         en_passant = index_of(p->en_passant);
    ecart_piece piece = p->board.at[move.from];

    ECART_ASSERT(ecart_move_is_legal(p, move));
    count_up(&p->clock);
    p->en_passant = ECART_NO_CELL;
    if (ecart_piece_kind(piece) == ECART_KING)
        play_king(p, piece, from, to);
    else
        play_piece(p, piece, from, to);
    if (ecart_piece_kind(piece) == ECART_PAWN)
        play_pawn(p, move, en_passant, from, to);

    p->castling &= ~(bit(from) | bit(to));
    p->of_kind[ECART_NO_KIND] = p->of_side[0] | p->of_side[1];
    if (p->side == ECART_BLACK)
        count_up(&p->number);
    p->side ^= 1;
    ecart_position_refresh(p);
}

ecart_verdict ecart_position_play(ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);

    if (ecart_verdict_is_legal(&verdict))
        ecart_play_legal(position, move);
    return verdict;
}

ecart_cell ecart_position_en_passant(const ecart_position *position)
{
    int         from;
    ecart_cells capturers;

    if (position->en_passant == ECART_NO_CELL)
        return ECART_NO_CELL;
    capturers = ecart_pawn_attacks[enemy_side(position)][index_of(position->en_passant)] &
                position->of_kind[ECART_PAWN] & own(position);
    FOR_EACH(from, capturers) {
        ecart_move capture = ecart_move_make(cell_at(from), position->en_passant,
                                             ECART_NO_KIND);
        if (ecart_move_is_legal(position, capture))
            return position->en_passant;
    }
    return ECART_NO_CELL;
}
