/* SPDX-License-Identifier: MIT */
/* moves.c -- ecart moves: the legal moves of a position */

#include <stdio.h>

#include <ecart.h>

#include "command.h"
#include "operand.h"
#include "standpoint.h"

static int print_moves(const ecart_position *position, ecart_cell from)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    bool       any   = false;

    for (size_t i = 0; i < count; i++) {
        char uci[ECART_UCI_SIZE], san[ECART_SAN_SIZE];

        if (from != ECART_NO_CELL && moves[i].from != from)
            continue;
        ecart_uci_write(moves[i], uci, sizeof uci);
        ecart_san_write(position, moves[i], san, sizeof san);
        printf("%s\t%s\n", uci, san);
        any = true;
    }
    return any ? EXIT_YES : EXIT_NO;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = { STANDPOINT_OPTIONS, OPTIONS_COMMON };
    struct standpoint standpoint = { 0 };
    ecart_position    position;
    ecart_cell        from = ECART_NO_CELL;
    int option;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (!standpoint_option(&standpoint, option))
            return option_finish(option, &moves_command);
    }
    argv += optind;
    if ((*argv && !operand_cell(&argv, &from)) || !operand_end(&argv) ||
        !standpoint_position(&standpoint, &position))
        return EXIT_TROUBLE;
    return print_moves(&position, from);
}

const struct command moves_command = {
    "moves", "[OPTION]... [CELL]",
    "List the legal moves, or those of the piece on a cell",
    "Each line is a move as two cells, a tab, and the move as people write it.\n"
    "\n"
    STANDPOINT_HELP
    "  --help              print this and exit\n"
    "\n"
    CELL_HELP
    "Exit status is 0 if there is a legal move, 1 if there is none, 2 for trouble.\n",
    run
};
