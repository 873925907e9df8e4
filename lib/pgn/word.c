/* SPDX-License-Identifier: MIT */
/* word.c -- results in any spelling, moves in digits, and remarks */

#include "pgn/scan.h"

#include "base/text.h"

/* Skips the first of some words that the text begins with, and returns
 * its index; count if it begins with none. */
static int skip_one(const char **text, const char *end, const char *const *words, int count)
{
    for (int n = 0; n < count; n++) {
        const char *at = *text, *word = words[n];

        for (; *word != '\0' && at < end && *at == *word; at++)
            word++;
        if (*word == '\0') {
            *text = at;
            return n;
        }
    }
    return count;
}

bool ecart_pgn_is_standard(const char *text, size_t length)
{
    if (length == 3)
        return memcmp(text, "1-0", 3) == 0 || memcmp(text, "0-1", 3) == 0;
    return length == 7 && memcmp(text, "1/2-1/2", 7) == 0;
}

/* Skips the points of one side and returns them in halves; -1 if there are
 * none.  0.5 is tried before 0, because it begins with 0. */
static int skip_points(const char **text, const char *end)
{
    enum { COUNT = 7 };
    static const char *const points[COUNT] = {
        "1/2", "0.5", "0,5", "\xc2\xbd", "\xbd", "0", "1"
    };
    static const int8_t halves[] = { 1, 1, 1, 1, 1, 0, 2, -1 };

    return halves[skip_one(text, end, points, COUNT)];
}

/* A hyphen, a colon, or any dash or minus, also one of Windows-1252. */
static bool skip_dash(const char **text, const char *end)
{
    enum { COUNT = 9 };
    static const char *const dashes[COUNT] = {
        "-", ":", "\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x93", "\xe2\x80\x94",
        "\xe2\x88\x92", "\x96", "\x97"
    };

    return skip_one(text, end, dashes, COUNT) < COUNT;
}

static void skip_any(const char **text, const char *end, const char *list)
{
    while (*text < end && is_one_of(**text, list))
        ++*text;
}

/* Without a dash the text has the points of White only.  It must be a half, because
 * Black is given the other half.  With -1 for a side the sum is never one point. */
score ecart_pgn_score(const char *text, size_t length)
{
    static const ecart_pgn_result of_white[] = {
        ECART_PGN_RESULT_BLACK, ECART_PGN_RESULT_DRAW, ECART_PGN_RESULT_WHITE
    };
    static const char blanks[] = " \t\n\r";
    const char *at = text, *end = text + length, *half, *seen;
    int         white = skip_points(&at, end), black = 1;

    half = at;
    skip_any(&at, end, blanks);
    if (skip_dash(&at, end)) {
        skip_any(&at, end, blanks);
        black = skip_points(&at, end);
        half  = at;
    }
    seen = at;
    skip_any(&half, end, ".,");
    return (score){
        .result = white + black == 2 ? of_white[white] : ECART_PGN_RESULT_NONE,
        .length = (size_t)(half - text), .seen = (size_t)((half > seen ? half : seen) - text)
    };
}

ecart_pgn_result ecart_pgn_result_read(const char *text, size_t length)
{
    if (length == 1 && *text == '*')
        return ECART_PGN_RESULT_OPEN;

    score s = ecart_pgn_score(text, length);
    if (s.length + 3 == length && memcmp(text + s.length, " ff", 3) == 0)
        s.length = length;
    return s.length == length ? s.result : ECART_PGN_RESULT_NONE;
}

bool ecart_pgn_is_numeric(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '1' || text[i] > (i < 4 ? '8' : '4'))
            return false;
    }
    return length == 4 || length == 5;
}

/* In the order of the standard's numbers.  The first two are pictures; a character that
 * has a mark drawn in colours may follow. */
uint32_t ecart_pgn_wide_mark(const char *text, size_t length)
{
    enum { COUNT = 6 };
    static const char *const marks[COUNT] = {
        "\xe2\x9d\x97", "\xe2\x9d\x93", "\xe2\x80\xbc", "\xe2\x81\x87", "\xe2\x81\x89",
        "\xe2\x81\x88"
    };

    if (length == 6 && memcmp(text + 3, "\xef\xb8\x8f", 3) == 0)
        length = 3;

    int found = ecart_text_find(marks, COUNT, text, length);
    return found < COUNT ? (uint32_t)found + 1 : 0;
}

/* Signs for the side that stands better, and for what a move does, a comma, a forfeit, and the
 * Informant's D of a diagram and N of a novelty.  None of them is a move in SAN.
 * Those outside ASCII are in UTF-8; plus-minus also in Latin-1. */
bool ecart_pgn_is_remark(const char *text, size_t length)
{
    static const char *const remarks[] = {
        "check", "mate", "dbl.", "dbl", "ch.", "ch", "e.p.", "e.p", "ep.", "ep",
        "+/=", "=/+", "+/-", "-/+", "==", "+=", "=+", "+-", "-+", "++", "=", "+", "#",
        ",", "ff", "D", "N", "<diagram>", "<Diagram>", "=/\xe2\x88\x9e", "\xe2\x88\x9e",
        "\xc2\xb1", "\xb1", "\xe2\x88\x93", "\xe2\xa9\xb2", "\xe2\xa9\xb1"
    };
    enum { COUNT = sizeof remarks / sizeof *remarks };

    return ecart_text_find(remarks, COUNT, text, length) < COUNT;
}
