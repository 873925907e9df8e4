/* SPDX-License-Identifier: MIT */
/* ecart_explain.c -- ecart explain: a move or a position, step by step */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "explain/explanation.h"
#include "input/options.h"
#include "input/pasted_moves.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "output/json.h"
#include "output/judgement.h"
#include "output/move_reader.h"
#include "output/steps.h"
#include "system/error.h"
#include "system/page.h"
#include "system/utf8.h"
#include "words/program.h"

enum {
    COLUMNS = 72,   /* the width of a line: fits on a printed page too */
    HANG    = 17,   /* columns to the left of the text of a step */
    LINE    = 2048
};

/* All lines but the first begin with hang blanks. */
static void print_hanging(int hang, const char *text)
{
    int columns = page_columns(stdout);

    page_print(stdout, text, hang, columns && columns < COLUMNS ? columns : COLUMNS);
}

void words_print(const char *text)
{
    print_hanging(0, text);
}

/* Prints a line of a lesson.  With a heading it begins a step; without one it continues the
 * step before it, but a child's lesson begins with lines that belong to no step. */
static void tell_line(struct explanation *why, ecart_text heading, ecart_text text)
{
    bool first = why->lesson.level == ECART_CHILD && why->steps == 0;
    char label[40], begin[80] = "", line[LINE];
    int  hang = 0;

    snprintf(label, sizeof label, "%.*s", (int)heading.length, heading.text);
    if (heading.length > 0) {
        hang = HANG;
        fputs(first ? "\n" : "", stdout);
        snprintf(begin, sizeof begin, "%2d  %s%*s", ++why->steps, label,
                 HANG - 4 - utf8_characters(label), "");
    } else if (!first) {
        hang = HANG + 2;
        snprintf(begin, sizeof begin, "%*s", HANG, "");
    }
    snprintf(line, sizeof line, "%s%.*s", begin, (int)text.length, text.text);
    print_hanging(hang, line);
}

static void tell_lines(struct explanation *why, const char *lesson)
{
    ecart_text heading, text, past = { why->past, strlen(why->past) };
    bool       alone = why->alone && why->lesson.level != ECART_PLAYER;

    for (; ecart_lesson_next(&lesson, &heading, &text); alone = false)
        tell_line(why, heading, alone ? past : text);
}

/* If the last line of the lesson is the only one with numbers, adds to it, before its full
 * stop, the name of the option that shows them all. */
static void name_option(const struct explanation *why, char lesson[ECART_LESSON_SIZE])
{
    if (why->lesson.level == ECART_PLAYER && !why->lesson.numbers &&
        ecart_reason_group_of(why->verdict->reason) == ECART_GROUP_SHAPE)
        strcpy(lesson + strlen(lesson) - 2, " (--numbers).\n");
}

void explain_lesson(struct explanation *why)
{
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&why->lesson, why->position, why->verdict, lesson, sizeof lesson);
    name_option(why, lesson);
    tell_lines(why, lesson);
}

static void explain_standing(struct explanation *why, const ecart_game *game)
{
    char lesson[ECART_LESSON_SIZE];

    if (why->lesson.level != ECART_CHILD)
        printf("standing: %s\n\n", ecart_standing_name(field_standing(game)));
    why->steps = 0;
    ecart_lesson_standing(&why->lesson, game, lesson, sizeof lesson);
    tell_lines(why, lesson);
}

/* A caret shows where a text stops being a move. */
static void print_headline(const char *move, const ecart_notation *notation)
{
    ecart_reason reason = notation->verdict.reason;

    printf("%s: %s\n", reason == ECART_BAD_NOTATION ? shown(move).text : move,
           reason == ECART_LEGAL ? "legal" : ecart_reason_name(reason));
    if (reason == ECART_BAD_NOTATION)
        page_caret(stdout, move, strlen(move), notation->offset);
}

/* Draws the board if the user asked for it. */
static void print_board(const struct explanation *why)
{
    if (!why->screen)
        return;
    putchar('\n');
    diagram_print_move(why->position, why->verdict, why->screen, why->lesson.language);
}

/* Begins an object with the position that is explained. */
static void open_object(struct json *json, const struct explanation *why)
{
    json_open(json, NULL, '{');
    field_put_position(json, "position", why->position);
}

/* An object with what ecart check says about a move, and the steps.  If the move is
 * legal, game is the game after it. */
static void put_move(const struct explanation *why, const struct judge_options *judge,
                     const char *move, const ecart_notation *notation, const ecart_game *game)
{
    struct judgement     judgement;
    struct json          json = { 0 };

    judge_notation(&judgement, why->position, notation, &(ecart_text){ move, strlen(move) },
                   judge);
    if (*why->said)
        strcpy(judgement.text, why->said);
    if (*why->asked)
        strcpy(judgement.hint, why->asked);
    judgement.standing = ecart_standing_name(field_standing(game));
    judgement.past = circumstances_of(why->lesson.game, notation);
    open_object(&json, why);
    json_put_text(&json, "id", move);
    judgement_print_members(&json, &judgement);
    steps_put(&json, &why->lesson, why->position, why->verdict,
              judgement.outcome == LEGAL ? game : NULL);
    json_end(&json);
}

/* Whether an arbiter needs the sentence as well: the text names a kind of piece that the side
 * does not have, and the lesson does not say which kind. */
static bool is_nameless(const struct explanation *why)
{
    return why->lesson.level == ECART_ARBITER && why->verdict->reason == ECART_NO_SUCH_PIECE;
}

/* Whether the game was over before the move. */
static bool is_over(const struct explanation *why)
{
    return ecart_standing_first(ecart_game_standings(why->lesson.game)) <
           ECART_THREEFOLD_CLAIMABLE;
}

/* Prints the sentence on a move, or what is said in its place. */
static void print_sentence(struct explanation *why, const ecart_text *move,
                           const ecart_notation *notation)
{
    char text[ECART_EXPLAIN_SIZE];

    if (why->alone) {
        words_print(why->past);
        return;
    }
    ecart_explain_notation(why->lesson.language, why->lesson.letters, why->position, notation,
                           move, text, sizeof text);
    words_print(text);
}

/* A player reads the sentence first, then looks at the board.  About a text that is not a
 * move there is no more to say, unless the game was over; of a legal move after the end, the
 * lesson says first of all that it does not count.  If the game shows why there is no right to
 * castle, that is said instead of all that may be why. */
static void explain_move(struct explanation *why, const ecart_text *move,
                         const ecart_notation *notation)
{
    bool over = is_over(why);

    why->alone = !over && *why->past && why->verdict->reason == ECART_CASTLE_NO_RIGHT;
    if (*why->said) {
        words_print(why->said);
        return;
    }
    if ((why->lesson.level == ECART_PLAYER && !(ecart_verdict_is_legal(why->verdict) && over)) ||
        is_nameless(why))
        print_sentence(why, move, notation);
    if (why->lesson.level == ECART_PLAYER) {
        print_board(why);
        if (why->verdict->reason == ECART_BAD_NOTATION && !over)
            return;
    }
    if (why->lesson.level != ECART_CHILD)
        putchar('\n');
    explain_lesson(why);
    if (why->lesson.level != ECART_PLAYER)
        print_board(why);
}

static void put_game(const struct explanation *why, const ecart_game *game)
{
    struct json          json = { 0 };

    open_object(&json, why);
    json_put_text(&json, "standing", ecart_standing_name(field_standing(game)));
    steps_put(&json, &why->lesson, why->position, NULL, game);
    json_end(&json);
}

static void explain_game(struct explanation *why, const ecart_game *game)
{
    why->position = &game->position;
    if (why->json) {
        put_game(why, game);
        return;
    }
    if (why->screen) {
        diagram_print_move(&game->position, NULL, why->screen, why->lesson.language);
        putchar('\n');
    }
    explain_standing(why, game);
}

/* Explains the last move, or the first that is refused. */
static int explain_last(struct explanation *why, ecart_game *game,
                        const struct judge_options *judge, const char *move,
                        const ecart_notation *notation)
{
    ecart_position before = game->position;
    bool           legal  = ecart_verdict_is_legal(&notation->verdict);
    ecart_game     earlier = *game;
    struct circumstances past = circumstances_of(&earlier, notation);

    why->position = &before;
    why->verdict  = &notation->verdict;
    why->lesson.game = &earlier;
    if (legal)
        ecart_game_play(game, notation->verdict.move, NULL);
    if (why->json) {
        put_move(why, judge, move, notation, game);
        return legal ? EXIT_YES : EXIT_NO;
    }
    if (legal && !steps_tell_move(why->lesson.level, game)) {
        explain_game(why, game);
        return EXIT_YES;
    }
    if (why->lesson.level != ECART_CHILD)
        print_headline(move, notation);
    (void)circumstances_say(&past, why->lesson.language, why->past);
    explain_move(why, &(ecart_text){ move, strlen(move) }, notation);
    if (*why->past && !why->alone)
        words_print(why->past);
    if (*why->asked)
        words_print(why->asked);
    if (legal && steps_tell_standing(&why->lesson, game)) {
        putchar('\n');
        explain_standing(why, game);
    }
    return legal ? EXIT_YES : EXIT_NO;
}

/* Asks whether a text that is not a move is written with the letters of another language. */
static void ask_for_letters(struct explanation *why, const struct judge_options *judge,
                            const ecart_position *position, const char *move)
{
    struct judgement judgement;

    judge_move(&judgement, position, move, strlen(move), judge);
    if (judgement.foreign)
        strcpy(why->asked, judgement.hint);
}

/* A cell off the board can be explained; a text that is not a move at all gets its
 * sentence, and is an error. */
static int explain(struct explanation *why, ecart_game *game,
                   const struct judge_options *judge, char **moves)
{
    for (; *moves; moves++) {
        struct doubt   doubt;
        ecart_notation notation = reader_read(judge, &game->position, *moves, strlen(*moves),
                                              &doubt);

        if (!moves[1] || !ecart_verdict_is_legal(&notation.verdict)) {
            reader_say(&doubt, judge, &game->position, program_text(*moves), why->said);
            reader_ask(&doubt, judge, &game->position, why->asked);
            if (doubt.kind == NO_DOUBT && notation.verdict.reason == ECART_BAD_NOTATION)
                ask_for_letters(why, judge, &game->position, *moves);

            int status = explain_last(why, game, judge, *moves, &notation);
            return notation.verdict.reason == ECART_BAD_NOTATION ? EXIT_ERROR : status;
        }
        ecart_game_play(game, notation.verdict.move, NULL);
    }
    explain_game(why, game);
    return EXIT_YES;
}

int run_explain(struct options *options, char **operands)
{
    const struct given *of = options->of;
    struct explanation  why = {
        .lesson = {
            .level      = (ecart_level)option_number(options, OPTION_LEVEL, ECART_PLAYER),
            .edition    = (ecart_edition)of[OPTION_EDITION].number,
            .tempo      = (ecart_tempo)of[OPTION_TEMPO].number,
            .supervised = of[OPTION_SUPERVISED].given,
            .numbers    = of[OPTION_NUMBERS].given
        },
        .json = options->json, .screen = options->board ? &options->screen : NULL
    };
    static struct pasted pasted;

    if (options->board && options->json)
        return error_print("--board cannot be combined with --json");
    output_in_full(options);
    output_letters(&options->judge);
    why.lesson.language = options->judge.language;
    options->judge.standing = options->json;
    if (!pasted_game(&pasted, operands, &options->start, &options->judge))
        return EXIT_ERROR;
    why.lesson.letters = options->judge.letters;
    return explain(&why, &pasted.game, &options->judge, pasted.moves);
}
