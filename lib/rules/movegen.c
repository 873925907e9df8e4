/* SPDX-License-Identifier: MIT */
/* movegen.c -- lists and counts all legal moves */

#include "rules/movegen.h"

#include "board/placement.h"
#include "rules/castling.h"

ecart_cells ecart_en_passant_pawns(const movegen *g)
{
    const ecart_position *p = g->p;
    ecart_cells pawns = 0;
    int         from, to = index_of(p->en_passant);

    if (to >= NO_INDEX)
        return 0;
    FOR_EACH(from, ecart_pawn_attacks[p->side ^ 1][to] & own_of(g, ECART_PAWN)) {
        if (en_passant_attackers(p->of_kind, p->of_side, own_side(p), g->king, from, to) == 0)
            pawns |= bit(from);
    }
    return pawns;
}

/* The rooks with which the king may castle if no square that it passes is attacked,
 * and these squares.  Most often a piece stands between king and rook, so that is
 * asked first; in standard chess it is all that can block castling. */
static ecart_cells castling_candidates(const movegen *g, ecart_cells *passed)
{
    ecart_cells rooks = g->p->checkers == 0 ? g->p->castling & g->own : 0;
    int         rook;

    FOR_EACH(rook, rooks) {
        castling c = castling_with(g->p, rook);

        if ((between(g->king, rook) & g->taken) ||
            (g->p->chess960 && castling_blockers(g->p, &c)))
            rooks &= ~bit(rook);
        else
            *passed |= king_path(&c);
    }
    return rooks;
}

/* In Chess960 the rook may have shielded the king. */
static ecart_cells castling_targets(const movegen *g, ecart_cells rooks, ecart_cells safe)
{
    const ecart_position *p = g->p;
    ecart_cells targets = 0;
    int         rook;

    FOR_EACH(rook, rooks) {
        castling c = castling_with(p, rook);

        if (!(king_path(&c) & ~safe) &&
            !(p->chess960 && ecart_castling_attackers(p, &c)))
            targets |= bit(p->chess960 ? rook : c.king_to);
    }
    return targets;
}

static ecart_cells king_targets(const movegen *g)
{
    ecart_cells steps = empty_board_attacks(ECART_KING, g->king) & ~g->own, passed = 0;
    ecart_cells rooks = castling_candidates(g, &passed), safe;

    if ((steps | passed) == 0)
        return 0;
    safe = safe_of(g->p, own_side(g->p), steps | passed);
    return (steps & safe) | castling_targets(g, rooks, safe);
}

/* A king is never taken.  In no game can it be, but it could in one that is played
 * on after an illegal move. */
static movegen listing_of(const ecart_position *p)
{
    movegen g = movegen_of(p);

    g.targets &= ~p->of_kind[ECART_KING];
    return g;
}

/* The targets of each own piece other than pawns, at its index.  A loop for each
 * kind is faster than asking each piece what it is. */
static void find_piece_targets(const movegen *g, ecart_cells targets[64])
{
    ecart_cells queens = own_of(g, ECART_QUEEN);
    int         from;

    targets[g->king] = king_targets(g);
    FOR_EACH(from, own_of(g, ECART_KNIGHT))
        targets[from] = allowed(g, from, empty_board_attacks(ECART_KNIGHT, from));
    FOR_EACH(from, own_of(g, ECART_ROOK))
        targets[from] = 0;
    FOR_EACH(from, own_of(g, ECART_BISHOP) | queens)
        targets[from] = allowed(g, from, bishop_attacks(from, g->taken));
    FOR_EACH(from, own_of(g, ECART_ROOK) | queens)
        targets[from] |= allowed(g, from, rook_attacks(from, g->taken));
}

static ecart_cells pawn_target_set(const movegen *g, int from)
{
    pawn_targets t = targets_of_pawns(g, bit(from));

    return t.steps | t.doubles | t.east | t.west;
}

/* The targets of each pawn, at its index. */
static void find_pawn_targets(const movegen *g, ecart_cells targets[64])
{
    int from;

    FOR_EACH(from, own_of(g, ECART_PAWN))
        targets[from] = allowed(g, from, pawn_target_set(g, from));
    FOR_EACH(from, ecart_en_passant_pawns(g))
        targets[from] |= ecart_cells_of(g->p->en_passant);
}

static ecart_move *write_promotions(ecart_move *next, ecart_cell from, ecart_cells targets)
{
    int to;

    FOR_EACH(to, targets) {
        for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++)
            *next++ = ecart_move_make(from, cell_at(to), kind);
    }
    return next;
}

static ecart_move *write_moves(ecart_move *next, ecart_cell from, ecart_cells targets)
{
    int to;

    FOR_EACH(to, targets)
        *next++ = ecart_move_make(from, cell_at(to), ECART_NO_KIND);
    return next;
}

size_t ecart_list_moves(const ecart_position *p, ecart_move *moves)
{
    movegen     g = listing_of(p);
    ecart_cells targets[64], last_ranks = ROW(1) | ROW(8);
    ecart_move *next = moves;
    int         from;

    find_piece_targets(&g, targets);
    find_pawn_targets(&g, targets);
    FOR_EACH(from, g.own) {
        bool is_pawn = (p->of_kind[ECART_PAWN] & bit(from)) != 0;

        next = is_pawn && (targets[from] & last_ranks)
             ? write_promotions(next, cell_at(from), targets[from])
             : write_moves(next, cell_at(from), targets[from]);
    }
    return (size_t)(next - moves);
}

static size_t count_of(ecart_cells set)
{
    return (size_t)bits_count(set);
}

/* How many moves some pawns have that are not pinned.  A step to the last rank
 * counts as four. */
static size_t count_free_pawns(const movegen *g, ecart_cells pawns)
{
    pawn_targets t = targets_of_pawns(g, pawns);
    ecart_cells  last_ranks = ROW(1) | ROW(8);
    size_t       count = count_of(t.steps) + count_of(t.doubles) +
                         count_of(t.east) + count_of(t.west);

    if ((t.steps | t.east | t.west) & last_ranks)
        count += 3 * (count_of(t.steps & last_ranks) + count_of(t.east & last_ranks) +
                      count_of(t.west & last_ranks));
    return count;
}

static size_t count_pawn_moves(const movegen *g)
{
    ecart_cells pawns = own_of(g, ECART_PAWN), last_ranks = ROW(1) | ROW(8);
    size_t      count = count_free_pawns(g, pawns & ~g->p->pinned);
    int         from;

    FOR_EACH(from, pawns & g->p->pinned) {
        ecart_cells targets = allowed(g, from, pawn_target_set(g, from));

        count += count_of(targets) + 3 * count_of(targets & last_ranks);
    }
    if (g->p->en_passant != ECART_NO_CELL)
        count += count_of(ecart_en_passant_pawns(g));
    return count;
}

size_t ecart_count_moves(const ecart_position *p)
{
    movegen     g = listing_of(p);
    ecart_cells targets[64];
    size_t      count = count_pawn_moves(&g);
    int         from;

    find_piece_targets(&g, targets);
    FOR_EACH(from, g.own & ~p->of_kind[ECART_PAWN])
        count += count_of(targets[from]);
    return count;
}

/* Most callers have given check, and most kings can step out of one. */
bool ecart_can_move(const ecart_position *p)
{
    int to;

    FOR_EACH(to, empty_board_attacks(ECART_KING, own_king(p)) & ~own(p)) {
        if (king_attackers(p, to) == 0)
            return true;
    }
    return ecart_count_moves(p) != 0;
}

/* If there may be too little room, all moves are listed elsewhere first. */
size_t ecart_legal_moves(const ecart_position *position, ecart_move *moves,
                         size_t size)
{
    ecart_move all[ECART_MOVE_LIST_SIZE];
    size_t     count;

    if (occupied(position) == 0)
        return 0;
    if (size >= ECART_MOVE_LIST_SIZE)
        return ecart_list_moves(position, moves);
    count = ecart_list_moves(position, all);
    for (size_t i = 0; i < count && i < size; i++)
        moves[i] = all[i];
    return count;
}

size_t ecart_legal_count(const ecart_position *position)
{
    return occupied(position) == 0 ? 0 : ecart_count_moves(position);
}

bool ecart_has_legal_move(const ecart_position *position)
{
    return occupied(position) != 0 && ecart_can_move(position);
}

ecart_cells ecart_legal_destinations(const ecart_position *position,
                                     ecart_cell from)
{
    ecart_cells targets[64];
    movegen     g;

    if (!(ecart_cells_of(from) & own(position)))
        return 0;
    g = listing_of(position);
    find_piece_targets(&g, targets);
    find_pawn_targets(&g, targets);
    return targets[index_of(from)];
}
