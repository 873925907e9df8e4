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

/* "startpos" is the FEN of no position. */
static void want_start(struct wanted *wanted)
{
    if (wanted->fen.text != NULL && is(wanted->fen, "startpos"))
        wanted->fen.text = NULL;
}

bool want_fields(struct wanted *wanted, struct bytes line)
{
    const char *tab = memchr(line.text, '\t', line.length);

    if (tab == NULL)
        return refuse_request(wanted, "bad-notation");
    wanted->fen  = (struct bytes){ line.text, (size_t)(tab - line.text) };
    want_start(wanted);
    wanted->move = (struct bytes){ tab + 1, line.length - wanted->fen.length - 1 };
    return memchr(wanted->move.text, '\t', wanted->move.length) == NULL ||
           refuse_request(wanted, "bad-notation");
}

static void want_reason(struct wanted *wanted, ecart_reason reason)
{
    wanted->reason  = ecart_reason_name(reason);
    wanted->outcome = reason == ECART_LEGAL ? LEGAL
                    : reason == ECART_PROMOTION_NEEDED ? PROMOTION_NEEDED : ILLEGAL;
}

/* Whether a text is a legal move; if not, that is the answer. */
static bool want_move(struct wanted *wanted, const ecart_position *position,
                      struct bytes text, ecart_move *move)
{
    ecart_notation notation = ecart_notation_read_with(position, wanted->judge.letters,
                                                       text.text, text.length);

    *move = notation.verdict.move;
    want_reason(wanted, wanted->judge.strict && notation.forgiven
                        ? ECART_BAD_NOTATION : notation.verdict.reason);
    return wanted->outcome == LEGAL;
}

#ifdef HAVE_JANSSON

static bool want_moves(struct wanted *wanted, ecart_position *position)
{
    const json_t *text;
    ecart_move    move;

    json_array_foreach(wanted->moves, wanted->ply, text) {
        struct bytes bytes = { json_string_value(text), json_string_length(text) };

        if (!want_move(wanted, position, bytes, &move)) {
            wanted->ply++;
            return false;
        }
        HOLDS(ecart_position_play(position, move).reason == ECART_LEGAL);
    }
    wanted->ply = 0;
    return true;
}

#else

static bool want_moves(struct wanted *wanted, ecart_position *position)
{
    return (void)wanted, (void)position, true;
}

#endif

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
    return want_moves(wanted, position);
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

static bool has_move(const struct wanted *wanted)
{
    return wanted->operation == OP_MOVE ||
           (wanted->operation == OP_EXPLAIN && wanted->move.text != NULL);
}

/* A referee that knows nothing of the game before says the same. */
static void want_ruling(struct wanted *wanted, const ecart_position *position)
{
    ecart_referee referee;

    ecart_referee_start(&referee, NULL, 0, NULL, 0);
    ecart_game_set(&referee.game, position, NULL, 0);
    referee.letters = wanted->judge.letters;
    want_reason(wanted, ecart_referee_try(&referee, wanted->tried.text, wanted->tried.length)
                            .notation.verdict.reason);
}

#ifdef HAVE_JANSSON

/* Without spoilers a referee refuses a move before the text, too. */
static void want_blind_ruling(struct wanted *wanted, const ecart_position *position)
{
    const json_t *text = json_array_get(wanted->moves, wanted->ply - 1);

    wanted->tried     = (struct bytes){ json_string_value(text), json_string_length(text) };
    wanted->is_judged = false;
    want_ruling(wanted, position);
}

#else

static void want_blind_ruling(struct wanted *wanted, const ecart_position *position)
{
    (void)wanted, (void)position;
}

#endif

void want_verdict(struct wanted *wanted)
{
    ecart_position position;
    ecart_move     move;

    if (!want_position(wanted, &position)) {
        if (wanted->ply > 0 && !wanted->spoils)
            want_blind_ruling(wanted, &position);
        return;
    }
    if (wanted->operation == OP_BOARD)
        want_board(wanted, &position);
    else if (has_move(wanted))
        (void)want_move(wanted, &position, wanted->move, &move);
    else if (wanted->operation == OP_REFEREE)
        want_ruling(wanted, &position);
    else
        want_reason(wanted, ECART_LEGAL);
    wanted->is_judged = wanted->operation == OP_BOARD || has_move(wanted);
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
    for (int n = 0; n < OPERATIONS; n++) {
        wanted->operation = (enum operation)n;
        if (is(op, operation_names[n]))
            return true;
    }
    return refuse_request(wanted, "unknown-operation");
}

static bool take_moves(struct wanted *wanted, const json_t *value)
{
    const json_t *text;
    size_t        i;

    wanted->moves = value;
    json_array_foreach(value, i, text) {
        if (!json_is_string(text))
            return false;
    }
    return json_is_array(value);
}

/* An object of just these two: a count from 1, of at most nine digits, and a text. */
static bool is_pair(const json_t *value, const char *count, const char *text)
{
    double n = json_number_value(json_object_get(value, count));

    return json_object_size(value) == 2 && json_is_string(json_object_get(value, text)) &&
           n >= 1 && n < 1e9 && n == (double)(long)n;
}

static bool take_limit(const json_t *value)
{
    const char *per = json_string_value(json_object_get(value, "per"));

    return is_pair(value, "n", "per") && (strcmp(per, "move") == 0 || strcmp(per, "game") == 0);
}

static bool take_tries(const json_t *value)
{
    const json_t *attempt;
    size_t        i;

    json_array_foreach(value, i, attempt) {
        if (!is_pair(attempt, "ply", "text"))
            return false;
    }
    return json_is_array(value);
}

static bool take_wants(struct wanted *wanted, const json_t *value)
{
    const json_t *text;
    size_t        i;

    json_array_foreach(value, i, text) {
        if (!json_is_string(text) || strcmp(json_string_value(text), "standing") != 0)
            return false;
        wanted->judge.standing = true;
    }
    return json_is_array(value);
}

static bool take_square(ecart_cell *cell, struct bytes text)
{
    return text.length == 2 && ecart_cell_read(text.text, text.length, cell) == 2;
}

/* A number of two digits from 1 to 8. */
static bool take_number(ecart_cell *cell, double number)
{
    for (*cell = ECART_H8; *cell > 0; --*cell) {
        if (*cell == number && *cell % 10 >= 1 && *cell % 10 <= 8 && *cell / 10 >= 1)
            return true;
    }
    return false;
}

static bool take_promotion(struct wanted *wanted, struct bytes text)
{
    static const char letters[] = "qrbn";
    const char *place = text.length == 1 ? strchr(letters, *text.text) : NULL;

    if (place != NULL && *place)
        wanted->promotion = (ecart_kind)(ECART_QUEEN + (place - letters));
    return place != NULL && *place;
}

static bool is_among(struct bytes text, const char *a, const char *b, const char *c)
{
    return is(text, a) || is(text, b) || is(text, c);
}

static bool take_member(struct wanted *wanted, const char *name, const json_t *value)
{
    struct bytes code;

    if (strcmp(name, "id") == 0)
        return true;
    if (strcmp(name, "fen") == 0)
        return take_text(&wanted->fen, value) && (want_start(wanted), true);
    if (strcmp(name, "move") == 0)
        return take_text(&wanted->move, value);
    if (strcmp(name, "text") == 0)
        return take_text(&wanted->tried, value);
    if (strcmp(name, "tries") == 0)
        return take_tries(value);
    if (strcmp(name, "limit") == 0)
        return take_limit(value);
    if (strcmp(name, "moves") == 0)
        return take_moves(wanted, value);
    if (strcmp(name, "want") == 0)
        return take_wants(wanted, value);
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
    if (strcmp(name, "spoilers") == 0)
        return take_flag(&wanted->spoils, value);
    if (strcmp(name, "supervised") == 0 || strcmp(name, "numbers") == 0)
        return json_is_boolean(value);
    if (json_is_number(value) && strcmp(name, "from") == 0)
        return take_number(&wanted->from, json_number_value(value));
    if (json_is_number(value) && strcmp(name, "to") == 0)
        return take_number(&wanted->to, json_number_value(value));
    if (!take_text(&code, value))
        return false;
    wanted->has_language |= strcmp(name, "language") == 0;
    if (strcmp(name, "from") == 0)
        return take_square(&wanted->from, code);
    if (strcmp(name, "to") == 0)
        return take_square(&wanted->to, code);
    if (strcmp(name, "promotion") == 0)
        return take_promotion(wanted, code);
    if (strcmp(name, "level") == 0)
        return is_among(code, "child", "player", "arbiter");
    if (strcmp(name, "edition") == 0)
        return is_among(code, "2023", "2018", "2023");
    if (strcmp(name, "tempo") == 0)
        return is_among(code, "standard", "rapid", "blitz");
    if (strcmp(name, "letters") == 0) {
        wanted->judge.letters = ecart_letters_find(code.text, code.length);
        return wanted->judge.letters != NULL;
    }
    return true;
}

static bool is_member(const char *name)
{
    static const char names[] =
        " id op fen move board colours occupied chess960 strict letters language meant"
        " moves from to promotion level edition tempo supervised numbers want"
        " text tries spoilers limit ";
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
    wanted->lesson |= strstr(" level edition tempo supervised numbers ", name) != NULL;
    wanted->sees   |= strstr(" board colours occupied ", name) != NULL;
    wanted->wants  |= strcmp(name, "want") == 0;
    wanted->rules  |= strstr(" text tries spoilers limit ", name) != NULL;
    wanted->numbers |= strcmp(name, "numbers") == 0;
    return take_member(wanted, name, value) || refuse_request(wanted, "bad-member");
}

/* A move is a text or two squares; a lesson needs neither. */
static bool has_good_move(struct wanted *wanted)
{
    bool squares = wanted->from || wanted->to || wanted->promotion;

    if (wanted->move.text != NULL || !squares)
        return !squares && (wanted->move.text != NULL || wanted->operation == OP_EXPLAIN);
    wanted->move.text   = wanted->squares;
    wanted->move.length = ecart_uci_write(
        ecart_move_make(wanted->from, wanted->to, wanted->promotion),
        wanted->squares, sizeof wanted->squares);
    return wanted->from && wanted->to;
}

static bool has_no_move(const struct wanted *wanted)
{
    return wanted->move.text == NULL && !wanted->to && !wanted->promotion;
}

/* Whether it has all members that it needs, and none that is not used. */
static bool has_all(struct wanted *wanted)
{
    bool no_lesson = !wanted->lesson, no_board = !wanted->sees;

    if (wanted->rules && wanted->operation != OP_REFEREE)
        return false;
    switch (wanted->operation) {
    case OP_MOVE:         return has_good_move(wanted) && no_lesson && no_board;
    case OP_EXPLAIN:      return has_good_move(wanted) && no_board;
    case OP_MOVES:        return has_no_move(wanted) && no_lesson && no_board && !wanted->wants;
    case OP_DESTINATIONS: return has_no_move(wanted) && no_lesson && no_board &&
                                 !wanted->wants && wanted->from;
    case OP_BOARD:        return has_no_move(wanted) && no_lesson && !wanted->from &&
                                 wanted->board.text != NULL;
    case OP_REFEREE:      return has_no_move(wanted) && no_board && !wanted->wants &&
                                 !wanted->from && !wanted->numbers &&
                                 wanted->tried.text != NULL;
    default:              return has_no_move(wanted) && no_lesson && no_board &&
                                 !wanted->wants && !wanted->from;
    }
}

bool want_object(struct wanted *wanted, json_t *request)
{
    const char *name;
    json_t     *value;

    json_object_foreach(request, name, value) {
        if (!want_member(wanted, name, value))
            return false;
    }
    return (request && has_all(wanted)) ||
           refuse_request(wanted, request ? "bad-member" : "bad-json");
}

#else

bool want_object(struct wanted *wanted, json_t *request)
{
    return (void)request, refuse_request(wanted, "bad-json");
}

#endif
