/* SPDX-License-Identifier: MIT */
/* tell.c -- reports a finding, with its line as far as that was read */

#include "findings/lint.h"

#include "system/page.h"

/* The line of a place, with a caret, as far as the line is in the piece that is read. */
static const char *show_place(const struct lint *lint, ecart_pgn_place place,
                              char caret[CARET_SIZE])
{
    const ecart_pgn_reader *reader = &lint->judge.reader;
    uint64_t                at = place.offset - reader->offset, begin = at, end = at;

    if (lint->wanted->columns == 0 || at > reader->length)
        return NULL;
    while (begin > 0 && reader->text[begin - 1] != '\n' && reader->text[begin - 1] != '\r')
        begin--;
    while (end < reader->length && reader->text[end] != '\n' && reader->text[end] != '\r')
        end++;
    page_caret_write(caret, reader->text + begin, (size_t)(end - begin), (size_t)(at - begin),
                     lint->wanted->columns);
    return caret;
}

void lint_tell(struct lint *lint, ecart_pgn_place place, struct finding finding)
{
    char caret[CARET_SIZE];

    if (lint->wanted->games)
        row_note(lint, &finding);
    if (!report_wants(lint->report, lint->wanted, finding.id)) {
        lint->report->counts.found[finding.id]++;
        return;
    }
    finding.place  = place;
    finding.game   = lint->judge.games;
    finding.tags   = &lint->tags;
    finding.wanted = lint->wanted;
    finding.caret  = show_place(lint, place, caret);
    finding_format(&finding, lint->json, lint->report);
}
