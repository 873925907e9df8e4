/* SPDX-License-Identifier: MIT */
/* position_option.c -- the position that a command is about */

#include "cli/position_option.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/error.h"

bool standpoint_option(struct standpoint *standpoint, int option)
{
    if (option == 'p')
        standpoint->fen = optarg;
    else if (option == CHESS960)
        standpoint->chess960 = true;
    else
        return false;
    return true;
}

static void refuse(const struct standpoint *standpoint, const ecart_setup *setup,
                   const ecart_faults *faults)
{
    ecart_fault first = ecart_faults_first(faults, ECART_ERROR);
    char        sentence[ECART_EXPLAIN_SIZE];

    ecart_explain_fault(standpoint->language, setup, faults, first,
                        sentence, sizeof sentence);
    error_print("%s is no position: %s: %s", quote(standpoint->fen).text, ecart_fault_name(first),
                sentence);
}

static void tell_repairs(ecart_language language, const ecart_setup *setup,
                         const ecart_faults *faults)
{
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        char sentence[ECART_EXPLAIN_SIZE];

        if (!ecart_faults_have(faults, fault) ||
            ecart_fault_severity(fault) != ECART_REPAIR)
            continue;
        ecart_explain_fault(language, setup, faults, fault, sentence, sizeof sentence);
        fprintf(stderr, "ecart: mended: %s: %s\n", ecart_fault_name(fault), sentence);
    }
}

bool standpoint_position(const struct standpoint *standpoint,
                         ecart_position *position)
{
    const char  *fen = standpoint->fen;
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    setup.chess960 = standpoint->chess960;
    if (fen) {
        if (!ecart_fen_read(fen, strlen(fen), standpoint->chess960, &setup, &faults)) {
            refuse(standpoint, &setup, &faults);
            return false;
        }
        tell_repairs(standpoint->language, &setup, &faults);
    }
    return ecart_position_set(position, &setup);
}

bool standpoint_game(const struct standpoint *standpoint, size_t moves, ecart_game *game)
{
    ecart_position position;
    ecart_record  *records;

    if (!standpoint_position(standpoint, &position))
        return false;
    records = malloc((moves + 1) * sizeof *records);
    if (!records) {
        error_print("not enough memory for %zu moves", moves);
        return false;
    }
    ecart_game_set(game, &position, records, moves);
    return true;
}
