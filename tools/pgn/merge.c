/* SPDX-License-Identifier: MIT */
/* merge.c -- puts the parts of a file together */

#include "pgn/merge.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pgn/part.h"
#include "pgn/summary.h"
#include "system/error.h"
#include "system/file_name.h"

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
    file_name_error(part->name, why);
    return false;
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

        if (part->range.begin != end) {
            file_name_error(part->name, "does not begin where the part before it ends: "
                                        "the games were changed in between");
            return false;
        }
        end = part->range.end;
    }
    return true;
}

static bool read_all(struct parts *parts)
{
    bool well = true;

    for (size_t i = 0; i < parts->given; i++)
        well &= part_read(&parts->all[i]);
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

    for (uint64_t n = 0; n < parts->count && well && !ferror(stdout); n++)
        well = part_print(parts->ordered[n], &account);
    if (well)
        account_close(&account);
    counts_add(counts, &account.counts);
    if (account.line.failed)
        error_print("not enough memory");
    if (ferror(stdout))
        error_print("cannot write: %s", strerror(errno));
    well = well && !account.line.failed && !ferror(stdout);
    account_free(&account);
    return well;
}

/* Takes from the parts how the games were judged, which is the same in all. */
static void take_wanted(struct wanted *wanted, const struct wanted *parts)
{
    memcpy(wanted->told, parts->told, sizeof wanted->told);
    wanted->all      = parts->all;
    wanted->language = parts->language;
}

static void free_all(struct parts *parts)
{
    for (size_t i = 0; i < parts->given; i++)
        part_free(&parts->all[i]);
    free(parts->ordered);
    free(parts->all);
}

bool merge(char **names, bool json, struct wanted *wanted, struct counts *counts)
{
    struct parts parts = { 0 };
    bool         well;

    while (names[parts.given])
        parts.given++;
    parts.all = calloc(parts.given, sizeof *parts.all);
    if (!parts.all)
        return error_refuse("not enough memory");
    for (size_t i = 0; i < parts.given; i++)
        parts.all[i].name = names[i];
    well = read_all(&parts) && arrange(&parts);
    if (well) {
        take_wanted(wanted, &parts.all[0].wanted);
        well = print_all(&parts, json, wanted, counts);
    }
    free_all(&parts);
    return well;
}
