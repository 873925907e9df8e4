/* SPDX-License-Identifier: MIT */
/* ecart_moves.c -- ecart moves: lists the legal moves of a position */

#include <stdio.h>
#include <string.h>

#include <ecart.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "output/fields.h"
#include "output/json.h"
#include "system/page.h"

static int print_moves(const ecart_position *position, ecart_cell from,
                       const struct output_options *output)
{
    ecart_move  moves[ECART_MOVE_LIST_SIZE];
    size_t      count = move_list_find(position, from, moves);
    struct json json  = { 0 };

    if (output->json) {
        json_open(&json, NULL, '{');
        move_list_put(&json, position, moves, count);
        json_end(&json);
    }
    for (size_t i = 0; i < count && !output->json; i++)
        move_list_print(position, moves[i], output->judge.language);
    return count ? EXIT_YES : EXIT_NO;
}

/* Reads a square, or a move of the piece that is meant. */
static bool read_from(char ***next, const ecart_position *position, ecart_cell *from)
{
    ecart_notation notation = ecart_notation_read(position, **next, strlen(**next));

    if (notation.kind == ECART_ROOK && notation.to == ECART_NO_CELL)    /* castles, either way */
        notation.verdict.move.from = ecart_castle_check(position, ECART_KINGSIDE).move.from;
    if (notation.verdict.reason == ECART_BAD_NOTATION || strlen(**next) == 2 ||
        !ecart_cell_exists(notation.verdict.move.from))
        return operand_cell(next, from);
    *from = notation.verdict.move.from;
    ++*next;
    return true;
}

int run_moves(int argc, char **argv)
{
    struct output_options  output = { 0 };
    ecart_position         position;
    ecart_cell             from = ECART_NO_CELL;
    int                    option;

    while ((option = option_next(argc, argv, &moves_command)) != OPTION_END) {
        if (!output_option(&output, option))
            return option_finish(option, &moves_command);
    }
    argv += optind;
    if (page_columns(stdout) > 0)
        output_for_people(&output);
    output.start.language = output.judge.language;
    if (!position_option_read(&output.start, &position) ||
        (*argv && !read_from(&argv, &position, &from)) || !operand_end(&argv))
        return EXIT_ERROR;
    return print_moves(&position, from, &output);
}
