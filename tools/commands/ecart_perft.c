/* SPDX-License-Identifier: MIT */
/* ecart_perft.c -- ecart perft: counts the sequences of legal moves */

#include <inttypes.h>
#include <stdio.h>

#include <ecart.h>

#include "command.h"
#include "input/operand.h"
#include "input/position_option.h"
#include "system/error.h"

enum { DEPTH_LIMIT = 30 };

static bool read_depth(char ***next, int *depth)
{
    if (!**next)
        return error_refuse("missing depth, such as 4");
    if (!operand_number(**next, "depth", 0, DEPTH_LIMIT, depth))
        return false;
    ++*next;
    return true;
}

/* Prints each first move, and how many sequences begin with it. */
static void print_division(const ecart_position *position, int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = depth > 0 ? ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE) : 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;
        char           uci[ECART_UCI_SIZE];

        ecart_position_play(&after, moves[i]);
        ecart_uci_write(moves[i], uci, sizeof uci);
        printf("%s %" PRIu64 "\n", uci, ecart_perft(&after, depth - 1));
    }
}

int run_perft(int argc, char **argv)
{
    struct position_option start = { 0 };
    ecart_position         position;
    bool                   divide = false;
    int                    option, depth;

    while ((option = option_next(argc, argv, &perft_command)) != OPTION_END) {
        if (option == OPTION_DIVIDE)
            divide = true;
        else if (!position_option(&start, option))
            return option_finish(option, &perft_command);
    }
    argv += optind;
    if (!read_depth(&argv, &depth) || !operand_end(&argv) ||
        !position_option_read(&start, &position))
        return EXIT_ERROR;
    if (divide)
        print_division(&position, depth);
    printf("%" PRIu64 "\n", ecart_perft(&position, depth));
    return EXIT_YES;
}
