/* SPDX-License-Identifier: MIT */
/* play.c -- making legal moves */

#include <stddef.h>
#include <string.h>

#include "rules/legal_rules.h"

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

/* What stands where a piece goes to is lifted first.  If nothing does, that is
 * lifted from the set of all pieces, which is made anew anyway: nobody could
 * guess which moves are captures. */
static inline void play_piece(ecart_position *p, ecart_piece piece, int from, int to)
{
    ecart_cells both  = bit(from) | bit(to);
    ecart_piece taken = p->board.at[cell_at(to)];

    p->of_kind[ecart_piece_kind(taken)] &= ~bit(to);
    p->of_side[p->side ^ 1]             &= ~bit(to);
    p->of_kind[ecart_piece_kind(piece)] ^= both;
    p->of_side[p->side]                 ^= both;
    p->board.at[cell_at(from)] = ECART_NO_PIECE;
    p->board.at[cell_at(to)]   = piece;
    p->clock = (uint16_t)(p->clock * (taken == ECART_NO_PIECE));
}

/* What a pawn does beside going from one cell to another. */
static inline void play_pawn(ecart_position *p, uint8_t promotion, int en_passant,
                             int from, int to)
{
    p->clock = 0;
    if (to == en_passant) {
        lift(p, (to & 56) | (from & 7));
    } else if (to - from == 2 || from - to == 2) {
        p->en_passant = cell_at((from + to) / 2);
    } else if ((to & 7) == last_row(p)) {
        lift(p, to);
        drop(p, to, ECART_PIECE(p->side, promotion));
    }
}

static void count_up(uint16_t *counter)
{
    *counter = (uint16_t)(*counter + (*counter != UINT16_MAX));
}

/* Whether the king castles; then that is done. */
static inline bool play_king(ecart_position *p, int from, int to)
{
    int rook = ecart_castling_rook(p, from, to);

    p->castling &= ~own(p);
    if (rook != NO_INDEX)
        play_castling(p, rook);
    else
        p->king[p->side] = cell_at(to);
    return rook != NO_INDEX;
}

static inline void play_pieces(ecart_position *p, ecart_piece piece,
                               int from, int to, uint8_t promotion)
{
    int en_passant = index_of(p->en_passant);

    count_up(&p->clock);
    p->en_passant = ECART_NO_CELL;
    if (ecart_piece_kind(piece) != ECART_KING || !play_king(p, from, to))
        play_piece(p, piece, from, to);
    if (ecart_piece_kind(piece) == ECART_PAWN)
        play_pawn(p, promotion, en_passant, from, to);

    p->castling &= ~(bit(from) | bit(to));
    p->of_kind[ECART_NO_KIND] = p->of_side[0] | p->of_side[1];
    if (p->side == ECART_BLACK)
        count_up(&p->number);
    p->side ^= 1;
}

static void play(ecart_position *p, ecart_move move)
{
    play_pieces(p, p->board.at[move.from], index_of(move.from), index_of(move.to), move.promotion);
    ecart_position_find_checks(p);
}

void ecart_try_move(const ecart_position *p, ecart_move move, ecart_position *after)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    memcpy(after, p, offsetof(ecart_position, checkers));
    play(after, move);
}

void ecart_play_move(ecart_position *p, ecart_move move, played *done)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    *done = (played){
        .from = (uint8_t)index_of(move.from), .to = (uint8_t)index_of(move.to),
        .piece = p->board.at[move.from], .taken = p->board.at[move.to],
        .en_passant = p->en_passant, .castling = p->castling,
        .clock = p->clock, .number = p->number
    };
    play(p, move);
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    play(p, move);
    ecart_position_find_calm(p);
}

/* Lifts what was played, and drops it where it was.  A king that took its own
 * rook has castled with it. */
static void replace_pieces(ecart_position *p, const played *move)
{
    bool own_taken = ecart_piece_side(move->taken) == ecart_piece_side(move->piece);
    int  from = move->from, to = move->to;

    if (move->taken != ECART_NO_PIECE && own_taken) {
        castling c = castling_with(p, to);

        lift(p, c.king_goal);
        lift(p, c.rook_goal);
    } else {
        lift(p, to);
    }
    drop(p, from, move->piece);
    if (move->taken != ECART_NO_PIECE)
        drop(p, to, move->taken);
    else if (ecart_piece_kind(move->piece) == ECART_PAWN && to == index_of(move->en_passant))
        drop(p, (to & 56) | (from & 7), ECART_PIECE(enemy_side(p), ECART_PAWN));
}

ecart_position ecart_position_before(const ecart_position *after, const played *move)
{
    ecart_position p = *after;

    p.side      ^= 1;
    p.en_passant = move->en_passant;
    p.castling   = move->castling;
    p.clock      = move->clock;
    p.number     = move->number;
    if (ecart_piece_kind(move->piece) == ECART_KING)
        p.king[p.side] = cell_at(move->from);
    replace_pieces(&p, move);
    p.of_kind[ECART_NO_KIND] = p.of_side[0] | p.of_side[1];
    ecart_position_find_checks(&p);
    ecart_position_find_calm(&p);
    return p;
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
