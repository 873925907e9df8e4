/* SPDX-License-Identifier: MIT */
/* watch.c -- what the driver of an electronic board needs: each line that it reads is a look,
 * the first field of a FEN, or "clock".  It prints the game, why a move is refused, and which
 * lights to show.
 *
 *     cc watch.c $(pkg-config --cflags --libs ecart) -o watch
 */
#include <stdio.h>
#include <string.h>

#include <ecart.h>

/* The moves that were told are in the game of the watch: write those from number n on. */
static void print_moves(const ecart_game *game, size_t n)
{
    ecart_game before = *game;
    char       san[ECART_SAN_SIZE];

    while (before.count > n)
        (void)ecart_game_undo(&before);
    for (; n < game->count; n++) {
        ecart_san_write(&before.position, game->records[n].move, san, sizeof san);
        printf("%zu%s %s\n", n / 2 + 1, n % 2 == 0 ? "." : "...", san);
        (void)ecart_position_play(&before.position, game->records[n].move);
    }
}

static void print_lights(ecart_cells cells)
{
    char name[ECART_CELL_SIZE];

    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        ecart_cell_write(c, name, sizeof name);
        printf(" %s", name);
    }
    puts("");
}

int main(void)
{
    static const char *const results[] = { "", "1-0", "0-1", "1/2-1/2" };
    static ecart_record      records[600];
    ecart_watch  watch;
    ecart_setup  seen;
    ecart_faults faults;
    char         line[100], text[ECART_EXPLAIN_SIZE];

    ecart_watch_start(&watch, NULL, ECART_SEES_PIECES, 2, records, 600);
    while (fgets(line, sizeof line, stdin)) {
        bool clock = strcmp(line, "clock\n") == 0;

        if (!clock)
            (void)ecart_fen_read(line, strcspn(line, "\r\n"), false, &seen, &faults);
        if (!clock && ecart_faults_first(&faults, ECART_ERROR) <= ECART_BAD_MOVE_NUMBER)
            continue;
        ecart_watched what = clock ? ecart_watch_clock(&watch)
                                   : ecart_watch_look(&watch, &seen.board);
        if (what.kind == ECART_WATCH_MOVE || what.kind == ECART_WATCH_REVISED)
            print_moves(&watch.game, watch.game.count - what.count);
        if (what.kind == ECART_WATCH_BACK)
            printf("back to %zu moves\n", watch.game.count);
        if (what.kind == ECART_WATCH_TRY || what.kind == ECART_WATCH_DIFFERENT) {
            ecart_explain(&watch.game.position, &what.verdict, text, sizeof text);
            puts(what.kind == ECART_WATCH_TRY ? text : "No move leads to this board.");
            ecart_explain_put(NULL, &what, text, sizeof text);
            printf("%s\nlights", text);
            print_lights(what.put);
        }
        if (what.kind == ECART_WATCH_RESULT)
            puts(results[what.result]);
    }
    return 0;
}
