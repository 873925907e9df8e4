/* SPDX-License-Identifier: MIT */
/* movegen.c -- lists and counts all legal moves */

#include "rules/movegen.h"

#include "board/placement.h"
#include "rules/castling.h"

ecart_cells ecart_pinned_targets(const ecart_position *p, int from)
{
    return pin_line(p, p->side, from);
}

/* The pawns that may legally capture en passant. */
static ecart_cells en_passant_pawns(const movegen *g)
{
    const ecart_position *p = g->p;
    ecart_cells pawns = 0;
    int         from, to = index_of(p->en_passant);

    if (to == NO_INDEX)
        return 0;
    FOR_EACH(from, ecart_pawn_attacks[p->side ^ 1][to] & own_of(g, ECART_PAWN)) {
        if (en_passant_attackers(p->of_kind, p->of_side, p->side, g->king, from, to) == 0)
            pawns |= bit(from);
    }
    return pawns;
}

ecart_cell ecart_position_en_passant(const ecart_position *position)
{
    movegen g = movegen_of(position);

    return en_passant_pawns(&g) != 0 ? position->en_passant : ECART_NO_CELL;
}

/* The rooks with which the king may castle if no square that it passes is attacked.  Most often
 * a piece between king and rook forbids it, which is quick to see. */
static ecart_cells castling_candidates(const movegen *g)
{
    ecart_cells rooks = g->p->castling & g->own;
    int         rook;

    FOR_EACH(rook, rooks) {
        castling c = castling_with(g->p, rook);

        if ((between(g->king, rook) & g->taken) || forbid_castling(g->p, &c) != 0)
            rooks &= ~bit(rook);
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

        if (!(king_path(&c) & ~safe) && (!p->chess960 || !ecart_castling_attackers(p, &c)))
            targets |= bit(p->chess960 ? rook : c.king_to);
    }
    return targets;
}

static ecart_cells king_targets(const movegen *g)
{
    ecart_cells steps = empty_board_attacks(ECART_KING, g->king) & ~g->own;
    ecart_cells rooks = castling_candidates(g), safe;

    if ((steps | rooks) == 0)
        return 0;
    safe = ~guarded_squares(g->p) &
           ~empty_board_attacks(ECART_KING, index_of(g->p->king[enemy_side(g->p)]));
    return (steps & safe) | castling_targets(g, rooks, safe);
}

static ecart_cells pawn_target_set(const movegen *g, int from)
{
    pawn_targets t = targets_of_pawns(g, bit(from));

    return t.steps | t.doubles | t.east | t.west;
}

static ecart_cells targets_of_pawn(const movegen *g, int from)
{
    ecart_cells targets = allowed(g, from, pawn_target_set(g, from));

    if (en_passant_pawns(g) & bit(from))
        targets |= ecart_cells_of(g->p->en_passant);
    return targets;
}

/* The squares where an own piece may legally go. */
static ecart_cells legal_targets(const movegen *g, int from)
{
    ecart_kind kind = ecart_piece_kind(g->p->board.at[cell_at(from)]);

    switch (kind) {
    case ECART_KING: return king_targets(g);
    case ECART_PAWN: return targets_of_pawn(g, from);
    default:         return allowed(g, from, piece_attacks(kind, from, g->taken));
    }
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

/* At most MOVES_OF_A_PIECE moves.  Only a pawn that goes to a last rank promotes. */
static inline ecart_move *write_moves_of(const movegen *g, int from, ecart_cells targets,
                                         ecart_move *next)
{
    ecart_cells last_ranks = ROW(1) | ROW(8);
    bool        is_pawn    = (g->p->of_kind[ECART_PAWN] & bit(from)) != 0;

    return is_pawn && (targets & last_ranks) ? write_promotions(next, cell_at(from), targets)
                                             : write_moves(next, cell_at(from), targets);
}

size_t ecart_list_moves_of(const movegen *g, int from, ecart_move *moves)
{
    return (size_t)(write_moves_of(g, from, legal_targets(g, from), moves) - moves);
}

/* The targets of each own piece, at its index.  For all of them, a loop for each kind
 * is faster than asking each piece what it is. */
static void find_targets(const movegen *g, ecart_cells targets[64])
{
    ecart_cells queens = own_of(g, ECART_QUEEN);
    int         from;

    targets[g->king] = king_targets(g);
    FOR_EACH(from, own_of(g, ECART_PAWN))
        targets[from] = allowed(g, from, pawn_target_set(g, from));
    FOR_EACH(from, en_passant_pawns(g))
        targets[from] |= ecart_cells_of(g->p->en_passant);
    FOR_EACH(from, own_of(g, ECART_KNIGHT))
        targets[from] = allowed(g, from, empty_board_attacks(ECART_KNIGHT, from));
    FOR_EACH(from, own_of(g, ECART_ROOK))
        targets[from] = 0;
    FOR_EACH(from, own_of(g, ECART_BISHOP) | queens)
        targets[from] = allowed(g, from, bishop_attacks(from, g->taken));
    FOR_EACH(from, own_of(g, ECART_ROOK) | queens)
        targets[from] |= allowed(g, from, rook_attacks(from, g->taken));
}

/* Lists the moves of some pieces where there may be too little room. */
static size_t list_within(const movegen *g, ecart_cells pieces, ecart_move *moves, size_t size)
{
    ecart_move some[MOVES_OF_A_PIECE];
    size_t     count = 0;
    int        from;

    FOR_EACH(from, pieces) {
        size_t more = ecart_list_moves_of(g, from, some);

        for (size_t i = 0; i < more && count + i < size; i++)
            moves[count + i] = some[i];
        count += more;
    }
    return count;
}

size_t ecart_legal_moves(const ecart_position *position, ecart_move *moves, size_t size)
{
    movegen     g = movegen_of(position);
    ecart_cells targets[64];
    ecart_move *next = moves;
    int         from;

    if (g.taken == 0)
        return 0;
    find_targets(&g, targets);
    FOR_EACH(from, g.own) {
        size_t count = (size_t)(next - moves);

        if (count + MOVES_OF_A_PIECE > size)
            return count + list_within(&g, g.own & -bit(from), next, size - count);
        next = write_moves_of(&g, from, targets[from], next);
    }
    return (size_t)(next - moves);
}

static size_t count_of(ecart_cells set)
{
    return (size_t)bits_count(set);
}

/* How many moves some pawns have that are not pinned.  A step to the last rank is four. */
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
        count += count_of(en_passant_pawns(g));
    return count;
}

/* All but kings and pawns.  A queen goes as a rook or as a bishop, and nowhere as both. */
static size_t count_piece_moves(const movegen *g)
{
    ecart_cells queens = own_of(g, ECART_QUEEN);
    size_t      count  = 0;
    int         from;

    FOR_EACH(from, own_of(g, ECART_KNIGHT))
        count += count_of(allowed(g, from, empty_board_attacks(ECART_KNIGHT, from)));
    FOR_EACH(from, own_of(g, ECART_BISHOP) | queens)
        count += count_of(allowed(g, from, bishop_attacks(from, g->taken)));
    FOR_EACH(from, own_of(g, ECART_ROOK) | queens)
        count += count_of(allowed(g, from, rook_attacks(from, g->taken)));
    return count;
}

size_t ecart_legal_count(const ecart_position *position)
{
    movegen g = movegen_of(position);

    if (g.taken == 0)
        return 0;
    return count_pawn_moves(&g) + count_of(king_targets(&g)) + count_piece_moves(&g);
}

/* In check it is most often the king that can move, else a pawn. */
bool ecart_has_legal_move(const ecart_position *position)
{
    bool    in_check = position->checkers != 0;
    movegen g        = movegen_of(position);

    if (g.taken == 0)
        return false;
    return (in_check && king_targets(&g) != 0) || count_pawn_moves(&g) != 0 ||
           (!in_check && king_targets(&g) != 0) || count_piece_moves(&g) != 0;
}

ecart_cells ecart_legal_destinations(const ecart_position *position, ecart_cell from)
{
    movegen g;

    if (!(ecart_cells_of(from) & own(position)))
        return 0;
    g = movegen_of(position);
    return legal_targets(&g, index_of(from));
}

/* The squares behind an empty one from which a pawn would come to it, by one step or by two. */
static ecart_cells pawn_from(const movegen *g, int to)
{
    ecart_cells step = moved(bit(to), -g->forward), third = g->forward > 0 ? ROW(3) : ROW(6);

    return step | moved(step & third & ~g->taken, -g->forward);
}

/* A pawn comes from behind to an empty square, and takes aside. */
ecart_cells ecart_pawn_candidates(const ecart_position *p, int to)
{
    movegen     g     = movegen_of(p);
    ecart_cells found = g.taken & bit(to) ? ecart_pawn_attacks[p->side ^ 1][to] : pawn_from(&g, to);
    int         from;

    found = g.targets & bit(to) ? found & own_of(&g, ECART_PAWN) : 0;
    FOR_EACH(from, found & p->pinned) {
        if (!allowed(&g, from, bit(to)))
            found &= ~bit(from);
    }
    return to == index_of(p->en_passant) ? found | en_passant_pawns(&g) : found;
}
