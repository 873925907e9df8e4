/* SPDX-License-Identifier: MIT */
/* san_usual.h -- playing usual moves in one go
 *
 * Most words of a collection are a piece and a goal, or a pawn's move.  Here
 * they are understood, judged and played in the loop that reads them.  What may
 * happen at any move, such as a capture, is found out by arithmetic and not by
 * an if: nobody can guess it, and a wrong guess of the processor takes longer
 * than all of the arithmetic.  Ifs are for what is rare. */
#ifndef LIB_NOTATION_SAN_USUAL_H
#define LIB_NOTATION_SAN_USUAL_H

#include "rules/movegen.h"
#include "notation/san_plain.h"

/* What is left of a word that is taken apart from its end: the last byte is the
 * highest, and 0 stands before the first. */
static inline unsigned last_byte(uint64_t word)
{
    return (unsigned)(word >> 56);
}

/* All ones if so. */
static inline ecart_cells all_if(bool so)
{
    return -(ecart_cells)so;
}

/* A piece that goes somewhere, and neither castles nor promotes. */
typedef struct stride {
    ecart_kind  kind;
    ecart_cells from;           /* while it is looked for, there may be several */
    int         to, king;       /* indices; where the king is afterwards */
    bool        captures;
} stride;

/* Where a pawn may come from, by what is written before its goal and the x. */
static inline ecart_cells pawn_origins(const ecart_position *p, uint64_t word,
                                       bool captures, int to)
{
    ecart_cells one = bit((to - forward(p)) & 63), two = bit((to - 2 * forward(p)) & 63);
    unsigned    column = last_byte(word) - 'a';

    if (word << 8 * captures != 0 || (captures && column > 7) || ((ROW(1) | ROW(8)) & bit(to)))
        return 0;
    if (captures)
        return ecart_pawn_attacks[p->side ^ 1][to] & COLUMN_A << (8 * column);
    return one | (two & (p->side == ECART_WHITE ? ROW(2) : ROW(7)));
}

static inline ecart_cells origins(const ecart_position *p, unsigned letter, uint64_t word,
                                  stride *s)
{
    s->kind = san_plain_kind(letter);
    if (s->kind != ECART_NO_KIND)
        return word << 8 == 0 ? bare_attacks(s->kind, s->to) : 0;
    s->kind = ECART_PAWN;
    return pawn_origins(p, word, s->captures, s->to);
}

/* Of several, those that nothing stands before. */
ECART_OUT_OF_LINE
static ecart_cells unblocked(const ecart_position *p, ecart_cells several, int to)
{
    int from;

    FOR_EACH(from, several) {
        if (between(from, to) & occupied(p))
            several &= ~bit(from);
    }
    return several;
}

/* Whether the king is attacked once a piece has gone. */
ECART_OUT_OF_LINE
static bool is_unsafe(const ecart_position *p, const stride *s)
{
    ecart_cells taken = (occupied(p) & ~s->from) | bit(s->to);

    return (position_attackers(p, enemy_side(p), s->king, taken) & ~bit(s->to)) != 0;
}

/* Finds the one piece that goes where the word says, which has no sign of check;
 * false if it is none or several. */
static inline bool find_stride(const ecart_position *p, unsigned letter, uint64_t word, stride *s)
{
    unsigned row = last_byte(word) - '1', column = last_byte(word << 8) - 'a';

    if ((row | column) > 7)
        return false;
    word <<= 16;
    s->to       = (int)(8 * column + row);
    s->captures = last_byte(word) == 'x';
    if (((occupied(p) ^ all_if(!s->captures)) & ~own(p) & bit(s->to)) == 0)
        return false;
    s->from = origins(p, letter, word << 8 * s->captures, s);
    s->from &= own(p) & p->of_kind[s->kind];
    if (has_two(s->from))
        s->from = unblocked(p, s->from, s->to);
    return s->from != 0 && !has_two(s->from) &&
           (between(first_of(s->from), s->to) & occupied(p)) == 0;
}

/* Whether it leaves the king out of check, of which there is no doubt if a piece
 * goes that is not pinned, and there was no check before. */
static inline bool is_stride_legal(const ecart_position *p, stride *s)
{
    bool is_king = s->kind == ECART_KING;

    s->king  = index_of(p->king[p->side]);
    s->king ^= (s->king ^ s->to) & -is_king;
    if ((p->checkers | (p->pinned & s->from) | is_king) == 0)
        return true;
    return !is_unsafe(p, s);
}

/* Its counters are far from where they stop. */
static inline void play_stride(ecart_position *p, const stride *s, played *done)
{
    ecart_side  side  = own_side(p);
    int         from  = first_of(s->from), to = s->to;
    ecart_cells goal  = bit(to), both = s->from | goal;
    ecart_cells pieces = own(p) ^ both, taken = (occupied(p) & ~s->from) | goal;
    ecart_piece piece = (ecart_piece)ECART_PIECE(side, s->kind), prey = p->board.at[cell_at(to)];
    bool        twice = (from - to == 2) | (to - from == 2);

    *done = (played){
        .from = (uint8_t)from, .to = (uint8_t)to, .piece = piece, .taken = prey,
        .en_passant = p->en_passant, .castling = p->castling,
        .clock = p->clock, .number = p->number
    };
    p->of_kind[ecart_piece_kind(prey)] &= ~goal;
    p->of_kind[s->kind]       ^= both;
    p->of_kind[ECART_NO_KIND]  = taken;
    p->of_side[side ^ 1]      &= ~goal;
    p->of_side[side]           = pieces;
    p->board.at[cell_at(from)] = ECART_NO_PIECE;
    p->board.at[cell_at(to)]   = piece;
    p->castling  &= ~(both | (all_if(s->kind == ECART_KING) & pieces));
    p->king[side] = cell_at(s->king);
    p->en_passant = ECART_NO_CELL;
    p->clock      = (uint16_t)((p->clock + 1) & ~-s->captures);
    if (s->kind == ECART_PAWN) {
        p->clock      = 0;
        p->en_passant = twice ? cell_at((from + to) / 2) : ECART_NO_CELL;
    }
    p->number = (uint16_t)(p->number + (side == ECART_BLACK));
    p->side  ^= 1;
    find_checks(p, ecart_side_other(side), pieces, taken);
}

ECART_OUT_OF_LINE static void take_back(ecart_position *p, const played *done)
{
    *p = ecart_position_before(p, done);
}

/* Plays a word whose last byte is the highest, with 0 before its first letter;
 * false, with nothing done, if it is not usual or its sign of check is wrong.
 * It finds out no more than ecart_play_move() does. */
static inline bool play_usual(ecart_position *p, unsigned letter, uint64_t word, played *done)
{
    unsigned sign = last_byte(word);
    bool     has_sign = (sign == '+') | (sign == '#');
    stride   s;

    if (!find_stride(p, letter, word << 8 * has_sign, &s) || !is_stride_legal(p, &s))
        return false;
    play_stride(p, &s, done);
    if (((p->checkers != 0) | has_sign) == 0)
        return true;
    if (has_sign && p->checkers != 0 && ecart_has_legal_move(p) == (sign == '+'))
        return true;
    take_back(p, done);
    return false;
}

#endif
