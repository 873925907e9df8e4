/* SPDX-License-Identifier: MIT */
/* moves.c -- ecart moves: lists the legal moves of a position */

#include <stdio.h>

#include <ecart.h>

#include "cli/fields.h"
#include "cli/json.h"
#include "cli/operand.h"
#include "cli/output_options.h"
#include "cli/position_option.h"
#include "command.h"

static void print_line(const ecart_position *position, ecart_move move)
{
    char uci[ECART_UCI_SIZE], san[ECART_SAN_SIZE];

    ecart_uci_write(move, uci, sizeof uci);
    ecart_san_write(position, move, san, sizeof san);
    printf("%s\t%s\n", uci, san);
}

static void print_object(struct json *json, const ecart_position *position, ecart_move move)
{
    json_open(json, NULL, '{');
    field_put_move(json, position, move);
    json_put_pair(json, move.from, move.to, NULL, 0);
    field_put_nature(json, ecart_move_check(position, move).nature);
    json_close(json, '}');
}

/* Finds the legal moves of the piece on a cell, or of all pieces. */
static size_t find_moves(const ecart_position *position, ecart_cell from,
                         ecart_move moves[ECART_MOVE_LIST_SIZE])
{
    size_t all  = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    size_t kept = 0;

    for (size_t i = 0; i < all; i++) {
        if (from == ECART_NO_CELL || moves[i].from == from)
            moves[kept++] = moves[i];
    }
    return kept;
}

static int print_moves(const ecart_position *position, ecart_cell from, bool as_json)
{
    ecart_move  moves[ECART_MOVE_LIST_SIZE];
    size_t      count = find_moves(position, from, moves);
    struct json json  = { 0 };

    if (as_json) {
        json_open(&json, NULL, '{');
        json_open(&json, "moves", '[');
    }
    for (size_t i = 0; i < count; i++) {
        if (as_json)
            print_object(&json, position, moves[i]);
        else
            print_line(position, moves[i]);
    }
    if (as_json) {
        json_close(&json, ']');
        json_end(&json);
    }
    return count ? EXIT_YES : EXIT_NO;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = { POSITION_OPTIONS, JSON_OPTION, OPTIONS_COMMON };
    struct position_option start = { 0 };
    struct output_options  output = { 0 };
    ecart_position         position;
    ecart_cell             from = ECART_NO_CELL;
    int                    option;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (!position_option(&start, option) && !output_option(&output, option))
            return option_finish(option, &moves_command);
    }
    argv += optind;
    if ((*argv && !operand_cell(&argv, &from)) || !operand_end(&argv) ||
        !position_option_read(&start, &position))
        return EXIT_ERROR;
    return print_moves(&position, from, output.json);
}

const struct command moves_command = {
    "moves", "[OPTION]... [SQUARE]",
    "List all legal moves, or those of one piece",
    "Each line has the move as two squares, a tab, and the move in standard\n"
    "notation.\n"
    "\n"
    POSITION_HELP
    JSON_HELP
    "  -h, --help          print this and exit\n"
    "\n"
    SQUARE_HELP
    "Exit status is 0 if there is a legal move, 1 if there is none, 2 for an error.\n",
    run
};
