/* SPDX-License-Identifier: MIT */
/* report.c -- the findings in a part of a file, kept until they are printed */

#include "pgn/report.h"

#include <inttypes.h>
#include <string.h>

struct found {
    uint64_t line, game;
    size_t   end;           /* where its text ends */
    uint32_t column;
};

void report_note(struct report *report, int finding, uint64_t line, uint32_t column,
                 uint64_t game)
{
    struct found found = { .line = line, .game = game, .column = column };

    found.end = report->text.length;
    buffer_put(&report->findings, &found, sizeof found);
    report->counts.found[finding]++;
}

/* A file may bear any name, and so its line is not made with a format.  What is
 * found before the first game is told of that. */
static void print_place(const struct start *start, const struct buffer *quoted,
                        const struct found *found, FILE *file)
{
    uint64_t line = start->lines + found->line, game = start->games + found->game;

    if (game == 0)
        game = 1;

    if (start->json) {
        fwrite("{\"file\":", 1, 8, file);
        fwrite(quoted->bytes, 1, quoted->length, file);
        fprintf(file, ",\"line\":%" PRIu64 ",\"column\":%" PRIu32 ",\"game\":%" PRIu64,
                line, found->column, game);
    } else {
        fprintf(file, "%s:%" PRIu64 ":%" PRIu32 ": game %" PRIu64,
                start->file, line, found->column, game);
    }
}

void report_print(const struct report *report, const struct start *start, FILE *file)
{
    struct buffer  quoted = { 0 };
    const char  *text   = report->text.bytes;
    size_t       begin  = 0;
    struct found found;

    if (report->findings.length == 0)
        return;
    buffer_quote(&quoted, start->file, strlen(start->file));
    for (size_t at = 0; at < report->findings.length; at += sizeof found) {
        memcpy(&found, report->findings.bytes + at, sizeof found);
        print_place(start, &quoted, &found, file);
        fwrite(text + begin, 1, found.end - begin, file);
        begin = found.end;
    }
    buffer_free(&quoted);
}

void report_forget(struct report *report)
{
    report->findings.length = 0;
    report->text.length     = 0;
}

bool report_failed(const struct report *report)
{
    return report->findings.failed || report->text.failed;
}

void report_free(struct report *report)
{
    buffer_free(&report->findings);
    buffer_free(&report->text);
}

void counts_add(struct counts *sum, const struct counts *more)
{
    sum->lines += more->lines;
    sum->games += more->games;
    sum->moves += more->moves;
    for (int f = 0; f < FINDINGS; f++)
        sum->found[f] += more->found[f];
}

static const char *plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

bool counts_print(const struct counts *counts, const struct wanted *wanted, bool quiet)
{
    uint64_t sums[WEIGHTS] = { 0 };
    bool     any = false;

    for (int f = 0; f < FINDINGS; f++) {
        if (wanted->told[f])
            sums[finding_weight(f)] += counts->found[f];
    }
    for (enum weight w = 0; w < WEIGHTS; w++)
        any |= sums[w] > 0;
    if (quiet)
        return any;

    fprintf(stderr, "ecart: %" PRIu64 " game%s, %" PRIu64 " pl%s", counts->games,
            plural(counts->games), counts->moves, counts->moves == 1 ? "y" : "ies");
    for (enum weight w = 0; w < WEIGHTS; w++)
        fprintf(stderr, "%s%" PRIu64 " %s%s", w == 0 ? ": " : ", ", sums[w],
                weight_name(w), plural(sums[w]));
    fputc('\n', stderr);
    for (int f = 0; f < FINDINGS; f++) {
        if (counts->found[f] > 0)
            fprintf(stderr, "%8" PRIu64 " %s%s\n", counts->found[f], finding_name(f),
                    wanted->told[f] ? "" : " (not told)");
    }
    return any;
}
