/* SPDX-License-Identifier: MIT */
/* fuzz_filter.c -- any bytes as lines for ecart filter
 *
 * The first byte chooses the options.  Every line gets one answer, in the form
 * in which it was asked.  What the answer must be is found a second way: the
 * line is cut up here, or read by jansson as a whole, and the library is asked
 * what the filter has to say. */

/* dup2(), fileno(), ftruncate() and pread(). */
#define _POSIX_C_SOURCE 200809L

#include "fuzz.h"
#include "fuzz_text.h"
#include "poison.h"

#include <unistd.h>

#ifdef HAVE_JANSSON
#include <jansson.h>
enum { CAN_READ = true };
#endif

#include "filter/answer.h"

/* What is asked, as far as it could be read, and what must be answered. */
struct wanted {
    struct bytes         fen, move;     /* a FEN of NULL is the start of a game */
    struct bytes         board;         /* of a request about one */
    bool                 is_board, is_seen; /* it is such a request, and a good one */
    ecart_sight          sight;
    bool                 chess960;
    struct judge_options judge;
    enum outcome         outcome;
    const char          *reason;
};

static struct answer_options options_of(uint8_t byte)
{
    return (struct answer_options){
        .chess960 = byte & 1,
        .cecp     = byte >> 2 & 1,
        .judge    = {
            .language = ecart_language_nth(byte >> 3 & 3),
            .letters  = byte >> 5 & 1 ? ecart_letters_nth(byte >> 3 & 3) : NULL,
            .strict   = byte >> 1 & 1
        }
    };
}

/* The lines.  A first byte of 0xe0 or more asks for about 64 KiB of them, by
 * repeating the byte in the midst. */
static char *lines_of(const uint8_t *data, size_t size, size_t *length)
{
    size_t before = size / 2, again = 0;
    char  *text;

    if (size > 1 && data[0] >= 0xe0)
        again = LINE_LIMIT - size + (data[0] & 7);
    *length = size - 1 + again;
    text = malloc(*length + 1);
    HOLDS(text != NULL);
    memcpy(text, data + 1, before);
    memset(text + before, before ? data[before] : ' ', again);
    memcpy(text + before + again, data + 1 + before, size - 1 - before);
    return text;
}

static bool refuse(struct wanted *wanted, enum outcome outcome, const char *reason)
{
    wanted->outcome = outcome;
    wanted->reason  = reason;
    return false;
}

static bool refuse_request(struct wanted *wanted)
{
    return refuse(wanted, BAD_REQUEST, "bad-notation");
}

static bool want_fields(struct wanted *wanted, struct bytes line)
{
    const char *tab = memchr(line.text, '\t', line.length);

    if (tab == NULL)
        return refuse_request(wanted);
    wanted->fen  = (struct bytes){ line.text, (size_t)(tab - line.text) };
    wanted->move = (struct bytes){ tab + 1, line.length - wanted->fen.length - 1 };
    return memchr(wanted->move.text, '\t', wanted->move.length) == NULL ||
           refuse_request(wanted);
}

static bool want_position(struct wanted *wanted, ecart_position *position)
{
    ecart_severity least = wanted->judge.strict ? ECART_REPAIR : ECART_ERROR;
    ecart_setup    setup;
    ecart_faults   faults;

    if (wanted->fen.text == NULL) {
        ecart_setup_start(&setup);
        setup.chess960 = wanted->chess960;
    } else {
        ecart_fen_read(wanted->fen.text, wanted->fen.length, wanted->chess960, &setup, &faults);
        if (ecart_faults_first(&faults, least) != ECART_FAULTS)
            return refuse(wanted, BAD_POSITION,
                          ecart_fault_name(ecart_faults_first(&faults, least)));
    }
    HOLDS(ecart_position_set(position, &setup));
    return true;
}

static void want_reason(struct wanted *wanted, ecart_reason reason)
{
    wanted->reason  = ecart_reason_name(reason);
    wanted->outcome = reason == ECART_LEGAL ? LEGAL
                    : reason == ECART_PROMOTION_NEEDED ? PROMOTION_NEEDED : ILLEGAL;
}

/* Moves that fit and go to one cell are one move. */
static void want_seen(struct wanted *wanted, const ecart_position *position,
                      const ecart_board *board)
{
    ecart_sighting seen = ecart_move_between(position, board, wanted->sight);
    ecart_move     move = seen.moves[0], last = seen.moves[seen.count ? seen.count - 1 : 0];

    wanted->is_seen = true;
    if (seen.kind == ECART_SEEN_TRY)
        want_reason(wanted, seen.verdict.reason);
    else if (seen.kind != ECART_SEEN_MOVE)
        (void)refuse(wanted, ILLEGAL, ecart_seen_name(seen.kind));
    else if (seen.count == 1)
        want_reason(wanted, ECART_LEGAL);
    else
        want_reason(wanted, move.from == last.from && move.to == last.to
                            ? ECART_PROMOTION_NEEDED : ECART_AMBIGUOUS);
}

static void want_board(struct wanted *wanted, const ecart_position *position)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(wanted->board.text, wanted->board.length, false, &setup, &faults);
    ecart_fault first = ecart_faults_first(&faults, ECART_ERROR);
    if (first <= ECART_BAD_MOVE_NUMBER)
        (void)refuse(wanted, BAD_POSITION, ecart_fault_name(first));
    else
        want_seen(wanted, position, &setup.board);
}

static void want_verdict(struct wanted *wanted)
{
    ecart_position position;
    ecart_notation notation;

    if (!want_position(wanted, &position))
        return;
    if (wanted->is_board) {
        want_board(wanted, &position);
        return;
    }
    notation = ecart_notation_read_with(&position, wanted->judge.letters, wanted->move.text,
                                        wanted->move.length);
    want_reason(wanted, wanted->judge.strict && notation.forgiven
                        ? ECART_BAD_NOTATION : notation.verdict.reason);
}

#ifdef HAVE_JANSSON

static bool take_text(struct bytes *bytes, const json_t *value)
{
    *bytes = (struct bytes){ json_string_value(value), json_string_length(value) };
    return json_is_string(value);
}

static bool take_flag(bool *flag, const json_t *value)
{
    *flag = json_is_true(value);
    return json_is_boolean(value);
}

static bool take_sight(struct wanted *wanted, ecart_sight sight, const json_t *value)
{
    if (json_is_true(value) && wanted->sight < sight)
        wanted->sight = sight;
    return json_is_boolean(value);
}

static bool take_operation(struct wanted *wanted, const json_t *value)
{
    struct bytes op;

    if (!take_text(&op, value))
        return refuse_request(wanted);
    wanted->is_board = is(op, "board");
    return wanted->is_board || is(op, "move") ||
           refuse(wanted, BAD_REQUEST, "unknown-operation");
}

static bool take_member(struct wanted *wanted, const char *name, const json_t *value)
{
    struct bytes code;

    if (strcmp(name, "id") == 0)
        return true;
    if (strcmp(name, "fen") == 0)
        return take_text(&wanted->fen, value);
    if (strcmp(name, "move") == 0)
        return take_text(&wanted->move, value);
    if (strcmp(name, "board") == 0)
        return take_text(&wanted->board, value);
    if (strcmp(name, "colours") == 0)
        return take_sight(wanted, ECART_SEES_COLOURS, value);
    if (strcmp(name, "occupied") == 0)
        return take_sight(wanted, ECART_SEES_OCCUPIED, value);
    if (strcmp(name, "chess960") == 0)
        return take_flag(&wanted->chess960, value);
    if (strcmp(name, "strict") == 0)
        return take_flag(&wanted->judge.strict, value);
    if (!take_text(&code, value))
        return false;
    if (strcmp(name, "letters") == 0) {
        wanted->judge.letters = ecart_letters_find(code.text, code.length);
        return wanted->judge.letters != NULL;
    }
    if (strcmp(name, "language") != 0)
        return false;
    wanted->judge.language = ecart_language_find(code.text, code.length);
    return wanted->judge.language != NULL;
}

static bool want_object(struct wanted *wanted, json_t *request)
{
    const char *name;
    json_t     *value;

    json_object_foreach(request, name, value) {
        bool taken = strcmp(name, "op") == 0
                   ? take_operation(wanted, value)
                   : take_member(wanted, name, value) || refuse_request(wanted);

        if (!taken)
            return false;
    }
    return (json_is_object(request) &&
            (wanted->is_board ? wanted->board.text : wanted->move.text)) ||
           refuse_request(wanted);
}

static void check_names(json_t *answer, bool is_seen)
{
    static const char *const names[] = {
        "id", "verdict", "reason", "move", "cells", "text", "offset", "from", "to",
        "difference", "also", "nature", "forgiven", "unforgiven", "hint", "cecp", "san", "fen",
        "standing", "seen", "moves", "differ", "result"
    };
    size_t count = sizeof names / sizeof *names - (is_seen ? 0 : 4);

    HOLDS(json_object_size(answer) == count);
    for (size_t i = 0; i < count; i++)
        HOLDS(json_object_get(answer, names[i]) != NULL);
}

/* A legal move is written in two ways that mean the same, and leads somewhere;
 * no other does. */
static void check_move(const json_t *answer, const struct wanted *wanted)
{
    const char *uci = json_string_value(json_object_get(answer, "move"));
    const char *san = json_string_value(json_object_get(answer, "san"));
    const char *fen = json_string_value(json_object_get(answer, "fen"));
    struct wanted after = *wanted;
    ecart_position position, there;
    ecart_faults   faults;

    HOLDS((uci != NULL) == (wanted->outcome == LEGAL || wanted->outcome == PROMOTION_NEEDED));
    HOLDS((san != NULL) == (wanted->outcome == LEGAL));
    HOLDS((fen != NULL) == (wanted->outcome == LEGAL));
    if (wanted->outcome != LEGAL)
        return;
    HOLDS(want_position(&after, &position));

    ecart_notation a = ecart_notation_read(&position, uci, strlen(uci));
    ecart_notation b = ecart_san_read_strict(&position, san, strlen(san));

    HOLDS(a.verdict.reason == ECART_LEGAL && b.verdict.reason == ECART_LEGAL);
    HOLDS(ecart_move_equal(ecart_move_canonical(&position, a.verdict.move),
                           ecart_move_canonical(&position, b.verdict.move)));
    HOLDS(ecart_position_play(&position, a.verdict.move).reason == ECART_LEGAL);
    HOLDS(ecart_fen_position(fen, strlen(fen), false, &there, &faults));
    HOLDS(memcmp(&there.board, &position.board, sizeof there.board) == 0);
    HOLDS(there.side == position.side && there.castling == position.castling);
}

static void check_object(struct bytes answer, const struct wanted *wanted,
                         struct bytes line, const json_t *request)
{
    const size_t flags = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL;
    json_t      *object = json_loadb(answer.text, answer.length, flags, NULL);
    json_t       *id    = json_object_get(request, "id");
    const json_t *cells, *offset, *cell;
    const char   *reason;   /* what is wrong first: the op may come before the fault */
    size_t        i;

    HOLDS(json_is_object(object));
    check_names(object, wanted->is_seen);
    if (id)
        HOLDS(json_equal(id, json_object_get(object, "id")));
    HOLDS(strcmp(json_string_value(json_object_get(object, "verdict")),
                 outcome_name(wanted->outcome)) == 0);
    reason = json_string_value(json_object_get(object, "reason"));
    HOLDS(strcmp(reason, wanted->reason) == 0 ||
          (request == NULL && strcmp(reason, "unknown-operation") == 0));
    HOLDS(json_string_length(json_object_get(object, "text")) > 0);
    HOLDS(json_is_array(cells = json_object_get(object, "cells")));
    json_array_foreach(cells, i, cell)
        HOLDS(is_cell(json_string_value(cell), json_string_length(cell)));
    offset = json_object_get(object, "offset");
    HOLDS(json_is_null(offset) || (json_is_number(offset) && json_number_value(offset) >= 0 &&
                                   json_number_value(offset) <= (double)line.length));
    check_move(object, wanted);
    json_decref(object);
}

static json_t *read_object(struct bytes line)
{
    return json_loadb(line.text, line.length,
                      JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, NULL);
}

#else

typedef void json_t;
enum { CAN_READ = false };

static json_t *read_object(struct bytes line)
{
    return (void)line, NULL;
}

static void json_decref(json_t *value)
{
    (void)value;
}

static bool want_object(struct wanted *wanted, json_t *request)
{
    return (void)request, refuse_request(wanted);
}

static void check_object(struct bytes answer, const struct wanted *wanted,
                         struct bytes line, const json_t *request)
{
    (void)wanted, (void)line, (void)request;
    HOLDS(answer.length > 1 && answer.text[0] == '{' && answer.text[answer.length - 1] == '}');
}

#endif

static void check_cells(struct bytes field)
{
    if (is(field, "-"))
        return;
    HOLDS(field.length % 3 == 2);
    for (size_t i = 0; i < field.length; i += 3) {
        HOLDS(is_cell(field.text + i, 2));
        HOLDS(i + 2 == field.length || field.text[i + 2] == ',');
    }
}

static void check_fields(struct bytes answer, const struct wanted *wanted)
{
    bool       has_move = wanted->outcome == LEGAL || wanted->outcome == PROMOTION_NEEDED;
    ecart_move move;
    size_t     offset;

    HOLDS(is(next_field(&answer), outcome_name(wanted->outcome)));
    HOLDS(is(next_field(&answer), wanted->reason));

    struct bytes text = next_field(&answer);

    HOLDS(has_move ? ecart_uci_read(text.text, text.length, &move, &offset) == ECART_LEGAL
                   : is(text, "-"));
    check_cells(next_field(&answer));
    HOLDS(answer.length > 0);
    for (size_t i = 0; i < answer.length; i++)
        HOLDS((unsigned char)answer.text[i] >= ' ' && answer.text[i] != 0x7f);
}

static void check_answer(struct bytes line, struct bytes answer, enum outcome outcome,
                         const struct answer_options *options)
{
    struct wanted wanted = { .chess960 = options->chess960, .judge = options->judge };

    if (line.length > 0 && line.text[line.length - 1] == '\r')
        line.length--;

    bool    is_object = line.length > 0 && line.text[0] == '{';
    bool    good      = line.length <= LINE_LIMIT && is_utf8(line.text, line.length);
    json_t *request   = is_object && good ? read_object(line) : NULL;

    if (!good)
        (void)refuse_request(&wanted);
    else if (is_object ? want_object(&wanted, request) : want_fields(&wanted, line))
        want_verdict(&wanted);
    HOLDS(outcome == wanted.outcome || (is_object && !CAN_READ));
    HOLDS(is_utf8(answer.text, answer.length));
    if (is_object)
        check_object(answer, &wanted, line, request);
    else
        check_fields(answer, &wanted);
    json_decref(request);
}

/* Standard output is a file while the filter answers. */
static FILE *sink;
static int   terminal;

static void begin_output(void)
{
    if (sink == NULL) {
        sink     = tmpfile();
        terminal = dup(STDOUT_FILENO);
        HOLDS(sink != NULL && terminal >= 0);
    }
    HOLDS(fflush(stdout) == 0 && dup2(fileno(sink), STDOUT_FILENO) >= 0);
}

/* What was answered, to be freed. */
static char *end_output(size_t *length)
{
    int    file = fileno(sink);
    off_t  size;
    char  *text;

    HOLDS(fflush(stdout) == 0 && dup2(terminal, STDOUT_FILENO) >= 0);
    size = lseek(file, 0, SEEK_END);
    text = malloc((size_t)size + 1);
    HOLDS(size >= 0 && text != NULL && pread(file, text, (size_t)size, 0) == size);
    HOLDS(ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
    *length = (size_t)size;
    return text;
}

/* Answers all lines; how many there were.  Nothing after a line may be read. */
static size_t serve(char *text, size_t length, const struct answer_options *options,
                    enum outcome *outcomes)
{
    static struct line_reader reader;
    struct known_position known = { .length = 0 };
    struct line line;
    FILE  *file = tmpfile();
    size_t count = 0;

    HOLDS(file != NULL && fwrite(text, 1, length, file) == length && fseek(file, 0, SEEK_SET) == 0);
    reader = (struct line_reader){ .file = fileno(file) };
    while (line_read(&reader, &line)) {
        ASAN_POISON_MEMORY_REGION(line.text + line.length, (size_t)(
            reader.bytes + sizeof reader.bytes - line.text) - line.length);
        outcomes[count++] = answer_line(&line, options, &known);
        ASAN_UNPOISON_MEMORY_REGION(reader.bytes, sizeof reader.bytes);
    }
    fclose(file);
    return count;
}

static void check_lines(char *text, size_t length, const struct answer_options *options)
{
    enum outcome *outcomes = calloc(length, sizeof *outcomes);
    size_t        answered, count, n = 0;

    HOLDS(outcomes != NULL);
    begin_output();
    count = serve(text, length, options, outcomes);

    char        *output = end_output(&answered);
    struct bytes lines = { text, length }, answers = { output, answered }, line, answer;

    HOLDS(answered > 0 && output[answered - 1] == '\n');
    for (; next_line(&lines, &line); n++) {
        HOLDS(n < count && next_line(&answers, &answer));
        check_answer(line, answer, outcomes[n], options);
    }
    HOLDS(n == count && answers.length == 0);
    free(output);
    free(outcomes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t length;

    if (size < 2 || size > LINE_LIMIT)
        return 0;

    struct answer_options options = options_of(data[0]);
    char *text = lines_of(data, size, &length);

    check_lines(text, length, &options);
    free(text);
    return 0;
}
