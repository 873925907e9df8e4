/* SPDX-License-Identifier: MIT */
/* ecart_board.c -- ecart board: draws the pieces, or the numbers of the cells */

#include <stdio.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* Prints the pieces; the diagram begins as the view that the options ask for. */
static void print_pieces(const struct options *options, struct diagram *diagram,
                         const ecart_setup *setup)
{
    diagram->screen = &options->screen;
    diagram->width  = 2;
    diagram_pieces(diagram, &setup->board);
    diagram_print(diagram, 1);
    putchar('\n');
    page_say(options->judge.language, SAY_SAY_TO_MOVE, &(ecart_slots){ .side = setup->side });
}

/* Draws the numbers, or the names, which are the same in both views but for the digits at
 * the edges. */
static void print_squares(struct diagram *diagram, bool names)
{
    diagram->width = 3;
    FOR_EACH_CELL(c, ALL_CELLS) {
        if (names)
            diagram_name(diagram, c);
        else
            diagram_number(diagram, c, diagram->turned ? ecart_cell_turn(c) : c);
    }
    diagram_print(diagram, 1);
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

int run_board(struct options *options, char **operands)
{
    const struct given *of = options->of;
    bool                squares = of[OPTION_NUMBERS].given || of[OPTION_NAMES].given;
    struct diagram      diagram = { .black  = option_number(options, OPTION_VIEW, 0),
                                    .turned = of[OPTION_TURN].given };
    ecart_setup         setup;

    output_for_people(options);
    if (!!of[OPTION_NUMBERS].given + !!of[OPTION_NAMES].given + !!of[OPTION_FRAME].given > 1)
        return error_print("--numbers, --names and --frame cannot be combined");
    if (!operand_end(&operands))
        return EXIT_ERROR;
    if (options->start.fen && (squares || of[OPTION_FRAME].given))
        return error_print("--position cannot be combined with --numbers, --names or --frame");
    if (!position_option_setup(&options->start, &setup))
        return EXIT_ERROR;

    if (of[OPTION_FRAME].given)
        print_frame(&setup.board, diagram.turned != diagram.black);
    else if (squares)
        print_squares(&diagram, of[OPTION_NAMES].given);
    else
        print_pieces(options, &diagram, &setup);
    return EXIT_YES;
}
