/* SPDX-License-Identifier: MIT */
/* special.c -- explains special moves of pawns, condition by condition */

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

static const char *yes(bool so)
{
    return so ? "yes" : "no";
}

static bool is_about(const struct explanation *why, int nature, ecart_reason reason)
{
    return (why->verdict->nature & nature) != 0 || why->verdict->reason == reason ||
           ecart_reason_set_has(why->verdict->also, reason);
}

static void tell_en_passant(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_move move    = why->verdict->move;
    int        forward = ecart_side_forward(position->side);
    ecart_cell beside  = ECART_CELL(ecart_cell_column(move.to), ecart_cell_row(move.from));
    ecart_cell origin  = (ecart_cell)(move.to + forward);
    bool       pawn    = ecart_cells_has(ecart_position_pieces(
        position, ecart_side_other(position->side), ECART_PAWN), beside);

    explain_step(why, "En passant", "A pawn on its fifth row takes the pawn beside it as if that"
                 " had gone one cell. The conditions:");
    explain_line(why, "an enemy pawn beside, on %s: %s", name_cell(beside).text, yes(pawn));
    explain_line(why, "it went two cells, %s-%s, in the very last move: %s",
                 name_cell(origin).text, name_cell(beside).text,
                 yes(position->en_passant == move.to));
    explain_line(why, "%s, which it passed, empty: %s", name_cell(move.to).text,
                 yes(!ecart_cells_has(position->of_kind[ECART_NO_KIND], move.to)));
    if (why->verdict->nature & ECART_IS_EN_PASSANT)
        explain_line(why, "The pawn goes to %s, and the one on %s is taken away.",
                     name_cell(move.to).text, name_cell(beside).text);
}

static void tell_double_step(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_move  move = why->verdict->move;
    int         row  = ecart_side_pawn_row(position->side);
    ecart_cell  over = (ecart_cell)((move.from + move.to) / 2);
    ecart_cells all  = position->of_kind[ECART_NO_KIND];

    explain_step(why, "Double step", "The conditions:");
    explain_line(why, "from row %d, where %s's pawns start: %s", row, side_title(position->side),
                 yes(ecart_cell_row(move.from) == row));
    explain_line(why, "%s and %s both empty: %s", name_cell(over).text, name_cell(move.to).text,
                 yes(!ecart_cells_has(all, over) && !ecart_cells_has(all, move.to)));
}

static void tell_promotion(struct explanation *why)
{
    ecart_move move    = why->verdict->move;
    int        row     = ecart_side_first_row(ecart_side_other(why->position->side));
    bool       is_pawn = ecart_piece_kind(ecart_board_piece(&why->position->board, move.from))
                         == ECART_PAWN;

    explain_step(why, "Promotion", "The conditions:");
    explain_line(why, "a pawn: %s", yes(is_pawn));
    explain_line(why, "that comes to row %d, its last: %s", row,
                 yes(ecart_cell_row(move.to) == row));
    if (move.promotion == ECART_NO_KIND)
        explain_line(why, "a word on what it becomes, a queen, a rook, a bishop or a knight:"
                     " not yet. Add q, r, b or n to the move.");
    else
        explain_line(why, "it becomes a queen, a rook, a bishop or a knight: %s, %s",
                     yes(move.promotion >= ECART_QUEEN && move.promotion <= ECART_KNIGHT),
                     name_kind(move.promotion).text);
}

static bool is_double_step(const struct explanation *why)
{
    ecart_move    move    = why->verdict->move;
    ecart_reading reading = ecart_difference_reading(move.from, move.to);
    ecart_piece   piece   = ecart_board_piece(&why->position->board, move.from);

    return ecart_piece_kind(piece) == ECART_PAWN && reading.columns == 0 &&
           reading.rows == 2 * ecart_side_forward(ecart_piece_side(piece)) &&
           ecart_piece_side(piece) == why->position->side;
}

void explain_special(struct explanation *why)
{
    if (is_about(why, ECART_IS_EN_PASSANT, ECART_EN_PASSANT_UNAVAILABLE) ||
        is_about(why, 0, ECART_EN_PASSANT_EXPOSES_KING))
        tell_en_passant(why);
    if (is_double_step(why))
        tell_double_step(why);
    if (is_about(why, ECART_IS_PROMOTION, ECART_PROMOTION_INVALID) ||
        is_about(why, 0, ECART_PROMOTION_NOT_ALLOWED) ||
        is_about(why, 0, ECART_PROMOTION_NEEDED))
        tell_promotion(why);
}
