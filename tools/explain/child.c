/* SPDX-License-Identifier: MIT */
/* child.c -- explanations for a child: short, and without numbers
 *
 * In another language than English, only what the library says is printed. */

#include <stdio.h>

#include "cli/name.h"
#include "explain/explanation.h"

/* A word on what is special, for a legal move. */
static const char *why_special(int nature, ecart_kind kind)
{
    if (nature & ECART_IS_CASTLE)
        return "This is castling: the king goes to its new place, and the rook stands down on the"
               " other side of it. It is allowed since neither has moved before, nothing is"
               " between them, and nobody attacks the king where it stands, passes or arrives.";
    if (nature & ECART_IS_EN_PASSANT)
        return "This is en passant: that pawn has just run two cells, past this one. For this one"
               " move it may be taken as if it had gone only one.";
    if (nature & ECART_IS_PROMOTION)
        return "A pawn that comes to the other end of the board turns into a better piece.";
    if (nature & ECART_IS_DOUBLE_STEP)
        return "From where it starts, a pawn may go two cells, if both are empty.";
    return kind == ECART_KNIGHT ? "Knights may jump over other pieces." : NULL;
}

static bool is_slider(ecart_kind kind)
{
    return kind == ECART_QUEEN || kind == ECART_ROOK || kind == ECART_BISHOP;
}

/* The cells that a slide goes over, in the order in which it does. */
static void tell_way(const struct lesson *lesson)
{
    ecart_move   move = lesson->verdict->move;
    ecart_kind   kind = ecart_piece_kind(ecart_board_piece(&lesson->position->board, move.from));
    int          step = ecart_difference_step(move.from, move.to);
    struct words words;

    if (!is_slider(kind) || ecart_chebyshev_distance(move.from, move.to) < 2 || step == 0)
        return;
    words_clear(&words);
    words_add(&words, "Go along with a finger: %s", name_cell(move.from).text);
    for (int c = move.from + step;; c += step) {
        bool taken = ecart_board_piece(&lesson->position->board, (ecart_cell)c) != ECART_NO_PIECE;

        words_add(&words, ", %s", name_cell((ecart_cell)c).text);
        if (taken && c != move.to)
            words_add(&words, ", and there is %s",
                      name_piece(&lesson->position->board, (ecart_cell)c).text);
        if (taken || c == move.to)
            break;
    }
    words_add(&words, ".");
    lesson_say(lesson, words.text);
}

/* A plain sentence, also where the grown-ups' one counts. */
static void tell_verdict(const struct lesson *lesson)
{
    ecart_verdict plain = *lesson->verdict;
    struct lesson own   = *lesson;

    plain.alias = false;
    own.verdict = &plain;
    lesson_verdict(&own);
}

void explain_to_child(const struct lesson *lesson)
{
    const ecart_verdict *verdict = lesson->verdict;
    ecart_kind  kind    = ecart_piece_kind(ecart_board_piece(&lesson->position->board,
                                                             verdict->move.from));
    const char *special = why_special(verdict->nature, kind);

    tell_verdict(lesson);
    if (lesson->language == ECART_ENGLISH) {
        if (verdict->reason == ECART_PATH_BLOCKED || ecart_verdict_is_legal(verdict))
            tell_way(lesson);
        if (!ecart_verdict_is_refusal(verdict) && special)
            lesson_say(lesson, special);
    }
    lesson_hint(lesson);
}

/* Who attacks the king, in a sentence. */
static void tell_check(const struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    struct words words;

    words_clear(&words);
    words_pieces(&words, &position->board, position->checkers);
    words_add(&words, " %s the king on %s.",
              ecart_cells_count(position->checkers) > 1 ? "attack" : "attacks",
              name_cell(position->king[position->side]).text);
    words.text[0] = 'T';
    lesson_say(lesson, words.text);
}

void explain_standing_to_child(const struct lesson *lesson, ecart_standing standing)
{
    if (lesson->language != ECART_ENGLISH)
        return;
    if (lesson->position->checkers)
        tell_check(lesson);
    if (standing == ECART_CHECKMATE)
        lesson_say(lesson, "The king cannot go anywhere safe, nobody can take the attacker, and"
                           " nobody can step in between. So the game is over.");
    if (standing == ECART_STALEMATE)
        lesson_say(lesson, "Nobody attacks the king, but no piece can move at all. So nobody"
                           " wins.");
}
