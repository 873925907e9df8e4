/* SPDX-License-Identifier: MIT */
/* child.c -- explanations for a child: short, and without numbers
 *
 * In another language than English, only what the library says is printed. */

#include <string.h>

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

/* A sentence on what is special about a legal move, or NULL. */
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

/* The cells that a sliding piece passes, in order. */
static void tell_way(const struct explanation *why)
{
    ecart_move   move = why->verdict->move;
    ecart_kind   kind = ecart_piece_kind(ecart_board_piece(&why->position->board, move.from));
    int          step = ecart_difference_step(move.from, move.to);
    struct words words;

    if (!is_slider(kind) || ecart_chebyshev_distance(move.from, move.to) < 2 || step == 0)
        return;
    words_clear(&words);
    words_add(&words, "Go along with a finger: %s", name_cell(move.from).text);
    for (int c = move.from + step;; c += step) {
        bool taken = ecart_board_piece(&why->position->board, (ecart_cell)c) != ECART_NO_PIECE;

        words_add(&words, ", %s", name_cell((ecart_cell)c).text);
        if (taken && c != move.to)
            words_add(&words, ", and there is %s",
                      name_piece(&why->position->board, (ecart_cell)c).text);
        if (taken || c == move.to)
            break;
    }
    words_add(&words, ".");
    explain_say(why, words.text);
}

/* The sentence on the verdict, without the numbers of an alias. */
static void tell_verdict(const struct explanation *why)
{
    ecart_verdict plain = *why->verdict;
    struct explanation own = *why;

    plain.alias = false;
    own.verdict = &plain;
    explain_verdict(&own);
}

static bool is_english(const struct explanation *why)
{
    return strcmp(ecart_language_code(why->language), "en") == 0;
}

void explain_to_child(const struct explanation *why)
{
    const ecart_verdict *verdict = why->verdict;
    ecart_kind  kind    = ecart_piece_kind(ecart_board_piece(&why->position->board,
                                                             verdict->move.from));
    const char *special = why_special(verdict->nature, kind);

    tell_verdict(why);
    if (is_english(why)) {
        if (verdict->reason == ECART_PATH_BLOCKED || ecart_verdict_is_legal(verdict))
            tell_way(why);
        if (!ecart_verdict_is_refusal(verdict) && special)
            explain_say(why, special);
    }
    explain_hint(why);
}

/* A sentence on what attacks the king. */
static void tell_check(const struct explanation *why)
{
    const ecart_position *position = why->position;
    struct words words;

    words_clear(&words);
    words_pieces(&words, &position->board, position->checkers);
    words_add(&words, " %s the king on %s.",
              ecart_cells_count(position->checkers) > 1 ? "attack" : "attacks",
              name_cell(position->king[position->side]).text);
    words.text[0] = 'T';
    explain_say(why, words.text);
}

void explain_standing_to_child(const struct explanation *why, ecart_standing standing)
{
    if (!is_english(why))
        return;
    if (why->position->checkers)
        tell_check(why);
    if (standing == ECART_CHECKMATE)
        explain_say(why, "The king cannot go anywhere safe, nobody can take the attacker, and"
                            " nobody can step in between. So the game is over.");
    if (standing == ECART_STALEMATE)
        explain_say(why, "Nobody attacks the king, but no piece can move at all. So nobody"
                            " wins.");
}
