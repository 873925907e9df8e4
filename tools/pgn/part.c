/* SPDX-License-Identifier: MIT */
/* part.c -- what ecart pgn --json --range=K/N prints: its lines are read, and those of all
 * parts put together and printed as those of one run */

#define _POSIX_C_SOURCE 200809L

#include "pgn/part.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "findings/finding_format.h"

/* A line of a part. */
struct part_line {
    const char          *text;
    struct finding_words words;
    uint64_t             line, column, game, offset;
    bool                 is_summary;
    bool                 is_row;
    bool                 is_more;       /* it says how many more findings there are: left out,
                                           since the sum of all parts says it */
    size_t               end;           /* of what was read */
    size_t               rest;          /* where the members after "game" begin */
    struct span          hint;
};

/* A part while it is read.  Without an account, its findings are counted only. */
struct reading {
    struct part        *part;
    struct account     *account;
    struct report       report;         /* a finding at a time */
    uint64_t            told[FINDINGS];
    bool                ended;          /* the summary was read */
    struct line_reader  lines;
};

/* Where the value of the member with this name goes; NULL if it is not one of the texts. */
static ecart_text *text_named(struct finding_words *words, const struct json_value *name)
{
    return json_is(name, "white") ? &words->white
         : json_is(name, "black") ? &words->black
         : json_is(name, "date")  ? &words->date
         : json_is(name, "at")    ? &words->at
         : json_is(name, "text")  ? &words->text
         : json_is(name, "hint")  ? &words->hint : NULL;
}

static uint64_t *number_named(struct part_line *line, const struct json_value *name)
{
    return json_is(name, "line")   ? &line->line
         : json_is(name, "column") ? &line->column
         : json_is(name, "game")   ? &line->game
         : json_is(name, "offset") ? &line->offset : NULL;
}

static bool take_member(void *context, struct json_reader *json, const struct json_value *name)
{
    struct part_line *line   = context;
    ecart_text       *text   = text_named(&line->words, name);
    uint64_t         *number = number_named(line, name);
    size_t            before = line->end;
    struct json_value value;

    if (!json_read(json, &value) || (text && value.kind != VALUE_TEXT) ||
        (number && !summary_number(&value, number)))
        return false;
    line->end = json->at;
    if (text)
        *text = (ecart_text){ value.text, value.length };
    if (number == &line->game)
        line->rest = line->end;
    if (json_is(name, "hint"))
        line->hint = (struct span){ before, line->end };
    if (json_is(name, "reason"))
        line->words.id = finding_find(value.text, value.length);
    line->is_row     |= number == &line->offset;
    line->is_summary |= json_is(name, "range");
    line->is_more    |= json_is(name, "more");
    return true;
}

/* Puts the rest of an object, or a line of text, into a report of one finding, which is
 * printed as if it had just been found. */
static void print_finding(struct reading *reading, const struct part_line *line, size_t length)
{
    struct account *account = reading->account;
    struct report  *report  = &reading->report;

    if (account->json || line->is_row) {
        if (line->hint.end > 0)
            report->hint = (struct span){ line->hint.begin - line->rest,
                                          line->hint.end - line->rest };
        buffer_put(&report->text, line->text + line->rest, length - line->rest);
        buffer_print(&report->text, "\n");
    } else {
        finding_put_words(&line->words, account->wanted->coloured, report);
    }
    report_note(report, line->is_row ? ROW : line->words.id, (ecart_pgn_place){
        .offset = line->offset, .line = (uint32_t)line->line, .column = (uint32_t)line->column
    }, line->game);
    report_print(report, account);
    report_forget(report);
}

static bool take_line(struct reading *reading, const struct line *bytes)
{
    static struct json_reader json;
    struct part_line line = { .text = bytes->text, .words.id = -1 };

    if (bytes->too_long)
        return false;
    json_reader_begin(&json, bytes->text, bytes->length);
    if (!summary_each(&json, '{', take_member, &line) || json.at < bytes->length)
        return false;
    if (line.is_summary) {
        reading->ended = true;
        return summary_read(reading->part, bytes->text, bytes->length);
    }
    if (line.is_more)
        return true;
    if ((!line.is_row && line.words.id < 0) || line.line == 0 || line.rest == 0)
        return false;
    reading->told[line.is_row ? ROW : line.words.id]++;
    if (reading->account)
        print_finding(reading, &line, bytes->length);
    return true;
}

/* Says why a line cannot be taken.  If it makes no sense and is the last one, the part is cut. */
static bool refuse(struct reading *reading, uint64_t number)
{
    const char *name = reading->part->name;
    struct line line;
    char        why[80];

    if (reading->ended)
        return file_name_refuse(name, "goes on after its summary: each part needs a file");
    if (!line_read(&reading->lines, &line))
        return file_name_refuse(name, "truncated: its last line is not whole");
    snprintf(why, sizeof why, "line %" PRIu64 " is not from ecart pgn --json --range", number);
    return file_name_refuse(name, why);
}

static bool read_lines(struct reading *reading)
{
    struct line line;

    for (uint64_t number = 1; line_read(&reading->lines, &line); number++) {
        if (reading->ended || !take_line(reading, &line))
            return refuse(reading, number);
    }
    if (reading->lines.failed)
        return file_name_refuse(reading->part->name, strerror(errno));
    return reading->ended ||
           file_name_refuse(reading->part->name, "truncated: it does not end with a summary");
}

static bool read_file(struct reading *reading)
{
    FILE *file = fopen(reading->part->name, "rb");
    bool  well;

    if (!file)
        return file_name_refuse(reading->part->name, strerror(errno));
    reading->lines.file = fileno(file);
    well = read_lines(reading);
    fclose(file);
    return well;
}

/* Whether there are as many findings, or rows, as the summary says. */
static bool is_whole(const struct reading *reading)
{
    const struct part *part = reading->part;
    char               why[160];

    for (int f = ROW; f < FINDINGS; f++) {
        uint64_t found = part->counts.found[f], most = finding_most(&part->wanted, f);
        uint64_t told  = !part->wanted.told[f] ? 0 : found < most ? found : most;

        if (f == ROW)
            told = part->wanted.games ? part->counts.games : 0;
        if (reading->told[f] == told)
            continue;
        snprintf(why, sizeof why, "not whole: it has %s %" PRIu64 " times, and its summary "
                 "says %" PRIu64, f == ROW ? "games" : finding_name(f), reading->told[f], told);
        return file_name_refuse(part->name, why);
    }
    return true;
}

static bool read_part(struct part *part, struct account *account)
{
    static struct reading reading;
    bool well;

    memset(&reading, 0, sizeof reading);
    reading.part    = part;
    reading.account = account;
    well = read_file(&reading) && is_whole(&reading);
    if (report_failed(&reading.report) || part->file.failed || part->summary.failed)
        well = file_name_refuse(part->name, "not enough memory");
    report_free(&reading.report);
    return well;
}

struct parts {
    size_t        given;
    struct part  *all;
    uint64_t      count;            /* how many there should be */
    struct part **ordered;          /* part K of N is at K - 1 */
};

static bool fail_twice(const struct part *part, const struct part *before)
{
    char why[160];

    snprintf(why, sizeof why, "part %" PRIu64 "/%" PRIu64 " for the second time, after %s",
             part->range.number, part->range.count, shown(before->name).text);
    return file_name_refuse(part->name, why);
}

static bool order(struct parts *parts)
{
    bool well = true;

    for (size_t i = 0; i < parts->given; i++) {
        struct part  *part  = &parts->all[i];
        struct part **place = &parts->ordered[part->range.number - 1];

        if (*place)
            well = fail_twice(part, *place);
        *place = part;
    }
    return well;
}

static void print_missing(uint64_t first, uint64_t last, uint64_t count)
{
    if (first == last)
        error_print("part %" PRIu64 "/%" PRIu64 " is missing", first, count);
    else
        error_print("parts %" PRIu64 "/%" PRIu64 " to %" PRIu64 "/%" PRIu64 " are missing",
                    first, count, last, count);
}

static bool all_there(const struct parts *parts)
{
    uint64_t first;
    bool     well = true;

    for (uint64_t n = 0; n < parts->count; n++) {
        for (first = n; n < parts->count && !parts->ordered[n]; n++)
            well = false;
        if (n > first)
            print_missing(first + 1, n, parts->count);
    }
    return well;
}

/* Whether each part begins where the one before it ends.  It need not, if the file was changed
 * between the runs and kept its size. */
static bool meet(const struct parts *parts)
{
    uint64_t end = 0;

    for (uint64_t n = 0; n < parts->count; n++) {
        const struct part *part = parts->ordered[n];

        if (part->range.begin != end)
            return file_name_refuse(part->name, "does not begin where the part before it ends: "
                                                "the games were changed in between");
        end = part->range.end;
    }
    return true;
}

static bool read_all(struct parts *parts)
{
    bool well = true;

    for (size_t i = 0; i < parts->given; i++)
        well &= read_part(&parts->all[i], NULL);
    for (size_t i = 1; well && i < parts->given; i++)
        well = summary_fits(&parts->all[i], &parts->all[0]);
    return well;
}

static bool arrange(struct parts *parts)
{
    parts->count   = parts->all[0].range.count;      /* at most RANGE_MOST */
    parts->ordered = calloc((size_t)parts->count, sizeof *parts->ordered);
    if (!parts->ordered)
        return error_refuse("not enough memory");
    return order(parts) && all_there(parts) && meet(parts);
}

static bool print_all(const struct parts *parts, bool json, struct wanted *wanted,
                      struct counts *counts)
{
    struct account account = {
        .file = parts->all[0].file.bytes, .wanted = wanted, .json = json
    };
    bool well = true;

    if (wanted->games && !json)
        report_print_names();
    for (uint64_t n = 0; n < parts->count && well && !ferror(stdout); n++) {
        well = read_part(parts->ordered[n], &account);
        if (well)
            account_add(&account, &parts->ordered[n]->counts);
    }
    if (well)
        account_close(&account);
    counts_add(counts, &account.counts);
    if (account.line.failed)
        error_print("not enough memory");
    if (ferror(stdout))
        error_print("cannot write: %s", strerror(errno));
    well = well && !account.line.failed && !ferror(stdout);
    buffer_free(&account.line);
    return well;
}

bool merge(char **names, bool json, struct wanted *wanted, struct counts *counts)
{
    static struct parts parts;      /* until the program ends */
    bool                well;

    while (names[parts.given])
        parts.given++;
    parts.all = calloc(parts.given, sizeof *parts.all);
    if (!parts.all)
        return error_refuse("not enough memory");
    for (size_t i = 0; i < parts.given; i++)
        parts.all[i].name = names[i];
    well = read_all(&parts) && arrange(&parts);
    if (well) {
        /* How the games were judged is the same in all parts. */
        parts.all[0].wanted.columns  = wanted->columns;
        parts.all[0].wanted.coloured = wanted->coloured;
        *wanted = parts.all[0].wanted;
        well = print_all(&parts, json, wanted, counts);
    }
    return well;
}
