/* SPDX-License-Identifier: MIT */
/* movegen.c -- all legal moves, and counting them */

#include "rules/movegen.h"

/* The pawns that may legally capture en passant. */
static ecart_cells en_passant_pawns(const sight *s)
{
    const ecart_position *p = s->p;
    ecart_cells pawns = 0;
    int         from, to = index_of(p->en_passant);

    if (to >= NO_INDEX)
        return 0;
    FOR_EACH(from, ecart_pawn_attacks[p->side ^ 1][to] & own_of(s, ECART_PAWN)) {
        if (en_passant_attackers(p->of_kind, p->of_side, own_side(p), s->king, from, to) == 0)
            pawns |= bit(from);
    }
    return pawns;
}

static inline size_t count_of(ecart_cells set)
{
    return (size_t)bits_count(set);
}

/* The cells that the king passes and reaches. */
static ecart_cells king_path(const castling *c)
{
    return between(c->king, c->king_goal) | bit(c->king_goal);
}

/* The rooks that may be castled with if nothing is attacked, and the cells
 * of which that must be known.  Most often something stands between king and
 * rook: no more need be asked then, and in usual chess no more otherwise. */
static ecart_cells castling_rooks(const sight *s, ecart_cells *passed)
{
    ecart_cells rooks = s->p->checkers == 0 ? s->p->castling & s->own : 0;
    int         rook;

    FOR_EACH(rook, rooks) {
        castling c = castling_with(s->p, rook);

        if ((between(s->king, rook) & s->taken) ||
            (s->p->chess960 && castling_blockers(s->p, &c)))
            rooks &= ~bit(rook);
        else
            *passed |= king_path(&c);
    }
    return rooks;
}

/* In Chess960 the rook may have been a shield. */
static ecart_cells castling_goals(const sight *s, ecart_cells rooks, ecart_cells safe)
{
    const ecart_position *p = s->p;
    ecart_cells goals = 0;
    int         rook;

    FOR_EACH(rook, rooks) {
        castling c = castling_with(p, rook);

        if (!(king_path(&c) & ~safe) &&
            !(p->chess960 && ecart_castling_attackers(p, &c)))
            goals |= bit(p->chess960 ? rook : c.king_goal);
    }
    return goals;
}

static ecart_cells king_goals(const sight *s)
{
    ecart_cells steps = bare_attacks(ECART_KING, s->king) & ~s->own, passed = 0;
    ecart_cells rooks = castling_rooks(s, &passed), safe;

    if ((steps | passed) == 0)
        return 0;
    safe = safe_of(s->p, own_side(s->p), steps | passed);
    return (steps & safe) | castling_goals(s, rooks, safe);
}

/* What a piece attacks and may go to, if it is no pawn and not the king. */
static inline ecart_cells allowed(const sight *s, int from, ecart_cells attacks)
{
    ecart_cells goals = attacks & s->goals;

    return s->pinned & bit(from) ? goals & pin_line(s->king, from) : goals;
}

/* The goals of each own piece that is no pawn, at its index.  A loop for each
 * kind is faster than asking each piece what it is. */
static void find_piece_goals(const sight *s, ecart_cells goals[64])
{
    ecart_cells queens = own_of(s, ECART_QUEEN);
    int         from;

    goals[s->king] = king_goals(s);
    FOR_EACH(from, own_of(s, ECART_KNIGHT))
        goals[from] = allowed(s, from, bare_attacks(ECART_KNIGHT, from));
    FOR_EACH(from, own_of(s, ECART_ROOK))
        goals[from] = 0;
    FOR_EACH(from, own_of(s, ECART_BISHOP) | queens)
        goals[from] = allowed(s, from, bishop_attacks(from, s->taken));
    FOR_EACH(from, own_of(s, ECART_ROOK) | queens)
        goals[from] |= allowed(s, from, rook_attacks(from, s->taken));
}

/* The goals of each pawn, at its index. */
static void find_pawn_goals(const sight *s, ecart_cells goals[64])
{
    pawn_goals all = pawns_go(s);
    int        from;

    FOR_EACH(from, own_of(s, ECART_PAWN)) {
        ecart_cells pawn = bit(from);

        goals[from] = (moved(pawn, s->forward) & all.steps) |
                      (moved(pawn, 2 * s->forward) & all.doubles) |
                      (attacks_east(pawn, s->forward) & all.east) |
                      (attacks_west(pawn, s->forward) & all.west);
    }
    FOR_EACH(from, en_passant_pawns(s))
        goals[from] |= ecart_cells_of(s->p->en_passant);
}

ecart_cells ecart_legal_destinations(const ecart_position *position,
                                     ecart_cell from)
{
    sight       s = look(position);
    ecart_cells goals[64];

    if (!(ecart_cells_of(from) & s.own))
        return 0;
    find_piece_goals(&s, goals);
    find_pawn_goals(&s, goals);
    return goals[index_of(from)];
}

static ecart_move *write_promotions(ecart_move *next, ecart_cell from, ecart_cells goals)
{
    int to;

    FOR_EACH(to, goals) {
        for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++)
            *next++ = ecart_move_make(from, cell_at(to), kind);
    }
    return next;
}

static ecart_move *write_moves(ecart_move *next, ecart_cell from, ecart_cells goals)
{
    int to;

    FOR_EACH(to, goals)
        *next++ = ecart_move_make(from, cell_at(to), ECART_NO_KIND);
    return next;
}

static size_t write_all(const ecart_position *p, ecart_move *moves)
{
    sight       s = look(p);
    ecart_cells goals[64], last_rows = ROW(1) | ROW(8);
    ecart_move *next = moves;
    int         from;

    find_piece_goals(&s, goals);
    find_pawn_goals(&s, goals);
    FOR_EACH(from, s.own) {
        bool is_pawn = (p->of_kind[ECART_PAWN] & bit(from)) != 0;

        next = is_pawn && (goals[from] & last_rows)
             ? write_promotions(next, cell_at(from), goals[from])
             : write_moves(next, cell_at(from), goals[from]);
    }
    return (size_t)(next - moves);
}

/* Where room may lack, all are written elsewhere first. */
size_t ecart_legal_moves(const ecart_position *position, ecart_move *moves,
                         size_t size)
{
    ecart_move all[ECART_MOVE_LIST_SIZE];
    size_t     count;

    if (size >= ECART_MOVE_LIST_SIZE)
        return write_all(position, moves);
    count = write_all(position, all);
    for (size_t i = 0; i < count && i < size; i++)
        moves[i] = all[i];
    return count;
}

/* How many moves pawns have; each of those to the last row is four. */
static size_t count_pawn_moves(const sight *s)
{
    pawn_goals  all = pawns_go(s);
    ecart_cells last_rows = ROW(1) | ROW(8);
    size_t      count = count_of(all.steps) + count_of(all.doubles) +
                        count_of(all.east) + count_of(all.west);

    if ((all.steps | all.east | all.west) & last_rows)
        count += 3 * (count_of(all.steps & last_rows) + count_of(all.east & last_rows) +
                      count_of(all.west & last_rows));
    if (s->p->en_passant != ECART_NO_CELL)
        count += count_of(en_passant_pawns(s));
    return count;
}

size_t ecart_legal_count(const ecart_position *position)
{
    sight       s = look(position);
    ecart_cells goals[64];
    size_t      count = count_pawn_moves(&s);
    int         from;

    find_piece_goals(&s, goals);
    FOR_EACH(from, s.own & ~position->of_kind[ECART_PAWN])
        count += count_of(goals[from]);
    return count;
}

/* Who asks has given check, and most kings can step out of one. */
bool ecart_has_legal_move(const ecart_position *position)
{
    int to;

    FOR_EACH(to, bare_attacks(ECART_KING, own_king(position)) & ~own(position)) {
        if (king_attackers(position, to) == 0)
            return true;
    }
    return ecart_legal_count(position) != 0;
}

uint64_t ecart_perft(const ecart_position *position, int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    uint64_t   nodes = 0;

    if (depth <= 0)
        return 1;
    if (depth == 1)
        return ecart_legal_count(position);

    size_t count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    for (size_t i = 0; i < count; i++) {
        ecart_position after;

        ecart_try_move(position, moves[i], &after);
        nodes += ecart_perft(&after, depth - 1);
    }
    return nodes;
}
