/* SPDX-License-Identifier: MIT */
/* perft.c -- ecart perft: how many sequences of legal moves there are */

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <ecart.h>

#include "command.h"
#include "operand.h"
#include "standpoint.h"
#include "trouble.h"

enum { DIVIDE = OPTION_LONG, DEPTH_LIMIT = 30 };

static bool read_depth(char ***next, int *depth)
{
    const char *text = **next;
    char *end;
    long  number;

    if (!text) {
        trouble("missing depth, such as 4");
        return false;
    }
    errno  = 0;
    number = strtol(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno || number > DEPTH_LIMIT) {
        trouble("%s is no depth: expected a number from 0 to %d", quote(text).text,
                DEPTH_LIMIT);
        return false;
    }
    *depth = (int)number;
    ++*next;
    return true;
}

static void print_division(const ecart_position *position, int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;
        char uci[ECART_UCI_SIZE];

        ecart_position_play(&after, moves[i]);
        ecart_uci_write(moves[i], uci, sizeof uci);
        printf("%s %" PRIu64 "\n", uci, ecart_perft(&after, depth - 1));
    }
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        STANDPOINT_OPTIONS,
        { "divide", no_argument, NULL, DIVIDE },
        OPTIONS_COMMON
    };
    struct standpoint standpoint = { 0 };
    ecart_position    position;
    bool divide = false;
    int  option, depth;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (option == DIVIDE)
            divide = true;
        else if (!standpoint_option(&standpoint, option))
            return option_finish(option, &perft_command);
    }
    argv += optind;
    if (!read_depth(&argv, &depth) || !operand_end(&argv) ||
        !standpoint_position(&standpoint, &position))
        return EXIT_TROUBLE;
    if (divide && depth > 0)
        print_division(&position, depth);
    printf("%" PRIu64 "\n", ecart_perft(&position, depth));
    return EXIT_YES;
}

const struct command perft_command = {
    "perft", "[OPTION]... DEPTH",
    "Count the sequences of legal moves of a length",
    STANDPOINT_HELP
    "  --divide            before the sum, a line for each first move\n"
    "  --help              print this and exit\n",
    run
};
