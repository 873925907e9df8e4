/* SPDX-License-Identifier: MIT */
/* fuzz_play_on.c -- any bytes as games that are played on after illegal moves
 *
 * Whatever is played, there are two kings, and no list of moves takes one. */

#include "fuzz.h"

enum { LINES = 4 };

/* A digest of all that the judge said about moves, and how many were refused and played on. */
typedef struct account {
    uint64_t digest;
    size_t   refused, played;
} account;

static void check_position(const ecart_position *p)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE);

    HOLDS(count == ecart_legal_count(p));
    for (size_t i = 0; i < count; i++) {
        HOLDS(ecart_move_is_legal(p, moves[i]));
        HOLDS(moves[i].to != p->king[ECART_WHITE] && moves[i].to != p->king[ECART_BLACK]);
    }
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++)
        HOLDS(ecart_cells_count(ecart_position_pieces(p, side, ECART_KING)) == 1);
}

static void note(account *a, ecart_pgn_judge *judge, const ecart_pgn_event *event)
{
    bool legal = ecart_verdict_is_legal(&event->notation.verdict);

    if (event->token.kind != ECART_PGN_MOVE || !event->judged)
        return;
    HOLDS(event->played || !legal);
    if (event->played)
        check_position(ecart_pgn_judge_position(judge));
    if (legal)
        return;
    a->refused++;
    a->played += event->played;
    a->digest  = (a->digest ^ event->token.place.offset) * 0x9e3779b97f4a7c15;
    a->digest ^= event->notation.verdict.reason;
}

static account judge_all(const uint8_t *data, size_t size, ecart_pgn_flags flags)
{
    static ecart_pgn_line lines[LINES];
    ecart_pgn_judge judge;
    ecart_pgn_event event;
    account         a = { .digest = 1 };

    ecart_pgn_judge_start(&judge, lines, LINES, flags);
    ecart_pgn_feed(&judge.reader, (const char *)data, size, true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END)
        note(&a, &judge, &event);
    return a;
}

/* A quiet judge refuses and plays the same moves.  One that does not play on refuses the first of
 * them too; then variations begin elsewhere. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    account all   = judge_all(data, size, ECART_PGN_PLAY_ON);
    account quiet = judge_all(data, size, ECART_PGN_PLAY_ON | ECART_PGN_QUIET |
                                          ECART_PGN_NO_COMMENTS);
    account plain = judge_all(data, size, 0);

    HOLDS(all.digest == quiet.digest && all.refused == quiet.refused);
    HOLDS(all.played == quiet.played && all.played <= all.refused);
    HOLDS(plain.played == 0 && (plain.refused > 0) == (all.refused > 0));
    return 0;
}
