/* SPDX-License-Identifier: MIT */
/* player_special.c -- the conditions of a pawn's special moves, one by one */

#include "lesson/player.h"

#include <ecart/difference.h>

static bool is_move_or_broken(const lesson *l, int nature, ecart_reason reason)
{
    return (l->verdict->nature & nature) != 0 || breaks_rule(l, reason);
}

/* A line that names the pawn to capture, and where it came from. */
static void tell_passed_pawn(lesson *l, ecart_cell pawn, ecart_cell origin, int which)
{
    speech s = ecart_lesson_line(l);

    s.home = origin;
    ecart_lesson_choose(&s, pawn, 0);
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
    bool       is_pawn = ecart_piece_kind(ecart_board_piece(&l->position->board, move.from))
                         == ECART_PAWN;

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
