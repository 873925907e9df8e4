/* SPDX-License-Identifier: MIT */
/* fen_reading.c -- a FEN that was read, and what is wrong with it */

#include "output/fen_reading.h"

#include "output/fields.h"

bool fen_reading_read(struct fen_reading *reading, bool chess960)
{
    bool good = ecart_fen_read(reading->text.text, reading->text.length, chess960,
                               &reading->setup, &reading->faults);
    bool best = ecart_faults_first(&reading->faults, ECART_REPAIR) == ECART_FAULTS;

    reading->mended[0] = '\0';
    if (reading->strict ? best : good) {
        ecart_setup_mend(&reading->setup);
        field_fen(&reading->setup, ECART_FEN_PLAIN, reading->mended);
    }
    return best;
}

bool fen_reading_setup(ecart_text text, ecart_setup *setup, ecart_faults *faults)
{
    ecart_fen_read(text.text, text.length, false, setup, faults);
    return ecart_faults_first(faults, ECART_ERROR) > ECART_BAD_MOVE_NUMBER;
}

const char *fen_reading_severity(const struct fen_reading *reading, ecart_fault fault)
{
    ecart_severity severity = ecart_fault_severity(fault);

    return ecart_severity_name(reading->strict && severity == ECART_REPAIR ? ECART_ERROR
                                                                           : severity);
}

void fen_reading_explain(const struct fen_reading *reading, ecart_fault fault,
                         char sentence[ECART_EXPLAIN_SIZE])
{
    ecart_explain_fen_fault(reading->language, reading->text.text, reading->text.length,
                            &reading->setup, &reading->faults, fault,
                            sentence, ECART_EXPLAIN_SIZE);
}

static void put_fault(struct json *json, const struct fen_reading *reading, ecart_fault fault)
{
    char sentence[ECART_EXPLAIN_SIZE];

    fen_reading_explain(reading, fault, sentence);
    json_open(json, NULL, '{');
    json_put_text(json, "severity", fen_reading_severity(reading, fault));
    json_put_text(json, "reason", ecart_fault_name(fault));
    json_put_set(json, "cells", reading->faults.cells[fault]);
    field_put_offset(json, field_place(&reading->faults, fault));
    json_put_text(json, "text", sentence);
    json_close(json, '}');
}

void fen_reading_put_faults(struct json *json, const struct fen_reading *reading)
{
    json_open(json, "faults", '[');
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        if (ecart_faults_has(&reading->faults, fault))
            put_fault(json, reading, fault);
    }
    json_close(json, ']');
}
