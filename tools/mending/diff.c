/* SPDX-License-Identifier: MIT */
/* diff.c -- edits of a file as a unified diff, for patch and git apply
 *
 * The file is read twice: once to find the lines of the edits, and once to print hunks.  An
 * edit never adds or removes a line: both sides of a hunk have the same numbers. */

#include "mending/witness.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "system/utf8.h"

/* Lines around a change are shown as they are; hunks touch, and are one, if no more than twice
 * as many are between them. */
enum { CONTEXT = 3 };

/* A file that is read line by line. */
struct reader {
    FILE    *file;
    struct buffer line;
    uint64_t number, offset;        /* of the line that was read last */
};

/* The parts of a hunk: the text so far, and lines that come after those removed. */
struct hunk {
    struct buffer text, added;
};

static bool read_line(struct reader *r)
{
    r->offset += r->line.length;
    if (!buffer_line(&r->line, r->file))
        return false;
    r->number++;
    return true;
}

static bool is_in_line(const struct reader *r, const struct edit *edit)
{
    return edit->offset < r->offset + r->line.length;
}

/* Puts the rest of a line. */
static void put_rest(struct buffer *buffer, const char *rest, size_t length)
{
    static const char no_end[] = "\n\\ No newline at end of file\n";

    buffer_put(buffer, rest, length);
    if (length == 0 || rest[length - 1] != '\n')
        buffer_put(buffer, no_end, sizeof no_end - 1);
}

static void put_line(struct buffer *buffer, const char *sign, const struct buffer *line)
{
    buffer_put(buffer, sign, 1);
    put_rest(buffer, line->bytes, line->length);
}

/* Ends lines that were removed, with those added. */
static void put_added(struct hunk *hunk)
{
    buffer_put(&hunk->text, hunk->added.bytes, hunk->added.length);
    hunk->added.length = 0;
}

/* Puts a line with its edits made.  Returns the first edit after it; or NULL if the line no
 * longer has the words that they replace. */
static const struct edit *change_line(const struct reader *r, const struct edit *edit,
                                      const struct edit *end, struct hunk *hunk)
{
    size_t at = 0;

    put_line(&hunk->text, "-", &r->line);
    buffer_put(&hunk->added, "+", 1);
    for (; edit != end && is_in_line(r, edit); edit++) {
        size_t begin = (size_t)(edit->offset - r->offset);

        if (r->line.length - begin < edit->length ||
            memcmp(r->line.bytes + begin, edit->from, edit->length) != 0)
            return NULL;
        buffer_put(&hunk->added, r->line.bytes + at, begin - at);
        buffer_put(&hunk->added, edit->to, strlen(edit->to));
        at = begin + edit->length;
    }
    put_rest(&hunk->added, r->line.bytes + at, r->line.length - at);
    return edit;
}

static void print_hunk(const struct hunk *hunk, uint64_t first, uint64_t lines)
{
    char range[sizeof "18446744073709551615,18446744073709551615"];

    if (lines == 1)
        snprintf(range, sizeof range, "%" PRIu64, first);
    else
        snprintf(range, sizeof range, "%" PRIu64 ",%" PRIu64, first, lines);
    printf("@@ -%s +%s @@\n", range, range);
    fwrite(hunk->text.bytes, 1, hunk->text.length, stdout);
}

/* Reads on, and prints the hunk that begins with an edit.  Returns the first edit after it; or
 * NULL if the file has changed since it was judged, or ends before that edit. */
static const struct edit *read_hunk(struct reader *r, const struct edit *edit,
                                    const struct edit *end, struct hunk *hunk)
{
    const struct edit *begin = edit;
    uint64_t first = edit->line > CONTEXT ? edit->line - CONTEXT : 1;
    uint64_t last  = edit->line;

    hunk->text.length = 0;
    for (const struct edit *next = edit; next != end && next->line <= last + CONTEXT + 1; next++)
        last = next->line + CONTEXT;
    while (edit && r->number < last && read_line(r)) {
        if (edit != end && is_in_line(r, edit)) {
            edit = change_line(r, edit, end, hunk);
        } else if (r->number >= first) {
            put_added(hunk);
            put_line(&hunk->text, " ", &r->line);
        }
    }
    put_added(hunk);
    if (!edit || edit == begin)
        return NULL;
    print_hunk(hunk, first, r->number - first + 1);
    return edit;
}

/* Prints all hunks.  Returns false if the file has changed since it was judged. */
static bool print_hunks(struct reader *r, struct edit *edits, const struct edit *end,
                        struct hunk *hunk)
{
    const struct edit *next = edits;

    for (struct edit *edit = edits; edit != end; edit++) {
        while (!is_in_line(r, edit) && read_line(r))
            ;
        edit->line = r->number;
    }
    rewind(r->file);
    r->line.length = 0;
    *r = (struct reader){ .file = r->file, .line = r->line };
    while (next && next != end)
        next = read_hunk(r, next, end, hunk);
    return next != NULL;
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

bool diff_print(struct source *source, struct buffer *buffer)
{
    struct edit  *edits  = (struct edit *)(void *)buffer->bytes;
    size_t        count  = buffer->length / sizeof *edits;
    struct reader reader = { .file = NULL };
    struct hunk   hunk   = { .text = { 0 } };

    if (count == 0)
        return true;
    reader.file = fopen(source->name, "rb");
    if (!reader.file)
        return source_fail(source, strerror(errno));
    print_name("---", source->name);
    print_name("+++", source->name);
    errno = 0;
    qsort(edits, count, sizeof *edits, by_offset);
    if (!print_hunks(&reader, edits, edits + count, &hunk))
        source_fail(source, errno != 0 ? strerror(errno) : "changed while it was being read");
    fclose(reader.file);
    buffer_free(&reader.line);
    if (hunk.text.failed || hunk.added.failed)
        source_fail(source, "not enough memory");
    buffer_free(&hunk.text);
    buffer_free(&hunk.added);
    if (fflush(stdout) != 0)
        source_fail(source, "cannot write the diff");
    return !source->failed;
}
