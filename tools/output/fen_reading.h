/* SPDX-License-Identifier: MIT */
/* fen_reading.h -- a FEN that was read, and what is wrong with it */
#ifndef OUTPUT_FEN_READING_H
#define OUTPUT_FEN_READING_H

#include <stdbool.h>

#include <ecart.h>

#include "output/json.h"

struct fen_reading {
    ecart_text           text;
    const ecart_language *language;         /* of sentences; NULL for English */
    bool                 strict;            /* what could be repaired is an error */
    ecart_setup          setup;
    ecart_faults         faults;
    char                 mended[ECART_FEN_SIZE];    /* empty if there is an error */
};

/* Reads the text, which must be filled in, and so must be the language and strict.
 * Returns whether there is neither error nor repair. */
bool fen_reading_read(struct fen_reading *reading, bool chess960);

/* Reads what stands on a board, which need not be a position.  Returns whether the text has
 * no error; its errors come before those of the set-up, which are also among the faults. */
bool fen_reading_setup(ecart_text text, ecart_setup *setup, ecart_faults *faults);

/* "error", "repair", "warning" or "note". */
const char *fen_reading_severity(const struct fen_reading *reading, ecart_fault fault);

/* A sentence about a fault. */
void fen_reading_explain(const struct fen_reading *reading, ecart_fault fault,
                         char sentence[ECART_EXPLAIN_SIZE]);

/* The array "faults", an object for each. */
void fen_reading_put_faults(struct json *json, const struct fen_reading *reading);

#endif
