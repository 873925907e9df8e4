/* SPDX-License-Identifier: MIT */
/* hasty.c -- how long it takes to find two plies that were made between two looks
 *
 *     hasty [ONE-IN] <suite.tsv
 *
 * Of each position of the suite, or of one in so many, every pair of a legal move and a reply of
 * which both are sampled makes a board, which is seen in each way, with a piece in the air on
 * every third; the best of three times counts, in the time of the processor.  The status is 1 if
 * one takes more than a millisecond, or if a board that two moves made has no line. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ecart.h>

enum { LIMIT = 1000000, EACH = 5 };     /* nanoseconds; one move in so many */

static long now(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (long)t.tv_sec * 1000000000 + t.tv_nsec;
}

static struct counts {
    long boards, longest, none;
    double sum;
    char   slowest[128];
} all;

static void time_board(const ecart_game *game, const ecart_board *seen, bool whole)
{
    for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++) {
        long   best = 10L * LIMIT;
        size_t lines = 0;

        for (int n = 0; n < 3; n++) {
            long begin = now(), took;

            lines = ecart_lines_between(game, seen, (ecart_sight)sight, NULL, 0);
            took  = now() - begin;
            best  = took < best ? took : best;
        }
        all.none += whole && lines == 0;
        all.sum  += (double)best;
        all.boards++;
        if (best > all.longest) {
            ecart_setup setup;

            all.longest = best;
            ecart_position_setup(&game->position, &setup);
            ecart_fen_write(&setup, ECART_FEN_PLAIN, all.slowest, sizeof all.slowest);
        }
    }
}

static void time_position(const ecart_position *p)
{
    ecart_move     first[ECART_MOVE_LIST_SIZE], second[ECART_MOVE_LIST_SIZE];
    size_t         firsts = ecart_legal_moves(p, first, ECART_MOVE_LIST_SIZE);
    ecart_record   records[4];
    ecart_game     game;
    ecart_position a, b;

    /* The game has two moves behind it where it can, so that the way back is tried too. */
    ecart_game_set(&game, p, records, 4);
    for (size_t i = 0; i < firsts; i += EACH) {
        a = *p;
        (void)ecart_position_play(&a, first[i]);
        size_t seconds = ecart_legal_moves(&a, second, ECART_MOVE_LIST_SIZE);
        for (size_t j = 0; j < seconds; j += EACH) {
            b = a;
            (void)ecart_position_play(&b, second[j]);
            time_board(&game, &b.board, true);
            if ((i + j) % 3 == 0) {
                b.board.at[second[j].to] = ECART_NO_PIECE;
                time_board(&game, &b.board, false);
            }
            if (i == 0 && j == 0 && ecart_game_play(&game, first[0], NULL) &&
                ecart_game_play(&game, second[0], NULL)) {
                time_board(&game, &a.board, true);
                time_board(&game, &p->board, true);
                b.board.at[ECART_D4] ^= 1;
                time_board(&game, &b.board, false);
            }
            if (game.count > 0) {
                (void)ecart_game_undo(&game);
                (void)ecart_game_undo(&game);
            }
        }
    }
}

int main(int argc, char **argv)
{
    int  each = argc > 1 ? atoi(argv[1]) : 1, row = 0;
    char line[8192];

    while (fgets(line, sizeof line, stdin)) {
        char          *fen = strchr(line, '\t'), *end = fen ? strchr(fen + 1, '\t') : NULL;
        ecart_faults   faults;
        ecart_position p;

        if (line[0] == '#' || !end || row++ % each != 0)
            continue;
        if (!ecart_fen_position(fen + 1, (size_t)(end - fen - 1), false, &p, &faults))
            return 2;
        time_position(&p);
    }
    printf("two plies: %ld boards, %.1f us each, the longest %.1f us, %ld without a line\n%s\n",
           all.boards, all.sum / 1e3 / (double)all.boards, (double)all.longest / 1e3, all.none,
           all.slowest);
    return all.boards == 0 || all.none > 0 || all.longest > LIMIT;
}
