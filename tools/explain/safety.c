/* SPDX-License-Identifier: MIT */
/* safety.c -- explains whether the king is safe after the move */

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

void explain_attack(const struct explanation *why, ecart_cell from, ecart_cell to)
{
    const ecart_board *board = &why->position->board;
    ecart_kind kind = ecart_piece_kind(ecart_board_piece(board, from));

    explain_line(why, "T%s attacks %s: %d~-~%d = %+d, a %s's%s.",
                 name_piece(board, from).text + 1, name_cell(to).text, to, from, to - from,
                 kind_word(kind), kind == ECART_PAWN ? " capture" : "");
}

static void tell_attackers(const struct explanation *why, ecart_cells from, ecart_cell to)
{
    for (ecart_cell c = 0; (c = ecart_cells_next(from, c)) != 0;)
        explain_attack(why, c, to);
}

static void tell_pin(const struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_cell   from   = why->verdict->move.from;
    ecart_cell   king   = position->king[position->side];
    ecart_cell   pinner = ecart_position_pinner(position, from);
    struct words words;

    words_clear(&words);
    words_cells(&words, ecart_cells_remove(ecart_position_pin_line(position, from), from), "and");
    explain_line(why, "%s, %s and %s stand on one line, by steps of %+d, and nothing else is"
                 " between them.", name_numbered(king).text, name_numbered(from).text,
                 name_numbered(pinner).text, ecart_difference_step(king, pinner));
    explain_line(why, "Without %s, %s attacks the king. Other cells on that line: %s.",
                 name_piece(&position->board, from).text,
                 name_piece(&position->board, pinner).text, words.text);
}

/* What answers a single check without a king's move. */
static void tell_answers(const struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_cell   checker = why->verdict->others
                         ? ecart_cells_next(why->verdict->others, 0) : 0;
    ecart_cells  between = ecart_cells_between(position->king[position->side], checker);
    ecart_kind   kind    = ecart_piece_kind(ecart_board_piece(&position->board, checker));
    struct words words;

    words_clear(&words);
    words_cells(&words, between, "or");
    if (kind == ECART_KNIGHT || between == 0)
        explain_line(why, "Nothing fits between them, so a piece other than the king could only"
                     " take on %s.", name_cell(checker).text);
    else
        explain_line(why, "A piece other than the king would have to take on %s or step onto"
                     " %s.", name_cell(checker).text, words.text);
}

/* A king's own move: what attacks the cell where it would stand.  The king no
 * longer shields what is behind it, and what it captures is gone. */
static void tell_kings_step(const struct explanation *why, ecart_reason reason)
{
    const ecart_verdict *verdict = why->verdict;
    ecart_cell to = verdict->move.to;

    if (reason == ECART_KINGS_TOUCH)
        explain_attack(why, verdict->first, to);
    else if (reason == ECART_KING_STAYS_ON_LINE)
        explain_line(why, "T%s checks along the line %s, %s, %s: the king on it hides nothing.",
                     name_piece(&why->position->board,
                                ecart_cells_next(verdict->others, 0)).text + 1,
                     name_cell(ecart_cells_next(verdict->others, 0)).text,
                     name_cell(verdict->move.from).text, name_cell(to).text);
    else
        tell_attackers(why, verdict->others, to);
}

static void tell_refusal(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_reason reason = why->verdict->reason;
    ecart_cell   king   = position->king[position->side];

    explain_step(why, "King", "%s's king stands on %s%s.", side_title(position->side),
                 name_numbered(king).text, position->checkers ? ", in check" : "");
    switch (reason) {
    case ECART_PINNED:
        tell_pin(why);
        break;
    case ECART_DOUBLE_CHECK:
        tell_attackers(why, why->verdict->others, king);
        break;
    case ECART_LEAVES_IN_CHECK:
        tell_attackers(why, why->verdict->others, king);
        tell_answers(why);
        break;
    case ECART_EN_PASSANT_EXPOSES_KING:
        explain_line(why, "Without both pawns:");
        tell_attackers(why, why->verdict->others, king);
        break;
    default:
        tell_kings_step(why, reason);
    }
}

/* How a legal move answers a check, or keeps to the line of a pin. */
static void tell_answer(const struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_move move   = why->verdict->move;
    ecart_cell pinner = ecart_position_pinner(position, move.from);
    ecart_cell king   = position->king[position->side];

    if (position->checkers && move.from == king)
        explain_line(why, "The king leaves the check.");
    else if (position->checkers)
        explain_line(why, "The move %s, and that answers the check.",
                     ecart_cells_has(position->checkers, move.to) ||
                     why->verdict->nature & ECART_IS_EN_PASSANT
                     ? "takes the piece that checks" : "puts a piece in the way");
    if (pinner)
        explain_line(why, "It is pinned by %s, but stays on the line.",
                     name_piece(&position->board, pinner).text);
}

/* The check that the move gives. */
static void tell_check(struct explanation *why)
{
    ecart_position after = *why->position;
    struct explanation then = *why;

    ecart_position_play(&after, why->verdict->move);
    explain_step(why, "Check", "Now %s stands in check on %s.", side_title(after.side),
                 name_numbered(after.king[after.side]).text);
    then.position = &after;
    tell_attackers(&then, after.checkers, after.king[after.side]);
}

static void tell_safety(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_cell  king = position->king[position->side];
    ecart_move  move = why->verdict->move;
    const char *side = side_title((int)ecart_side_other(position->side));

    if (why->verdict->nature & ECART_IS_CASTLE)
        return;
    if (move.from == king)
        explain_step(why, "King", "No piece of %s attacks %s.", side, name_cell(move.to).text);
    else
        explain_step(why, "King", "After the move no piece of %s attacks the king on %s.", side,
                     name_cell(king).text);
    tell_answer(why);
}

void explain_safety(struct explanation *why)
{
    const ecart_verdict *verdict = why->verdict;

    if (!ecart_verdict_is_refusal(verdict))
        tell_safety(why);
    else if (ecart_reason_group_of(verdict->reason) == ECART_GROUP_SAFETY)
        tell_refusal(why);
    if (verdict->nature & ECART_IS_CHECK && ecart_verdict_is_legal(verdict))
        tell_check(why);
}
