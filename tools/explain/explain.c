/* SPDX-License-Identifier: MIT */
/* explain.c -- ecart explain: a move or a position, step by step */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/diagram.h"
#include "cli/error.h"
#include "cli/fields.h"
#include "cli/json.h"
#include "cli/judgement.h"
#include "cli/operand.h"
#include "cli/output_options.h"
#include "cli/position_option.h"
#include "command.h"
#include "explain/explanation.h"

/* The options that have no letter. */
enum { LEVEL = OPTION_LONG, EDITION };

static void print_headline(const char *move, const ecart_verdict *verdict)
{
    ecart_reason reason = verdict->reason;

    printf("%s: %s\n", reason == ECART_BAD_NOTATION ? shown(move).text : move,
           reason == ECART_LEGAL ? "legal" : ecart_reason_name(reason));
}

/* Draws the board if that was wanted. */
static void print_board(const struct lesson *lesson)
{
    if (!lesson->screen)
        return;
    putchar('\n');
    diagram_print_move(&lesson->position->board, lesson->verdict, lesson->screen);
}

static ecart_standing standing_of(const ecart_game *game)
{
    return ecart_standing_first(ecart_game_standings(game));
}

/* The position that is explained, before anything else in an object. */
static void open_object(const struct lesson *lesson)
{
    char        fen[ECART_FEN_SIZE];

    field_position(lesson->position, ECART_FEN_LEGAL_EN_PASSANT, fen);
    json_open(lesson->json, NULL, '{');
    json_put_text(lesson->json, "position", fen);
}

static void close_object(struct lesson *lesson)
{
    lesson_close(lesson);
    json_close(lesson->json, ']');
    json_close(lesson->json, '}');
    json_end_line(lesson->json);
}

/* What ecart check has of a move, and then the steps.  The game is the one
 * after the move, if it is legal. */
static void open_move(const struct lesson *lesson, const char *move,
                      const ecart_notation *notation, const ecart_game *game)
{
    struct judge_options judge = { .language = lesson->language };
    struct judgement     judgement;

    judge_notation(&judgement, lesson->position, notation, &judge);
    if (judgement.outcome == LEGAL)
        judgement.standing = ecart_standing_name(standing_of(game));
    open_object(lesson);
    json_put_text(lesson->json, "id", move);
    judgement_print_members(lesson->json, &judgement);
    json_open(lesson->json, "steps", '[');
}

static void explain_move(struct lesson *lesson)
{
    if (lesson->level == LEVEL_CHILD) {
        explain_to_child(lesson);
        print_board(lesson);
        return;
    }
    if (!lesson->json)
        lesson_verdict(lesson);
    print_board(lesson);
    lesson_gap(lesson);
    if (lesson->level == LEVEL_PLAYER)
        explain_numbers(lesson);
    if (explain_is_castling(lesson)) {
        explain_castle(lesson);
    } else {
        explain_path(lesson);
        explain_special(lesson);
    }
    explain_safety(lesson);
    explain_rule(lesson);
}

/* The move may have ended the game; then the lesson goes on. */
static void explain_outcome(struct lesson *lesson, const ecart_game *game)
{
    if (standing_of(game) == ECART_IN_PLAY)
        return;
    lesson_gap(lesson);
    explain_standing(lesson, game);
}

/* Whether the text means no single move. */
static bool is_no_move(ecart_reason reason)
{
    return reason == ECART_BAD_NOTATION || reason == ECART_IMPOSSIBLE_CELL ||
           reason == ECART_AMBIGUOUS || reason == ECART_NO_SUCH_PIECE;
}

/* The last move, or the first that is refused. */
static int explain_last(struct lesson *lesson, ecart_game *game, const char *move,
                        const ecart_notation *notation)
{
    ecart_position before = game->position;
    bool           legal  = ecart_verdict_is_legal(&notation->verdict);

    lesson->position = &before;
    lesson->verdict  = &notation->verdict;
    lesson->offset   = notation->offset;
    if (legal)
        ecart_game_play(game, notation->verdict.move, NULL);
    if (lesson->json)
        open_move(lesson, move, notation, game);
    else
        print_headline(move, &notation->verdict);

    if (is_no_move(notation->verdict.reason)) {
        explain_text(lesson, move);
        print_board(lesson);
    } else {
        explain_move(lesson);
    }
    if (legal)
        explain_outcome(lesson, game);
    if (lesson->json)
        close_object(lesson);
    return legal ? EXIT_YES : EXIT_NO;
}

static void explain_game(struct lesson *lesson, const ecart_game *game)
{
    lesson->position = &game->position;
    if (lesson->json) {
        open_object(lesson);
        json_put_text(lesson->json, "standing", ecart_standing_name(standing_of(game)));
        json_open(lesson->json, "steps", '[');
    } else if (lesson->screen) {
        diagram_print_move(&game->position.board, NULL, lesson->screen);
        putchar('\n');
    }
    explain_standing(lesson, game);
    if (lesson->json)
        close_object(lesson);
}

/* A cell off the board is something to explain; a text that is no move at all
 * gets its sentence, and is trouble. */
static int explain(struct lesson *lesson, ecart_game *game, char **moves)
{
    for (; *moves; moves++) {
        ecart_notation notation = ecart_notation_read(&game->position, *moves, strlen(*moves));

        if (!moves[1] || !ecart_verdict_is_legal(&notation.verdict)) {
            int status = explain_last(lesson, game, *moves, &notation);

            return notation.verdict.reason == ECART_BAD_NOTATION
                 ? operand_no_move(*moves, &notation) : status;
        }
        ecart_game_play(game, notation.verdict.move, NULL);
    }
    explain_game(lesson, game);
    return EXIT_YES;
}

static bool read_edition(const char *year, enum edition *edition)
{
    *edition = laws_edition(year);
    if (*edition == EDITIONS)
        error_print("unknown edition %s: expected 2018 or 2023", quote(year).text);
    return *edition != EDITIONS;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        POSITION_OPTIONS,
        JSON_OPTION,
        LANGUAGE_OPTION,
        BOARD_OPTION,
        SCREEN_OPTIONS,
        { "level",    required_argument, NULL, LEVEL },
        { "edition",  required_argument, NULL, EDITION },
        OPTIONS_COMMON
    };
    struct position_option start = { 0 };
    struct output_options  output = { 0 };
    struct lesson          lesson = { .level = LEVEL_PLAYER, .edition = EDITION_2023 };
    struct json            json = { 0 };
    ecart_game             game;
    int                    option, status;

    while ((option = option_next(argc, argv, "p:", options)) != OPTION_END) {
        bool right = true;

        if (option == LEVEL)
            right = lesson_read_level(optarg, &lesson.level);
        else if (option == EDITION)
            right = read_edition(optarg, &lesson.edition);
        else if (!position_option(&start, option) && !output_option(&output, option))
            return option_finish(option, &explain_command);
        if (!right)
            return EXIT_ERROR;
    }
    if (output.board && output.json)
        return error_print("--board does not go with --json");
    lesson.json     = output.json ? &json : NULL;
    lesson.screen   = output.board ? &output.screen : NULL;
    lesson.language = start.language = output.judge.language;
    if (!position_option_game(&start, (size_t)(argc - optind), &game))
        return EXIT_ERROR;
    status = explain(&lesson, &game, argv + optind);
    free(game.records);
    return status;
}

const struct command explain_command = {
    "explain", "[OPTION]... [MOVE]...",
    "Explain a move or a position, step by step",
    "Play the moves before the last one, and explain that; or the first one that\n"
    "is not legal.  Without a move, explain how the game stands: in check, what\n"
    "helps or why nothing does.\n"
    "\n"
    POSITION_HELP
    "  --level=child|player|arbiter\n"
    "                      a few plain words; the numbers and the reasoning, the\n"
    "                      default; or the rules by article\n"
    "  --edition=2023|2018\n"
    "                      of the FIDE Laws of Chess; 2023 is the default\n"
    "  --language=en|fr|de\n"
    "                      of the sentence on the move and the one on what to do\n"
    "                      instead; the steps are in English only\n"
    BOARD_HELP
    SCREEN_HELP
    JSON_HELP
    "  --help              print this and exit\n"
    "\n"
    "A move is written as for 'ecart check'.  Exit status is 1 if it is not legal.\n",
    run
};
