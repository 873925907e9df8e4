/* SPDX-License-Identifier: MIT */
/* fuzz_referee.c -- any bytes as what a player answers, in the position that the first byte
 * chooses; with its highest bit, without spoilers */

#include "fuzz.h"
#include "fuzz_text.h"

#include <ecart/referee.h>

static ecart_referee referee_in(const ecart_position *position, bool no_spoilers)
{
    ecart_referee referee;

    ecart_referee_start(&referee, NULL, 0, NULL, 0);
    ecart_game_set(&referee.game, position, NULL, 0);
    referee.no_spoilers = no_spoilers;
    return referee;
}

static ecart_ruling rule(const ecart_position *position, struct bytes text)
{
    ecart_referee referee = referee_in(position, false);

    return ecart_referee_try(&referee, text.text, text.length);
}

static bool is_same_move(const ecart_notation *a, const ecart_notation *b)
{
    return a->verdict.reason == b->verdict.reason &&
           ecart_move_equal(a->verdict.move, b->verdict.move);
}

/* What is named stands in the text, and is that move by itself and in a tag, too. */
static void check_named(const ecart_position *position, const ecart_ruling *r, struct bytes text)
{
    static const char before[] = "<move>", after[] = "</move>";
    struct bytes   named = { text.text + r->at[0], r->length[0] };
    ecart_notation alone;
    char           tagged[100];

    HOLDS(named.length > 0 && r->at[0] <= text.length && named.length <= text.length - r->at[0]);
    alone = ecart_notation_read(position, named.text, named.length);
    HOLDS(is_same_move(&alone, &r->notation));
    if (named.length > sizeof tagged - sizeof before - sizeof after)
        return;

    size_t length = (size_t)snprintf(tagged, sizeof tagged, "%s%.*s%s", before,
                                     (int)named.length, named.text, after);
    ecart_ruling again = rule(position, (struct bytes){ tagged, length });

    HOLDS(again.named == 1 && is_same_move(&again.notation, &r->notation));
    HOLDS(again.at[0] == strlen(before));
}

/* The sentence is a text, whose spoilers change nothing but itself. */
static void check_sentence(const ecart_referee *referee, const ecart_ruling *r,
                           struct bytes text)
{
    const ecart_text written = { text.text, text.length };
    char             said[ECART_EXPLAIN_SIZE];
    size_t           length = ecart_referee_explain(referee, r, NULL, &written, said, sizeof said);

    HOLDS(length > 0 && strlen(said) == (length < sizeof said ? length : sizeof said - 1));
    HOLDS(r->named < 2 || r->length[1] > 0);
    for (int n = 0; n < r->named; n++)
        HOLDS(r->at[n] <= text.length && r->length[n] <= text.length - r->at[n]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;

    ecart_position position = fuzz_position(data[0] & 0x7f);
    ecart_referee  referee  = referee_in(&position, data[0] >> 7);
    struct bytes   text     = { (const char *)data + 1, size - 1 };
    ecart_ruling   ruling   = ecart_referee_try(&referee, text.text, text.length);
    ecart_ruling   other    = rule(&position, text);
    bool           legal    = ecart_verdict_is_legal(&ruling.notation.verdict);

    HOLDS(ruling.named >= 0 && ruling.named <= 2);
    HOLDS(ruling.named == other.named && is_same_move(&ruling.notation, &other.notation));
    HOLDS(ruling.named == 1 || ruling.notation.verdict.reason == ECART_BAD_NOTATION ||
          ruling.notation.verdict.reason == ECART_IMPOSSIBLE_CELL);
    HOLDS(ruling.game_strikes == !legal && ruling.move_strikes == !legal);
    HOLDS(ruling.notation.offset <= text.length);
    if (ruling.named == 1)
        check_named(&position, &ruling, text);
    check_sentence(&referee, &ruling, text);
    return 0;
}
