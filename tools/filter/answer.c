/* SPDX-License-Identifier: MIT */
/* answer.c -- what ecart filter answers to one line */

#include "filter/answer.h"

#include <string.h>

#include "cli/json.h"
#include "cli/meanings.h"
#include "cli/sighting.h"
#include "filter/request.h"
#include "filter/request_object.h"

/* A FEN with faults is read again: sentences about faults need the set-up. */
static void judge_fen(struct judgement *judgement, const struct request *request)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(request->fen, request->fen_length, request->chess960, &setup, &faults);
    judge_faults(judgement, (ecart_text){ request->fen, request->fen_length }, &setup, &faults,
                 &request->judge);
}

static bool is_known(const struct request *request, const struct known_position *known)
{
    return request->fen_length > 0 && request->fen_length == known->length &&
           request->chess960 == known->chess960 &&
           memcmp(request->fen, known->fen, known->length) == 0;
}

/* A FEN with something to repair is not remembered: not every request accepts it. */
static bool read_position(const struct request *request, struct known_position *known)
{
    ecart_faults faults;

    known->length = 0;
    if (!ecart_fen_position(request->fen, request->fen_length, request->chess960,
                            &known->position, &faults))
        return false;
    if (ecart_faults_first(&faults, ECART_REPAIR) != ECART_FAULTS)
        return !request->judge.strict;
    if (request->fen_length <= sizeof known->fen) {
        memcpy(known->fen, request->fen, request->fen_length);
        known->length   = request->fen_length;
        known->chess960 = request->chess960;
    }
    return true;
}

/* Without a FEN, the start of a game. */
static bool find_position(const struct request *request, struct known_position *known)
{
    ecart_setup setup;

    if (request->fen)
        return is_known(request, known) || read_position(request, known);
    ecart_setup_start(&setup);
    setup.chess960 = request->chess960;
    known->length  = 0;
    return ecart_position_set(&known->position, &setup);
}

/* What stands on a board that was seen need not be a position. */
static bool read_board(const struct request *request, ecart_setup *setup, ecart_faults *faults)
{
    ecart_fen_read(request->board, request->board_length, false, setup, faults);
    return ecart_faults_first(faults, ECART_ERROR) > ECART_BAD_MOVE_NUMBER;
}

/* Returns whether the request is about a board that was seen, and nothing is wrong
 * with it. */
static bool judge(struct sighting *sighting, const struct request *request,
                  struct known_position *known)
{
    struct judgement     *judgement = &sighting->judgement;
    const ecart_position *position  = &known->position;
    ecart_setup       seen;
    ecart_faults      faults;

    if (request->wrong)
        judge_request(judgement, request->reason, request->wrong, request->offset);
    else if (!find_position(request, known))
        judge_fen(judgement, request);
    else if (request->operation == OP_MOVE)
        judge_move(judgement, position, request->move, request->move_length, &request->judge);
    else if (!read_board(request, &seen, &faults))
        judge_faults(judgement, (ecart_text){ request->board, request->board_length },
                     &seen, &faults, &request->judge);
    else {
        sighting_find(sighting, position, &seen.board, request->sight, &request->judge);
        return true;
    }
    return false;
}

/* What may have been meant by a refused move; both arrays are empty in any other
 * answer. */
static void print_meant(struct json *json, const struct request *request,
                        const struct judgement *judgement)
{
    bool          refused = judgement->before && judgement->outcome != LEGAL &&
                            !judgement->unforgiven && !judgement->foreign;
    ecart_meaning meanings[MEANINGS_PUT];
    size_t        count = 0;

    if (refused)
        count = ecart_meant(judgement->before, request->move, request->move_length,
                            meanings, MEANINGS_PUT);
    named_put(json, refused ? judgement->before : NULL, request->move, request->move_length,
              request->judge.language);
    meanings_put(json, meanings, count, false);
}

static void print_object(const struct request *request, const struct sighting *sighting,
                         bool is_seen)
{
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    if (request->id)
        json_put_raw(&json, "id", request->id, request->id_length);
    else
        json_put_null(&json, "id");
    if (is_seen)
        sighting_print_members(&json, sighting);
    else
        judgement_print_members(&json, &sighting->judgement);
    if (request->meant && request->operation == OP_MOVE)
        print_meant(&json, request, &sighting->judgement);
    json_end(&json);
}

enum outcome answer_line(const struct line *line, const struct answer_options *options,
                         struct known_position *known)
{
    struct request request = {
        .chess960 = options->chess960,
        .judge  = options->judge
    };
    struct sighting sighting;
    bool            is_seen;

    request_begin(&request, line);
    request.judge.unhinted = !request.object;
    if (request.object)
        request_object_read(&request, line);
    else
        request_read_fields(&request, line);
    is_seen = judge(&sighting, &request, known);

    if (request.object)
        print_object(&request, &sighting, is_seen);
    else
        judgement_print_fields(&sighting.judgement, options->cecp);
    return sighting.judgement.outcome;
}
