/* SPDX-License-Identifier: MIT */
/* ecart_perft.c -- ecart perft: counts the sequences of legal moves */

#include <inttypes.h>
#include <stdio.h>

#include <ecart.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "input/position_option.h"
#include "output/json.h"
#include "system/error.h"

enum { DIVIDE = OPTION_LONG, DEPTH_LIMIT = 30 };

static bool read_depth(char ***next, int *depth)
{
    if (!**next) {
        error_print("missing depth, such as 4");
        return false;
    }
    if (!operand_number(**next, "depth", 0, DEPTH_LIMIT, depth))
        return false;
    ++*next;
    return true;
}

/* Prints a first move, and how many sequences begin with it. */
static void print_part(struct json *json, bool as_json, ecart_move move, uint64_t nodes)
{
    char uci[ECART_UCI_SIZE];

    ecart_uci_write(move, uci, sizeof uci);
    if (!as_json) {
        printf("%s %" PRIu64 "\n", uci, nodes);
        return;
    }
    json_open(json, NULL, '{');
    json_put_text(json, "move", uci);
    json_put_number(json, "nodes", (long long)nodes);
    json_close(json, '}');
}

static void print_division(struct json *json, bool as_json, const ecart_position *position,
                           int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = depth > 0 ? ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE) : 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;

        ecart_position_play(&after, moves[i]);
        print_part(json, as_json, moves[i], ecart_perft(&after, depth - 1));
    }
}

static void print_object(const ecart_position *position, int depth, bool divide)
{
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    json_put_number(&json, "depth", depth);
    if (divide) {
        json_open(&json, "moves", '[');
        print_division(&json, true, position, depth);
        json_close(&json, ']');
    }
    json_put_number(&json, "nodes", (long long)ecart_perft(position, depth));
    json_end(&json);
}

static void print_lines(const ecart_position *position, int depth, bool divide)
{
    if (divide)
        print_division(NULL, false, position, depth);
    printf("%" PRIu64 "\n", ecart_perft(position, depth));
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        POSITION_OPTIONS,
        JSON_OPTION,
        { "divide", no_argument, NULL, DIVIDE },
        OPTIONS_COMMON
    };
    struct position_option start = { 0 };
    struct output_options  output = { 0 };
    ecart_position         position;
    bool                   divide = false;
    int                    option, depth;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (option == DIVIDE)
            divide = true;
        else if (!position_option(&start, option) && !output_option(&output, option))
            return option_finish(option, &perft_command);
    }
    argv += optind;
    if (!read_depth(&argv, &depth) || !operand_end(&argv) ||
        !position_option_read(&start, &position))
        return EXIT_ERROR;
    if (output.json)
        print_object(&position, depth, divide);
    else
        print_lines(&position, depth, divide);
    return EXIT_YES;
}

const struct command perft_command = {
    "perft", "[OPTION]... DEPTH",
    "Count all sequences of legal moves of a given length",
    POSITION_HELP
    JSON_HELP
    "  --divide            print the count of each first move, then the sum\n"
    "  -h, --help          print this and exit\n",
    run
};
