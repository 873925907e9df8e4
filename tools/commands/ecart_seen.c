/* SPDX-License-Identifier: MIT */
/* ecart_seen.c -- ecart seen: says which move leads to a board that was seen */

#include <ecart.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "input/position_option.h"
#include "output/fields.h"
#include "output/json.h"
#include "output/sighting.h"
#include "system/error.h"
#include "system/option.h"
#include "system/page.h"

enum { COLOURS = OPTION_LONG, OCCUPIED };

/* Prints why the move that was tried is not legal, as ecart check does. */
static void print_try(const struct sighting *sighting)
{
    const struct judgement *judgement = &sighting->judgement;
    char                    uci[ECART_UCI_SIZE];

    ecart_uci_write(sighting->seen.verdict.move, uci, sizeof uci);
    page_put("%s: %s: %s", uci, judgement->reason, judgement->text);
    if (judgement->hint[0])
        page_put("%s", judgement->hint);
}

static void print_cells(const struct judgement *judgement)
{
    char cells[CELLS_SIZE];

    field_cells(judgement->cells, judgement->count, cells);
    page_put("%s: %s%s%s", judgement->reason, judgement->count > 0 ? cells : "",
             judgement->count > 0 ? ": " : "", judgement->text);
}

static void print_sighting(const struct sighting *sighting)
{
    const ecart_sighting *seen = &sighting->seen;

    if (seen->kind == ECART_SEEN_TRY)
        print_try(sighting);
    else if (seen->kind != ECART_SEEN_MOVE && !sighting->result)
        print_cells(&sighting->judgement);
    for (int i = 0; i < seen->count && seen->kind == ECART_SEEN_MOVE; i++)
        move_list_print(sighting->before, seen->moves[i], NULL);
    if (sighting->result)
        page_put("%s: %s", sighting->result, sighting->result_text);
}

static int answer(const struct sighting *sighting, bool as_json)
{
    struct json json = { 0 };

    if (as_json) {
        json_open(&json, NULL, '{');
        sighting_print_members(&json, sighting);
        json_end(&json);
    } else {
        print_sighting(sighting);
    }
    return sighting_is_yes(sighting) ? EXIT_YES : EXIT_NO;
}

static bool take(int option, struct position_option *start, struct output_options *output,
                 ecart_sight *sight)
{
    if (option != COLOURS && option != OCCUPIED)
        return position_option(start, option) || output_option(output, option);
    *sight = option == COLOURS ? ECART_SEES_COLOURS : ECART_SEES_OCCUPIED;
    return true;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        { "colours",  no_argument, NULL, COLOURS },
        { "occupied", no_argument, NULL, OCCUPIED },
        POSITION_OPTIONS, JSON_OPTION, LANGUAGE_OPTION, OPTIONS_COMMON
    };
    struct position_option start = { 0 }, board;
    struct output_options  output = { 0 };
    ecart_sight            sight = ECART_SEES_PIECES;
    ecart_position         position;
    ecart_setup            setup;
    struct sighting        sighting;
    int                    option;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        if (!take(option, &start, &output, &sight))
            return option_finish(option, &seen_command);
    }
    argv += optind;
    if (!*argv)
        return error_print("missing placement, such as 8/8/8/8/8/8/8/8");
    output_in_full(&output);
    start.language = output.judge.language;
    output.judge.standing = output.json;
    board = (struct position_option){ .fen = pasted_words(argv), .language = start.language };
    if (!board.fen || !position_option_setup(&board, &setup) ||
        !position_option_read(&start, &position))
        return EXIT_ERROR;
    sighting_find(&sighting, &position, &setup.board, sight, &output.judge);
    return answer(&sighting, output.json);
}

const struct command seen_command = {
    "seen", "[OPTION]... PLACEMENT",
    "Find the move that leads to a given board",
    "A PLACEMENT is the first field of a FEN.  Each legal move that leads to it is a\n"
    "line: the move as two squares, a tab, and the move in standard notation.  If no\n"
    "move does, the answer is the move that was tried and why it is refused; or that\n"
    "castling or an en passant capture is not finished; or which squares differ.\n"
    "Both kings in the centre, as players put them after a game, are a result.\n"
    "\n"
    POSITION_HELP
    "  --colours           the board sees colours only: a capital letter is any white\n"
    "                      piece, any other letter a black one\n"
    "  --occupied          the board sees only which squares are occupied: any letter\n"
    "                      is any piece\n"
    JSON_HELP
    LANGUAGE_HELP
    "  -h, --help          print this and exit\n"
    "\n"
    "Exit status is 0 for a legal move or a result, 1 for neither, 2 for an error.\n",
    run
};
