/* SPDX-License-Identifier: MIT */
/* ecart_perft.c -- ecart perft: counts the sequences of legal moves */

#include <inttypes.h>
#include <stdio.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/fields.h"
#include "system/error.h"

/* Prints each first move, and how many sequences begin with it. */
static void print_division(const ecart_position *position, int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = depth > 0 ? ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE) : 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;

        ecart_position_play(&after, moves[i]);
        printf("%s %" PRIu64 "\n", name_move(moves[i]).text, ecart_perft(&after, depth - 1));
    }
}

int run_perft(struct options *options, char **operands)
{
    enum { DEEPEST = 30 };
    ecart_position position;
    uint64_t       depth;

    if (!*operands)
        return error_print("missing depth, such as 4");
    if (!number_read(*operands++, "depth", 0, DEEPEST, &depth) || !operand_end(&operands) ||
        !position_option_read(&options->start, &position))
        return EXIT_ERROR;
    if (options->of[OPTION_DIVIDE].given)
        print_division(&position, (int)depth);
    printf("%" PRIu64 "\n", ecart_perft(&position, (int)depth));
    return EXIT_YES;
}
