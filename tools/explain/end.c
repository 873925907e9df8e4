/* SPDX-License-Identifier: MIT */
/* end.c -- how a game stands, and why */

#include <stdio.h>

#include "cli/name.h"
#include "explain/explanation.h"

/* Why cells cannot be gone to, in the words that come before them. */
static const char *words_of(ecart_reason reason)
{
    switch (reason) {
    case ECART_OWN_PIECE:
        return "own pieces on";
    case ECART_PATH_BLOCKED:
        return "no way through to";
    case ECART_PAWN_PUSH_BLOCKED:
        return "a piece in front on";
    case ECART_PAWN_CAPTURE_EMPTY:
        return "nothing to take on";
    case ECART_EN_PASSANT_UNAVAILABLE:
        return "no en passant any more on";
    case ECART_EN_PASSANT_EXPOSES_KING:
        return "en passant would uncover the king, on";
    case ECART_PINNED:
        return "pinned, and so not to";
    default:
        return ecart_reason_name(reason);
    }
}

/* Why one piece cannot move: each reason, and the cells that it is about. */
static void tell_stuck(const struct lesson *lesson, ecart_cell from)
{
    const ecart_position *position = lesson->position;
    ecart_piece  piece = ecart_board_piece(&position->board, from);
    ecart_cells  goals[ECART_REASONS] = { 0 }, shape = ecart_shape_cells(piece, from);
    struct words words;
    const char  *before = ": ";

    for (ecart_cell c = 0; (c = ecart_cells_next(shape, c)) != 0;) {
        ecart_verdict v = ecart_move_check(position, ecart_move_make(from, c, ECART_NO_KIND));

        goals[v.reason] = ecart_cells_add(goals[v.reason], c);
    }
    words_clear(&words);
    words_add(&words, "T%s", name_piece(&position->board, from).text + 1);
    for (int r = ECART_LEGAL + 1; r < ECART_REASONS; r++) {
        if (!goals[r])
            continue;
        words_add(&words, "%s%s ", before, words_of((ecart_reason)r));
        words_cells(&words, goals[r], "and");
        before = "; ";
    }
    lesson_line(lesson, "%s", words.text);
}

static void tell_stalemate(struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_cell  king   = position->king[position->side];
    ecart_cells others = ecart_cells_remove(position->of_side[position->side], king);

    lesson_step(lesson, "No check", "%s to move is not in check: no piece attacks the king on %s.",
                side_title(position->side), name_cell(king).text);
    explain_kings_steps(lesson);
    lesson_step(lesson, "Others", "%s", others ? "No other piece can move either:"
                                               : "There is no other piece to move.");
    for (ecart_cell c = 0; (c = ecart_cells_next(others, c)) != 0;)
        tell_stuck(lesson, c);
}

static bool is_dark(ecart_cell c)
{
    return (ecart_cell_column(c) + ecart_cell_row(c)) % 2 == 0;
}

/* Bishops that all stand on cells of one colour, or nothing but kings, or one
 * knight beside them: too little to mate with. */
static const char *too_little(const ecart_position *position)
{
    ecart_cells kings  = position->of_kind[ECART_KING];
    ecart_cells others = position->of_kind[ECART_NO_KIND] & ~kings;
    ecart_cell  first  = ecart_cells_next(others, 0);

    if (others == 0)
        return "Only the kings are left.";
    if (others == position->of_kind[ECART_KNIGHT] && ecart_cells_count(others) == 1)
        return "A single knight beside the kings cannot mate, not even with the other"
               " side's help.";
    if (others != position->of_kind[ECART_BISHOP])
        return NULL;
    for (ecart_cell c = 0; (c = ecart_cells_next(others, c)) != 0;) {
        if (is_dark(c) != is_dark(first))
            return NULL;
    }
    return "All bishops go on cells of one colour. To mate, the other colour's cells beside a"
           " king would have to be guarded too, and nothing is left that could.";
}

/* Whether every legal move ends the game or leaves too little. */
static bool is_forced(const ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;

        ecart_position_play(&after, moves[i]);
        if (!too_little(&after) && (ecart_has_legal_move(&after) || after.checkers))
            return false;
    }
    return count > 0;
}

static void tell_dead(struct lesson *lesson)
{
    const char *little = too_little(lesson->position);

    if (little)
        lesson_step(lesson, "Material", "%s", little);
    else if (is_forced(lesson->position))
        lesson_step(lesson, "Forced", "Every legal move is stalemate or leaves too little to mate"
                    " with.");
    else
        lesson_step(lesson, "Proof", "No line of play leads to mate: either nothing can pass the"
                    " walls of pawns that are left, or every way is forced to such an end.");
}

static void tell_clock(struct lesson *lesson)
{
    lesson_step(lesson, "Clock", "%d half-moves without a capture or a pawn's move: %d of each"
                " side.", lesson->position->clock, lesson->position->clock / 2);
}

static void tell_repetition(struct lesson *lesson, const ecart_game *game)
{
    lesson_step(lesson, "Repetition", "The same side to move, the same pieces on the same cells,"
                " the same rights to castle and to take en passant: for the %s time.",
                ecart_game_repetitions(game) >= 5 ? "fifth" :
                ecart_game_repetitions(game) == 4 ? "fourth" : "third");
}

/* What a standing means for the players. */
static const char *meaning(ecart_standing standing, int side)
{
    switch (standing) {
    case ECART_CHECKMATE:
        return side == ECART_WHITE ? "Checkmate: Black has won."
                                   : "Checkmate: White has won.";
    case ECART_STALEMATE:
        return "Stalemate: the game is drawn.";
    case ECART_DEAD_POSITION:
        return "A dead position: nobody can ever mate, and the game is drawn.";
    case ECART_FIVEFOLD:
        return "The game is drawn by fivefold repetition.";
    case ECART_SEVENTY_FIVE_MOVE:
        return "The game is drawn by the seventy-five-move rule.";
    case ECART_THREEFOLD_CLAIMABLE:
        return "The player to move may claim a draw by repetition.";
    case ECART_FIFTY_MOVE_CLAIMABLE:
        return "The player to move may claim a draw by the fifty-move rule.";
    default:
        return side == ECART_WHITE ? "The game goes on: it is White's turn."
                                   : "The game goes on: it is Black's turn.";
    }
}

static void tell_reasons(struct lesson *lesson, const ecart_game *game,
                         ecart_standing standing)
{
    if (game->position.checkers)
        explain_check(lesson);
    switch (standing) {
    case ECART_STALEMATE:
        tell_stalemate(lesson);
        break;
    case ECART_DEAD_POSITION:
        tell_dead(lesson);
        break;
    case ECART_FIVEFOLD:
    case ECART_THREEFOLD_CLAIMABLE:
        tell_repetition(lesson, game);
        break;
    case ECART_SEVENTY_FIVE_MOVE:
    case ECART_FIFTY_MOVE_CLAIMABLE:
        tell_clock(lesson);
        break;
    default:
        break;
    }
}

static void tell_meaning(struct lesson *lesson, ecart_standing standing)
{
    const char *text = meaning(standing, lesson->position->side);

    lesson->steps = 0;
    if (lesson->json) {
        lesson_step(lesson, "Standing", "%s", text);
        lesson_close(lesson);
    } else {
        printf("standing: %s\n", ecart_standing_name(standing));
        prose(0, text);
    }
}

void explain_standing(struct lesson *lesson, const ecart_game *game)
{
    ecart_standing standing = ecart_standing_first(ecart_game_standings(game));
    struct article articles[ARTICLES];

    lesson->position = &game->position;
    tell_meaning(lesson, standing);
    if (lesson->level == LEVEL_CHILD) {
        explain_standing_to_child(lesson, standing);
        return;
    }
    lesson_gap(lesson);
    tell_reasons(lesson, game, standing);
    if (standing == ECART_IN_PLAY)
        lesson_step(lesson, "Moves", "Legal moves of %s: %zu.", side_title(game->position.side),
                    ecart_legal_count(&game->position));
    if (lesson->level == LEVEL_ARBITER)
        lesson_articles(lesson, articles,
                        laws_of_standing(lesson->edition, standing, articles));
}
