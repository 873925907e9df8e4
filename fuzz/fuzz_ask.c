/* SPDX-License-Identifier: MIT */
/* fuzz_ask.c -- any bytes as a question of a script
 *
 * The first byte chooses the language.  What follows is a FEN, a tab and a move; or a
 * move in the start position, if there is no tab. */

#include "fuzz.h"

#include <string.h>

#include "fuzz_text.h"

/* In memory of just that size, so that a read past the end is seen. */
static char *copy_of(struct bytes field)
{
    char *copy = malloc(field.length + (field.length == 0));

    HOLDS(copy != NULL);
    memcpy(copy, field.text, field.length);
    return copy;
}

/* The reason by the functions that take structures. */
static int wanted(const char *fen, size_t fen_length, struct bytes move)
{
    ecart_position position;
    ecart_faults   faults;

    if (fen == NULL)
        ecart_position_start(&position);
    else if (!ecart_fen_position(fen, fen_length, false, &position, &faults))
        return ECART_BAD_POSITION;
    return ecart_notation_read(&position, move.text, move.length).verdict.reason;
}

static void check_question(const char *fen, size_t fen_length, struct bytes move,
                           const char *language)
{
    char text[ECART_EXPLAIN_SIZE], cut[20];
    int  reason = wanted(fen, fen_length, move);

    memset(text, 'x', sizeof text);
    HOLDS(ecart_ask(fen, fen_length, move.text, move.length, language,
                    text, sizeof text) == reason);
    HOLDS(memchr(text, '\0', sizeof text) != NULL && *text != '\0');
    HOLDS(is_utf8(text, strlen(text)));

    HOLDS(ecart_ask(fen, fen_length, move.text, move.length, language,
                    cut, sizeof cut) == reason);
    HOLDS(strlen(cut) < sizeof cut && strncmp(cut, text, strlen(cut)) == 0);
    HOLDS(is_utf8(cut, strlen(cut)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;

    const char  *language = ecart_language_code(ecart_language_nth(data[0] % 8));
    struct bytes rest  = { (const char *)data + 1, size - 1 };
    bool         start = memchr(rest.text, '\t', rest.length) == NULL;
    struct bytes fen   = { NULL, 0 };

    if (!start)
        fen = next_field(&rest);
    char *placed = start ? NULL : copy_of(fen), *asked = copy_of(rest);
    check_question(placed, fen.length, (struct bytes){ asked, rest.length }, language);
    free(placed);
    free(asked);
    return 0;
}
