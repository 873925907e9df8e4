/* SPDX-License-Identifier: MIT */
/* player_castling.c -- the conditions of castling, one by one */

#include "lesson/player.h"

#include <ecart/difference.h>
#include <ecart/legal.h>

bool ecart_lesson_is_about_castling(const lesson *l)
{
    bool is = (l->verdict->nature & ECART_IS_CASTLE) != 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++)
        is = is || (ecart_reason_group_of(r) == ECART_GROUP_CASTLING &&
                    breaks_rule(l, r));
    return is;
}

/* All squares that king and rook cross or come to, without their own two. */
static ecart_cells way_of_castling(const ecart_castling *castle)
{
    ecart_cells way = ecart_cells_between(castle->king, castle->rook) |
                      ecart_cells_between(castle->king, castle->king_to) |
                      ecart_cells_between(castle->rook, castle->rook_to);

    way = ecart_cells_add(ecart_cells_add(way, castle->king_to), castle->rook_to);
    return ecart_cells_remove(ecart_cells_remove(way, castle->king), castle->rook);
}

static void tell_rook(lesson *l, const ecart_castling *castle)
{
    bool   missing = breaks_rule(l, ECART_CASTLE_NO_ROOK);
    bool   right   = ecart_cells_has(l->position->castling, castle->rook);
    speech s       = ecart_lesson_line(l);

    ecart_lesson_choose(&s, castle->rook, 0);
    ecart_lesson_end(l, &s, missing ? SAY_PLAYER_ROOK_NO : SAY_PLAYER_ROOK_YES);
    ecart_lesson_tell(l, right ? SAY_PLAYER_RIGHT_YES : SAY_PLAYER_RIGHT_NO);
}

static void tell_way(lesson *l, const ecart_castling *castle)
{
    ecart_cells way   = way_of_castling(castle);
    ecart_cells taken = way & l->position->of_kind[ECART_NO_KIND];

    if (taken != 0)
        ecart_lesson_tell_cells(l, taken, SAY_PLAYER_WAY_NO);
    else if (way != 0)
        ecart_lesson_tell_cells(l, way, SAY_PLAYER_EMPTY_YES);
}

/* Whether a square is attacked where the king is, crosses or arrives. */
static void tell_attacked(lesson *l, ecart_cell cell, ecart_cells attackers, int when_not)
{
    speech s = ecart_lesson_line(l);

    s.to = cell;
    ecart_lesson_count(&s, attackers);
    ecart_lesson_end(l, &s, attackers == 0 ? when_not
                            : when_not + SAY_PLAYER_KING_IS_NO - SAY_PLAYER_KING_IS_YES);
}

/* Whether a piece that checks the king attacks this square too, behind the king, which
 * will have left. */
static bool attacks_through(const ecart_position *p, ecart_cell checker, ecart_cell king,
                            ecart_cell cell)
{
    ecart_kind kind = ecart_piece_kind(ecart_board_piece(&p->board, checker));

    return (kind == ECART_QUEEN || kind == ECART_ROOK) &&
           ecart_difference_step(checker, king) == ecart_difference_step(king, cell);
}

static ecart_cells attackers_in_castling(const ecart_position *p, ecart_cell cell)
{
    ecart_side  side      = p->side & 1;
    ecart_cells attackers = ecart_position_attackers(p, ecart_side_other(side), cell);

    for (ecart_cell c = 0; (c = ecart_cells_next(p->checkers, c)) != 0;) {
        if (attacks_through(p, c, p->king[side], cell))
            attackers = ecart_cells_add(attackers, c);
    }
    return attackers;
}

static void tell_safe_way(lesson *l, const ecart_castling *castle)
{
    const ecart_position *p = l->position;
    ecart_cells passed  = ecart_cells_between(castle->king, castle->king_to);
    ecart_cells arrival = attackers_in_castling(p, castle->king_to);
    bool        stays   = castle->king_to == castle->king;

    if (ecart_verdict_is_legal(l->verdict)) {
        passed = ecart_cells_add(ecart_cells_add(passed, castle->king), castle->king_to);
        ecart_lesson_tell_cells(l, passed, SAY_PLAYER_WAY_SAFE);
        return;
    }
    /* In Chess960 the rook may shield the square where the king arrives. */
    if (l->verdict->reason == ECART_CASTLE_INTO_CHECK)
        arrival = l->verdict->others;
    tell_attacked(l, castle->king, p->checkers, SAY_PLAYER_KING_IS_YES);
    for (ecart_cell c = 0; (c = ecart_cells_next(passed, c)) != 0;)
        tell_attacked(l, c, attackers_in_castling(p, c), SAY_PLAYER_KING_CROSSES_YES);
    tell_attacked(l, castle->king_to, arrival,
                  stays ? SAY_PLAYER_KING_STAYS_YES : SAY_PLAYER_KING_ARRIVES_YES);
}

void ecart_lesson_castling(lesson *l)
{
    ecart_move     move     = l->verdict->move;
    bool           kingside = move.to > l->position->king[l->position->side & 1];
    ecart_castling castle   = ecart_castling_of(l->position, move);
    speech         s        = ecart_lesson_step(l, SAY_PLAYER_CASTLING);

    if (castle.king == ECART_NO_CELL)       /* O-O, where no move of the king means castling */
        castle = ecart_castling_on(l->position,
                                   kingside ? ECART_KINGSIDE : ECART_QUEENSIDE);
    s.from = castle.king;
    s.to   = castle.king_to;
    ecart_lesson_choose(&s, castle.rook, ecart_cells_of(castle.rook_to));
    ecart_lesson_end(l, &s, SAY_PLAYER_CASTLING_IS);
    tell_rook(l, &castle);
    tell_way(l, &castle);
    tell_safe_way(l, &castle);
}
