/* SPDX-License-Identifier: MIT */
/* word.c -- words that are no moves, or do not look so: results however
 * they are spelt, and remarks */

#include "pgn/reader.h"

#include <string.h>

enum { NO_WORD = -1 };

/* Goes behind the first of some words that stands there, and returns which it
 * is. */
static int skip_one(const char **text, const char *end, const char *words)
{
    for (int n = 0; *words != '\0'; n++) {
        size_t length = strlen(words);

        if ((size_t)(end - *text) >= length && memcmp(*text, words, length) == 0) {
            *text += length;
            return n;
        }
        words += length + 1;
    }
    return NO_WORD;
}

bool ecart_pgn_is_standard(const char *text, size_t length)
{
    if (length == 3)
        return memcmp(text, "1-0", 3) == 0 || memcmp(text, "0-1", 3) == 0;
    return length == 7 && memcmp(text, "1/2-1/2", 7) == 0;
}

/* What one side has, in halves of a point; a half is longer than its first
 * digit, and comes first. */
static int skip_points(const char **text, const char *end)
{
    static const char points[] =
        "1/2\0" "0.5\0" "0,5\0" "\xc2\xbd\0" "\xbd\0" "0\0" "1\0";
    enum { NOUGHT = 5 };
    int n = skip_one(text, end, points);

    return n == NO_WORD ? NO_WORD : n < NOUGHT ? 1 : 2 * (n - NOUGHT);
}

/* A half for the one means a half for the other.  What is no word counts for
 * less than nothing, and so together they have no whole point. */
ecart_pgn_result ecart_pgn_result_read(const char *text, size_t length)
{
    static const char dashes[] = "-\0" ":\0" "\xe2\x80\x93\0";
    static const uint8_t of_white[] = {
        ECART_PGN_RESULT_BLACK, ECART_PGN_RESULT_DRAW, ECART_PGN_RESULT_WHITE
    };
    const char *end = text + length;

    if (length == 1 && *text == '*')
        return ECART_PGN_RESULT_OPEN;
    if (ecart_pgn_is_standard(text, length))
        return length == 7 ? ECART_PGN_RESULT_DRAW
             : *text == '1' ? ECART_PGN_RESULT_WHITE : ECART_PGN_RESULT_BLACK;

    int white = skip_points(&text, end), black = 1;

    if (skip_one(&text, end, dashes) != NO_WORD)
        black = skip_points(&text, end);
    return text == end && white + black == 2 ? of_white[white]
                                             : ECART_PGN_RESULT_NONE;
}

bool ecart_pgn_is_numeric(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '1' || text[i] > (i < 4 ? '8' : '4'))
            return false;
    }
    return length == 4 || length == 5;
}

/* Signs of who stands better, and of what a move does, that no SAN has by
 * themselves.  Those that are not ASCII are in UTF-8, or plus-minus in Latin-1. */
bool ecart_pgn_is_remark(const char *text, size_t length)
{
    static const char remarks[] =       /* none after what it begins with */
        "check\0" "mate\0" "dbl.\0" "dbl\0" "ch.\0" "ch\0"
        "e.p.\0" "e.p\0" "ep.\0" "ep\0"
        "+/=\0" "=/+\0" "+/-\0" "-/+\0" "==\0" "+=\0" "=+\0" "+-\0" "-+\0" "++\0"
        "=\0" "+\0" "#\0"
        "\xc2\xb1\0" "\xb1\0" "\xe2\x88\x93\0" "\xe2\xa9\xb2\0" "\xe2\xa9\xb1\0";
    const char *end = text + length;

    return skip_one(&text, end, remarks) != NO_WORD && text == end;
}
