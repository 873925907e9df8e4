/* SPDX-License-Identifier: MIT */
/* safety.c -- whether the king is safe after the move, and from whom */

#include "cli/name.h"
#include "explain/explanation.h"

void explain_attack(const struct lesson *lesson, ecart_cell from, ecart_cell to)
{
    const ecart_board *board = &lesson->position->board;
    ecart_kind kind = ecart_piece_kind(ecart_board_piece(board, from));

    lesson_line(lesson, "T%s attacks %s: %d~-~%d = %+d, a %s's%s.",
                name_piece(board, from).text + 1, name_cell(to).text, to, from, to - from,
                kind_word(kind), kind == ECART_PAWN ? " capture" : "");
}

static void tell_attackers(const struct lesson *lesson, ecart_cells from, ecart_cell to)
{
    for (ecart_cell c = 0; (c = ecart_cells_next(from, c)) != 0;)
        explain_attack(lesson, c, to);
}

ecart_cells explain_between(ecart_cell from, ecart_cell to)
{
    int         step = ecart_difference_step(from, to);
    ecart_cells set  = 0;

    for (int c = from + step; step != 0 && c != to; c += step)
        set = ecart_cells_add(set, (ecart_cell)c);
    return set;
}

static void tell_pin(const struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_cell   from   = lesson->verdict->move.from;
    ecart_cell   king   = position->king[position->side];
    ecart_cell   pinner = ecart_position_pinner(position, from);
    struct words words;

    words_clear(&words);
    words_cells(&words, ecart_cells_remove(ecart_position_pin_line(position, from), from), "and");
    lesson_line(lesson, "%s, %s and %s stand on one line, by steps of %+d, and nothing else is"
                " between them.", name_numbered(king).text, name_numbered(from).text,
                name_numbered(pinner).text, ecart_difference_step(king, pinner));
    lesson_line(lesson, "Without %s, %s attacks the king. Other cells on that line: %s.",
                name_piece(&position->board, from).text,
                name_piece(&position->board, pinner).text, words.text);
}

/* What answers a single check without moving the king. */
static void tell_answers(const struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_cell   checker = lesson->verdict->others
                         ? ecart_cells_next(lesson->verdict->others, 0) : 0;
    ecart_cells  between = explain_between(position->king[position->side], checker);
    ecart_kind   kind    = ecart_piece_kind(ecart_board_piece(&position->board, checker));
    struct words words;

    words_clear(&words);
    words_cells(&words, between, "or");
    if (kind == ECART_KNIGHT || between == 0)
        lesson_line(lesson, "Nothing fits between them, so a piece other than the king could only"
                    " take on %s.", name_cell(checker).text);
    else
        lesson_line(lesson, "A piece other than the king would have to take on %s or step onto %s.",
                    name_cell(checker).text, words.text);
}

/* An own king that goes: who attacks where it would stand.  It shields nothing
 * behind it, and what it takes is gone. */
static void tell_kings_step(const struct lesson *lesson, ecart_reason reason)
{
    const ecart_verdict *verdict = lesson->verdict;
    ecart_cell to = verdict->move.to;

    if (reason == ECART_KINGS_TOUCH)
        explain_attack(lesson, verdict->first, to);
    else if (reason == ECART_KING_STAYS_ON_LINE)
        lesson_line(lesson, "T%s checks along the line %s, %s, %s: the king on it hides nothing.",
                    name_piece(&lesson->position->board,
                               ecart_cells_next(verdict->others, 0)).text + 1,
                    name_cell(ecart_cells_next(verdict->others, 0)).text,
                    name_cell(verdict->move.from).text, name_cell(to).text);
    else
        tell_attackers(lesson, verdict->others, to);
}

static void tell_refusal(struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_reason reason = lesson->verdict->reason;
    ecart_cell   king   = position->king[position->side];

    lesson_step(lesson, "King", "%s's king stands on %s%s.", side_title(position->side),
                name_numbered(king).text, position->checkers ? ", in check" : "");
    switch (reason) {
    case ECART_PINNED:
        tell_pin(lesson);
        break;
    case ECART_DOUBLE_CHECK:
        tell_attackers(lesson, lesson->verdict->others, king);
        break;
    case ECART_LEAVES_IN_CHECK:
        tell_attackers(lesson, lesson->verdict->others, king);
        tell_answers(lesson);
        break;
    case ECART_EN_PASSANT_EXPOSES_KING:
        lesson_line(lesson, "Without both pawns:");
        tell_attackers(lesson, lesson->verdict->others, king);
        break;
    default:
        tell_kings_step(lesson, reason);
    }
}

/* Before a legal move the king may have been in check, or shielded. */
static void tell_answer(const struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_move move   = lesson->verdict->move;
    ecart_cell pinner = ecart_position_pinner(position, move.from);
    ecart_cell king   = position->king[position->side];

    if (position->checkers && move.from == king)
        lesson_line(lesson, "The king leaves the check.");
    else if (position->checkers)
        lesson_line(lesson, "The move %s, and that answers the check.",
                    ecart_cells_has(position->checkers, move.to) ||
                    lesson->verdict->nature & ECART_IS_EN_PASSANT
                    ? "takes the piece that checks" : "puts a piece in the way");
    if (pinner)
        lesson_line(lesson, "It is pinned by %s, but stays on the line.",
                    name_piece(&position->board, pinner).text);
}

/* What the move does to the other king. */
static void tell_check(struct lesson *lesson)
{
    ecart_position after = *lesson->position;
    struct lesson  then  = *lesson;

    ecart_position_play(&after, lesson->verdict->move);
    lesson_step(lesson, "Check", "Now %s stands in check on %s.", side_title(after.side),
                name_numbered(after.king[after.side]).text);
    then.position = &after;
    tell_attackers(&then, after.checkers, after.king[after.side]);
}

static void tell_safety(struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_cell  king = position->king[position->side];
    ecart_move  move = lesson->verdict->move;
    const char *side = side_title((int)ecart_side_other(position->side));

    if (lesson->verdict->nature & ECART_IS_CASTLE)
        return;
    if (move.from == king)
        lesson_step(lesson, "King", "No piece of %s attacks %s.", side, name_cell(move.to).text);
    else
        lesson_step(lesson, "King", "After the move no piece of %s attacks the king on %s.", side,
                    name_cell(king).text);
    tell_answer(lesson);
}

void explain_safety(struct lesson *lesson)
{
    const ecart_verdict *verdict = lesson->verdict;

    if (!ecart_verdict_is_refusal(verdict))
        tell_safety(lesson);
    else if (verdict->reason >= ECART_KINGS_TOUCH)
        tell_refusal(lesson);
    if (verdict->nature & ECART_IS_CHECK && ecart_verdict_is_legal(verdict))
        tell_check(lesson);
}
