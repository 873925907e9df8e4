/* SPDX-License-Identifier: MIT */
/* check.c -- explains a check, and what can be done about it
 *
 * There are three ways out: the king moves, the checking piece is captured, or
 * a piece steps between.  Each is tried move by move, and the verdict on each
 * move is reported: the rules are not stated here again. */

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

/* Adds why a king's step fails, without naming the king and the cell again. */
static void add_reason(struct words *words, const ecart_board *board,
                       const ecart_verdict *verdict)
{
    struct name name;
    ecart_side  side = ecart_piece_side(ecart_board_piece(board, verdict->move.from));

    switch (verdict->reason) {
    case ECART_OWN_PIECE:
        words_add(words, "%s is there", name_state(board, side, verdict->move.to, &name));
        break;
    case ECART_KINGS_TOUCH:
        words_add(words, "beside %s", name_piece(board, verdict->first).text);
        break;
    case ECART_KING_CAPTURES_GUARDED:
        words_add(words, "%s is guarded by ", name_piece(board, verdict->first).text);
        words_pieces(words, board, verdict->others);
        break;
    case ECART_KING_STAYS_ON_LINE:
        words_add(words, "still on the line of ");
        words_pieces(words, board, verdict->others);
        break;
    default:
        words_add(words, "attacked by ");
        words_pieces(words, board, verdict->others);
    }
    words_add(words, " (%s)", ecart_reason_name(verdict->reason));
}

static void tell_kings_step(const struct explanation *why, ecart_cell king, int step)
{
    const ecart_board *board = &why->position->board;
    int           number = king + step;
    ecart_verdict verdict;
    struct words  words;

    if (ecart_board_state(board, ECART_WHITE, number) == ECART_IMPOSSIBLE) {
        explain_line(why, "%s: impossible, off the board", name_sum(king, step).text);
        return;
    }
    verdict = ecart_move_check(why->position,
                               ecart_move_make(king, (ecart_cell)number, ECART_NO_KIND));
    words_clear(&words);
    if (ecart_verdict_is_legal(&verdict))
        words_add(&words, "free");
    else
        add_reason(&words, board, &verdict);
    explain_line(why, "%s, %s: %s", name_sum(king, step).text,
                 name_cell((ecart_cell)number).text, words.text);
}

void explain_kings_steps(struct explanation *why)
{
    static const int steps[] = {
        ECART_NORTH_WEST, ECART_NORTH, ECART_NORTH_EAST, ECART_WEST,
        ECART_EAST, ECART_SOUTH_WEST, ECART_SOUTH, ECART_SOUTH_EAST
    };
    ecart_cell king = why->position->king[why->position->side];

    explain_step(why, "King steps", "The king on %s has eight cells beside it, by differences of"
                 " 1, 9, 10 and 11:", name_numbered(king).text);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        tell_kings_step(why, king, steps[i]);
}

/* Whether a piece could go there if its king's safety did not matter. */
static bool gets_there(const ecart_verdict *verdict)
{
    return !ecart_verdict_is_refusal(verdict) ||
           ecart_reason_group_of(verdict->reason) == ECART_GROUP_SAFETY;
}

/* Writes a line for every piece but the king that comes to a cell, as the verdict
 * says.  Returns how many come. */
static int tell_comers(const struct explanation *why, ecart_cell to)
{
    const ecart_position *position = why->position;
    ecart_cells others = ecart_cells_remove(position->of_side[position->side],
                                            position->king[position->side]);
    int count = 0;

    for (ecart_cell c = 0; (c = ecart_cells_next(others, c)) != 0;) {
        ecart_verdict verdict = ecart_move_check(position, ecart_move_make(c, to, ECART_NO_KIND));

        if (!gets_there(&verdict))
            continue;
        count++;
        explain_candidate(why, &verdict);
    }
    return count;
}

/* The cell behind a pawn where it can be captured en passant, or none. */
static ecart_cell behind(const ecart_position *position, ecart_cell pawn)
{
    ecart_cell passed = position->en_passant;

    return passed && ecart_cell_column(passed) == ecart_cell_column(pawn) &&
           ecart_chebyshev_distance(passed, pawn) == 1 ? passed : (ecart_cell)ECART_NO_CELL;
}

static void tell_captures(struct explanation *why, ecart_cell checker)
{
    const ecart_position *position = why->position;
    ecart_cell  passed = behind(position, checker);
    int         count;

    explain_step(why, "Captures", "To take %s with another piece:",
                 name_piece(&position->board, checker).text);
    count = tell_comers(why, checker);
    if (passed && ecart_piece_kind(ecart_board_piece(&position->board, checker)) == ECART_PAWN)
        count += tell_comers(why, passed);
    if (count == 0)
        explain_line(why, "no other piece of %s comes to %s", side_title(position->side),
                     name_cell(checker).text);
}

static void tell_blocks(struct explanation *why, ecart_cell checker)
{
    const ecart_position *position = why->position;
    ecart_cell  king    = position->king[position->side];
    ecart_cells between = ecart_cells_between(king, checker);
    ecart_kind  kind    = ecart_piece_kind(ecart_board_piece(&position->board, checker));

    if (kind == ECART_KNIGHT || between == 0) {
        explain_step(why, "Blocks", "%s: nothing can be put between.",
                     kind == ECART_KNIGHT ? "A knight jumps"
                                          : "The piece that checks is right beside the king");
        return;
    }
    explain_step(why, "Blocks", "To step between %s and %s:", name_cell(king).text,
                 name_cell(checker).text);
    for (ecart_cell c = 0; (c = ecart_cells_next(between, c)) != 0;) {
        if (tell_comers(why, c) == 0)
            explain_line(why, "%s: no other piece comes there", name_cell(c).text);
    }
}

void explain_check(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_cell king = position->king[position->side];
    ecart_cell checker = ecart_cells_next(position->checkers, 0);

    explain_step(why, "Check", "%s to move is in check on %s.", side_title(position->side),
                 name_numbered(king).text);
    for (ecart_cell c = 0; (c = ecart_cells_next(position->checkers, c)) != 0;)
        explain_attack(why, c, king);
    explain_kings_steps(why);
    if (ecart_cells_count(position->checkers) > 1) {
        explain_step(why, "Others", "Two pieces check at once. Another piece could take or block"
                     " only one of them (double-check), so only the king can move.");
        return;
    }
    tell_captures(why, checker);
    tell_blocks(why, checker);
}
