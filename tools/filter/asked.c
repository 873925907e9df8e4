/* SPDX-License-Identifier: MIT */
/* asked.c -- the game that a request is about: its FEN and the moves played from there */

#include "filter/asked.h"

#include <string.h>

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

bool asked_position(const struct request *request, struct known_position *known)
{
    ecart_setup setup;

    if (request->fen)
        return is_known(request, known) || read_position(request, known);
    ecart_setup_start(&setup);
    setup.chess960 = request->chess960;
    known->length  = 0;
    return ecart_position_set(&known->position, &setup);
}

size_t asked_game(const struct request *request, const struct known_position *known,
                  ecart_game *game)
{
    static ecart_record records[MOVES_LIMIT + 1];   /* and one that is tried at the end */
    size_t played = 0;

    ecart_game_set(game, &known->position, records, sizeof records / sizeof *records);
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
