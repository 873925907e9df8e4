/* SPDX-License-Identifier: MIT */
/* reach.c -- where each man can ever stand, and whether that is enough for a mate
 *
 * Suppose at first that no man ever moves.  Then let each man go wherever it could
 * between the others, again and again, until nothing is added:
 *   - a cell can become empty if nothing stands there now, or if the man there can
 *     leave or be taken; only such a cell can be crossed;
 *   - a piece goes to such cells, and to those of enemy men, which it takes;
 *   - a pawn steps to such cells, but not past an enemy pawn before it that never
 *     takes and is never taken; it takes where an enemy man can ever stand;
 *   - a king never goes to a cell that is guarded forever: by a man that never leaves
 *     and is never taken.
 * In no game does a man stand anywhere else.  For look at the first move that puts one
 * there: before it each man stood on its cells, so that the move was allowed.
 *
 * A mate needs a cell of the king's, a man that attacks it there, and for each cell
 * around it a man that attacks it too, or a man of the king's own side on it, one for
 * each cell.  The mating king covers what is beside one of its own cells.  If no cell of
 * the king's has all that, there is no mate.
 *
 * Some captures by the king end the game, because the other side has no move after them.
 * Then no mate follows.  So suppose at first that the king never takes a man that stands
 * forever, and look in the end at the captures of this kind that it could make.  If the
 * other side never moves a man but its king, and after each capture this king could only
 * go beside the king that has just taken, then each capture ends the game, and all cells
 * are found without them. */

#include "prospect/obstacle.h"

#include "board/mobility_fill.h"

enum { BESIDE_KINGS = 2 };      /* from here on, men are not kings */

static void add_man(reaches *r, ecart_side side, ecart_kind kind, int index)
{
    r->men[r->count++] = (reaching_man){ bit(index), (uint8_t)index, side, kind };
}

static void add_men(reaches *r, const ecart_position *p, ecart_side side)
{
    int index;

    for (ecart_kind kind = ECART_QUEEN; kind <= ECART_PAWN; kind++)
        FOR_EACH(index, p->of_side[side] & p->of_kind[kind])
            add_man(r, side, kind, index);
    r->starts[side] = r->held[side] = p->of_side[side] & ~p->of_kind[ECART_KING];
    r->takes[side]  = 0;
}

static void stay(reaches *r, const ecart_position *p)
{
    r->count = 0;
    r->fixed = occupied(p);
    add_man(r, ECART_WHITE, ECART_KING, index_of(p->king[ECART_WHITE]));
    add_man(r, ECART_BLACK, ECART_KING, index_of(p->king[ECART_BLACK]));
    add_men(r, p, ECART_WHITE);
    add_men(r, p, ECART_BLACK);
}

static ecart_cells pawns_attack(ecart_side side, ecart_cells pawns)
{
    int forward = ecart_side_forward(side);

    return attacks_east(pawns, forward) | attacks_west(pawns, forward);
}

/* All that a man attacks from its cells.  A slider can go wherever it attacks, unless a man of
 * its own side or a king stands there forever, so it attacks no more than the first cells beyond
 * its own. */
static ecart_cells attacks_of(const reaching_man *m)
{
    ground beyond = { ~m->cells, ~m->cells };

    return m->kind == ECART_PAWN ? pawns_attack(m->side, m->cells)
         : ecart_mobility_step(ECART_PIECE(m->side, m->kind), m->cells, beyond);
}

static bool can_be_taken(const reaches *r, const reaching_man *m)
{
    return (m->cells & r->takes[ecart_side_other(m->side)]) != 0;
}

/* All that those men of a side ever attack that stand on some cells now. */
static ecart_cells attacked_from(const reaches *r, ecart_side side, ecart_cells starts)
{
    ecart_cells attacked = 0;

    for (int i = 0; i < r->count; i++) {
        const reaching_man *m = &r->men[i];

        if (m->side == side && starts & bit(m->start))
            attacked |= attacks_of(m);
    }
    return attacked;
}

static ecart_cells guarded_forever(const reaches *r, ecart_side side)
{
    return attacked_from(r, side, r->fixed);
}

/* The pawns of a side that are never taken, where they stand now.  They stay on their columns: a
 * man that such a pawn takes could have taken it.  No enemy pawn gets past one: it would have to
 * take another man on a cell that the pawn has just passed, and could have taken the pawn there. */
static ecart_cells bars(const reaches *r, ecart_side side)
{
    ecart_cells pawns = 0;

    for (int i = BESIDE_KINGS; i < r->count; i++) {
        const reaching_man *m = &r->men[i];

        if (m->side == side && m->kind == ECART_PAWN && !can_be_taken(r, m))
            pawns |= bit(m->start);
    }
    return pawns;
}

static ecart_cells pawn_goes(const reaches *r, const reaching_man *m)
{
    ecart_side  other = ecart_side_other(m->side);
    ecart_cells ends  = r->fixed | bars(r, other);
    ecart_cells steps = moved(m->cells, ecart_side_forward(m->side));

    return m->cells | (steps & ~ends) | (pawns_attack(m->side, m->cells) & r->held[other]);
}

static ecart_cells piece_goes(const reaches *r, const reaching_man *m)
{
    ecart_side  other  = ecart_side_other(m->side);
    ecart_cells barred = m->kind == ECART_KING
                       ? guarded_forever(r, other) | (r->spared & r->fixed) : 0;
    ground      g      = { r->fixed | barred, r->starts[other] & ~barred };

    return ecart_mobility_fill(ECART_PIECE(m->side, m->kind), m->cells, g);
}

/* Kings come first, and are never taken. */
static void find_fixed(reaches *r)
{
    r->fixed = 0;
    for (int i = 0; i < r->count; i++) {
        const reaching_man *m = &r->men[i];

        if (m->cells == bit(m->start) && (i < BESIDE_KINGS || !can_be_taken(r, m)))
            r->fixed |= m->cells;
    }
}

/* Lets each man go on once; returns whether any did. */
static bool spread(reaches *r)
{
    bool grew = false;

    for (int i = 0; i < r->count; i++) {
        reaching_man *m     = &r->men[i];
        bool          pawn  = m->kind == ECART_PAWN;
        ecart_cells   cells = pawn ? pawn_goes(r, m) : piece_goes(r, m);

        grew     = grew || cells != m->cells;
        m->cells = cells;
        r->takes[m->side] |= pawn ? pawns_attack(m->side, cells) : cells;
        if (i >= BESIDE_KINGS)
            r->held[m->side] |= cells;
    }
    find_fixed(r);
    return grew;
}

/* Whether a pawn can promote.  Then nothing is proven: the new piece could do nearly
 * everything. */
static bool promotes(const reaches *r)
{
    for (int i = BESIDE_KINGS; i < r->count; i++) {
        if (r->men[i].kind == ECART_PAWN && r->men[i].cells & (ROW(1) | ROW(8)))
            return true;
    }
    return false;
}

/* Whether men of a side can stand on all of some cells.  They are only counted, so the answer
 * may be yes where they really cannot. */
static bool can_be_filled(const reaches *r, ecart_side side, ecart_cells cells)
{
    ecart_cells filled = NO_CELLS;
    int         men    = 0;

    for (int i = BESIDE_KINGS; i < r->count; i++) {
        const reaching_man *m = &r->men[i];

        if (m->side == side && m->cells & cells) {
            filled |= m->cells;
            men++;
        }
    }
    return !(cells & ~filled) && ecart_cells_count(cells) <= men;
}

/* Whether a king can be shut in on a cell, if some cells beside it are not attacked by
 * other men than the mating king. */
static bool can_be_shut_in(const reaches *r, ecart_side side, int at, ecart_cells flights)
{
    ecart_cells beside = empty_board_attacks(ECART_KING, at) | bit(at);
    int         king;

    FOR_EACH(king, r->men[side].cells & ~beside) {
        if (can_be_filled(r, ecart_side_other(side),
                          flights & ~empty_board_attacks(ECART_KING, king)))
            return true;
    }
    return false;
}

/* Whether men of a side can attack the enemy king where it can be shut in. */
static bool can_mate(const reaches *r, ecart_side side)
{
    ecart_cells attacked = attacked_from(r, side, r->starts[side]);
    int         at;

    FOR_EACH(at, r->men[ecart_side_other(side)].cells & attacked) {
        if (can_be_shut_in(r, side, at, empty_board_attacks(ECART_KING, at) & ~attacked))
            return true;
    }
    return false;
}

/* Whether the enemy king leaves a side without a move by taking on a cell: wherever the
 * side's own king is, it could only go to cells beside the one that took. */
static bool leaves_no_move(const reaches *r, ecart_side side, int taken)
{
    ecart_cells king = r->men[side].cells;
    ecart_cells near = empty_board_attacks(ECART_KING, taken) | bit(taken);
    int         at;

    FOR_EACH(at, king & ~near) {
        if (empty_board_attacks(ECART_KING, at) & king & ~near)
            return false;
    }
    return true;
}

static bool only_king_moves(const reaches *r, ecart_side side)
{
    for (int i = BESIDE_KINGS; i < r->count; i++) {
        if (r->men[i].side == side && r->men[i].cells != bit(r->men[i].start))
            return false;
    }
    return true;
}

/* Men of a side that the enemy king was assumed not to capture, although it can reach them
 * and nothing guards them. */
static ecart_cells really_spared(const reaches *r, ecart_side side)
{
    ecart_cells king = r->men[ecart_side_other(side)].cells;

    return ecart_mobility_step(ECART_PIECE(side, ECART_KING), king,
                               (ground){ NO_CELLS, NO_CELLS }) &
           r->spared & r->fixed & ~guarded_forever(r, side);
}

/* Whether each capture that was left out would end the game.  The king that takes must have
 * another cell: if it stands forever, it was counted as a guard of cells that it no longer
 * guards after a capture. */
static bool was_right_to_spare(const reaches *r, ecart_side side)
{
    int at;

    if (!only_king_moves(r, side) || !has_two(r->men[ecart_side_other(side)].cells))
        return false;
    FOR_EACH(at, really_spared(r, side)) {
        if (!leaves_no_move(r, side, at))
            return false;
    }
    return true;
}

/* Whether a pawn could capture en passant, apart from its king's safety. */
static bool may_pass(const ecart_position *p)
{
    return p->en_passant != ECART_NO_CELL &&
           (ecart_pawn_attacks[enemy_side(p)][index_of(p->en_passant)] & own(p) &
            p->of_kind[ECART_PAWN]) != 0;
}

static ecart_cells steps_from(ecart_cells cells, bool columns)
{
    return columns ? moved(cells & ~COLUMN_H, EAST) | moved(cells & ~COLUMN_A, WEST)
                   : moved(cells & ~ROW(8), +1) | moved(cells & ~ROW(1), -1);
}

/* Men, but for kings and pawns, that can go to an empty cell: sliders to one beside them. */
static ecart_cells can_go(const ecart_position *p)
{
    ecart_cells empty = ~occupied(p), aside = steps_from(empty, true);
    ecart_cells men   = (straight_sliders(p->of_kind) & (aside | steps_from(empty, false))) |
                        (diagonal_sliders(p->of_kind) & steps_from(aside, false));
    int         index;

    FOR_EACH(index, p->of_kind[ECART_KNIGHT]) {
        if (empty_board_attacks(ECART_KNIGHT, index) & empty)
            men |= bit(index);
    }
    return men;
}

/* Whether a pawn has nothing before it but empty cells, and men that do not stand forever. */
static bool has_free_pawn(const ecart_position *p, ecart_cells ends)
{
    ecart_cells pawns = p->of_kind[ECART_PAWN];
    ecart_cells white = ray_attacks(pawns & p->of_side[ECART_WHITE], +1, ~ROW(1), ends);
    ecart_cells black = ray_attacks(pawns & p->of_side[ECART_BLACK], -1, ~ROW(8), ends);

    return (((white & ROW(8)) | (black & ROW(1))) & ~ends) != 0;
}

/* The men, but for kings, that rooks and queens of a side, or bishops and queens, can take some
 * day, if only men on the cells in ends can stand in their way. */
static ecart_cells can_take(const ecart_position *p, ecart_side side, ecart_cells ends)
{
    ecart_cells enemies  = p->of_side[ecart_side_other(side)] & ~p->of_kind[ECART_KING];
    ecart_cells goals    = ~ends | enemies;
    ecart_cells straight = p->of_side[side] & straight_sliders(p->of_kind);
    ecart_cells diagonal = p->of_side[side] & diagonal_sliders(p->of_kind), before[2];

    do {
        before[0] = straight;
        before[1] = diagonal;
        straight |= all_rooks_attack(straight, ends) & goals;
        diagonal |= all_bishops_attack(diagonal, ends) & goals;
    } while (straight != before[0] || diagonal != before[1]);
    return (straight | diagonal) & enemies;
}

/* Whether spreading would find that a pawn can promote, as can be seen at once: on its way
 * stand only men that can go away, or that sliders can take.  None of them stands forever, and
 * no pawn among them bars the way, since it can be taken. */
static bool has_way(const ecart_position *p)
{
    ecart_cells ends = occupied(p) & ~can_go(p);

    return has_free_pawn(p, ends) ||
           has_free_pawn(p, ends & ~can_take(p, ECART_WHITE, ends)
                                 & ~can_take(p, ECART_BLACK, ends));
}

/* Without pawns, men are in each other's way only for a while.  A position with castling
 * or en passant is not judged: ask again after the move. */
bool ecart_reach_is_open(const ecart_position *p)
{
    return p->of_kind[ECART_PAWN] == 0 || p->castling != 0 || may_pass(p) ||
           ecart_cells_count(occupied(p)) > REACH_MEN || has_way(p);
}

bool ecart_reach_lets_mate(reaches *r, const ecart_position *p, ecart_side side,
                           bool stalemate_spares)
{
    return ecart_reach_is_open(p) || ecart_reach_finds_mate(r, p, side, stalemate_spares);
}

bool ecart_reach_finds_mate(reaches *r, const ecart_position *p, ecart_side side,
                            bool stalemate_spares)
{
    stay(r, p);
    r->spared = stalemate_spares ? r->starts[side] : 0;
    do {
        if (promotes(r) || can_mate(r, side))
            return true;
    } while (spread(r));
    return r->spared != 0 && !was_right_to_spare(r, side);
}

/* The men of a side other than the king that can ever attack one of some cells. */
static ecart_cells attackers_ever(const reaches *r, ecart_side side, ecart_cells cells)
{
    ecart_cells men = 0;

    for (int i = BESIDE_KINGS; i < r->count; i++) {
        const reaching_man *m = &r->men[i];

        if (m->side == side && attacks_of(m) & cells)
            men |= bit(m->start);
    }
    return men;
}

ecart_obstacle ecart_reach_obstacle(const reaches *r, const ecart_position *p, ecart_side side)
{
    ecart_obstacle o = { .kind = ECART_OBSTACLE_WALL };

    o.locked = r->fixed & ~p->of_kind[ECART_KING];
    o.spared = really_spared(r, side);
    o.king   = r->men[ecart_side_other(side)].cells;
    o.checks = o.king & attacked_from(r, side, r->starts[side]);
    o.men    = attackers_ever(r, side, o.checks);
    if (!(o.men & ~p->of_kind[ECART_BISHOP]) && !(o.men & DARK_CELLS) != !(o.men & ~DARK_CELLS))
        o.kind = ECART_OBSTACLE_BISHOPS;
    return o;
}
