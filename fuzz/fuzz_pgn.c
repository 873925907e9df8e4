/* SPDX-License-Identifier: MIT */
/* fuzz_pgn.c -- any bytes as a collection of games, read and judged once
 *
 * This is fast, so that many texts are tried; fuzz_pgn_twice.c checks of fewer texts what
 * must be true of all events. */

#include "fuzz.h"

#include <string.h>

enum { LINES = 4 };

static bool within(const char *room, size_t size, const char *text, size_t length)
{
    return length == 0 ||
           (text >= room && length <= size && text <= room + size - length);
}

/* An event lies in the text; that of a FEN, which came before, in the judge. */
static void check_event(ecart_pgn_judge *judge, const ecart_pgn_event *event,
                        const char *text, size_t size)
{
    const ecart_pgn_token *token = &event->token;

    HOLDS(token->kind < ECART_PGN_KINDS && token->place.offset <= size);
    HOLDS(within(text, size, token->text, token->length) ||
          within(judge->fen, sizeof judge->fen, token->text, token->length));
    if (token->kind == ECART_PGN_FAULT)
        HOLDS(ecart_pgn_fault_name(token->fault) != NULL);
    if (token->kind == ECART_PGN_MOVE && event->judged)
        HOLDS(ecart_pgn_judge_before(judge) != NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char            *text = (const char *)data;
    static ecart_pgn_line  lines[LINES];
    static ecart_pgn_judge judge;
    ecart_pgn_event        event;
    uint64_t               begun = 0, over = 0;

    memset(&event, 0, sizeof event);
    ecart_pgn_judge_start(&judge, lines, LINES, (size & 1 ? ECART_PGN_QUIET : 0) |
                                                (size & 2 ? ECART_PGN_NO_COMMENTS : 0) |
                                                (size & 4 ? ECART_PGN_LEAN : 0));
    ecart_pgn_feed(&judge.reader, text, size, true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END) {
        check_event(&judge, &event, text, size);
        begun += event.token.kind == ECART_PGN_GAME;
        over  += event.token.kind == ECART_PGN_GAME_END;
    }
    HOLDS(begun == over && begun == judge.games && ecart_pgn_rest(&judge.reader) == 0);
    return 0;
}
