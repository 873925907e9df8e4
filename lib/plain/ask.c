/* SPDX-License-Identifier: MIT */
/* ask.c -- a FEN and a move in, a reason and a sentence out */

#include <ecart/plain.h>

#include <string.h>

#include <ecart/explain.h>
#include <ecart/fen.h>

static int refuse_fen(const ecart_language *language, const char *fen, size_t length,
                      char *text, size_t size)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(fen, length, false, &setup, &faults);
    ecart_explain_fen_fault(language, fen, length, &setup, &faults,
                            ecart_faults_first(&faults, ECART_ERROR), text, size);
    return ECART_BAD_POSITION;
}

int ecart_ask(const char *fen, size_t fen_length, const char *move, size_t move_length,
              const char *language, char *text, size_t size)
{
    const ecart_language *spoken = language != NULL
                                 ? ecart_language_find(language, strlen(language)) : NULL;
    const ecart_text written = { move, move_length };
    ecart_position position;
    ecart_faults   faults;
    ecart_notation notation;

    if (fen == NULL)
        ecart_position_start(&position);
    else if (!ecart_fen_position(fen, fen_length, false, &position, &faults))
        return refuse_fen(spoken, fen, fen_length, text, size);
    notation = ecart_notation_read(&position, move, move_length);
    ecart_explain_notation(spoken, NULL, &position, &notation, &written, text, size);
    return notation.verdict.reason;
}
