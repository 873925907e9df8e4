/* SPDX-License-Identifier: MIT */
/* shape.c -- may this piece go from here to there on an empty board? */

#include <ecart/shape.h>

#include "geometry/squares.h"

static const ecart_shape_set sets[ECART_KINDS] = {
    [ECART_KING]   = { 4, { 1, 9, 10, 11 } },
    [ECART_QUEEN]  = { 28, { 9, 18, 27, 36, 45, 54, 63,
                             11, 22, 33, 44, 55, 66, 77,
                             10, 20, 30, 40, 50, 60, 70,
                             1, 2, 3, 4, 5, 6, 7 } },
    [ECART_ROOK]   = { 14, { 10, 20, 30, 40, 50, 60, 70,
                             1, 2, 3, 4, 5, 6, 7 } },
    [ECART_BISHOP] = { 14, { 9, 18, 27, 36, 45, 54, 63,
                             11, 22, 33, 44, 55, 66, 77 } },
    [ECART_KNIGHT] = { 4, { 8, 12, 19, 21 } },
    [ECART_PAWN]   = { 3, { 1, 11, 2 } },
};

/* Who makes which difference, as bits.  A single step, straight or diagonal,
 * is the king's too.  The black pawn has the bit after the white one's. */
enum {
    K = 1 << ECART_KING,
    N = 1 << ECART_KNIGHT,
    R = 1 << ECART_ROOK   | 1 << ECART_QUEEN,
    B = 1 << ECART_BISHOP | 1 << ECART_QUEEN,
    P = 1 << ECART_PAWN,
    S = R | K, D = B | K,
    Sw = S | P, Rw = R | P, Dw = D | P,
    Sb = S | P << 1, Rb = R | P << 1, Db = D | P << 1
};

/* By difference of squares; a line for each column, west first. */
const uint8_t ecart_makers[240] = {
    0,  B,  0,  0,  0,  0,  0,  0,  R,  0,  0,  0,  0,  0,  0,  B,
    0,  0,  B,  0,  0,  0,  0,  0,  R,  0,  0,  0,  0,  0,  B,  0,
    0,  0,  0,  B,  0,  0,  0,  0,  R,  0,  0,  0,  0,  B,  0,  0,
    0,  0,  0,  0,  B,  0,  0,  0,  R,  0,  0,  0,  B,  0,  0,  0,
    0,  0,  0,  0,  0,  B,  0,  0,  R,  0,  0,  B,  0,  0,  0,  0,
    0,  0,  0,  0,  0,  0,  B,  N,  R,  N,  B,  0,  0,  0,  0,  0,
    0,  0,  0,  0,  0,  0,  N, Db,  S, Dw,  N,  0,  0,  0,  0,  0,
    0,  R,  R,  R,  R,  R, Rb, Sb,  0, Sw, Rw,  R,  R,  R,  R,  R,
    0,  0,  0,  0,  0,  0,  N, Db,  S, Dw,  N,  0,  0,  0,  0,  0,
    0,  0,  0,  0,  0,  0,  B,  N,  R,  N,  B,  0,  0,  0,  0,  0,
    0,  0,  0,  0,  0,  B,  0,  0,  R,  0,  0,  B,  0,  0,  0,  0,
    0,  0,  0,  0,  B,  0,  0,  0,  R,  0,  0,  0,  B,  0,  0,  0,
    0,  0,  0,  B,  0,  0,  0,  0,  R,  0,  0,  0,  0,  B,  0,  0,
    0,  0,  B,  0,  0,  0,  0,  0,  R,  0,  0,  0,  0,  0,  B,  0,
    0,  B,  0,  0,  0,  0,  0,  0,  R,  0,  0,  0,  0,  0,  0,  B,
};

/* The sets again, by the size of the difference. */
static const uint8_t owners[78] = {
    [1]  = S | P, [2]  = R | P, [3]  = R, [4]  = R, [5]  = R, [6]  = R, [7]  = R,
    [10] = S,     [20] = R,     [30] = R, [40] = R, [50] = R, [60] = R, [70] = R,
    [9]  = D,     [18] = B,     [27] = B, [36] = B, [45] = B, [54] = B, [63] = B,
    [11] = D | P, [22] = B,     [33] = B, [44] = B, [55] = B, [66] = B, [77] = B,
    [8]  = N,     [12] = N,     [19] = N, [21] = N,
};

const ecart_shape_set *ecart_shape_set_of(ecart_kind kind)
{
    return &sets[kind < ECART_KINDS ? kind : ECART_NO_KIND];
}

bool ecart_shape_set_has(ecart_kind kind, ecart_difference difference)
{
    int size = ecart_difference_size(difference);

    return kind < ECART_KINDS && size <= 77 && (owners[size] >> kind & 1);
}

bool ecart_shape_article(ecart_kind kind, ecart_cell from, ecart_cell to)
{
    ecart_difference difference = ecart_difference_between(from, to);
    bool starter = ecart_cell_row(from) == 2 || ecart_cell_row(from) == 7;

    if (kind == ECART_PAWN && ecart_difference_size(difference) == 2)
        return starter;
    return ecart_shape_set_has(kind, difference);
}

/* Of squares, whose differences say which way both parts go. */
static ecart_reason pawn_shape(ecart_side side, unsigned from, unsigned to)
{
    unsigned makers    = ecart_makers[to - from + SAME_SQUARE] >> ECART_PAWN;
    unsigned first     = side == ECART_WHITE ? 1 : 6;
    bool     is_double = to - from == 2 || from - to == 2;

    if (makers >> side & 1)
        return is_double && (from & 7) != first ? ECART_PAWN_DOUBLE_NOT_FROM_START
                                                : ECART_LEGAL;
    if (makers != 0)
        return ECART_PAWN_BACKWARD;
    return ((from ^ to) & 7) == 0 ? ECART_PAWN_SIDEWAYS : ECART_PAWN_SHAPE;
}

static ecart_reason shape_reason(ecart_kind kind)
{
    return (ECART_KING_SHAPE + kind - ECART_KING);
}

ecart_shape ecart_shape_check(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    unsigned    a = ecart_squares[from], b = ecart_squares[to];
    ecart_kind  kind  = ecart_piece_kind(piece);
    ecart_shape shape = { ECART_LEGAL, false };

    if (!squares_exist(a, b))
        shape.reason = ECART_IMPOSSIBLE_CELL;
    else if (a == b)
        shape.reason = ECART_SAME_CELL;
    else if (!ecart_piece_exists(piece))
        shape.reason = ECART_NOTHING_THERE;
    else if (kind == ECART_PAWN)
        shape.reason = pawn_shape(ecart_piece_side(piece), a, b);
    else {
        bool fits   = ecart_makers[b - a + SAME_SQUARE] >> kind & 1;
        bool in_set = owners[ecart_difference_size((ecart_difference)(to - from))] >> kind & 1;

        shape.reason = fits ? ECART_LEGAL : shape_reason(kind);
        shape.alias  = in_set & !fits;
    }
    return shape;
}

ecart_cells ecart_shape_cells(ecart_piece piece, ecart_cell from)
{
    ecart_cells cells = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell to = ecart_cell_nth(n);

        if (ecart_shape_check(piece, from, to).reason == ECART_LEGAL)
            cells = ecart_cells_add(cells, to);
    }
    return cells;
}
