/* SPDX-License-Identifier: MIT */
/* fuzz_fen.c -- any bytes as a FEN or an EPD */

#include "fuzz.h"

#include <stdio.h>
#include <string.h>

static void check_faults(const char *fen, size_t size, const ecart_setup *setup,
                         const ecart_faults *faults)
{
    for (ecart_fault f = 0; f < ECART_FAULTS; f++) {
        char   text[ECART_EXPLAIN_SIZE];
        size_t length = ecart_explain_fault(NULL, setup, faults,
                                            f, text, sizeof text);

        HOLDS((length > 0) == ecart_faults_has(faults, f));
        HOLDS(length < sizeof text && length == strlen(text));
        length = ecart_explain_fen_fault(NULL, fen, size, setup, faults, f, text, sizeof text);
        HOLDS((length > 0) == ecart_faults_has(faults, f));
        HOLDS(length < sizeof text && length == strlen(text));
        if (length > 0)
            HOLDS(faults->offset[f] <= size || faults->offset[f] == ECART_NO_OFFSET);
    }
}

/* The same with the counters as operations of an EPD. */
static void check_epd(const char *fen, const ecart_setup *setup)
{
    char         text[2 * ECART_FEN_SIZE];
    const char  *end = fen;
    ecart_setup  read;
    ecart_faults faults;

    for (int fields = 0; fields < 4; end++)
        fields += *end == ' ';
    int length = snprintf(text, sizeof text, "%.*shmvc %u; id \"a; b\"; fmvn %u;",
                          (int)(end - fen), fen, setup->clock, setup->number);

    HOLDS(ecart_fen_read(text, (size_t)length, setup->chess960, &read, &faults));
    HOLDS(ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS);
    HOLDS(memcmp(&read.board, &setup->board, sizeof read.board) == 0);
    HOLDS(read.side == setup->side && read.castling == setup->castling);
    HOLDS(read.clock == setup->clock && read.number == setup->number);
}

/* What is written is read again, as the same and without fault. */
static void check_writing(const ecart_position *position)
{
    char           text[ECART_FEN_SIZE], again[ECART_FEN_SIZE];
    ecart_setup    setup, read;
    ecart_faults   faults;
    ecart_position same;

    ecart_position_setup(position, &setup);
    for (int form = 0; form < 4; form++) {
        size_t length = ecart_fen_write(&setup, form, text, sizeof text);

        HOLDS(length < sizeof text);
        HOLDS(ecart_fen_read(text, length, setup.chess960, &read, &faults));
        HOLDS(ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS);
        HOLDS(ecart_position_set(&same, &read));
        HOLDS(memcmp(&same.board, &position->board, sizeof same.board) == 0);
        HOLDS(same.side == position->side && same.castling == position->castling);
        HOLDS(ecart_legal_count(&same) == ecart_legal_count(position));
        HOLDS(ecart_fen_write(&read, form, again, sizeof again) == length);
        HOLDS(memcmp(text, again, length) == 0);
        check_epd(text, &read);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ecart_setup    setup;
    ecart_faults   faults;
    ecart_position position;
    bool           chess960 = size > 0 && data[size - 1] == '9';

    bool playable = ecart_fen_read((const char *)data, size, chess960, &setup, &faults);

    HOLDS(playable == (ecart_faults_first(&faults, ECART_ERROR) == ECART_FAULTS));
    check_faults((const char *)data, size, &setup, &faults);
    if (playable) {
        HOLDS(ecart_position_set(&position, &setup));
        check_writing(&position);
    }
    return 0;
}
