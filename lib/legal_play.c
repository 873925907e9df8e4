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
    castling    c = ecart_castling_with(p, rook);
    ecart_piece king_piece = p->board.at[cell_at(c.king)];
    ecart_piece rook_piece = p->board.at[cell_at(c.rook)];

    lift(p, c.king);
    lift(p, c.rook);
    drop(p, c.king_goal, king_piece);
    drop(p, c.rook_goal, rook_piece);
    p->king[p->side] = cell_at(c.king_goal);
}

static void play_piece(ecart_position *p, ecart_move move, int nature,
                       int from, int to)
{
    ecart_piece piece = p->board.at[move.from];

    if (nature & ECART_IS_EN_PASSANT)
        lift(p, (to & 56) | (from & 7));
    else if (nature & ECART_IS_CAPTURE)
        lift(p, to);
    lift(p, from);
    if (nature & ECART_IS_PROMOTION)
        piece = ECART_PIECE(p->side, move.promotion);
    drop(p, to, piece);
    if (ecart_piece_kind(piece) == ECART_KING)
        p->king[p->side] = move.to;
}

/* Rights end with the king's first move, and with a rook's move or capture. */
static void end_rights(ecart_position *p, ecart_kind kind, int from, int to)
{
    if (kind == ECART_KING)
        p->castling &= ~own(p);
    p->castling &= ~(bit(from) | bit(to));
}

static void count_up(uint16_t *counter)
{
    if (*counter != UINT16_MAX)
        ++*counter;
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    int        from   = index_of(move.from), to = index_of(move.to);
    ecart_kind kind   = ecart_piece_kind(p->board.at[move.from]);
    int        nature = ecart_move_nature(p, move);

    int        rook   = nature & ECART_IS_CASTLE ? ecart_castling_rook(p, from, to)
                                                 : NO_INDEX;

    end_rights(p, kind, from, to);
    if (rook != NO_INDEX)
        play_castling(p, rook);
    else
        play_piece(p, move, nature, from, to);
    p->of_kind[ECART_NO_KIND] = p->of_side[0] | p->of_side[1];

    p->en_passant = nature & ECART_IS_DOUBLE_STEP ? cell_at((from + to) / 2)
                                                  : (ecart_cell)ECART_NO_CELL;
    if (kind == ECART_PAWN || (nature & ECART_IS_CAPTURE))
        p->clock = 0;
    else
        count_up(&p->clock);
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
