/* SPDX-License-Identifier: MIT */
/* check.c -- ecart check: plays moves and says why one is refused */

#include <stdio.h>
#include <stdlib.h>

#include <ecart.h>

#include "command.h"
#include "operand.h"
#include "standpoint.h"
#include "trouble.h"

static void print_forgiven(uint32_t forgiven)
{
    const char *before = " [forgiven: ";

    for (int f = 0; f < ECART_FORGIVEN; f++) {
        if (!(forgiven >> f & 1))
            continue;
        printf("%s%s", before, ecart_forgiven_name((ecart_forgiven)f));
        before = ", ";
    }
    if (forgiven)
        putchar(']');
}

static void print_verdict(const ecart_position *position, const char *move,
                          const ecart_notation *notation)
{
    const ecart_verdict *verdict = &notation->verdict;
    char sentence[ECART_EXPLAIN_SIZE];

    ecart_explain(position, verdict, sentence, sizeof sentence);
    printf("%s: ", move);
    if (!ecart_verdict_is_legal(verdict))
        printf("%s: ", ecart_reason_name((ecart_reason)verdict->reason));
    fputs(sentence, stdout);
    print_forgiven(notation->forgiven);
    putchar('\n');
}

/* What else may be done is said where somebody has to think again. */
static void print_hint(const ecart_position *position, const ecart_verdict *verdict)
{
    char hint[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(ECART_ENGLISH, position, verdict, hint, sizeof hint) > 0)
        puts(hint);
}

/* Beside the verdicts, how the game stands, unless it just goes on. */
static void print_standing(const ecart_game *game)
{
    ecart_standing standing = ecart_standing_first(ecart_game_standings(game));

    if (standing != ECART_IN_PLAY)
        printf("standing: %s\n", ecart_standing_name(standing));
}

/* A text can only be read in the position that the moves before it lead to,
 * so that a bad one is found when the earlier verdicts have been printed. */
static int play(ecart_game *game, char **moves)
{
    while (*moves) {
        const char    *move = *moves;
        ecart_notation notation;
        const ecart_verdict *verdict = &notation.verdict;

        if (!operand_move(&moves, &game->position, &notation))
            return EXIT_TROUBLE;
        print_verdict(&game->position, move, &notation);
        if (!ecart_verdict_is_legal(verdict)) {
            print_hint(&game->position, verdict);
            return EXIT_NO;
        }
        ecart_game_play(game, verdict->move, NULL);
    }
    print_standing(game);
    return EXIT_YES;
}

static int play_from(const ecart_position *position, char **moves, size_t count)
{
    ecart_record *records = malloc(count * sizeof *records);
    ecart_game    game;
    int           status;

    if (!records)
        return trouble("not enough memory for %zu moves", count);
    ecart_game_set(&game, position, records, count);
    status = play(&game, moves);
    free(records);
    return status;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = { STANDPOINT_OPTIONS, OPTIONS_COMMON };
    struct standpoint standpoint = { 0 };
    ecart_position    position;
    int option;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (!standpoint_option(&standpoint, option))
            return option_finish(option, &check_command);
    }
    if (!argv[optind])
        return trouble("missing move, such as e2e4");
    if (!standpoint_position(&standpoint, &position))
        return EXIT_TROUBLE;
    return play_from(&position, argv + optind, (size_t)(argc - optind));
}

const struct command check_command = {
    "check", "[OPTION]... MOVE...",
    "Play moves one after another, and say why one is refused",
    "Stop at the first move that is not legal.  A move is two cells, e2e4 or 5254,\n"
    "with what a pawn becomes, e7e8q, or is written as people do, Nf3.  If the game\n"
    "does not just go on after the last move, a line says how it stands.\n"
    "\n"
    STANDPOINT_HELP
    "  --help              print this and exit\n"
    "\n"
    "Exit status is 0 if all moves are legal, 1 if one is not, 2 for trouble.\n",
    run
};
