/* SPDX-License-Identifier: MIT */
/* legal_list.c -- all legal moves, and counting them */

#include "legal_rules.h"

/* The cells to which pawns may go, ecart_broken_rules() told from the other
 * end: all at once for one pawn. */
static ecart_cells pawn_goals(const ecart_position *p, int from)
{
    ecart_cells empty = ~occupied(p), goals;
    int         start = p->side == ECART_WHITE ? 1 : 6;

    goals = bit(from + forward(p)) & empty;
    if (goals != 0 && (from & 7) == start)
        goals |= bit(from + 2 * forward(p)) & empty;
    return goals | (ecart_pawn_attacks[p->side][from] & enemy(p));
}

static ecart_cells en_passant_goal(const ecart_position *p, int from)
{
    int to = index_of(p->en_passant);

    if (to >= NO_INDEX || !(ecart_pawn_attacks[p->side][from] & bit(to)))
        return 0;
    return ecart_move_is_legal(p, ecart_move_make(cell_at(from), p->en_passant,
                                                  ECART_NO_KIND)) ? bit(to) : 0;
}

static ecart_cells castling_goals(const ecart_position *p)
{
    ecart_cells goals = 0;
    int         rook;

    if (p->checkers != 0)
        return 0;
    FOR_EACH(rook, p->castling & own(p)) {
        castling c = ecart_castling_with(p, rook);

        if (c.blockers == 0 && ecart_castling_passed_attack(p, &c) == NO_INDEX &&
            ecart_castling_attackers(p, &c) == 0)
            goals |= bit(p->chess960 ? rook : c.king_goal);
    }
    return goals;
}

static ecart_cells king_steps(const ecart_position *p)
{
    ecart_cells goals = 0;
    int         to;

    FOR_EACH(to, ecart_king_attacks[own_king(p)] & ~own(p)) {
        if (king_attackers(p, to) == 0)
            goals |= bit(to);
    }
    return goals;
}

/* Where a piece that is not the king may go, with what answers a check. */
static ecart_cells goals_of(const ecart_position *p, int from, ecart_kind kind,
                            ecart_cells answers)
{
    ecart_cells special = 0, goals;

    if (kind == ECART_PAWN) {
        goals   = pawn_goals(p, from) & answers;
        special = en_passant_goal(p, from);
    } else {
        goals = piece_attacks(kind, from, occupied(p)) & ~own(p) & answers;
    }
    if (p->pinned & bit(from))
        goals &= ecart_position_pin_line(p, cell_at(from));
    return goals | special;
}

static ecart_cells all_goals(const ecart_position *p, int from, ecart_cells answers)
{
    ecart_kind kind = ecart_piece_kind(p->board.at[cell_at(from)]);

    if (kind == ECART_KING)
        return king_steps(p) | castling_goals(p);
    return goals_of(p, from, kind, answers);
}

ecart_cells ecart_legal_destinations(const ecart_position *position,
                                     ecart_cell from)
{
    if (!(ecart_cells_of(from) & own(position)))
        return 0;
    return all_goals(position, index_of(from), answers_to_check(position));
}

/* Only the king moves in double check; else pieces that may. */
static ecart_cells movers(const ecart_position *p)
{
    return has_two(p->checkers) ? bit(own_king(p)) : own(p);
}

static bool is_promotion(const ecart_position *p, int from, int to)
{
    return (p->of_kind[ECART_PAWN] & bit(from)) && (to & 7) == last_row(p);
}

size_t ecart_legal_moves(const ecart_position *position, ecart_move *moves,
                         size_t size)
{
    ecart_cells answers = answers_to_check(position);
    size_t      count   = 0;
    int         from, to;

    FOR_EACH(from, movers(position)) {
        ecart_cells goals = all_goals(position, from, answers);

        for (; goals != 0; goals &= goals - 1) {
            to = first_of(goals);

            bool promotes = is_promotion(position, from, to);
            int  kind     = promotes ? ECART_QUEEN : ECART_NO_KIND;
            int  last     = promotes ? ECART_KNIGHT : ECART_NO_KIND;

            for (; kind <= last; kind++, count++) {
                if (count < size)
                    moves[count] = ecart_move_make(cell_at(from), cell_at(to),
                                                   (ecart_kind)kind);
            }
        }
    }
    return count;
}

size_t ecart_legal_count(const ecart_position *position)
{
    ecart_cells answers = answers_to_check(position);
    size_t      count   = 0;
    int         from;

    FOR_EACH(from, movers(position)) {
        ecart_cells goals = all_goals(position, from, answers);

        count += (size_t)ecart_cells_count(goals);
        if (position->of_kind[ECART_PAWN] & bit(from))
            count += 3 * (size_t)ecart_cells_count(goals & (ROW(1) | ROW(8)));
    }
    return count;
}

bool ecart_has_legal_move(const ecart_position *position)
{
    ecart_cells answers = answers_to_check(position);
    int         from;

    if (king_steps(position) != 0)
        return true;
    FOR_EACH(from, movers(position) & ~bit(own_king(position))) {
        if (all_goals(position, from, answers) != 0)
            return true;
    }
    return castling_goals(position) != 0;
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
        ecart_position after = *position;

        ecart_play_legal(&after, moves[i]);
        nodes += ecart_perft(&after, depth - 1);
    }
    return nodes;
}
