/* SPDX-License-Identifier: MIT */
/* report.c -- the findings in a part of a file, kept until they are printed */

#include "pgn/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/json.h"

struct found {
    uint64_t line, game;
    size_t   end;           /* where its text ends */
    struct span hint;       /* of its text, printed once for a file */
    uint32_t column;
    int      finding;
};

bool report_wants(const struct report *report, const struct wanted *wanted, int finding)
{
    return wanted->told[finding] &&
           report->counts.found[finding] < finding_most(wanted, finding);
}

void report_note(struct report *report, int finding, uint64_t line, uint32_t column,
                 uint64_t game)
{
    struct found found = {
        .line = line, .game = game, .column = column, .finding = finding,
        .hint = report->hint
    };

    found.end    = report->text.length;
    report->hint = (struct span){ 0, 0 };
    buffer_put(&report->findings, &found, sizeof found);
    report->counts.found[finding]++;
}

/* The name of a file may hold any character, so it is never part of a format.
 * Findings before the first game count as the first game's. */
static void print_place(const struct account *account, const struct found *found)
{
    uint64_t line = account->counts.lines + found->line;
    uint64_t game = account->counts.games + found->game;

    if (game == 0)
        game = 1;

    if (account->json) {
        struct json json = { 0 };

        json_open(&json, NULL, '{');
        json_put_shown(&json, "file", account->file, strlen(account->file));
        json_put_number(&json, "line", (long long)line);
        json_put_number(&json, "column", (long long)found->column);
        json_put_number(&json, "game", (long long)game);
        json_flush(&json);
    } else {
        printf("%s:%" PRIu64 ":%" PRIu32 ": game %" PRIu64, account->file, line,
               found->column, game);
    }
}

static void print_text(struct account *account, const char *text, struct span whole,
                       struct span hint)
{
    if (hint.end > 0 && account->hinted) {
        fwrite(text + whole.begin, 1, hint.begin - whole.begin, stdout);
        whole.begin = hint.end;
    }
    account->hinted |= hint.end > 0;
    fwrite(text + whole.begin, 1, whole.end - whole.begin, stdout);
}

void report_print(const struct report *report, struct account *account)
{
    const char  *text  = report->text.bytes;
    size_t       begin = 0;
    struct found found;

    for (size_t at = 0; at < report->findings.length; at += sizeof found) {
        memcpy(&found, report->findings.bytes + at, sizeof found);
        if (account->told[found.finding] < finding_most(account->wanted, found.finding)) {
            account->told[found.finding]++;
            print_place(account, &found);
            print_text(account, text, (struct span){ begin, found.end }, found.hint);
        }
        begin = found.end;
    }
}

void report_forget(struct report *report)
{
    report->findings.length = 0;
    report->text.length     = 0;
    report->edits.length    = 0;
}

bool report_failed(const struct report *report)
{
    return report->findings.failed || report->text.failed || report->edits.failed;
}

void report_free(struct report *report)
{
    buffer_free(&report->findings);
    buffer_free(&report->text);
    buffer_free(&report->edits);
}

void account_add(struct account *account, const struct counts *part)
{
    struct counts sum = *part;

    for (int f = 0; f < FINDINGS; f++) {
        if (finding_is_once(f) && sum.found[f] > 0)
            sum.found[f] = account->counts.found[f] == 0;
    }
    counts_add(&account->counts, &sum);
}

static void print_more(const struct account *account, int finding, uint64_t more)
{
    if (account->json) {
        struct json json = { 0 };

        json_open(&json, NULL, '{');
        json_put_shown(&json, "file", account->file, strlen(account->file));
        json_put_text(&json, "reason", finding_name(finding));
        json_put_number(&json, "more", (long long)more);
        json_end(&json);
        json_flush(&json);
    } else {
        printf("%s: %s: and %" PRIu64 " more\n", account->file, finding_name(finding), more);
    }
}

void account_close(const struct account *account)
{
    if (account->wanted->mend)
        return;
    for (int f = 0; f < FINDINGS; f++) {
        uint64_t more = account->counts.found[f] - account->told[f];

        if (account->wanted->told[f] && more > 0)
            print_more(account, f, more);
    }
}

void counts_add(struct counts *sum, const struct counts *more)
{
    sum->lines += more->lines;
    sum->games += more->games;
    sum->moves += more->moves;
    sum->bytes += more->bytes;
    sum->mended += more->mended;
    sum->left   += more->left;
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
    if (wanted->mend)
        fprintf(stderr, "ecart: %" PRIu64 " move%s mended, %" PRIu64 " left\n", counts->mended,
                plural(counts->mended), counts->left);
    return any;
}
