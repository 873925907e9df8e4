/* SPDX-License-Identifier: MIT */
/* ecart_premove.c -- ecart premove: whether a move of the side that waits can become legal */

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/fields.h"
#include "output/json.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* What is said about a premove. */
struct outlook {
    const ecart_position *position;     /* before the reply */
    ecart_move            move;
    ecart_premove         premove;
    bool                  replied;
    ecart_move            reply;    /* makes it legal, or is an example of why it is not */
    ecart_verdict         verdict;  /* on the move after that reply */
    char                  sentence[ECART_EXPLAIN_SIZE];     /* about that verdict */
    char                  text[ECART_EXPLAIN_SIZE];         /* the answer */
};

static bool is_move(const char *text, ecart_move *move)
{
    size_t offset;

    return ecart_uci_read(text, strlen(text), move, &offset) == ECART_LEGAL ||
           ecart_iccf_read(text, strlen(text), move, &offset) == ECART_LEGAL;
}

/* Whether the move is two words, a square each: e7 e5. */
static bool is_parted(char **words, ecart_move *move)
{
    char text[ECART_UCI_SIZE];

    return words[1] && strlen(words[0]) == 2 &&
           snprintf(text, sizeof text, "%s%s", words[0], words[1]) < (int)sizeof text &&
           is_move(text, move);
}

/* Whether a text means a piece of the side to move: e5, Nf6. */
static bool is_text(const char *text, const ecart_position *position, ecart_move *move)
{
    ecart_notation notation = ecart_notation_read(position, text, strlen(text));

    *move = notation.verdict.move;
    return notation.verdict.reason != ECART_BAD_NOTATION && ecart_cell_exists(move->from) &&
           ecart_cell_exists(move->to);
}

/* The same of the side that waits, as if it were to move.  It cannot be while the other side is
 * in check: then as after the first reply, which answers the check. */
static bool is_text_of_waiting(const char *text, const ecart_position *position, ecart_move *move)
{
    ecart_setup    setup;
    ecart_position turned;

    ecart_position_setup(position, &setup);
    setup.side = ecart_side_other(setup.side);
    if (!ecart_position_set(&turned, &setup)) {
        turned = *position;
        if (ecart_legal_moves(position, move, 1) == 0)
            return false;
        ecart_position_play(&turned, *move);
    }
    return is_text(text, &turned, move);
}

static bool read_move(char ***next, const ecart_position *position, ecart_move *move)
{
    if (!**next)
        return error_refuse("missing move, such as e7e5");
    if (is_parted(*next, move))
        ++*next;
    else if (!is_move(**next, move) && !is_text_of_waiting(**next, position, move))
        return error_refuse("%s is not one move: try e7e5, Nf6 or O-O", quote(**next).text);
    ++*next;
    return true;
}

/* Judges the move after a reply. */
static void judge_after(struct outlook *o, ecart_move reply, const ecart_language *language)
{
    ecart_position after = *o->position;

    ecart_position_play(&after, reply);
    o->replied = true;
    o->reply   = reply;
    o->verdict = ecart_move_check(&after, o->move);
    ecart_explain_in(language, &after, &o->verdict, o->sentence, sizeof o->sentence);
}

/* Finds the first reply after which the move is refused for the reason in the answer. */
static void find_refusal(struct outlook *o, const ecart_language *language)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(o->position, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        judge_after(o, moves[i], language);
        if (o->verdict.reason == o->premove.reason)
            return;
    }
}

/* Whether the move starts from a piece of the side that waits. */
static bool waits(const ecart_position *position, ecart_cell from)
{
    ecart_piece piece = ecart_board_piece(&position->board, from);

    return piece != ECART_NO_PIECE && ecart_piece_side(piece) != position->side;
}

/* Finds out whether the premove can become legal, and returns the sentence that says so. */
static int sentence_of(struct outlook *o, const ecart_language *language)
{
    if (!waits(o->position, o->move.from))
        return SAY_PREMOVE_WHOSE;
    if (o->premove.possible)
        judge_after(o, o->premove.reply, language);
    else
        find_refusal(o, language);
    if (!o->replied)
        return SAY_PREMOVE_OVER;
    return o->premove.possible ? SAY_PREMOVE_POSSIBLE : SAY_PREMOVE_NEVER;
}

static void look(struct outlook *o, const ecart_language *language)
{
    char        san[ECART_SAN_SIZE];
    ecart_slots slots = { .side = o->position->side, .from = o->move.from };
    int         sentence;

    o->premove = ecart_premove_check(o->position, o->move);
    sentence   = sentence_of(o, language);
    if (o->replied)
        slots.move = program_text(field_move(language, o->position, o->reply, san));
    slots.written = program_text(o->sentence);
    program_say(language, sentence, &slots, o->text, sizeof o->text);
}

static void print_text(const struct outlook *o)
{
    ecart_reason reason = o->premove.reason;
    const char  *name   = o->premove.possible   ? "possible"
                        : reason != ECART_LEGAL ? ecart_reason_name(reason) : "";

    page_put("%s: %s%s%s", name_move(o->move).text, name, *name ? ": " : "", o->text);
}

static void print_object(const struct outlook *o)
{
    ecart_cell  cells[ECART_EVIDENCE_LIMIT];
    int         count = o->replied ? ecart_verdict_evidence(&o->verdict, cells) : 0;
    struct json json  = { 0 };

    json_open(&json, NULL, '{');
    json_put_plain(&json, "premove", name_move(o->move).text);
    json_put_flag(&json, "possible", o->premove.possible);
    json_put_plain(&json, "reason", ecart_reason_name(o->premove.reason));
    if (o->replied) {
        json_open(&json, "reply", '{');
        field_put_move(&json, o->position, o->reply);
        json_close(&json, '}');
    } else {
        json_put_null(&json, "reply");
    }
    json_put_cells(&json, "cells", cells, count);
    json_put_pair(&json, o->move.from, o->move.to, cells, count);
    json_put_text(&json, "text", o->text);
    json_end(&json);
}

int run_premove(struct options *options, char **operands)
{
    struct outlook outlook = { .replied = false };
    ecart_position position;

    output_in_full(options);
    if (!position_option_read(&options->start, &position) ||
        !read_move(&operands, &position, &outlook.move) || !operand_end(&operands))
        return EXIT_ERROR;
    outlook.position = &position;
    look(&outlook, options->judge.language);
    if (options->json)
        print_object(&outlook);
    else
        print_text(&outlook);
    return outlook.premove.possible ? EXIT_YES : EXIT_NO;
}
