/* SPDX-License-Identifier: MIT */
/* ecart_moves.c -- ecart moves: lists the legal moves of a position */

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/fields.h"
#include "output/json.h"
#include "system/page.h"

static int print_moves(const ecart_position *position, ecart_cell from,
                       const struct options *options)
{
    ecart_move  moves[ECART_MOVE_LIST_SIZE];
    size_t      count = move_list_find(position, from, moves);
    struct json json  = { 0 };

    if (options->json) {
        json_open(&json, NULL, '{');
        move_list_put(&json, position, moves, count);
        json_end(&json);
    }
    for (size_t i = 0; i < count && !options->json; i++)
        move_list_print(position, moves[i], options->judge.language);
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

int run_moves(struct options *options, char **operands)
{
    ecart_position position;
    ecart_cell     from = ECART_NO_CELL;

    if (page_columns(stdout))
        output_for_people(options);
    options->start.language = options->judge.language;
    if (!position_option_read(&options->start, &position) ||
        (*operands && !read_from(&operands, &position, &from)) || !operand_end(&operands))
        return EXIT_ERROR;
    return print_moves(&position, from, options);
}
