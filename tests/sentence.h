/* SPDX-License-Identifier: MIT */
/* sentence.h -- what is true of every sentence */
#ifndef TESTS_SENTENCE_H
#define TESTS_SENTENCE_H

#include <string.h>

#include <check.h>

#include <ecart.h>

#include "words/capital.h"

static inline bool is_utf8(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    while (*c != '\0') {
        int more = *c < 0x80 ? 0 : (*c & 0xe0) == 0xc0 ? 1 : (*c & 0xf0) == 0xe0 ? 2 : -1;

        if (more < 0)
            return false;
        for (c++; more > 0; more--, c++) {
            if ((*c & 0xc0) != 0x80)
                return false;
        }
    }
    return true;
}

/* A capital letter.  In a draft it may be a character of three bytes, or a square, which
 * Turkish and Chinese put first, or "-" for none. */
static inline bool begins_as_a_sentence(const ecart_language *language, const char *text)
{
    ecart_cell cell;

    if (text[0] >= 'A' && text[0] <= 'Z')
        return true;
    if ((text[0] & 0xe0) == 0xc0) {
        unsigned letter = (unsigned)((text[0] & 0x1f) << 6 | (text[1] & 0x3f));

        return capital_of(letter) == letter;
    }
    return ecart_language_is_draft(language) &&
           ((text[0] & 0xe0) == 0xe0 || text[0] == '-' || ecart_cell_read(text, 2, &cell) == 2);
}

static inline bool ends_as_a_sentence(const char *text, size_t length)
{
    return text[length - 1] == '.' || (length > 3 && strcmp(text + length - 3, "。") == 0);
}

/* One line, one sentence, nothing left of the template. */
static inline void check_sentence(const ecart_language *language, const char *text,
                                  size_t length)
{
    if (length > 0 && length < ECART_EXPLAIN_SIZE && length == strlen(text) &&
        begins_as_a_sentence(language, text) && ends_as_a_sentence(text, length) &&
        strpbrk(text, "{}\t\n\r") == NULL && strstr(text, "  ") == NULL &&
        strstr(text, " .") == NULL && is_utf8(text))
        return;
    ck_abort_msg("no good sentence: \"%s\"", text);
}

/* Every cell of the evidence is in the sentence. */
static inline void check_evidence(const ecart_verdict *v, const char *text)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(v, cells);

    for (int i = 0; i < count; i++) {
        char name[3];

        ecart_cell_write(cells[i], name, sizeof name);
        if (strstr(text, name) == NULL)
            ck_abort_msg("%s is not in \"%s\"", name, text);
    }
}

/* The same numbers in every run: xorshift64* (Marsaglia; Vigna 2016). */
static inline uint64_t random_number(void)
{
    static uint64_t state = 0x9e3779b97f4a7c15;

    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 0x2545f4914f6cdd1d;
}

/* The cells that a text names, such as e4 in "axe4". */
static inline ecart_cells cells_in(const char *text)
{
    ecart_cells cells = 0;
    ecart_cell  cell;

    for (; *text != '\0'; text++) {
        if (*text >= 'a' && ecart_cell_read(text, strlen(text), &cell) == 2)
            cells = ecart_cells_add(cells, cell);
    }
    return cells;
}

#endif
