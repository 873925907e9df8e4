/* SPDX-License-Identifier: MIT */
/* fuzz_filter.c -- any bytes as lines for ecart filter
 *
 * The first byte chooses the options.  Every line gets one answer, in the form
 * in which it was asked.  What the answer must be is found a second way, in
 * filter_wanted.c.  The same bytes are also pasted instead of a FEN. */

/* dup2(), fileno(), ftruncate() and pread(). */
#define _POSIX_C_SOURCE 200809L

#include "fuzz.h"
#include "fuzz_text.h"
#include "poison.h"

#include <unistd.h>

#include "filter_wanted.h"
#include "input/pasted_board.h"

static struct answer_options options_of(uint8_t byte)
{
    return (struct answer_options){
        .chess960 = byte & 1,
        .judge    = {
            .language = ecart_language_nth(byte >> 3 & 3),
            .letters  = byte >> 5 & 1 ? ecart_letters_nth(byte >> 3 & 3) : NULL,
            .strict   = byte >> 1 & 1
        }
    };
}

/* Of how many inputs that ask for it one is repeated: that takes most of the time. */
#ifndef FUZZ_REPEAT_ONE_IN
#define FUZZ_REPEAT_ONE_IN 1
#endif

/* The lines.  A first byte of 0xe0 or more asks for about 64 KiB of them, by
 * repeating the byte in the midst. */
static char *lines_of(const uint8_t *data, size_t size, size_t *length)
{
    size_t before = size / 2, again = 0;
    char  *text;

    if (size > 1 && data[0] >= 0xe0 && data[size - 1] % FUZZ_REPEAT_ONE_IN == 0)
        again = LINE_LIMIT - size + (data[0] & 7);
    *length = size - 1 + again;
    text = malloc(*length + 1);
    HOLDS(text != NULL);
    memcpy(text, data + 1, before);
    memset(text + before, before ? data[before] : ' ', again);
    memcpy(text + before + again, data + 1 + before, size - 1 - before);
    return text;
}

#ifdef HAVE_JANSSON

enum { CAN_READ = true };

/* What is wrong with a line that jansson cannot read: that, or what comes before it. */
static bool is_unread(const char *reason)
{
    return strcmp(reason, "bad-json") == 0 || strcmp(reason, "bad-text") == 0 ||
           strcmp(reason, "bad-member") == 0 || strcmp(reason, "unknown-member") == 0 ||
           strcmp(reason, "unknown-operation") == 0;
}

/* Whether each of the names, with blanks around them, is there; returns how many. */
static size_t has_names(const json_t *answer, const char *names)
{
    size_t count = 0;

    for (const char *end; (end = strchr(names + 1, ' ')) != NULL; names = end, count++)
        HOLDS(json_object_getn(answer, names + 1, (size_t)(end - names - 1)) != NULL);
    return count;
}

/* What only this operation has; of a lesson and a FEN, something stands beside the
 * judgement too. */
static const char *own_names(const struct wanted *wanted)
{
    static const char *const judged[OPERATIONS] = {
        [OP_EXPLAIN] = " position steps ",
        [OP_FEN]     = " faults "
    };
    static const char *const unjudged[OPERATIONS] = {
        [OP_MOVES]        = " moves ",
        [OP_DESTINATIONS] = " from destinations numbers ",
        [OP_EXPLAIN]      = " standing position steps ",
        [OP_FEN]          = " fen faults ",
        [OP_ENDS]         = " fen standing result text check repetitions clock standings claims"
                            " mate flag ",
        [OP_REFEREE]      = " move offset text circumstances strikes consequence standing "
    };
    const char *names = wanted->is_judged ? judged[wanted->operation]
                                          : unjudged[wanted->operation];

    return wanted->outcome != BAD_REQUEST && names ? names : " ";
}

/* A bad request may say after its fault that it asks what was meant, or for a standing. */
static void check_names(const json_t *answer, const struct wanted *wanted)
{
    const json_t *meant    = json_object_get(answer, "meant");
    const json_t *standing = json_object_get(answer, "standing");
    size_t        count = has_names(answer, " version id op ply verdict reason ");

    if (wanted->has_language && wanted->outcome != BAD_REQUEST)
        count += has_names(answer, " language ");
    count += has_names(answer, own_names(wanted));
    if (wanted->is_judged)
        count += has_names(answer, " move cells roles text offset from to difference numbers also"
                                   " nature forgiven unforgiven hint cecp san fen candidates ");
    if (wanted->is_judged && standing)
        count += has_names(answer, " standing ");
    if (wanted->is_seen)
        count += has_names(answer, " seen moves differ result ");
    if (meant)
        count += has_names(answer, " meant ");
    if (wanted->is_judged && json_object_get(answer, "circumstances")) {
        HOLDS(json_array_size(wanted->moves) > 0 && wanted->ply != 1);
        count += has_names(answer, " circumstances ");
    }
    if (json_object_get(answer, "minutes"))
        count += has_names(answer, " minutes ");
    HOLDS(json_object_size(answer) == count);
    HOLDS(!wanted->is_judged || (standing != NULL) == wanted->judge.standing ||
          wanted->outcome == BAD_REQUEST);
    HOLDS(json_is_array(meant) == (wanted->meant && wanted->is_judged) ||
          wanted->outcome == BAD_REQUEST);
}

/* Each legal move of the piece, or of all, is there once. */
static void check_moves(const json_t *answer, const ecart_position *position, ecart_cell from)
{
    const json_t *moves = json_object_get(answer, "moves"), *one;
    size_t        i, count = 0;
    ecart_move    legal[ECART_MOVE_LIST_SIZE], move;
    size_t        all = ecart_legal_moves(position, legal, ECART_MOVE_LIST_SIZE), offset;

    for (i = 0; i < all; i++)
        count += !from || legal[i].from == from;
    HOLDS(json_array_size(moves) == count);
    json_array_foreach(moves, i, one) {
        const char *uci = json_string_value(json_object_get(one, "move"));

        HOLDS(ecart_uci_read(uci, strlen(uci), &move, &offset) == ECART_LEGAL);
        HOLDS(ecart_move_is_legal(position, move) && (!from || move.from == from));
    }
}

static void check_position(const json_t *answer, const char *name,
                           const ecart_position *position)
{
    const char    *fen = json_string_value(json_object_get(answer, name));
    ecart_position there;
    ecart_faults   faults;

    HOLDS(fen && ecart_fen_position(fen, strlen(fen), false, &there, &faults));
    HOLDS(memcmp(&there.board, &position->board, sizeof there.board) == 0);
    HOLDS(there.side == position->side && there.castling == position->castling);
}

/* What is answered to a request in which nothing is refused. */
static void check_operation(const json_t *answer, const struct wanted *wanted)
{
    struct wanted  again = *wanted;
    ecart_position position;

    HOLDS(want_position(&again, &position) || !wanted->spoils);
    if (wanted->operation == OP_REFEREE)
        HOLDS(json_string_length(json_object_get(answer, "text")) > 0 &&
              json_number_value(json_object_get(json_object_get(answer, "strikes"), "move")) >=
              (wanted->outcome != LEGAL));
    else if (wanted->operation == OP_MOVES)
        check_moves(answer, &position, wanted->from);
    else if (wanted->operation == OP_DESTINATIONS)
        HOLDS(json_array_size(json_object_get(answer, "destinations")) ==
              (size_t)ecart_cells_count(ecart_legal_destinations(&position, wanted->from)));
    else if (wanted->operation == OP_EXPLAIN)
        check_position(answer, "position", &position);
    else
        check_position(answer, "fen", &position);
    if (wanted->operation == OP_EXPLAIN)
        HOLDS(json_array_size(json_object_get(answer, "steps")) > 0);
}

/* A legal move is written in two ways that mean the same, and leads somewhere; no other does. */
static void check_move(const json_t *answer, const struct wanted *wanted)
{
    const char *uci = json_string_value(json_object_get(answer, "move"));
    const char *san = json_string_value(json_object_get(answer, "san"));
    const char *fen = json_string_value(json_object_get(answer, "fen"));
    struct wanted after = *wanted;
    ecart_position position;

    HOLDS((uci != NULL) == (wanted->outcome == LEGAL || wanted->outcome == PROMOTION_NEEDED));
    HOLDS((san != NULL) == (wanted->outcome == LEGAL));
    HOLDS((fen != NULL) == (wanted->outcome == LEGAL));
    if (wanted->outcome != LEGAL)
        return;
    HOLDS(want_position(&after, &position));

    ecart_notation a = ecart_notation_read(&position, uci, strlen(uci));
    ecart_notation b = ecart_san_read(&position, san, strlen(san));

    HOLDS(a.verdict.reason == ECART_LEGAL && b.verdict.reason == ECART_LEGAL && !b.forgiven);
    HOLDS(ecart_move_equal(ecart_move_canonical(&position, a.verdict.move),
                           ecart_move_canonical(&position, b.verdict.move)));
    HOLDS(ecart_position_play(&position, a.verdict.move).reason == ECART_LEGAL);
    check_position(answer, "fen", &position);
}

/* The judgement of a move, or what is refused. */
static void check_judgement(const json_t *answer, const struct wanted *wanted,
                            struct bytes line)
{
    const json_t *cells = json_object_get(answer, "cells"), *cell;
    const json_t *offset = json_object_get(answer, "offset");
    size_t        i;

    HOLDS(json_string_length(json_object_get(answer, "text")) > 0);
    HOLDS(json_is_array(cells));
    HOLDS(json_array_size(cells) == json_array_size(json_object_get(answer, "roles")));
    json_array_foreach(cells, i, cell)
        HOLDS(is_cell(json_string_value(cell), json_string_length(cell)));
    HOLDS(json_is_null(offset) || (json_is_number(offset) && json_number_value(offset) >= 0 &&
                                   json_number_value(offset) <= (double)line.length));
    check_move(answer, wanted);
}

/* What every answer has. */
static void check_envelope(const json_t *answer, const struct wanted *wanted)
{
    const char *op = json_string_value(json_object_get(answer, "op"));

    HOLDS(json_number_value(json_object_get(answer, "version")) > 0);
    HOLDS(wanted->outcome == BAD_REQUEST ? op == NULL
                                         : strcmp(op, operation_names[wanted->operation]) == 0);
    HOLDS((size_t)json_number_value(json_object_get(answer, "ply")) == wanted->ply);
    HOLDS(strcmp(json_string_value(json_object_get(answer, "verdict")),
                 outcome_name(wanted->outcome)) == 0);
}

static void check_object(struct bytes answer, const struct wanted *wanted,
                         struct bytes line, const json_t *request)
{
    const size_t flags = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL;
    json_t      *object = json_loadb(answer.text, answer.length, flags, NULL);
    json_t      *id     = json_object_get(request, "id");
    const char  *reason;   /* what is wrong first: the op may come before the fault */

    HOLDS(json_is_object(object));
    if (id)
        HOLDS(json_equal(id, json_object_get(object, "id")));
    check_envelope(object, wanted);
    reason = json_string_value(json_object_get(object, "reason"));
    HOLDS(strcmp(reason, wanted->reason) == 0 || (!request && is_unread(reason)));
    check_names(object, wanted);
    if (wanted->is_judged)
        check_judgement(object, wanted, line);
    else
        check_operation(object, wanted);
    json_decref(object);
}

static json_t *read_object(struct bytes line)
{
    return json_loadb(line.text, line.length,
                      JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, NULL);
}

#else

enum { CAN_READ = false };

static json_t *read_object(struct bytes line)
{
    return (void)line, NULL;
}

static void json_decref(json_t *value)
{
    (void)value;
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

/* A byte order mark and blanks may stand before an object. */
static struct bytes without_blanks(struct bytes line)
{
    size_t at = line.length > 2 && memcmp(line.text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

    while (at < line.length && (line.text[at] == ' ' || line.text[at] == '\t' ||
                                line.text[at] == '\r'))
        at++;
    return (struct bytes){ line.text + at, line.length - at };
}

static void check_answer(struct bytes line, struct bytes answer, enum outcome outcome,
                         const struct answer_options *options)
{
    struct wanted wanted = { .chess960 = options->chess960, .judge = options->judge,
                             .is_judged = true, .spoils = true };

    if (line.length > 0 && line.text[line.length - 1] == '\r')
        line.length--;

    struct bytes object = without_blanks(line);
    bool    is_object = object.length > 0 && object.text[0] == '{';
    bool    good      = line.length <= LINE_LIMIT && is_utf8(line.text, line.length);
    json_t *request   = is_object && good ? read_object(object) : NULL;

    if (!good)
        want_refusal(&wanted, line.length > LINE_LIMIT ? "line-too-long" : "bad-text");
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
    static struct known_position known;
    struct line line;
    FILE  *file = tmpfile();
    size_t count = 0;

    HOLDS(file != NULL && fwrite(text, 1, length, file) == length && fseek(file, 0, SEEK_SET) == 0);
    known.fen.length = 0;
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

/* The text as a link or a diagram: what was made of it is told, and what is offered is good. */
static void check_pasted(const uint8_t *data, size_t size)
{
    static struct pasted_board board;
    char *text = malloc(size);

    HOLDS(text != NULL);
    memcpy(text, data, size);
    pasted_board_read(&board, (ecart_text){ text, size });
    HOLDS(!board.made || (board.name != NULL && memchr(board.fen, 0, sizeof board.fen) != NULL));
    for (int i = 0; i < board.offers; i++) {
        ecart_setup  setup;
        ecart_faults faults;

        HOLDS(ecart_fen_read(board.offer[i], strlen(board.offer[i]), false, &setup, &faults));
        HOLDS(ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS);
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t length;

    if (size < 2 || size > LINE_LIMIT)
        return 0;

    struct answer_options options = options_of(data[0]);
    char *text = lines_of(data, size, &length);

    check_lines(text, length, &options);
    check_pasted(data + 1, size - 1);
    free(text);
    return 0;
}
