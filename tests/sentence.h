/* SPDX-License-Identifier: MIT */
/* sentence.h -- what is true of every sentence */
#ifndef TESTS_SENTENCE_H
#define TESTS_SENTENCE_H

#include <string.h>

#include <check.h>

#include <ecart.h>

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

/* One line, one sentence, nothing left of the template. */
static inline void check_sentence(const char *text, size_t length)
{
    if (length > 0 && length < ECART_EXPLAIN_SIZE && length == strlen(text) &&
        text[0] >= 'A' && text[0] <= 'Z' && text[length - 1] == '.' &&
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

#endif
