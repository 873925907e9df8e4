/* SPDX-License-Identifier: MIT */
/* search.c -- looks at all positions that can follow, where they are few
 *
 * Kings that walk to and fro make endless lines of few positions.  So each position is kept,
 * and its moves are tried only once.  If another proof says that a position cannot lead to
 * mate, its moves are not tried.  When no move leads to a new position, no line ends in a mate.
 * Positions are compared whole, and not by a number that two of them might share.  The clock
 * and the number of the move are not compared: no move depends on them. */

#include "prospect/obstacle.h"

#include <string.h>

#include "rules/play.h"

enum { KEPT = 1024, SLOTS = 2 * KEPT, MOVES = 96, KING_TO_MOVE = 7 };

/* A position without rights to castle.  The first set has White's men, and the cell that a pawn
 * passed; the others have the men of whose kind the lowest bit is set, the next, and the third.
 * The king of the side to move is a kind of its own. */
typedef struct kept {
    ecart_cells sets[4];
} kept;

typedef struct kept_positions {
    kept     found[KEPT];
    uint16_t slot[SLOTS];       /* number in found + 1; 0 is free */
    size_t   count;
} kept_positions;

static kept kept_of(const ecart_position *p)
{
    ecart_cells passed = p->en_passant != ECART_NO_CELL ? bit(index_of(p->en_passant)) : 0;
    ecart_cells king   = bit(index_of(p->king[p->side]));
    kept        k      = { { p->of_side[ECART_WHITE] | passed, king, king, king } };

    for (unsigned kind = ECART_KING; kind <= ECART_PAWN; kind++) {
        for (int n = 0; n < 3; n++)
            k.sets[n + 1] |= kind >> n & 1 ? p->of_kind[kind] : 0;
    }
    return k;
}

static bool set_kept(const kept *k, ecart_position *p)
{
    ecart_setup setup;

    ecart_setup_clear(&setup);
    FOR_ALL(i) {
        ecart_side side = k->sets[0] >> i & 1 ? ECART_WHITE : ECART_BLACK;
        ecart_kind kind = (ecart_kind)((k->sets[1] >> i & 1) | (k->sets[2] >> i & 1) << 1 |
                                       (k->sets[3] >> i & 1) << 2);

        if (kind == KING_TO_MOVE) {
            setup.side = side;
            kind       = ECART_KING;
        }
        if (kind != ECART_NO_KIND)
            (void)ecart_board_put(&setup.board, cell_at(i), ecart_piece_make(side, kind));
        else if (side == ECART_WHITE)
            setup.en_passant = cell_at(i);
    }
    return ecart_position_set(p, &setup);
}

/* Keeps a position if it is new; false if there is no room for it. */
static bool keep(kept_positions *s, const ecart_position *p)
{
    kept     k    = kept_of(p);
    uint64_t hash = (k.sets[0] ^ k.sets[1] * 3 ^ k.sets[2] * 5 ^ k.sets[3] * 7);
    size_t   slot = (size_t)(hash * 0x9e3779b97f4a7c15 >> 53);

    for (; s->slot[slot] != 0; slot = (slot + 1) % SLOTS) {
        if (memcmp(&s->found[s->slot[slot] - 1], &k, sizeof k) == 0)
            return true;
    }
    if (s->count == KEPT)
        return false;
    s->found[s->count++] = k;
    s->slot[slot] = (uint16_t)s->count;
    return true;
}

static bool keep_what_follows(kept_positions *s, const ecart_position *p, const ecart_move *moves,
                              size_t count)
{
    ecart_position after;
    bool           all = true;

    for (size_t i = 0; i < count && all; i++) {
        ecart_try_move(p, moves[i], &after);
        all = keep(s, &after);
    }
    return all;
}

ecart_prospect ecart_search_all(const ecart_position *p, ecart_side side)
{
    kept_positions s;

    s.count = 0;
    memset(s.slot, 0, sizeof s.slot);
    (void)keep(&s, p);
    for (size_t i = 0; i < s.count; i++) {
        ecart_position here = *p;
        bool           same = set_kept(&s.found[i], &here);   /* always, but nothing proves it */
        ecart_move     moves[MOVES];
        size_t         count = ecart_legal_moves(&here, moves, MOVES);

        if (count == 0 && here.checkers != 0 && here.side != side)
            return ECART_MATE_POSSIBLE;
        if (!(same & (count <= MOVES) & (p->castling == 0)) ||
            (ecart_may_mate(&here, side) && !keep_what_follows(&s, &here, moves, count)))
            return ECART_MATE_UNPROVEN;
    }
    return ECART_MATE_IMPOSSIBLE;
}
