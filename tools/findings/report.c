/* SPDX-License-Identifier: MIT */
/* report.c -- the findings in a part of a file, kept until they are printed */

#include "findings/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "input/json_reader.h"
#include "system/page.h"
#include "words/program.h"

enum { COUNT_SIZE = 160, LIST_SIZE = 256 };

struct found {
    ecart_pgn_place place;
    uint64_t game;
    size_t   end;           /* where its text ends */
    struct span hint;       /* of its text, printed once for a file */
    int      finding;
};

bool report_wants(const struct report *report, const struct wanted *wanted, int finding)
{
    return wanted->told[finding] &&
           report->counts.found[finding] < finding_most(wanted, finding);
}

void report_note(struct report *report, int finding, ecart_pgn_place place, uint64_t game)
{
    struct found found = {
        .place = place, .game = game, .end = report->text.length, .hint = report->hint,
        .finding = finding
    };

    report->hint.end = 0;
    buffer_put(&report->findings, &found, sizeof found);
    if (finding != ROW)
        report->counts.found[finding]++;
}

/* A sentence with a number of any size, which the slots cannot hold: its last digits
 * choose the plural form. */
static void say_count(const ecart_language *language, int which, uint64_t count,
                      ecart_text other, char text[COUNT_SIZE])
{
    char        digits[sizeof "18446744073709551615"];
    ecart_slots slots = { .move = other };

    snprintf(digits, sizeof digits, "%" PRIu64, count);
    slots.written = program_text(digits);
    slots.number  = (int)(count < 1000 ? count : 1000 + count % 1000);
    program_say(language, which, &slots, text, COUNT_SIZE);
}

bool report_put_file(struct json *json, const char *file)
{
    static struct buffer name;

    name.length = 0;
    file_name_put(&name, file);
    json_put_bytes(json, "file", name.bytes, name.length);
    return !name.failed;
}

/* Findings before the first game count as the first game's. */
static void put_place(struct account *account, const struct found *found)
{
    struct buffer *out = &account->line;
    uint64_t line = account->counts.lines + found->place.line;
    uint64_t game = account->counts.games + found->game;

    if (game == 0)
        game = 1;

    if (account->json || found->finding == ROW) {
        struct json json = { .buffer = out };

        json_open(&json, NULL, '{');
        out->failed |= !report_put_file(&json, account->file);
        json_put_number(&json, "line", (long long)line);
        if (found->finding == ROW)
            json_put_number(&json, "offset",
                            (long long)(account->counts.bytes + found->place.offset));
        else
            json_put_number(&json, "column", (long long)found->place.column);
        json_put_number(&json, "game", (long long)game);
        json_flush(&json);
    } else {
        char text[COUNT_SIZE];

        say_count(account->wanted->language, SAY_FINDING_GAME, game, program_text(""), text);
        file_name_put(out, account->file);
        buffer_print(out, ":%" PRIu64 ":%" PRIu32 "%s", line, found->place.column, text);
    }
}

static void put_text(struct account *account, const char *text, struct span whole, struct span hint)
{
    struct buffer *out = &account->line;

    if (hint.end && account->hinted) {
        buffer_put(out, text + whole.begin, hint.begin - whole.begin);
        whole.begin = hint.end;
    }
    account->hinted |= hint.end != 0;
    buffer_put(out, text + whole.begin, whole.end - whole.begin);
}

void report_print_names(void)
{
    puts("file\tline\toffset\tgame\ttags\tplies\tresult\tstanding\t"
         "ply\tseverity\treason\ttext\terrors\twarnings\tnotes");
}

/* Adds the values of an object as cells, each after a tab: texts as they are, null as nothing.
 * Those of a fault are cells too, also if there is none. */
static void put_cells(struct json_reader *json, struct buffer *cells)
{
    struct json_value name, value;

    for (char mark = '{'; json_read_mark(json, mark); mark = ',') {
        (void)json_read(json, &name);
        (void)json_read_mark(json, ':');
        bool   is_fault = json_is(&name, "fault");
        size_t begin    = json->at;

        if (is_fault && json_peek(json) == '{') {
            put_cells(json, cells);
            continue;
        }
        (void)json_read(json, &value);
        buffer_print(cells, is_fault ? "\t\t\t\t" : "\t");
        if (value.kind == VALUE_TEXT)
            buffer_put(cells, value.text, value.length);
        else if (value.kind != VALUE_NULL)
            buffer_put(cells, json->text + begin, json->at - begin);
    }
    (void)json_read_mark(json, '}');
}

/* Prints a row, which is a line of JSON. */
static void print_cells(struct buffer *line)
{
    static struct json_reader json;
    struct buffer cells = { 0 };

    json_reader_begin(&json, line->bytes, line->length);
    put_cells(&json, &cells);
    buffer_put(&cells, "\n", 1);
    line->failed |= cells.failed;
    if (!cells.failed)
        fwrite(cells.bytes + 1, 1, cells.length - 1, stdout);
    buffer_free(&cells);
}

/* Prints a finding as a line, unless there was too little memory for it. */
static void print_found(struct account *account)
{
    enum { HANG = 4 };
    struct buffer *line = &account->line;

    if (line->failed)
        return;
    if (account->wanted->games && !account->json) {
        print_cells(line);
        return;
    }
    if (account->wanted->columns == 0 || account->json) {
        fwrite(line->bytes, 1, line->length, stdout);
        return;
    }
    line->bytes[line->length - 1] = '\0';
    page_print(stdout, line->bytes, HANG, account->wanted->columns);
}

void report_print(const struct report *report, struct account *account)
{
    const char  *text  = report->text.bytes;
    size_t       begin = 0;
    struct found found;

    for (size_t at = 0; at < report->findings.length; at += sizeof found) {
        memcpy(&found, report->findings.bytes + at, sizeof found);
        if (found.finding == ROW ||
            account->told[found.finding] < finding_most(account->wanted, found.finding)) {
            if (found.finding != ROW)
                account->told[found.finding]++;
            account->line.length = 0;
            put_place(account, &found);
            put_text(account, text, (struct span){ begin, found.end }, found.hint);
            print_found(account);
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
    return report->findings.failed || report->text.failed || report->edits.failed ||
           report->tags.failed || report->fault.failed;
}

void report_free(struct report *report)
{
    buffer_free(&report->findings);
    buffer_free(&report->text);
    buffer_free(&report->edits);
    buffer_free(&report->tags);
    buffer_free(&report->fault);
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

static void print_more(struct account *account, int finding, uint64_t more)
{
    char text[COUNT_SIZE];

    account->line.length = 0;
    if (account->json) {
        struct json json = { .buffer = &account->line };

        json_open(&json, NULL, '{');
        (void)report_put_file(&json, account->file);
        json_put_text(&json, "reason", finding_name(finding));
        json_put_number(&json, "more", (long long)more);
        json_end(&json);
    } else {
        say_count(account->wanted->language, SAY_FINDING_MORE, more, program_text(""), text);
        file_name_put(&account->line, account->file);
        buffer_print(&account->line, ": %s: %s\n", finding_name(finding), text);
    }
    print_found(account);
}

void account_close(struct account *account)
{
    if (account->wanted->mend || account->wanted->games)
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

/* Adds "33 half-moves" to a list. */
static void list_count(const ecart_language *language, int which, uint64_t count,
                       char list[LIST_SIZE])
{
    char text[COUNT_SIZE], before[LIST_SIZE];

    say_count(language, which, count, program_text(""), text);
    snprintf(before, sizeof before, "%s", list);
    snprintf(list, LIST_SIZE, "%s", text);
    if (before[0] != '\0')
        program_say(language, SAY_FINDING_LIST,
                    &(ecart_slots){ .move = program_text(before), .written = program_text(text) },
                    list, LIST_SIZE);
}

static void print_summary(const ecart_language *language, const struct counts *counts,
                          const uint64_t sums[WEIGHTS])
{
    static const uint16_t weights[WEIGHTS] = {
        [WEIGHT_ERROR]   = SAY_FINDING_ERRORS,
        [WEIGHT_WARNING] = SAY_FINDING_WARNINGS,
        [WEIGHT_NOTE]    = SAY_FINDING_NOTES
    };
    char games[LIST_SIZE] = "", found[LIST_SIZE] = "", text[sizeof games + sizeof found];

    list_count(language, SAY_FINDING_GAMES, counts->games, games);
    list_count(language, SAY_FINDING_HALF_MOVES, counts->moves, games);
    for (enum weight w = 0; w < WEIGHTS; w++)
        list_count(language, weights[w], sums[w], found);
    program_say(language, SAY_FINDING_SUMMARY,
                &(ecart_slots){ .move = program_text(games), .written = program_text(found) },
                text, sizeof text);
    error_print("%s", text);
}

static void print_counts(const ecart_language *language, const struct counts *counts,
                        const struct wanted *wanted)
{
    char quiet[COUNT_SIZE];

    program_say(language, SAY_FINDING_NOT_REPORTED, NULL, quiet, sizeof quiet);
    for (int f = 0; f < FINDINGS; f++) {
        if (counts->found[f] > 0)
            fprintf(stderr, "%8" PRIu64 " %s%s%s\n", counts->found[f], finding_name(f),
                    wanted->told[f] ? "" : " ", wanted->told[f] ? "" : quiet);
    }
}

static void print_mended(const ecart_language *language, const struct counts *counts)
{
    char left[sizeof "18446744073709551615"], text[COUNT_SIZE];

    snprintf(left, sizeof left, "%" PRIu64, counts->left);
    say_count(language, SAY_FINDING_MENDED, counts->mended, program_text(left), text);
    error_print("%s", text);
}

bool counts_print(const struct counts *counts, const struct wanted *wanted, bool quiet)
{
    uint64_t sums[WEIGHTS] = { 0 };
    bool     any;

    for (int f = 0; f < FINDINGS; f++) {
        if (wanted->told[f])
            sums[finding_weight(f)] += counts->found[f];
    }
    any = sums[WEIGHT_ERROR] || sums[WEIGHT_WARNING] || sums[WEIGHT_NOTE];
    if (quiet)
        return any;

    print_summary(wanted->language, counts, sums);
    print_counts(wanted->language, counts, wanted);
    if (wanted->mend)
        print_mended(wanted->language, counts);
    return any;
}
