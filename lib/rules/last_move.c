/* SPDX-License-Identifier: MIT */
/* last_move.c -- whether some last move can have given a check
 *
 * A check is possible if the other side can take back a move, and then the king is
 * attacked by nothing.  So the last move brought a checker to its square, or left the
 * line of one; of two checkers, one came from the line of the other.
 *
 * What was captured is not known.  A captured piece stands in the way of attacks and so
 * explains more than an empty square.  So each move that may capture is taken for a
 * capture, if the king's side lacks a piece.  Castling is always taken back as in
 * Chess960, because a position of Chess960 need not say that it is one. */

#include "rules/setup_check.h"

#define PAWN_RANKS (~(ROW(1) | ROW(8)))

/* The pieces after a move of the side by, which gave check to a king. */
typedef struct retraction {
    const placement *pieces;
    ecart_side       by;
    int              king;
    bool             may_capture;   /* a piece of the king's side is missing */
} retraction;

static ecart_cells all_pieces(const retraction *r)
{
    return r->pieces->of_kind[ECART_NO_KIND];
}

static ecart_cells attackers_before(const retraction *r, ecart_cells movers,
                                    ecart_cells before, int cell)
{
    return ecart_attackers_if(r->pieces->of_kind, r->pieces->of_side[r->by] & ~movers,
                              r->by, cell, before);
}

/* Whether nothing attacked the king while a piece of this kind stood on from, and not
 * yet on to. */
static bool was_quiet(const retraction *r, ecart_kind kind, int from, int to, ecart_cells before)
{
    ecart_cells attacked = kind == ECART_PAWN ? ecart_pawn_attacks[r->by][from]
                                              : piece_attacks(kind, from, before);

    return !(attacked & bit(r->king)) && attackers_before(r, bit(to), before, r->king) == 0;
}

static bool may_come_from(const retraction *r, ecart_kind kind, ecart_cells from_any,
                          int to, bool captures)
{
    ecart_cells still = all_pieces(r) & ~bit(to);
    int         from;

    if (captures && !r->may_capture)
        return false;
    FOR_EACH(from, from_any & ~all_pieces(r)) {
        if (was_quiet(r, kind, from, to, still | bit(from) | (captures ? bit(to) : 0)))
            return true;
    }
    return false;
}

/* Whether the last move may have been a pawn's to this square. The pawn still stands there, or
 * became the piece that does. */
static bool pawn_may_come(const retraction *r, int to)
{
    int         back = -ecart_side_forward(r->by);
    ecart_cells step = moved(bit(to), back) & PAWN_RANKS;
    ecart_cells jump = NO_CELLS;

    if ((to & 7) == (r->by == ECART_WHITE ? 3 : 4) && !(step & all_pieces(r)))
        jump = moved(step, back);
    return may_come_from(r, ECART_PAWN, step | jump, to, false) ||
           may_come_from(r, ECART_PAWN,
                         ecart_pawn_attacks[ecart_side_other(r->by)][to] & PAWN_RANKS, to, true);
}

/* A capture en passant empties two squares.  The pawn that it took had just gone over
 * the square where the capturer stands.  If a piece is where that pawn was, this explains
 * no more than another capture does. */
static bool may_be_en_passant(const retraction *r, int to)
{
    int         up = ecart_side_forward(r->by), from;
    ecart_cells still = all_pieces(r) & ~bit(to);

    if ((to & 7) != (r->by == ECART_WHITE ? 5 : 2) || !r->may_capture || (bit(to + up) & still))
        return false;
    FOR_EACH(from, ecart_pawn_attacks[ecart_side_other(r->by)][to] & ~still) {
        if (was_quiet(r, ECART_PAWN, from, to, still | bit(from) | bit(to - up)))
            return true;
    }
    return false;
}

static bool may_have_moved(const retraction *r, ecart_kind kind, int to)
{
    ecart_cells last_rank = r->by == ECART_WHITE ? ROW(8) : ROW(1);

    if (kind == ECART_PAWN)
        return pawn_may_come(r, to) || may_be_en_passant(r, to);
    return may_come_from(r, kind, piece_attacks(kind, to, all_pieces(r)), to, r->may_capture) ||
           (kind != ECART_KING && (last_rank & bit(to)) && pawn_may_come(r, to));
}

/* Whether one of some pieces made the last move. */
static bool any_moved(const retraction *r, ecart_cells movers)
{
    for (ecart_kind kind = ECART_KING; kind <= ECART_PAWN; kind++) {
        int to;

        FOR_EACH(to, r->pieces->of_side[r->by] & r->pieces->of_kind[kind] & movers) {
            if (may_have_moved(r, kind, to))
                return true;
        }
    }
    return false;
}

/* Whether the last move may have been castling, by a king and a rook that stood on king and
 * rook, and now stand on king_to and rook_to.  If the two kings had been beside each other,
 * the one that castled would have stood in check. */
static bool may_be_castling(const retraction *r, int king, int king_to, int rook, int rook_to)
{
    ecart_cells still  = all_pieces(r) & ~bit(king_to) & ~bit(rook_to);
    ecart_cells before = still | bit(king) | bit(rook);
    ecart_cells passed = between(king, king_to) | bit(king);
    int         cell;

    if (still & (passed | between(rook, rook_to) | bit(rook)))
        return false;
    FOR_EACH(cell, passed) {
        if (ecart_attackers_if(r->pieces->of_kind, r->pieces->of_side[ecart_side_other(r->by)],
                               ecart_side_other(r->by), cell, before & ~bit(king)))
            return false;
    }
    return !(rook_attacks(rook, before) & bit(r->king)) &&
           attackers_before(r, bit(king_to) | bit(rook_to), before, r->king) == 0;
}

/* Whether the last move may have been castling to one side, from anywhere on the first
 * rank. */
static bool castled(const retraction *r, int king_file, int rook_file)
{
    int rank = r->by == ECART_WHITE ? 0 : 7, out = king_file > rook_file ? 1 : -1;
    int king_to = 8 * king_file + rank, rook_to = 8 * rook_file + rank;
    const ecart_cells *kinds = r->pieces->of_kind;

    if (!(kinds[ECART_KING] & r->pieces->of_side[r->by] & bit(king_to)) ||
        !(kinds[ECART_ROOK] & r->pieces->of_side[r->by] & bit(rook_to)))
        return false;
    for (int king = 1; king < 7; king++) {
        for (int rook = king + out; rook >= 0 && rook < 8; rook += out) {
            if (may_be_castling(r, 8 * king + rank, king_to, 8 * rook + rank, rook_to))
                return true;
        }
    }
    return false;
}

/* Most often a checker has moved, so that is tried first. */
bool ecart_last_move_gives(const placement *pieces, ecart_side side, int king, ecart_cells checkers)
{
    retraction r = { pieces, ecart_side_other(side), king,
                     bits_count(pieces->of_side[side]) < 16 };

    return any_moved(&r, checkers) || any_moved(&r, ~checkers) ||
           castled(&r, 6, 5) || castled(&r, 2, 3);
}
