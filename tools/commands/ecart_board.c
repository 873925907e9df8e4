/* SPDX-License-Identifier: MIT */
/* ecart_board.c -- ecart board: draws the pieces, or the numbers of the cells */

#include <stdio.h>

#include <ecart.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "system/error.h"
#include "system/option.h"
#include "system/page.h"
#include "words/program.h"

/* What the options and operands ask for. */
struct request {
    int                   picture;           /* OPTION_NUMBERS, _NAMES, _FRAME; 0: the pieces */
    bool                  turned;
    uint8_t               black;             /* whether Black is at the bottom */
    struct output_options output;
};

static void print_pieces(const struct request *request, const ecart_setup *setup)
{
    struct diagram diagram = {
        .screen = &request->output.screen, .width = 2,
        .black = request->black, .turned = request->turned
    };

    diagram_pieces(&diagram, &setup->board);
    diagram_print(&diagram, 1);
    putchar('\n');
    page_say(request->output.judge.language, SAY_SAY_TO_MOVE,
             &(ecart_slots){ .side = setup->side });
}

/* Draws the numbers, or the names, which are the same in both views but for the digits at
 * the edges. */
static void print_squares(const struct request *request)
{
    struct diagram diagram = {
        .width = 3, .black = request->black, .turned = request->turned
    };

    FOR_EACH_CELL(c, ALL_CELLS) {
        if (request->picture == OPTION_NAMES)
            diagram_name(&diagram, c);
        else
            diagram_number(&diagram, c, request->turned ? ecart_cell_turn(c) : c);
    }
    diagram_print(&diagram, 1);
}

/* Columns run from 0 to 11 and rows from 0 to 9; the article draws both in
 * reverse, and so does Black. */
static void print_frame(const ecart_board *board, bool reversed)
{
    for (int y = 9; y >= 0; y--) {
        for (int x = 0; x < ECART_BOARD_NUMBERS / 10; x++) {
            int number = reversed ? 10 * (11 - x) + 9 - y : 10 * x + y;
            ecart_state state = ecart_board_state(board, ECART_WHITE, number);

            printf(state == ECART_IMPOSSIBLE ? " (%3d)" : "  %3d ", number);
        }
        putchar('\n');
    }
}

static int draw(const struct request *request)
{
    ecart_setup setup;

    if (request->output.start.fen && request->picture)
        return error_print("--position cannot be combined with --numbers, --names or --frame");
    if (!position_option_setup(&request->output.start, &setup))
        return EXIT_ERROR;

    if (request->picture == OPTION_FRAME)
        print_frame(&setup.board, request->turned != request->black);
    else if (request->picture)
        print_squares(request);
    else
        print_pieces(request, &setup);
    return EXIT_YES;
}

int run_board(int argc, char **argv)
{
    struct request request = { 0 };

    for (;;) {
        int option = option_next(argc, argv, &board_command);

        switch (option) {
        case OPTION_TURN:
            request.turned = true;
            break;
        case OPTION_VIEW:
            request.black = option_choice;
            break;
        case OPTION_NUMBERS:
        case OPTION_NAMES:
        case OPTION_FRAME:
            if (request.picture && request.picture != option)
                return error_print("--numbers, --names and --frame cannot be combined");
            request.picture = option;
            break;
        case OPTION_END:
            argv += optind;
            output_for_people(&request.output);
            return operand_end(&argv) ? draw(&request) : EXIT_ERROR;
        default:
            if (!output_option(&request.output, option))
                return option_finish(option, &board_command);
        }
    }
}
