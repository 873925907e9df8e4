/* SPDX-License-Identifier: MIT */
/* ecart_seen.c -- ecart seen: says which move leads to a board that was seen, or what each
 * look at a board shows */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/fields.h"
#include "output/json.h"
#include "output/sighting.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

enum { REMEMBERED = 1024 };     /* moves of a game that is followed */

/* Prints why the move that was tried is not legal, as ecart check does. */
static void print_try(const struct sighting *sighting)
{
    const struct judgement *judgement = &sighting->judgement;

    page_put("%s: %s: %s", name_move(sighting->seen.verdict.move).text, judgement->reason,
             judgement->text);
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

/* What is said of a look. */
struct follower {
    const struct options *options;
    ecart_watch      watch;
    ecart_watched    what;
    struct judgement judgement;     /* of the last move, if judged; or of a line */
    bool             judged;
    const char      *event, *result;
    char             text[4 * ECART_EXPLAIN_SIZE];
};

static void add_text(struct follower *f, const char *text)
{
    size_t length = strlen(f->text);

    snprintf(f->text + length, sizeof f->text - length, "%s%s", length > 0 ? " " : "", text);
}

static void say(struct follower *f, int which, const ecart_slots *slots)
{
    program_add(f->options->judge.language, which, slots, f->text, sizeof f->text);
}

static void judge_and_say(struct follower *f, const ecart_position *before, ecart_verdict verdict)
{
    ecart_notation notation = { .verdict = verdict };

    judge_notation(&f->judgement, before, &notation, NULL, &f->options->judge);
    f->judged = true;
    add_text(f, f->judgement.text);
}

/* Says of the moves that were just played what they are. */
static void say_moves(struct follower *f)
{
    ecart_game game = f->watch.game;

    for (size_t i = 0; i < f->what.count; i++)
        (void)ecart_game_undo(&game);
    for (size_t i = 0; i < f->what.count; i++) {
        ecart_position before = game.position;

        judge_and_say(f, &before, ecart_position_play(&game.position, f->what.moves[i]));
    }
}

/* Says which cells to clear, and what to put back on the others. */
static void say_put(struct follower *f)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_put(f->options->judge.language, &f->what, text, sizeof text);
    add_text(f, text);
}

/* The sentence for a move that has begun, or for a board that is not at rest. */
static int sentence_begun(const struct follower *f)
{
    int nature = ecart_move_check(&f->watch.game.position, f->what.moves[0]).nature;

    return f->what.put == 0              ? SAY_SEEN_MOVING
         : nature & ECART_IS_CASTLE      ? SAY_SEEN_ROOK
         : nature & ECART_IS_EN_PASSANT  ? SAY_SEEN_PAWN : SAY_SEEN_MOVING;
}

static void say_what(struct follower *f)
{
    static const int sentences[ECART_WATCH_KINDS] = {
        [ECART_WATCH_SAME]      = SAY_SEEN_SAME,
        [ECART_WATCH_LIFTED]    = SAY_SEEN_LIFTED,
        [ECART_WATCH_BACK]      = SAY_SEEN_BACK,
        [ECART_WATCH_REVISED]   = SAY_SEEN_REVISED,
        [ECART_WATCH_DIFFERENT] = SAY_SEEN_DIFFERENT
    };
    const ecart_watched *what = &f->what;
    ecart_slots slots = { .board = &what->wanted, .others = what->put,
                          .number = what->back ? (int)what->back : ecart_cells_count(what->put) };

    if (what->verdict.reason != ECART_LEGAL)
        judge_and_say(f, &f->watch.game.position, what->verdict);
    else if (what->several)
        say(f, SAY_SEEN_SEVERAL, NULL);
    else if (what->kind == ECART_WATCH_UNFINISHED)
        say(f, sentence_begun(f), NULL);
    else if (sentences[what->kind] != 0)
        say(f, sentences[what->kind], &slots);
    if (what->kind == ECART_WATCH_MOVE || what->kind == ECART_WATCH_REVISED)
        say_moves(f);
    if (what->kind == ECART_WATCH_TRY || what->kind == ECART_WATCH_DIFFERENT)
        say_put(f);
}

static void put_pieces(struct json *json, const ecart_watched *what)
{
    json_open(json, "put", '[');
    FOR_EACH_CELL(c, what->put) {
        char letter[2] = { ecart_piece_letter(what->wanted.at[c]), '\0' };

        json_open(json, NULL, '{');
        json_put_cell(json, "square", c);
        json_put_plain(json, "piece", letter[0] == '.' ? NULL : letter);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_moves(struct json *json, const ecart_watched *what)
{
    json_open(json, "moves", '[');
    for (size_t i = 0; i < what->count; i++)
        json_put_plain(json, NULL, name_move(what->moves[i]).text);
    json_close(json, ']');
}

static void print_event(const struct follower *f)
{
    const ecart_watched *what = &f->what;
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    json_put_plain(&json, "event", f->event);
    if (what->count > 0)
        put_moves(&json, what);
    if (what->back > 0)
        json_put_number(&json, "back", (long long)what->back);
    if (f->judged) {
        json_put_plain(&json, "verdict", outcome_name(f->judgement.outcome));
        json_put_plain(&json, "reason", f->judgement.reason);
    }
    json_put_text(&json, "text", f->text);
    if (what->put != 0)
        put_pieces(&json, what);
    if (f->result)
        json_put_plain(&json, "result", f->result);
    if (what->kind >= ECART_WATCH_MOVE && what->kind <= ECART_WATCH_REVISED)
        field_put_position(&json, "fen", &f->watch.game.position);
    json_end(&json);
}

/* A line is a placement, or "clock".  Of anything else, it is said what is wrong. */
static bool take_look(struct follower *f, const struct line *line)
{
    const ecart_text text = { line->text, line->length };
    ecart_setup      seen;
    ecart_faults     faults;

    if (line->length == 5 && memcmp(line->text, "clock", 5) == 0) {
        f->what = ecart_watch_clock(&f->watch);
        return true;
    }
    if (!fen_reading_setup(text, &seen, &faults)) {
        judge_faults(&f->judgement, text, &seen, &faults, &f->options->judge);
        add_text(f, f->judgement.text);
        return false;
    }
    f->what = ecart_watch_look(&f->watch, &seen.board);
    return true;
}

static void answer_line(struct follower *f, const struct line *line)
{
    char result[ECART_EXPLAIN_SIZE];

    f->what    = (ecart_watched){ .kind = ECART_WATCH_SAME };
    f->judged  = false;
    f->event   = "error";
    f->text[0] = '\0';
    if (take_look(f, line)) {
        f->event = ecart_watch_name(f->what.kind);
        say_what(f);
    }
    f->result = sighting_result(f->what.result, f->options->judge.language, result);
    if (f->result)
        add_text(f, result);
    if (f->options->json) {
        print_event(f);
        return;
    }
    printf("%s:", f->event);
    for (size_t i = 0; i < f->what.count; i++)
        printf(" %s%s", name_move(f->what.moves[i]).text, i + 1 == f->what.count ? ":" : "");
    if (f->result)
        printf(" %s:", f->result);
    printf(" %s\n", f->text);
}

/* Answers each line of standard input with a line. */
static int follow(struct follower *f)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct line line;

    while (line_read(&reader, &line))
        answer_line(f, &line);
    return reader.failed ? error_print("cannot read standard input: %s", strerror(errno))
                         : EXIT_YES;
}

/* What the board sees.  If both options are given, the last one counts. */
static ecart_sight sight_of(const struct given *of)
{
    return of[OPTION_COLOURS].given > of[OPTION_OCCUPIED].given ? ECART_SEES_COLOURS
         : of[OPTION_OCCUPIED].given ? ECART_SEES_OCCUPIED : ECART_SEES_PIECES;
}

int run_seen(struct options *options, char **operands)
{
    struct position_option board;
    static ecart_record    records[REMEMBERED];
    static struct follower f;
    ecart_sight            sight = sight_of(options->of);
    ecart_position         position;
    ecart_setup            setup;
    struct sighting        sighting;

    output_in_full(options);
    if (options->of[OPTION_FOLLOW].given) {
        if (!operand_end(&operands) || !position_option_read(&options->start, &position))
            return EXIT_ERROR;
        f.options = options;
        ecart_watch_start(&f.watch, &position, sight, option_number(options, OPTION_SETTLE, 2),
                          records, REMEMBERED);
        return follow(&f);
    }
    if (!*operands)
        return error_print("missing placement, such as 8/8/8/8/8/8/8/8");
    options->judge.standing = options->json;
    if (!position_option_read(&options->start, &position))
        return EXIT_ERROR;
    board = (struct position_option){ .fen = pasted_words(operands),    /* in place of the first */
                                      .language = options->start.language };
    if (!board.fen || !position_option_setup(&board, &setup))
        return EXIT_ERROR;
    sighting_find(&sighting, &position, &setup.board, sight, &options->judge);
    return answer(&sighting, options->json);
}
