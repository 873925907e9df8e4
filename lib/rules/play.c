/* SPDX-License-Identifier: MIT */
/* play.c -- makes legal moves, and takes them back */

#include "rules/play.h"

#include <stddef.h>
#include <string.h>

#include "rules/castling.h"
#include "rules/legal_rules.h"

static void lift(ecart_position *p, int index)
{
    ecart_piece piece = p->board.at[cell_at(index)];

    p->of_kind[ecart_piece_kind(piece)] &= ~bit(index);
    p->of_side[ecart_piece_side(piece)] &= ~bit(index);
    p->board.at[cell_at(index)] = ECART_NO_PIECE;
}

static void put(ecart_position *p, int index, ecart_piece piece)
{
    p->of_kind[ecart_piece_kind(piece)] |= bit(index);
    p->of_side[ecart_piece_side(piece)] |= bit(index);
    p->board.at[cell_at(index)] = piece;
}

/* Both are lifted before either is put down: in Chess960 one may go where the
 * other stood. */
static void play_castling(ecart_position *p, int rook)
{
    castling    c = castling_with(p, rook);
    ecart_piece king_piece = p->board.at[cell_at(c.king)];
    ecart_piece rook_piece = p->board.at[cell_at(c.rook)];

    lift(p, c.king);
    lift(p, c.rook);
    put(p, c.king_to, king_piece);
    put(p, c.rook_to, rook_piece);
    p->king[p->side] = cell_at(c.king_to);
}

/* A piece on the target is lifted first.  This also runs when the target is empty,
 * because a processor cannot foresee captures and a branch would cost more.  Then
 * only the set of all pieces is wrong for a moment; it is made anew later. */
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

/* What a pawn's move does beside going from one square to another. */
static inline void play_pawn(ecart_position *p, uint8_t promotion, int en_passant,
                             int from, int to)
{
    p->clock = 0;
    if (to == en_passant) {
        lift(p, beside(from, to));
    } else if (to - from == 2 || from - to == 2) {
        p->en_passant = cell_at((from + to) / 2);
    } else if ((to & 7) == last_rank(p)) {
        lift(p, to);
        put(p, to, ECART_PIECE(p->side, promotion));
    }
}

static void count_up(uint16_t *counter, bool goes_up)
{
    *counter = (uint16_t)(*counter + (goes_up & (*counter != UINT16_MAX)));
}

/* Castles if the move means castling, and returns whether it did. */
static inline bool play_king(ecart_position *p, int from, int to)
{
    int rook = castles_with(p, from, to);

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

    count_up(&p->clock, true);
    p->en_passant = ECART_NO_CELL;
    if (ecart_piece_kind(piece) != ECART_KING || !play_king(p, from, to))
        play_piece(p, piece, from, to);
    if (ecart_piece_kind(piece) == ECART_PAWN)
        play_pawn(p, promotion, en_passant, from, to);

    p->castling &= ~(bit(from) | bit(to));
    p->of_kind[ECART_NO_KIND] = p->of_side[0] | p->of_side[1];
    count_up(&p->number, p->side == ECART_BLACK);
    p->side ^= 1;
}

static void play(ecart_position *p, ecart_move move)
{
    play_pieces(p, p->board.at[move.from], index_of(move.from), index_of(move.to), move.promotion);
    find_checks(p);
}

void ecart_play_legal(ecart_position *p, ecart_move move)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    play(p, move);
}

/* What is found anew after the move is not copied. */
void ecart_try_move(const ecart_position *p, ecart_move move, ecart_position *after)
{
    ECART_ASSERT(ecart_broken_rules(p, move) == 0);
    memcpy(after, p, offsetof(ecart_position, checkers));
    play(after, move);
}

void ecart_play_move(ecart_position *p, ecart_move move, played *done)
{
    *done = (played){
        .move = move, .piece = p->board.at[move.from], .taken = p->board.at[move.to],
        .en_passant = p->en_passant, .castling = p->castling,
        .clock = p->clock, .number = p->number
    };
    ecart_play_legal(p, move);
}

/* Lifts the pieces that were moved, and puts them where they were.  A king that
 * went onto its own rook has castled with it. */
static void replace_pieces(ecart_position *p, const played *done)
{
    bool own_taken = ecart_piece_side(done->taken) == ecart_piece_side(done->piece);
    int  from = index_of(done->move.from), to = index_of(done->move.to);

    if (done->taken != ECART_NO_PIECE && own_taken) {
        castling c = castling_with(p, to);

        lift(p, c.king_to);
        lift(p, c.rook_to);
    } else {
        lift(p, to);
    }
    put(p, from, done->piece);
    if (done->taken != ECART_NO_PIECE)
        put(p, to, done->taken);
    else if (ecart_piece_kind(done->piece) == ECART_PAWN && to == index_of(done->en_passant))
        put(p, beside(from, to), ECART_PIECE(enemy_side(p), ECART_PAWN));
}

ecart_position ecart_position_before(const ecart_position *after, const played *done)
{
    ecart_position p = *after;

    p.side      ^= 1;
    p.en_passant = done->en_passant;
    p.castling   = done->castling;
    p.clock      = done->clock;
    p.number     = done->number;
    if (ecart_piece_kind(done->piece) == ECART_KING)
        p.king[p.side] = done->move.from;
    replace_pieces(&p, done);
    p.of_kind[ECART_NO_KIND] = p.of_side[0] | p.of_side[1];
    find_checks(&p);
    return p;
}
