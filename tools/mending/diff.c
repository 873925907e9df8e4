/* SPDX-License-Identifier: MIT */
/* diff.c -- edits of a file as a unified diff, for patch and git apply
 *
 * The file is read line by line.  Lines around a change are shown as they are, so
 * the last few are kept until it is known whether another change is near.  An edit
 * never adds or removes a line: both sides of a hunk have the same numbers. */

#define _POSIX_C_SOURCE 200809L

#include "mending/diff.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/buffer.h"
#include "system/error.h"
#include "system/system.h"
#include "system/utf8.h"

/* Hunks touch, and are one, if no more than twice the context is between them. */
enum { CONTEXT = 3, NEAR = 2 * CONTEXT };

struct diff {
    const struct edit *next, *end;  /* the edits that are still to come */
    uint64_t      offset;           /* of the line that is read */
    uint64_t      line;             /* the number of that line */
    struct buffer same[NEAR + 1];   /* the last lines that did not change */
    size_t        sames;            /* how many they are */
    bool          open;             /* a hunk has begun */
    uint64_t      first, lines;     /* the hunk's first line, and how many it has */
    struct buffer hunk;             /* its text so far */
    struct buffer added;            /* lines that come after those removed */
};

static void put_line(struct buffer *buffer, char sign, const char *line, size_t length)
{
    static const char no_end[] = "\n\\ No newline at end of file\n";

    buffer_put(buffer, &sign, 1);
    buffer_put(buffer, line, length);
    if (length == 0 || line[length - 1] != '\n')
        buffer_put(buffer, no_end, sizeof no_end - 1);
}

/* Moves the first count of the kept lines into the hunk, and forgets the next ones, as many
 * as more. */
static void show_same(struct diff *diff, size_t count, size_t more)
{
    size_t gone = count + more;

    buffer_put(&diff->hunk, diff->added.bytes, diff->added.length);
    diff->added.length = 0;
    for (size_t i = 0; i < count; i++)
        buffer_put(&diff->hunk, diff->same[i].bytes, diff->same[i].length);
    diff->lines += count;
    for (size_t i = 0; i < gone; i++)
        diff->same[i].length = 0;
    for (size_t i = gone; gone > 0 && i < diff->sames; i++) {
        struct buffer swap = diff->same[i - gone];

        diff->same[i - gone] = diff->same[i];
        diff->same[i] = swap;
    }
    diff->sames -= gone;
}

static void print_range(uint64_t first, uint64_t lines, char sign)
{
    printf("%c%" PRIu64, sign, first);
    if (lines != 1)
        printf(",%" PRIu64, lines);
    putchar(' ');
}

static void close_hunk(struct diff *diff)
{
    size_t behind = diff->sames < CONTEXT ? diff->sames : CONTEXT;

    if (!diff->open)
        return;
    show_same(diff, behind, diff->sames > NEAR ? 1 : 0);
    fputs("@@ ", stdout);
    print_range(diff->first, diff->lines, '-');
    print_range(diff->first, diff->lines, '+');
    puts("@@");
    fwrite(diff->hunk.bytes, 1, diff->hunk.length, stdout);
    diff->hunk.length = 0;
    diff->open = false;
}

static void open_hunk(struct diff *diff)
{
    size_t before = diff->sames < CONTEXT ? diff->sames : CONTEXT;

    if (!diff->open) {
        diff->open  = true;
        diff->lines = 0;
        diff->first = diff->line - before;
        show_same(diff, 0, diff->sames - before);
    }
    show_same(diff, diff->sames, 0);
}

static void keep_same(struct diff *diff, const char *line, size_t length)
{
    put_line(&diff->same[diff->sames++], ' ', line, length);
    if (diff->open && diff->sames > NEAR)
        close_hunk(diff);
    else if (!diff->open && diff->sames > CONTEXT)
        show_same(diff, 0, 1);
}

/* Copies a line with its edits made.  Returns false if it no longer has the words that they
 * replace. */
static bool edit_line(struct diff *diff, const char *line, size_t length, struct buffer *edited)
{
    size_t at = 0;

    for (; diff->next < diff->end && diff->next->offset < diff->offset + length; diff->next++) {
        const struct edit *edit = diff->next;
        size_t begin = (size_t)(edit->offset - diff->offset);

        if (length - begin < edit->length ||
            memcmp(line + begin, edit->from, edit->length) != 0)
            return false;
        buffer_put(edited, line + at, begin - at);
        buffer_put(edited, edit->to, strlen(edit->to));
        at = begin + edit->length;
    }
    buffer_put(edited, line + at, length - at);
    return true;
}

static bool change_line(struct diff *diff, const char *line, size_t length)
{
    struct buffer edited = { 0 };
    bool          well = edit_line(diff, line, length, &edited);

    if (diff->sames > 0 || !diff->open)
        open_hunk(diff);
    put_line(&diff->hunk, '-', line, length);
    put_line(&diff->added, '+', edited.bytes, edited.length);
    diff->lines++;
    diff->added.failed |= edited.failed;
    buffer_free(&edited);
    return well;
}

/* Reads the file and writes the hunks.  Returns false if the file has changed since it was
 * judged. */
static bool compare(struct diff *diff, FILE *file)
{
    char   *line = NULL;
    size_t  size = 0;
    ssize_t length;
    bool    well = true;

    while (well && (diff->open || diff->next < diff->end) &&
           (length = system_line(&line, &size, file)) > 0) {
        diff->line++;
        if (diff->next < diff->end && diff->next->offset < diff->offset + (size_t)length)
            well = change_line(diff, line, (size_t)length);
        else
            keep_same(diff, line, (size_t)length);
        diff->offset += (size_t)length;
    }
    free(line);
    if (well)
        close_hunk(diff);
    return well && diff->next == diff->end;
}

/* How many bytes the character at c has if it can stand in a diff as it is; else 0. */
static size_t plain(const char *c)
{
    size_t length = utf8_length(c, strlen(c));

    return utf8_is_control(c, length) ? 0 : length;
}

static bool needs_quotes(const char *name)
{
    const char *c = name;

    while (*c && *c != '"' && *c != '\\' && plain(c))
        c += plain(c);
    return *c != '\0';
}

/* As git and GNU diff write it: a name with a blank ends with a tab, and one with
 * other signs that could be taken for something else is quoted. */
static void print_name(const char *sign, const char *name)
{
    bool quoted = needs_quotes(name);

    printf("%s %s", sign, quoted ? "\"" : "");
    for (const char *c = name; *c; c += plain(c) ? plain(c) : 1) {
        if (plain(c))
            printf("%s%.*s", *c == '"' || *c == '\\' ? "\\" : "", (int)plain(c), c);
        else
            printf("\\%03o", (unsigned)(unsigned char)*c);
    }
    printf("%s\n", quoted ? "\"" : strchr(name, ' ') ? "\t" : "");
}

static int by_offset(const void *left, const void *right)
{
    const struct edit *a = left, *b = right;

    return (a->offset > b->offset) - (a->offset < b->offset);
}

static size_t sort(struct edit *edits, size_t count)
{
    size_t kept = 0;

    qsort(edits, count, sizeof *edits, by_offset);
    for (size_t i = 0; i < count; i++) {
        if (kept == 0 || edits[i].offset >= edits[kept - 1].offset + edits[kept - 1].length)
            edits[kept++] = edits[i];
    }
    return kept;
}

static bool release(struct diff *diff)
{
    bool failed = diff->hunk.failed || diff->added.failed;

    for (size_t i = 0; i <= NEAR; i++) {
        failed |= diff->same[i].failed;
        buffer_free(&diff->same[i]);
    }
    buffer_free(&diff->hunk);
    buffer_free(&diff->added);
    return !failed;
}

bool diff_print(struct source *source, struct edit *edits, size_t count)
{
    struct diff diff = { .next = edits, .end = edits + sort(edits, count) };
    FILE *file = fopen(source->name, "rb");

    if (!file)
        return source_fail(source, strerror(errno));
    print_name("---", source->name);
    print_name("+++", source->name);
    errno = 0;
    if (!compare(&diff, file))
        source_fail(source, errno != 0 ? strerror(errno) : "changed while it was being read");
    fclose(file);
    if (!release(&diff))
        source_fail(source, "not enough memory");
    if (fflush(stdout) != 0)
        source_fail(source, "cannot write the diff");
    return !source->failed;
}
