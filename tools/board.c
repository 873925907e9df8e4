/* SPDX-License-Identifier: MIT */
/* board.c -- ecart board: the pieces, or the numbers of the cells */

#include <stdio.h>

#include <ecart.h>

#include "command.h"
#include "diagram.h"
#include "operand.h"
#include "option.h"
#include "trouble.h"

static void print_pieces(const ecart_setup *setup, bool turned)
{
    struct diagram diagram = { .width = 2, .turned = turned };

    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        diagram_mark(&diagram, c,
                     ecart_piece_letter(ecart_board_piece(&setup->board, c)));
    }
    diagram_print(&diagram, 1);
    printf("\n%s to move\n", setup->side == ECART_WHITE ? "White" : "Black");
}

static void print_numbers(bool turned)
{
    struct diagram diagram = { .width = 3, .turned = turned };

    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        diagram_number(&diagram, c, turned ? ecart_cell_turn(c) : c);
    }
    diagram_print(&diagram, 1);
}

/* Columns run from 0 to 11 and rows from 0 to 9; the article draws both the
 * other way. */
static void print_frame(const ecart_board *board, bool turned)
{
    for (int y = 9; y >= 0; y--) {
        for (int x = 0; x < ECART_BOARD_NUMBERS / 10; x++) {
            int number = turned ? 10 * (11 - x) + 9 - y : 10 * x + y;
            ecart_state state = ecart_board_state(board, ECART_WHITE, number);

            printf(state == ECART_IMPOSSIBLE ? " (%3d)" : "  %3d ", number);
        }
        putchar('\n');
    }
}

/* The options that have no letter. */
enum { NUMBERS = OPTION_LONG, FRAME, TURN };

struct request {
    int  picture;           /* NUMBERS, FRAME, or 0 for the pieces */
    bool turned;
    const char *fen;        /* NULL for the start of a game */
};

static int draw(const struct request *request)
{
    ecart_setup setup;

    if (request->fen && request->picture)
        return trouble("the numbers are the same in any position");
    if (!request->fen)
        ecart_setup_start(&setup);
    else if (!operand_setup(request->fen, &setup))
        return EXIT_TROUBLE;

    if (request->picture == NUMBERS)
        print_numbers(request->turned);
    else if (request->picture == FRAME)
        print_frame(&setup.board, request->turned);
    else
        print_pieces(&setup, request->turned);
    return EXIT_YES;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        { "position", required_argument, NULL, 'p' },
        { "numbers",  no_argument,       NULL, NUMBERS },
        { "frame",    no_argument,       NULL, FRAME },
        { "turn",     no_argument,       NULL, TURN },
        OPTIONS_COMMON
    };
    struct request request = { 0 };

    for (;;) {
        int option = option_next(argc, argv, "p:", options);

        switch (option) {
        case 'p':
            request.fen = optarg;
            break;
        case TURN:
            request.turned = true;
            break;
        case NUMBERS:
        case FRAME:
            if (request.picture && request.picture != option)
                return trouble("--numbers and --frame are two pictures");
            request.picture = option;
            break;
        case OPTION_END:
            argv += optind;
            return operand_end(&argv) ? draw(&request) : EXIT_TROUBLE;
        default:
            return option_finish(option, &board_command);
        }
    }
}

const struct command board_command = {
    "board", "[OPTION]...",
    "Draw the pieces, or the numbers of the cells",
    "Draw the start of a game, with White at the bottom.\n"
    "\n"
    "  -p, --position=FEN  draw this position\n"
    "  --numbers           instead, draw the numbers of the cells\n"
    "  --frame             instead, draw all numbers of a board, 0 to 119; those in\n"
    "                      brackets are no cells, and lie around the others\n"
    "  --turn              number the cells from the other corner, as the article\n"
    "                      does: a1 is 88 there, and h8 is 11\n"
    "  --help              print this and exit\n",
    run
};
