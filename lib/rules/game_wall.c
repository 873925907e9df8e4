/* SPDX-License-Identifier: MIT */
/* game_wall.c -- proves that a wall of pawns keeps a side from mating
 *
 * Suppose that some sequence of moves breaks the wall, and look at the first move
 * that does: a pawn moves, or a pawn is taken.  Until then the pawns stand as they
 * stand now.  So each piece has stayed on its ground: the squares that it reaches
 * between these pawns if all other pieces are ignored, and for a king, only those
 * that no pawn attacks.  If no piece can take a pawn from its ground, or come to
 * where a pawn takes it, and each pawn has a pawn before it, there is no such
 * move, and the wall stands forever.
 *
 * A piece that can attack a square without a pawn can also go there.  So it can
 * only give check if its ground and the enemy king's have a square in common.  A
 * side that never gives check never mates. */

#include "rules/game_wall.h"

#include <ecart/legal.h>

#include "board/mobility_fill.h"

typedef struct wall {
    ecart_cells pawns[2], attacks[2];
} wall;

static wall wall_of(const ecart_position *p)
{
    wall w;

    for (int side = 0; side < 2; side++)
        w.pawns[side] = p->of_kind[ECART_PAWN] & p->of_side[side];

    ecart_cells up = w.pawns[ECART_WHITE] << 1, down = w.pawns[ECART_BLACK] >> 1;
    w.attacks[ECART_WHITE] = up << 8   | up >> 8;
    w.attacks[ECART_BLACK] = down << 8 | down >> 8;
    return w;
}

/* Whether each pawn stands before another and none can move now. */
static bool is_stuck(const ecart_position *p, const wall *w)
{
    ecart_cells ahead = w->pawns[ECART_WHITE] << 1 | w->pawns[ECART_BLACK] >> 1;

    return p->of_kind[ECART_PAWN] != 0 && p->castling == 0 &&
           !(ahead & ~p->of_kind[ECART_PAWN]) &&
           ecart_position_en_passant(p) == ECART_NO_CELL;
}

/* The ground of a side's pieces of a kind.  A king takes no pawn that a pawn
 * guards. */
static ecart_cells kind_ground(const ecart_position *p, const wall *w,
                               ecart_side side, ecart_kind kind)
{
    ecart_side  other  = ecart_side_other(side);
    ecart_cells barred = kind == ECART_KING ? w->attacks[other] : 0;
    ground      g      = { p->of_kind[ECART_PAWN] | barred,
                           w->pawns[other] & ~barred };

    return ecart_mobility_fill(ECART_PIECE(side, kind),
                               ecart_position_pieces(p, side, kind), g);
}

/* The ground of all pieces of a side but the king; everywhere if one of them
 * may take a pawn or be taken by one. */
static ecart_cells pieces_ground(const ecart_position *p, const wall *w,
                                 ecart_side side)
{
    ecart_side  other = ecart_side_other(side);
    ecart_cells cells = 0;

    for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++)
        cells |= kind_ground(p, w, side, kind);
    return cells & (w->pawns[other] | w->attacks[other]) ? ~(ecart_cells)0 : cells;
}

/* If a pawn may take another, that one may take it too.  So it is enough to ask
 * for one side. */
bool ecart_wall_keeps_out(const ecart_position *p, ecart_side side)
{
    wall       w     = wall_of(p);
    ecart_side other = ecart_side_other(side);

    if (!is_stuck(p, &w) || w.attacks[side] & w.pawns[other])
        return false;

    ecart_cells king    = kind_ground(p, &w, side, ECART_KING);
    ecart_cells victim  = kind_ground(p, &w, other, ECART_KING);
    ecart_cells pieces  = pieces_ground(p, &w, side);
    ecart_cells enemies = pieces_ground(p, &w, other);

    return !(king & w.pawns[other]) && !(victim & w.pawns[side]) &&
           !(pieces & victim) && ~enemies != 0;
}
