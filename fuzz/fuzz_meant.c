/* SPDX-License-Identifier: MIT */
/* fuzz_meant.c -- asks what was meant by any bytes, read as a line of texts from
 * the position that the first byte chooses */

#include "fuzz.h"

#include <string.h>

enum { TEXTS = 64, MANY = 64 };

static void check_meaning(const ecart_position *position, const ecart_meaning *meaning)
{
    char san[ECART_SAN_SIZE];

    HOLDS(ecart_move_is_legal(position, meaning->move));
    HOLDS(ecart_san_write(position, meaning->move, san, sizeof san) > 0);
    HOLDS(strcmp(san, meaning->san) == 0);
    HOLDS(meaning->cost > 0 && meaning->slip < ECART_SLIPS);
}

/* The meanings come nearest first, and what the text is already is not one of them. */
static void check_text(const ecart_position *position, const ecart_text *text)
{
    ecart_meaning  meanings[MANY], first[1];
    ecart_notation read  = ecart_notation_read(position, text->text, text->length);
    size_t         count = ecart_meant(position, text->text, text->length, meanings, MANY);

    HOLDS(count <= MANY);
    HOLDS(ecart_meant(position, text->text, text->length, first, 1) == count);
    for (size_t i = 0; i < count; i++) {
        check_meaning(position, &meanings[i]);
        HOLDS(i == 0 || meanings[i].cost >= meanings[i - 1].cost);
        HOLDS(!ecart_verdict_is_legal(&read.verdict) ||
              !ecart_move_equal(read.verdict.move, meanings[i].move));
    }
}

/* Every byte below a blank ends a text. */
static size_t split(const char *line, size_t length, ecart_text *texts)
{
    size_t count = 0, at = 0;

    while (at < length && count < TEXTS) {
        size_t start = at;

        while (at < length && (unsigned char)line[at] > ' ')
            at++;
        texts[count++] = (ecart_text){ line + start, at - start };
        at++;
    }
    return count;
}

/* The position after the first texts of a line, and one that was meant is legal in it. */
static void check_line(const ecart_position *start, const ecart_text *texts, size_t count)
{
    ecart_meaning meanings[MANY];
    ecart_line    line   = { start, NULL, texts, count, 0 };
    size_t        played = ecart_line_played(&line);
    size_t        found  = ecart_meant_in_line(&line, meanings, MANY);

    HOLDS(played <= count && (found == 0 || played < count));
    for (size_t i = 0; i < found && i < MANY; i++) {
        ecart_position position = *start;
        size_t         at = meanings[i].ply;

        HOLDS(at > 0 && at <= played + 1 && at + meanings[i].plies <= count);
        HOLDS(at + meanings[i].plies > played);
        line.count = at - 1;
        HOLDS(ecart_line_played(&line) == at - 1);
        for (size_t n = 0; n + 1 < at; n++) {
            ecart_notation read =
                ecart_notation_read(&position, texts[n].text, texts[n].length);

            (void)ecart_position_play(&position, read.verdict.move);
        }
        check_meaning(&position, &meanings[i]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ecart_text texts[TEXTS];

    if (size == 0)
        return 0;

    ecart_position position = fuzz_position(data[0]);
    size_t         count    = split((const char *)data + 1, size - 1, texts);

    for (size_t i = 0; i < count && i < 4; i++) {
        check_text(&position, &texts[i]);
    }
    check_line(&position, texts, count);
    return 0;
}
