/* SPDX-License-Identifier: MIT */
/* terminal.c -- two people play on one terminal, and read why a move is refused.
 *
 *     cc terminal.c $(pkg-config --cflags --libs ecart) -o terminal
 */
#include <stdio.h>
#include <string.h>

#include <ecart.h>

static void show(const ecart_position *position)
{
    char text[ECART_BOARD_TEXT_SIZE];

    ecart_board_text(&position->board, ECART_WHITE, text, sizeof text);
    puts(text);
}

/* Leaves a line in the answer, without its end; false when there is none. */
static bool ask(const char *question, char *answer, int size)
{
    printf("%s ", question);
    fflush(stdout);
    if (!fgets(answer, size, stdin))
        return false;
    if (!strchr(answer, '\n'))          /* far longer than a move: forget the rest */
        for (int c = getchar(); c != '\n' && c != EOF;)
            c = getchar();
    answer[strcspn(answer, "\r\n")] = '\0';
    return true;
}

/* One move, in any notation.  The piece of a promotion is asked for if the verdict
 * says so: never for a move that would be refused anyway. */
static bool turn(ecart_game *game)
{
    char line[64], text[ECART_EXPLAIN_SIZE];

    if (!ask(game->position.side == ECART_WHITE ? "White:" : "Black:", line, sizeof line))
        return false;
    ecart_verdict verdict = ecart_notation_read(&game->position, line, strlen(line)).verdict;

    while (verdict.reason == ECART_PROMOTION_NEEDED) {
        if (!ask("Q, R, B or N?", line, sizeof line))
            return false;
        verdict.move.promotion = ecart_piece_kind(ecart_piece_of_letter(line[0]));
        verdict = ecart_move_check(&game->position, verdict.move);
    }
    ecart_explain(&game->position, &verdict, text, sizeof text);
    puts(text);
    if (ecart_explain_hint(NULL, &game->position, &verdict, text, sizeof text) > 0)
        puts(text);
    if (!ecart_verdict_is_legal(&verdict))
        return true;
    bool played = ecart_game_play(game, verdict.move, NULL);

    show(&game->position);
    return played;                      /* unless there is no room for it */
}

int main(void)
{
    static ecart_record records[1000];
    ecart_game game;
    char       text[ECART_EXPLAIN_SIZE];

    ecart_game_start(&game, records, sizeof records / sizeof records[0]);
    show(&game.position);
    while (ecart_standings_has(ecart_game_standings(&game), ECART_IN_PLAY) && turn(&game))
        ;
    ecart_explain_standing(NULL, game.position.side,
                           ecart_standing_first(ecart_game_standings(&game)),
                           text, sizeof text);
    printf("\n%s\n", text);
    return 0;
}
