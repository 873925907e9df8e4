/* SPDX-License-Identifier: MIT */
/* position_option.c -- options about the position: --position and --chess960 */

#include "input/position_option.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "output/fields.h"
#include "system/error.h"
#include "system/page.h"

bool position_option(struct position_option *start, int option)
{
    if (option == OPTION_POSITION)
        start->fen = optarg;
    else if (option == OPTION_CHESS960)
        start->chess960 = true;
    else
        return false;
    return true;
}

static void refuse(const struct position_option *start, const char *what,
                   const ecart_setup *setup, const ecart_faults *faults)
{
    ecart_fault first = ecart_faults_first(faults, ECART_ERROR);
    char        sentence[ECART_EXPLAIN_SIZE];

    ecart_explain_fen_fault(start->language, start->fen, strlen(start->fen), setup, faults, first,
                            sentence, sizeof sentence);
    error_print("%s is not a %s: %s: %s", quote(start->fen).text, what,
                ecart_fault_name(first), sentence);
    if (faults->offset[first] != ECART_NO_OFFSET)
        page_error_caret(start->fen, strlen(start->fen), faults->offset[first]);
}

static void tell_repairs(const ecart_language *language, const ecart_setup *setup,
                         const ecart_faults *faults)
{
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        char sentence[ECART_EXPLAIN_SIZE];

        if (!ecart_faults_has(faults, fault) ||
            ecart_fault_severity(fault) != ECART_REPAIR)
            continue;
        ecart_explain_fault(language, setup, faults, fault, sentence, sizeof sentence);
        error_print("mended: %s: %s", ecart_fault_name(fault), sentence);
    }
}

bool position_option_read(const struct position_option *start, ecart_position *position)
{
    const char  *fen = start->fen;
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    setup.chess960 = start->chess960;
    if (fen) {
        if (!ecart_fen_read(fen, strlen(fen), start->chess960, &setup, &faults)) {
            refuse(start, "position", &setup, &faults);
            return false;
        }
        tell_repairs(start->language, &setup, &faults);
    }
    return ecart_position_set(position, &setup);
}

bool position_option_setup(const struct position_option *start, ecart_setup *setup)
{
    const char  *fen = start->fen;
    ecart_faults faults;

    if (!fen) {
        ecart_setup_start(setup);
        return true;
    }
    if (fen_reading_setup((ecart_text){ fen, strlen(fen) }, setup, &faults))
        return true;
    refuse(start, "FEN", setup, &faults);
    return false;
}

bool position_option_begin(ecart_game *game, const ecart_position *position, size_t moves)
{
    ecart_record *records = malloc((moves + 1) * sizeof *records);

    if (!records)
        return error_refuse("not enough memory for %zu moves", moves);
    ecart_game_set(game, position, records, moves);
    return true;
}
