/* SPDX-License-Identifier: MIT */
/* end.c -- explains how a game stands, and why */

#include <stdio.h>

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

/* Why a piece cannot go to some cells, in words that come before their names. */
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

/* Why a piece cannot move: each reason, and the cells that it applies to. */
static void tell_stuck(const struct explanation *why, ecart_cell from)
{
    const ecart_position *position = why->position;
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
    explain_line(why, "%s", words.text);
}

static void tell_stalemate(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_cell  king   = position->king[position->side];
    ecart_cells others = ecart_cells_remove(position->of_side[position->side], king);

    explain_step(why, "No check", "%s to move is not in check: no piece attacks the king on %s.",
                 side_title(position->side), name_cell(king).text);
    explain_kings_steps(why);
    explain_step(why, "Others", "%s", others ? "No other piece can move either:"
                                                : "There is no other piece to move.");
    for (ecart_cell c = 0; (c = ecart_cells_next(others, c)) != 0;)
        tell_stuck(why, c);
}

static bool is_dark(ecart_cell c)
{
    return (ecart_cell_column(c) + ecart_cell_row(c)) % 2 == 0;
}

/* If there is too little material to mate, says why; else NULL.  That is the
 * kings alone, with one knight, or with bishops on cells of one colour. */
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

/* Whether every legal move gives stalemate or leaves too little material. */
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

static void tell_dead(struct explanation *why)
{
    const char *little = too_little(why->position);

    if (little)
        explain_step(why, "Material", "%s", little);
    else if (is_forced(why->position))
        explain_step(why, "Forced", "Every legal move is stalemate or leaves too little to mate"
                     " with.");
    else
        explain_step(why, "Proof", "No line of play leads to mate: either nothing can pass the"
                     " walls of pawns that are left, or every way is forced to such an end.");
}

static void tell_clock(struct explanation *why)
{
    explain_step(why, "Clock", "%d half-moves without a capture or a pawn's move: %d of each"
                 " side.", why->position->clock, why->position->clock / 2);
}

static void tell_repetition(struct explanation *why, const ecart_game *game)
{
    explain_step(why, "Repetition", "The same side to move, the same pieces on the same cells,"
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

static void tell_reasons(struct explanation *why, const ecart_game *game,
                         ecart_standing standing)
{
    if (game->position.checkers)
        explain_check(why);
    switch (standing) {
    case ECART_STALEMATE:
        tell_stalemate(why);
        break;
    case ECART_DEAD_POSITION:
        tell_dead(why);
        break;
    case ECART_FIVEFOLD:
    case ECART_THREEFOLD_CLAIMABLE:
        tell_repetition(why, game);
        break;
    case ECART_SEVENTY_FIVE_MOVE:
    case ECART_FIFTY_MOVE_CLAIMABLE:
        tell_clock(why);
        break;
    default:
        break;
    }
}

static void tell_meaning(struct explanation *why, ecart_standing standing)
{
    const char *text = meaning(standing, why->position->side);

    why->steps = 0;
    if (why->json) {
        explain_step(why, "Standing", "%s", text);
        explain_close(why);
    } else {
        printf("standing: %s\n", ecart_standing_name(standing));
        words_print(0, text);
    }
}

void explain_standing(struct explanation *why, const ecart_game *game)
{
    ecart_standing standing = ecart_standing_first(ecart_game_standings(game));

    why->position = &game->position;
    if (why->level != LEVEL_PLAYER) {
        explain_standing_lesson(why, game);
        return;
    }
    tell_meaning(why, standing);
    explain_gap(why);
    tell_reasons(why, game, standing);
    if (standing == ECART_IN_PLAY)
        explain_step(why, "Moves", "Legal moves of %s: %zu.", side_title(game->position.side),
                     ecart_legal_count(&game->position));
}
