/* SPDX-License-Identifier: MIT */
/* answer.c -- what ecart filter answers to one line */

#include "filter/answer.h"

#include <string.h>

#include "output/fields.h"
#include "output/sighting.h"

/* An answer, as far as it was found. */
struct answer {
    const struct request *request;
    bool            judged;     /* there is a judgement; if not, nothing was refused */
    bool            ruled;      /* instead, a referee ruled on the text */
    bool            seen;       /* the judgement is about a board that was seen */
    struct sighting sighting;
    ecart_text      text;       /* of the move that was judged, if any */
    size_t          ply;        /* its number, from 1, if it is one of "moves"; else 0 */
    ecart_game      game;       /* before the move or board that is judged */
    ecart_referee   referee;
    ecart_ruling    ruling;     /* of this referee */
};

static bool is_known(const struct request *request, const struct known_position *known)
{
    return request->fen.length != 0 && request->fen.length == known->fen.length &&
           request->chess960 == known->chess960 &&
           memcmp(request->fen.text, known->fen.bytes, known->fen.length) == 0;
}

/* A FEN with something to repair is not remembered: not every request accepts it. */
static bool read_position(const struct request *request, struct known_position *known)
{
    ecart_faults faults;

    known->fen.length = 0;
    if (!ecart_fen_position(request->fen.text, request->fen.length, request->chess960,
                            &known->position, &faults))
        return false;
    if (ecart_faults_first(&faults, ECART_REPAIR) != ECART_FAULTS)
        return !request->judge.strict;
    buffer_put(&known->fen, request->fen.text, request->fen.length);
    known->chess960 = request->chess960;
    return true;
}

/* Reads the request's FEN; a request without one is about the start of a game.  Returns false
 * if there is no such position. */
static bool asked_position(const struct request *request, struct known_position *known)
{
    ecart_setup setup;

    if (request->fen.text)
        return is_known(request, known) || read_position(request, known);
    ecart_setup_start(&setup);
    setup.chess960    = request->chess960;
    known->fen.length = 0;
    return ecart_position_set(&known->position, &setup);
}

/* Plays the request's moves from that position.  Until it plays the next ones, the game keeps
 * its records.  Returns the index of the first move that is not legal, which the game stops
 * before; or how many there are. */
static size_t asked_game(const struct request *request, const struct known_position *known,
                         ecart_game *game)
{
    static ecart_record records[MOVES_LIMIT];   /* legal moves have texts, so that fewer fit */
    size_t played = 0;

    ecart_game_set(game, &known->position, records, MOVES_LIMIT);
    for (; played < request->move_count; played++) {
        const ecart_text *text     = &request->moves[played];
        ecart_notation    notation = ecart_notation_read_with(&game->position,
                                                              request->judge.letters,
                                                              text->text, text->length);

        if ((request->judge.strict && notation.forgiven) ||
            !ecart_game_play(game, notation.verdict.move, NULL))
            break;
    }
    return played;
}

/* Says what is wrong with the FEN.  It is read again, because the sentences on faults need
 * the set-up. */
static void judge_fen(struct judgement *judgement, const struct request *request)
{
    static ecart_setup  setup;
    static ecart_faults faults;

    ecart_fen_read(request->fen.text, request->fen.length, request->chess960, &setup, &faults);
    judge_faults(judgement, request->fen, &setup, &faults, &request->judge);
}

/* Adds how the game stands after a legal move, with its repetitions. */
static void tell_standing(struct answer *answer)
{
    struct judgement *judgement = &answer->sighting.judgement;

    if (judgement->outcome != LEGAL)
        return;
    ecart_game_play(&answer->game, judgement->notation.verdict.move, NULL);
    judgement->standing = ecart_standing_name(field_standing(&answer->game));
    ecart_game_undo(&answer->game);
}

static void judge_text(struct answer *answer, ecart_text text)
{
    struct judgement *judgement = &answer->sighting.judgement;

    answer->text = text;
    judge_move(judgement, &answer->game.position, text.text, text.length,
               &answer->request->judge);
    judgement->past = circumstances_of(&answer->game, &judgement->notation);
}

/* Judges a board that was seen.  While a hand moves the pieces, it need not be a position. */
static void judge_board(struct answer *answer)
{
    const struct request *request = answer->request;
    ecart_setup           seen;
    ecart_faults          faults;

    answer->seen = fen_reading_setup(request->board, &seen, &faults);
    if (answer->seen)
        sighting_find(&answer->sighting, &answer->game.position, &seen.board,
                      request->occupied  ? ECART_SEES_OCCUPIED
                      : request->colours ? ECART_SEES_COLOURS : ECART_SEES_PIECES,
                      &request->judge);
    else
        judge_faults(&answer->sighting.judgement, request->board, &seen, &faults, &request->judge);
}

/* Tells the referee which texts were refused for this half-move, and how many for each side
 * before it; then has it rule on another text. */
static void rule(struct answer *answer, ecart_text text)
{
    static ecart_try      tries[ATTEMPTS_LIMIT];
    const struct request *request = answer->request;
    ecart_referee        *referee = &answer->referee;

    ecart_referee_start(referee, NULL, 0, tries, ATTEMPTS_LIMIT);
    referee->game        = answer->game;
    referee->rules       = request->rules;
    referee->no_spoilers = !request->spoilers;
    referee->letters     = request->judge.letters;
    referee->rules.edition    = request->lesson.edition;
    referee->rules.tempo      = request->lesson.tempo;
    referee->rules.supervised = request->lesson.supervised;
    for (size_t i = 0; i < request->attempt_count; i++) {
        const struct attempt *attempt = &request->attempts[i];

        if (attempt->ply == answer->game.count + 1)
            ecart_referee_refuse(referee, attempt->text.text, attempt->text.length);
        else
            referee->strikes[answer->game.position.side ^
                             (attempt->ply % 2 == answer->game.count % 2)]++;
    }
    answer->text   = text;
    answer->ruling = ecart_referee_try(referee, text.text, text.length);
    answer->ruled  = true;
    answer->judged = false;
}

/* Plays the moves of the request.  Returns whether all are legal; if not, judges the first
 * that is not; without spoilers, a referee does. */
static bool play(struct answer *answer, const struct known_position *known)
{
    const struct request *request = answer->request;
    size_t                played  = asked_game(request, known, &answer->game);

    if (played == request->move_count)
        return true;
    answer->ply = played + 1;
    if (request->spoilers)
        judge_text(answer, request->moves[played]);
    else
        rule(answer, request->moves[played]);
    return false;
}

/* Looks at the game that is asked about. */
static void judge_game(struct answer *answer)
{
    const struct request *request = answer->request;

    if (request->operation == OP_BOARD)
        judge_board(answer);
    else if (request->move.text &&
             (request->operation == OP_MOVE || request->operation == OP_EXPLAIN))
        judge_text(answer, request->move);
    else
        answer->judged = false;
    if (request->operation == OP_REFEREE)
        rule(answer, request->move);
    if (answer->judged)
        tell_standing(answer);
}

/* Finds the answer.  Most requests are about one move in a position, and need no game. */
static void find(struct answer *answer, struct known_position *known)
{
    const struct request *request   = answer->request;
    struct judgement     *judgement = &answer->sighting.judgement;

    if (request->wrong)
        judge_request(judgement, request->reason, request->wrong, request->offset);
    else if (!asked_position(request, known))
        judge_fen(judgement, request);
    else if (request->operation == OP_MOVE && request->move_count == 0)
        judge_move(judgement, &known->position, request->move.text, request->move.length,
                   &request->judge);
    else if (play(answer, known))
        judge_game(answer);
    judgement->tells_standing = request->judge.standing;
}

/* Prints what may have been meant by a refused move, as an array; it is empty if no move was
 * refused. */
static void print_meant(struct json *json, const struct answer *answer)
{
    const struct judgement *judgement = &answer->sighting.judgement;
    const ecart_text       *text      = &answer->text;
    bool          refused = judgement->before && !answer->seen && judgement->outcome != LEGAL &&
                            !judgement->unforgiven && !judgement->foreign &&
                            !circumstances_explain(&judgement->past) &&
                            !answer->request->judge.letters;
    ecart_meaning meanings[MEANINGS_PUT];
    size_t        count = 0;

    if (refused)
        count = ecart_meant(judgement->before, text->text, text->length,
                            meanings, MEANINGS_PUT);
    meanings_put(json, meanings, count, false);
}

static void print_judgement(struct json *json, const struct answer *answer)
{
    if (answer->seen)
        sighting_print_members(json, &answer->sighting);
    else
        judgement_print_members(json, &answer->sighting.judgement);
    if (answer->request->meant)
        print_meant(json, answer);
}

/* Begins an answer with the members that all have.  A bad request has no operation. */
static void open_object(struct json *json, const struct answer *answer)
{
    const struct request *request = answer->request;

    json_open(json, NULL, '{');
    json_put_number(json, "version", ANSWER_VERSION);
    if (request->id.text)
        json_put_raw(json, "id", request->id.text, request->id.length);
    else
        json_put_null(json, "id");
    json_put_plain(json, "op", request->wrong ? NULL : operation_names[request->operation]);
    json_put_known(json, "ply", answer->ply > 0, (long long)answer->ply);
    if (request->has_language && !request->wrong)
        json_put_plain(json, "language", ecart_language_code(request->judge.language));
}

static void print_object(struct answer *answer, struct buffer *out)
{
    const struct request *request = answer->request;
    struct json json;

    json.buffer = out;
    json.more   = false;
    json.length = 0;
    open_object(&json, answer);
    if (answer->judged) {
        print_judgement(&json, answer);
    } else if (answer->ruled) {
        ruling_put(&json, request, answer->text, &answer->referee, &answer->ruling);
    } else {
        json_put_plain(&json, "verdict", outcome_name(LEGAL));
        json_put_plain(&json, "reason", ecart_reason_name(ECART_LEGAL));
    }
    if (!request->wrong && !answer->ruled)
        operation_put(&json, request, answer->judged ? &answer->sighting.judgement : NULL,
                      &answer->game);
    json_end(&json);
}

enum outcome answer_line(const struct line *line, const struct answer_options *options,
                         struct known_position *known)
{
    struct request request = {
        .chess960 = options->chess960,
        .judge    = options->judge,
        .lesson   = { .level = ECART_PLAYER },
        .spoilers = true
    };
    static const char start[] = "startpos";
    struct answer answer;

    request_begin(&request, line);
    request.judge.unhinted = !request.object;
    if (request.object)
        request_object_read(&request, line);
    else
        request_read_fields(&request, line);
    if (request.fen.length == strlen(start) &&
        memcmp(request.fen.text, start, request.fen.length) == 0)
        request.fen = (ecart_text){ .text = NULL };
    request.lesson.language = request.judge.language;
    request.spoilers &= !options->no_spoilers;
    answer.request = &request;
    answer.judged  = true;
    answer.ruled   = false;
    answer.seen    = false;
    answer.text    = request.move;
    answer.ply     = 0;
    find(&answer, known);

    if (request.object)
        print_object(&answer, options->out);
    else
        judgement_print_fields(&answer.sighting.judgement);
    if (answer.ruled)
        return outcome_of(&answer.ruling.notation.verdict);
    return answer.judged ? answer.sighting.judgement.outcome : LEGAL;
}
