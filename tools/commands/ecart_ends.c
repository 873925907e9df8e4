/* SPDX-License-Identifier: MIT */
/* ecart_ends.c -- ecart ends: how a game stands, who can still mate, what a flag's fall means */

#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "input/pasted_moves.h"
#include "output/ends.h"
#include "output/json.h"
#include "output/move_reader.h"
#include "system/error.h"
#include "words/program.h"

/* Says that a move cannot be played, so that there is no game to judge: in these words if
 * there are any.  Returns EXIT_ERROR. */
static int refuse(const char *move, const ecart_notation *notation, const char *text)
{
    if (*text)
        return error_print("%s: %s", quote(move).text, text);
    if (notation->verdict.reason == ECART_BAD_NOTATION)
        return operand_no_move(move, notation);
    return error_print("%s is not legal: %s; 'ecart check' says why", quote(move).text,
                       ecart_reason_name(notation->verdict.reason));
}

static int play(ecart_game *game, const struct judge_options *judge, char **moves)
{
    for (; *moves; moves++) {
        char           text[ECART_EXPLAIN_SIZE] = "";
        struct doubt   doubt;
        ecart_notation notation = reader_read(judge, &game->position, *moves, strlen(*moves),
                                              &doubt);

        reader_say(&doubt, judge, &game->position, program_text(*moves), text);
        if (!ecart_game_play(game, notation.verdict.move, NULL))
            return refuse(*moves, &notation, text);
    }
    return EXIT_YES;
}

static int answer(const ecart_game *game, const struct options *options)
{
    struct json json  = { 0 };
    bool        lines = options->of[OPTION_LINE].given && !ends_is_over(game);

    if (options->json) {
        json_open(&json, NULL, '{');
        ends_print_members(&json, game, options->judge.language, true);
        if (lines)
            ends_put_lines(&json, game);
        json_end(&json);
    } else {
        ends_print(game, options->judge.language);
        if (lines)
            ends_print_lines(game, options->judge.language);
    }
    return ends_is_over(game) ? EXIT_YES : EXIT_NO;
}

int run_ends(struct options *options, char **operands)
{
    static struct pasted pasted;
    int                  status;

    output_in_full(options);
    output_letters(&options->judge);
    if (!pasted_game(&pasted, operands, &options->start, &options->judge))
        return EXIT_ERROR;
    status = play(&pasted.game, &options->judge, pasted.moves);
    return status == EXIT_YES ? answer(&pasted.game, options) : status;
}
