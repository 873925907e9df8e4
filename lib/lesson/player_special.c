/* SPDX-License-Identifier: MIT */
/* player_special.c -- the conditions of castling and of a pawn's special moves, one by one */

#include "lesson/player.h"

bool ecart_lesson_is_about_castling(const lesson *l)
{
    bool is = (l->verdict->nature & ECART_IS_CASTLE) != 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++)
        is = is || (ecart_reason_group_of(r) == ECART_GROUP_CASTLING && breaks_rule(l, r));
    return is;
}

/* All squares that king and rook cross or come to, without their own two. */
static ecart_cells way_of_castling(const ecart_castling *castle)
{
    ecart_cells way = ecart_cells_between(castle->king, castle->king_to) |
                      ecart_cells_between(castle->rook, castle->rook_to);

    way = ecart_cells_add(ecart_cells_add(way, castle->king_to), castle->rook_to);
    return ecart_cells_remove(ecart_cells_remove(way, castle->king), castle->rook);
}

/* If the king is not on its first rank, the rook would be at the end of its rank. */
static void tell_rook(lesson *l, const ecart_castling *castle)
{
    bool   there = ecart_board_piece(&l->position->board, castle->rook) ==
                   ecart_piece_make(l->position->side & 1, ECART_ROOK);
    bool   right = ecart_cells_has(l->position->castling, castle->rook);
    speech s     = ecart_lesson_line(l);

    ecart_lesson_choose(&s, castle->rook, NO_CELLS);
    ecart_lesson_end(l, &s, there ? SAY_PLAYER_ROOK_YES : SAY_PLAYER_ROOK_NO);
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
 * will have left: no other piece is in between. */
static bool attacks_through(const ecart_position *p, ecart_cell checker, ecart_cell king,
                            ecart_cell cell)
{
    return (ecart_cells_between(checker, cell) & p->of_kind[ECART_NO_KIND]) ==
           ecart_cells_of(king);
}

static ecart_cells attackers_in_castling(const ecart_position *p, ecart_cell cell)
{
    ecart_side  side      = p->side & 1;
    ecart_cells attackers = ecart_position_attackers(p, ecart_side_other(side), cell);

    FOR_CELLS(c, p->checkers) {
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
    FOR_CELLS(c, passed)
        tell_attacked(l, c, attackers_in_castling(p, c), SAY_PLAYER_KING_CROSSES_YES);
    tell_attacked(l, castle->king_to, arrival,
                  stays ? SAY_PLAYER_KING_STAYS_YES : SAY_PLAYER_KING_ARRIVES_YES);
}

void ecart_lesson_castling(lesson *l)
{
    ecart_castling castle = ecart_castling_of(l->position, l->verdict->move);
    speech         s      = ecart_lesson_step(l, SAY_PLAYER_CASTLING);

    if (castle.king == ECART_NO_CELL)       /* O-O, where no move of the king means castling */
        castle = ecart_castling_on(l->position, (ecart_wing)s.wings);
    s.to = castle.king_to;
    ecart_lesson_choose(&s, castle.rook, ecart_cells_of(castle.rook_to));
    ecart_lesson_end(l, &s, SAY_PLAYER_CASTLING_IS);
    tell_rook(l, &castle);
    tell_way(l, &castle);
    tell_safe_way(l, &castle);
}

static bool is_move_or_broken(const lesson *l, int nature, ecart_reason reason)
{
    return (l->verdict->nature & nature) != 0 || breaks_rule(l, reason);
}

/* A line that names the pawn to capture, and where it came from. */
static void tell_passed_pawn(lesson *l, ecart_cell pawn, ecart_cell origin, int which)
{
    speech s = ecart_lesson_line(l);

    s.home = origin;
    ecart_lesson_choose(&s, pawn, NO_CELLS);
    ecart_lesson_end(l, &s, which);
}

static void tell_en_passant(lesson *l)
{
    const ecart_position *p = l->position;
    ecart_move move   = l->verdict->move;
    ecart_cell pawn   = ecart_cell_make(ecart_cell_column(move.to), ecart_cell_row(move.from));
    ecart_cell origin = (ecart_cell)(move.to + ecart_side_forward(p->side & 1));
    bool       there  = ecart_cells_has(ecart_position_pieces(
        p, ecart_side_other(p->side & 1), ECART_PAWN), pawn);

    ecart_lesson_tell_step(l, SAY_PLAYER_EN_PASSANT, SAY_PLAYER_EN_PASSANT_IS);
    tell_passed_pawn(l, pawn, origin, there ? SAY_PLAYER_EN_PASSANT_PAWN_YES
                                            : SAY_PLAYER_EN_PASSANT_PAWN_NO);
    tell_passed_pawn(l, pawn, origin,
                     p->en_passant == move.to ? SAY_PLAYER_EN_PASSANT_LAST_YES
                                              : SAY_PLAYER_EN_PASSANT_LAST_NO);
    if (l->verdict->nature & ECART_IS_EN_PASSANT)
        tell_passed_pawn(l, pawn, origin, SAY_PLAYER_EN_PASSANT_TAKES);
}

static void tell_rank_of_pawns(lesson *l, int row)
{
    speech s = ecart_lesson_line(l);

    s.number = row;
    ecart_lesson_end(l, &s, ecart_cell_row(l->verdict->move.from) == row
                            ? SAY_PLAYER_ADVANCE_RANK_YES : SAY_PLAYER_ADVANCE_RANK_NO);
}

static void tell_advance(lesson *l)
{
    const ecart_position *p = l->position;
    ecart_move  move  = l->verdict->move;
    ecart_cells goals = ecart_cells_of((ecart_cell)((move.from + move.to) / 2)) |
                        ecart_cells_of(move.to);

    ecart_lesson_tell_step(l, SAY_PLAYER_ADVANCE, SAY_PLAYER_ADVANCE_IS);
    tell_rank_of_pawns(l, ecart_side_pawn_row(p->side & 1));
    ecart_lesson_tell_cells(l, goals, (goals & p->of_kind[ECART_NO_KIND]) == 0
                                      ? SAY_PLAYER_EMPTY_YES : SAY_PLAYER_ADVANCE_EMPTY_NO);
}

static void tell_promotion(lesson *l)
{
    ecart_move move    = l->verdict->move;
    int        last    = ecart_side_first_row(ecart_side_other(l->position->side & 1));
    bool       is_pawn = kind_at(l->position, move.from) == ECART_PAWN;

    ecart_lesson_tell_step(l, SAY_PLAYER_PROMOTION, SAY_PLAYER_PROMOTION_IS);
    ecart_lesson_tell(l, is_pawn ? SAY_PLAYER_PROMOTION_PAWN_YES
                                 : SAY_PLAYER_PROMOTION_PAWN_NO);
    ecart_lesson_tell(l, ecart_cell_row(move.to) == last ? SAY_PLAYER_PROMOTION_RANK_YES
                                                         : SAY_PLAYER_PROMOTION_RANK_NO);
    if (move.promotion == ECART_NO_KIND)
        ecart_lesson_tell(l, SAY_PLAYER_PROMOTION_PIECE_OPEN);
    else
        ecart_lesson_tell(l, move.promotion >= ECART_QUEEN && move.promotion <= ECART_KNIGHT
                             ? SAY_PLAYER_PROMOTION_PIECE_YES
                             : SAY_PLAYER_PROMOTION_PIECE_NO);
}

/* Whether a pawn of the side to move goes two squares ahead. */
static bool is_advance(const lesson *l)
{
    ecart_side    side    = l->position->side & 1;
    ecart_reading reading = ecart_difference_reading(l->verdict->move.from,
                                                     l->verdict->move.to);
    ecart_piece   piece   = ecart_board_piece(&l->position->board, l->verdict->move.from);

    return piece == ecart_piece_make(side, ECART_PAWN) && reading.columns == 0 &&
           reading.rows == 2 * ecart_side_forward(side);
}

void ecart_lesson_special(lesson *l)
{
    if (is_move_or_broken(l, ECART_IS_EN_PASSANT, ECART_EN_PASSANT_UNAVAILABLE) ||
        breaks_rule(l, ECART_EN_PASSANT_EXPOSES_KING))
        tell_en_passant(l);
    if (is_advance(l))
        tell_advance(l);
    if (is_move_or_broken(l, ECART_IS_PROMOTION, ECART_PROMOTION_INVALID) ||
        breaks_rule(l, ECART_PROMOTION_NOT_ALLOWED) ||
        breaks_rule(l, ECART_PROMOTION_NEEDED))
        tell_promotion(l);
}
