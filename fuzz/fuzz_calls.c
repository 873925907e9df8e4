/* SPDX-License-Identifier: MIT */
/* fuzz_calls.c -- any bytes as calls of the public functions
 *
 * calls.awk makes a call of each function from the headers: so none is forgotten, and one
 * with an argument of a new type does not compile.  The first byte chooses a position; then
 * a byte chooses a function, and those that follow are its arguments.  The world is what
 * these calls read and write.  What has to fit together is called by hand, below. */

#include "fuzz.h"
#include "fuzz_text.h"

#include <ecart/betza.h>
#include <ecart/plain.h>
#include <ecart/referee.h>
#include <ecart/say.h>
#include <ecart/study.h>

enum { CALLS = 24, KEPT = 400, TEXT = 64 };

#define ROOM_arrow        ECART_ARROWS_LIMIT
#define ROOM_cell         ECART_EVIDENCE_LIMIT
#define ROOM_destination  ECART_DESTINATIONS
#define ROOM_figure_pair  ECART_FIGURE_PAIRS
#define ROOM_int8_t       ECART_CELL_LIMIT

struct world {
    struct bytes rest;          /* of the input */
    void    *kept[KEPT];        /* memory of just the size that was asked for */
    int      count;
    const char *piece;          /* the end of what the reader of games reads */
    ecart_position      position;
    ecart_verdict       verdict;    /* on a move in this position */
    ecart_notation      notation;
    ecart_board         board;
    ecart_setup         setup;
    ecart_faults        faults;
    ecart_figure        figure;
    ecart_game          game;
    ecart_watch         watch;
    ecart_watched       watched;
    ecart_referee       referee;
    ecart_ruling        ruling;
    ecart_pgn_reader    pgn_reader;
    ecart_pgn_token     pgn_token;
    ecart_pgn_judge     pgn_judge;
    ecart_pgn_event     pgn_event;
    ecart_meaning       meaning;
    ecart_circumstance  circumstance;
    ecart_obstacle      obstacle;
    ecart_premove       premove;
    ecart_sighting      sighting;
    ecart_move          move;
    ecart_cell          cell;
    ecart_text          texts[8];
    ecart_line          line;
    ecart_lesson_options lesson_options;
    size_t              size_t;
};

static uint8_t take(struct world *w)
{
    if (w->rest.length == 0)
        return 0;
    w->rest.length--;
    return (uint8_t)*w->rest.text++;
}

static uint32_t take_uint32(struct world *w)
{
    uint32_t high = take(w), low = take(w);

    return high << 24 | low << 12 | (high ^ low);
}

static void *keep(struct world *w, size_t size)
{
    HOLDS(w->count < KEPT);
    w->kept[w->count] = calloc(1, size ? size : 1);
    HOLDS(w->kept[w->count] != NULL);
    return w->kept[w->count++];
}

static void *take_room(struct world *w, size_t *size)
{
    *size = take(w) % 4 ? 2048 : take(w) % 64u;
    return *size ? memset(keep(w, *size), 'x', *size) : NULL;
}

/* A part of the input, in memory of just its size. */
static const char *take_text(struct world *w, size_t *length)
{
    size_t wanted = take(w) % TEXT;
    char  *text;

    *length = wanted < w->rest.length ? wanted : w->rest.length;
    text = keep(w, *length);
    memcpy(text, w->rest.text, *length);
    w->rest.text   += *length;
    w->rest.length -= *length;
    return text;
}

static const char *take_word(struct world *w)
{
    size_t      length;
    const char *text = take_text(w, &length);

    return memcpy(keep(w, length + 1), text, length);
}

/* A third of the cells are anything. */
static ecart_cell take_cell(struct world *w)
{
    uint8_t byte = take(w);

    return byte < 172 ? ecart_cell_nth(byte % 64) : (ecart_cell)(byte - 172);
}

#define NUMBER(name) \
    static ecart_##name take_##name(struct world *w) { return (ecart_##name)take(w); }
#define WIDE(name) \
    static ecart_##name take_##name(struct world *w) { return (ecart_##name)take_uint32(w); }
NUMBER(betza_fault) NUMBER(circumstance_type) NUMBER(consequence) NUMBER(difference)
NUMBER(edition) NUMBER(fault) NUMBER(flag_rules) NUMBER(forgiven) NUMBER(kind) NUMBER(method)
NUMBER(metric) NUMBER(mishap_kind) NUMBER(obstacle_kind) NUMBER(pgn_fault)
NUMBER(piece) NUMBER(reason) NUMBER(role) NUMBER(seen) NUMBER(severity) NUMBER(side)
NUMBER(sight) NUMBER(slip) NUMBER(standing) NUMBER(watch_kind) NUMBER(wing)
WIDE(forgiven_set) WIDE(reason_set) WIDE(standing_set)

static bool   take_bool(struct world *w)   { return take(w) & 1; }
static char   take_char(struct world *w)   { return (char)take(w); }
static size_t take_size_t(struct world *w) { return take(w); }

static int take_int(struct world *w)
{
    return take(w) % 4 ? (int8_t)take(w) : (int)(take_uint32(w) ^ 0x80000000u);
}

static ecart_cells take_cells(struct world *w)
{
    return (ecart_cells)take_uint32(w) << 32 | take_uint32(w);
}

static ecart_move take_move(struct world *w)
{
    ecart_move legal[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&w->position, legal, ECART_MOVE_LIST_SIZE);

    if (take(w) % 2 && count > 0)
        return legal[take(w) % count];
    return (ecart_move){ .from = take_cell(w), .to = take_cell(w), .promotion = take(w) % 8 };
}

static ecart_figure_step take_figure_step(struct world *w)
{
    return (ecart_figure_step){ (int8_t)(take(w) % 17 - 8), (int8_t)(take(w) % 17 - 8),
                                take(w) % 9, take(w) };
}

static const ecart_language *take_language(struct world *w)
{
    return ecart_language_nth(take(w) % 8);
}

static const ecart_letters *take_letters(struct world *w)
{
    return ecart_letters_nth(take(w) % 32);
}

static const ecart_text *take_of_texts(struct world *w, int n)
{
    w->texts[n].text = take_text(w, &w->texts[n].length);
    return &w->texts[n];
}

static const ecart_text *take_written(struct world *w)
{
    return take(w) % 4 ? take_of_texts(w, 0) : NULL;
}

static const ecart_line *take_line(struct world *w)
{
    w->line = (ecart_line){ &w->position, take_letters(w), w->texts, take(w) % 9, take(w) % 9 };
    for (int n = 0; n < (int)w->line.count; n++)
        take_of_texts(w, n);
    return &w->line;
}

static const ecart_lesson_options *take_lesson_options(struct world *w)
{
    w->lesson_options = (ecart_lesson_options){
        take_language(w), take(w) % 4, take(w) % 4, take(w) % 4, take_bool(w), take_bool(w),
        NULL, take_letters(w)
    };
    return take(w) % 4 ? &w->lesson_options : NULL;
}

static void check_name(const char *name)
{
    HOLDS(name == NULL || strlen(name) < 100);
}

/* A text has a zero behind it; one that is cut ends with a whole character. */
static void check_written(size_t length, const char *text, size_t room)
{
    HOLDS(length < 8000);
    if (room == 0)
        return;
    HOLDS(memchr(text, 0, room) != NULL);
    HOLDS(length < room ? strlen(text) == length : strlen(text) + 4 >= room);
}

/* The position has changed: a verdict and a notation are of this one. */
static void settle(struct world *w)
{
    size_t      length;
    const char *text = take_text(w, &length);

    w->verdict  = ecart_move_check(&w->position, take_move(w));
    w->notation = ecart_notation_read(&w->position, text, length);
}

static void call_ecart_language_of_block(struct world *w)
{
    const ecart_language *language = take_language(w);

    if (language)
        HOLDS(ecart_language_of_block((const unsigned char *)language) == language);
}

static void call_ecart_say(struct world *w)
{
    const ecart_language *language = take_language(w);
    const ecart_slots     slots    = {
        &w->position.board, take_cell(w), take_cell(w), take_cell(w), take_cell(w), take_cells(w),
        take(w), take(w), take(w) & 1, take_int(w), { "e4", 2 }, { "e5", 2 }
    };
    int    which = take(w) << 3 | (take(w) & 7);
    size_t room;
    char  *text = take_room(w, &room);

    if (language)
        check_written(ecart_say(language, (const unsigned char *)language, which, &slots, text,
                                room), text, room);
}

static void call_ecart_perft(struct world *w)
{
    HOLDS(ecart_perft(&w->position, 1 - take(w) % 2) <= ECART_MOVE_LIST_SIZE);
}

static void call_ecart_circumstances(struct world *w)
{
    size_t             length, count;
    const char        *text     = take_text(w, &length);
    ecart_notation     notation = ecart_notation_read(&w->game.position, text, length);
    ecart_circumstance all[ECART_CIRCUMSTANCE_TYPES];

    count = ecart_circumstances(&w->game, &notation, all);
    HOLDS(count <= ECART_CIRCUMSTANCE_TYPES);
    if (count > 0)
        w->circumstance = all[take(w) % count];
}

static void call_ecart_explain_obstacle(struct world *w)
{
    ecart_side side = take(w) % 3;
    size_t     room;
    char      *text = take_room(w, &room);

    (void)ecart_side_obstacle(&w->position, side, &w->obstacle);
    check_written(ecart_explain_obstacle(take_language(w), &w->position, side, &w->obstacle, text,
                                         room), text, room);
}

/* The faults of just this text. */
static void call_ecart_explain_fen_fault(struct world *w)
{
    size_t      length, room;
    const char *fen  = take_text(w, &length);
    char       *text = take_room(w, &room);

    (void)ecart_fen_read(fen, length, take_bool(w), &w->setup, &w->faults);
    check_written(ecart_explain_fen_fault(take_language(w), fen, length, &w->setup, &w->faults,
                                          take(w) % (ECART_FAULTS + 1), text, room), text, room);
}

static void call_ecart_lesson_next(struct world *w)
{
    char        text[ECART_LESSON_SIZE];
    const char *at = text;
    ecart_text  heading, line;

    (void)ecart_lesson_move(take_lesson_options(w), &w->position, &w->verdict, text, sizeof text);
    while (ecart_lesson_next(&at, &heading, &line))
        HOLDS(heading.length + line.length < sizeof text);
}

/* A token is of the last piece, which goes on from what was left of the one before. */
static void call_ecart_pgn_feed(struct world *w)
{
    size_t      length, rest = ecart_pgn_rest(&w->pgn_reader);
    const char *text  = take_text(w, &length);
    char       *piece = keep(w, rest + length);

    memcpy(piece, w->piece - rest, rest);
    memcpy(piece + rest, text, length);
    ecart_pgn_feed(&w->pgn_reader, piece, rest + length, false);
    w->piece = piece + rest + length;
    memset(&w->pgn_token, 0, sizeof w->pgn_token);
}

static void call_ecart_pgn_start(struct world *w)
{
    size_t length;

    ecart_pgn_start(&w->pgn_reader);
    w->piece = take_text(w, &length);
    memset(&w->pgn_token, 0, sizeof w->pgn_token);
}

static void call_ecart_pgn_judge_start(struct world *w)
{
    size_t lines = take(w) % 4, plies = take(w) % 9, length;

    ecart_pgn_judge_start(&w->pgn_judge, keep(w, lines * sizeof(ecart_pgn_line)), lines, take(w));
    ecart_pgn_judge_letters(&w->pgn_judge, take_letters(w));
    ecart_pgn_judge_keep(&w->pgn_judge, keep(w, plies * sizeof(ecart_pgn_ply)), plies);

    const char *text = take_text(w, &length);

    ecart_pgn_feed(&w->pgn_judge.reader, text, length, true);
}

/* Before the first event. */
static void call_ecart_pgn_judge_keep(struct world *w)
{
    call_ecart_pgn_judge_start(w);
}

#include "fuzz/calls.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct world w;

    w = (struct world){ .rest = { (const char *)data, size } };
    w.position = fuzz_position(take(&w));
    w.board    = w.position.board;
    ecart_position_setup(&w.position, &w.setup);
    ecart_game_set(&w.game, &w.position, keep(&w, 9 * sizeof(ecart_record)), 9);
    settle(&w);
    w.ruling = (ecart_ruling){ .notation = w.notation, .before = w.position };
    call_ecart_pgn_start(&w);
    call_ecart_pgn_judge_start(&w);
    ecart_watch_start(&w.watch, &w.position, 0, 1, NULL, 0);
    ecart_referee_start(&w.referee, NULL, 0, NULL, 0);
    for (int n = 0; n < CALLS && w.rest.length > 0; n++)
        calls[take(&w) % (sizeof calls / sizeof *calls)](&w);
    while (w.count > 0)
        free(w.kept[--w.count]);
    return 0;
}
