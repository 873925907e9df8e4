/* SPDX-License-Identifier: MIT */
/* filter_wanted.c -- what ecart filter must answer, found a second way */

#include "filter_wanted.h"

static bool refuse(struct wanted *wanted, enum outcome outcome, const char *reason)
{
    wanted->outcome = outcome;
    wanted->reason  = reason;
    return false;
}

static bool refuse_request(struct wanted *wanted, const char *reason)
{
    return refuse(wanted, BAD_REQUEST, reason);
}

void want_refusal(struct wanted *wanted, const char *reason)
{
    (void)refuse_request(wanted, reason);
}

bool want_fields(struct wanted *wanted, struct bytes line)
{
    const char *tab = memchr(line.text, '\t', line.length);

    if (tab == NULL)
        return refuse_request(wanted, "bad-notation");
    wanted->fen  = (struct bytes){ line.text, (size_t)(tab - line.text) };
    wanted->move = (struct bytes){ tab + 1, line.length - wanted->fen.length - 1 };
    return memchr(wanted->move.text, '\t', wanted->move.length) == NULL ||
           refuse_request(wanted, "bad-notation");
}

bool want_position(struct wanted *wanted, ecart_position *position)
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

void want_verdict(struct wanted *wanted)
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
        return refuse_request(wanted, "bad-member");
    wanted->is_board = is(op, "board");
    return wanted->is_board || is(op, "move") ||
           refuse_request(wanted, "unknown-operation");
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
    if (strcmp(name, "meant") == 0)
        return take_flag(&wanted->meant, value);
    if (strcmp(name, "strict") == 0)
        return take_flag(&wanted->judge.strict, value);
    if (!take_text(&code, value))
        return false;
    if (strcmp(name, "letters") == 0) {
        wanted->judge.letters = ecart_letters_find(code.text, code.length);
        return wanted->judge.letters != NULL;
    }
    wanted->judge.language = ecart_language_find(code.text, code.length);
    return wanted->judge.language != NULL;
}

static bool is_member(const char *name)
{
    static const char names[] =
        " id op fen move board colours occupied chess960 strict letters language meant ";
    const char *place = strstr(names, name);

    return *name && !strchr(name, ' ') && place && place[-1] == ' ' &&
           place[strlen(name)] == ' ';
}

/* A member that is null is not there. */
static bool want_member(struct wanted *wanted, const char *name, const json_t *value)
{
    if (!is_member(name))
        return refuse_request(wanted, "unknown-member");
    if (json_is_null(value))
        return true;
    if (strcmp(name, "op") == 0)
        return take_operation(wanted, value);
    return take_member(wanted, name, value) || refuse_request(wanted, "bad-member");
}

bool want_object(struct wanted *wanted, json_t *request)
{
    const char *name;
    json_t     *value;

    json_object_foreach(request, name, value) {
        if (!want_member(wanted, name, value))
            return false;
    }
    return (wanted->is_board ? wanted->board.text : wanted->move.text) ||
           refuse_request(wanted, request ? "bad-member" : "bad-json");
}

#else

bool want_object(struct wanted *wanted, json_t *request)
{
    return (void)request, refuse_request(wanted, "bad-json");
}

#endif
